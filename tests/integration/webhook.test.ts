import { paymentWebhook } from "@store/core/orders/payments/payment-webhook";
import { minutes } from "@store/core/platform/time";
import { signature } from "@store/dev/stripe/webhooks";
import { describe, expect, test } from "vitest";
import { newBuyer, newMember, place, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver, deliverEvent, eventOf, eventsOf, signed } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { tap } from "../support/sdk-tap.ts";
import { webhookSecret } from "../support/settings.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const refused = { code: "webhook.signature", status: 400 };

async function paidWithoutWebhook() {
  const placed = await place(await newBuyer());
  stripe.control.pay(placed.sessionId);
  return { ...placed, event: eventOf(placed.orderId, "checkout.session.completed") };
}

describe("a message without a timely signature of Stripe", () => {
  test("changes nothing", async () => {
    const { orderId, event } = await paidWithoutWebhook();
    const before = await readTable();
    const { body, header } = signed(event);
    const at = Math.floor(Date.now() / 1000);
    const tries: [string, string][] = [
      [body, ""],
      [body, "t=1,v1=00"],
      [body, signed(event, "whsec_other").header],
      [body.replace(orderId, "ORDER_1700000000000_another00"), header],
      [`${body} `, header],
      [body, header.replace("v1=", "v0=")],
      [body, header.replace(/t=\d+/, `t=${at + 1}`)],
      [body, signature(webhookSecret, body, at - 301)],
      [body, signature(webhookSecret, body, at + 302)],
    ];
    for (const [text, sign] of tries)
      await expect(paymentWebhook("stripe", text, sign)).rejects.toMatchObject(refused);
    expect(await readTable()).toEqual(before);
  });
});

test("a delivery that meets another one at every write finds what that one wrote", async () => {
  const { orderId, event } = await paidWithoutWebhook();
  let inner: Promise<void> | undefined;
  let isOver = false;
  const stop = tap({
    async before({ operation, keys }) {
      if (operation !== "TransactWriteItems" || !keys.includes(`ORDER#${orderId}`)) return;
      if (inner === undefined) {
        inner = deliverEvent(event);
        await inner;
        isOver = true;
      }
      if (isOver)
        throw Object.assign(new Error("busy"), {
          name: "TransactionCanceledException",
          CancellationReasons: [{ Code: "TransactionConflict" }],
        });
    },
  });
  await deliverEvent(event);
  stop();
  expect((await theOrder(orderId)).status).toBe("completed");
  await expectIdle();
});

test("a message about another shop's payment is accepted without effect", async () => {
  const before = await readTable();
  const { event } = await paidWithoutWebhook();
  const foreign = structuredClone<object>(event) as { data: { object: Record<string, unknown> } };
  foreign.data.object.client_reference_id = null;
  await deliverEvent(foreign);
  foreign.data.object.client_reference_id = "ORDER_1700000000000_notofours";
  await deliverEvent(foreign);
  await deliverEvent({ ...event, type: "invoice.paid" });
  expect((await readTable()).payment).toEqual(before.payment);
});

test("the state of the session at Stripe counts, not that of the message", async () => {
  const placed = await place(await newBuyer());
  const liar = await paidWithoutWebhook();
  const lie = structuredClone<object>(liar.event) as { data: { object: Record<string, unknown> } };
  Object.assign(lie.data.object, { id: placed.sessionId, client_reference_id: placed.orderId });
  await deliverEvent(lie);
  expect((await theOrder(placed.orderId)).status).toBe("pending");
});

test("a failed delivery throws, so that Stripe delivers the message again", async () => {
  const { orderId, event } = await paidWithoutWebhook();
  stripe.control.failNext(1, 500, { only: "GET /v1/checkout/sessions" });
  await expect(deliverEvent(event)).rejects.toThrow();
  expect((await theOrder(orderId)).status).toBe("pending");
  await deliverEvent(event);
  await expectIdle();
});

describe("money that goes back", () => {
  test("leaves the buyer access until its last part", async () => {
    const { orderId, order } = await newMember({ upsells: ["seo-checklist"] });
    const intent = order.paymentId ?? "";
    for (const [amount, refundedAmount] of [
      [30_000, 300],
      [9_900, 399],
    ]) {
      stripe.control.refund(intent, amount);
      await deliver(orderId);
      expect(await theOrder(orderId)).toMatchObject({ status: "completed", refundedAmount });
      await expectSound();
    }
    stripe.control.refund(intent);
    await deliver(orderId);
    expect(await theOrder(orderId)).toMatchObject({
      status: "refunded",
      refundedAmount: 1298,
      refundReason: "refund",
    });
    await expectIdle();
  });

  test("is not counted for a dispute until that is lost", async () => {
    for (const [outcome, status] of [
      ["won", "completed"],
      ["lost", "refunded"],
    ] as const) {
      const { orderId, order } = await newMember();
      stripe.control.dispute(order.paymentId ?? "");
      await deliver(orderId);
      expect((await theOrder(orderId)).status).toBe("completed");
      stripe.control.closeDispute(order.paymentId ?? "", outcome);
      await deliver(orderId);
      expect((await theOrder(orderId)).status).toBe(status);
      await expectIdle();
    }
  });

  test("gives access back when a lost dispute is won after all", async () => {
    const { orderId, order, buyer } = await newMember({ upsells: ["seo-checklist"] });
    const intent = order.paymentId ?? "";
    stripe.control.dispute(intent);
    stripe.control.closeDispute(intent, "lost");
    await deliver(orderId);
    const [event] = eventsOf(orderId).slice(-1);
    const charge = event && "charge" in event.data.object ? String(event.data.object.charge) : "";
    stripe.control.tamper(charge, { disputed: false });
    stripe.control.dispute(intent);
    stripe.control.closeDispute(intent, "won");
    await deliver(orderId);
    expect(await theOrder(orderId)).toMatchObject({ status: "completed" });
    expect((await theOrder(orderId)).refundReason).toBeUndefined();
    expect(
      (await readTable()).customer.find(({ customerId }) => customerId === buyer.customerId)?.hasPaid,
    ).toBe(true);
    await expectIdle();
  });
});

test("a slow payment stays processing until it is paid or fails", async () => {
  for (const [how, status] of [
    ["later_ok", "completed"],
    ["later_fail", "failed"],
  ] as const) {
    const placed = await place(await newBuyer());
    stripe.control.pay(placed.sessionId, { how });
    await deliver(placed.orderId);
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "pending", processing: true });
    travel(minutes(60 * 30));
    await expectIdle();
    stripe.control.settleLater(placed.sessionId);
    await deliver(placed.orderId);
    expect((await theOrder(placed.orderId)).status).toBe(status);
    expect((await theOrder(placed.orderId)).processing).toBeUndefined();
    await expectIdle();
  }
});
