// Payment pages are rows: whatever the provider does and however often the button is pressed, at most one can be paid, and
// whatever was paid is found.
import { deleteCustomer } from "@store/core/customers/delete-customer";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { refundOfNotice } from "@store/core/orders/payments/refund-of-notice";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { settle } from "@store/core/orders/settlement/settle";
import { settleSoon } from "@store/core/orders/settlement/settle-soon";
import { openNotices } from "@store/core/outbox/notice.entity";
import { minutes } from "@store/core/platform/time";
import { afterEach, describe, expect, test } from "vitest";
import { alarmsAbout } from "../support/alarms.ts";
import {
  askStatus,
  newBuyer,
  newMember,
  pay,
  paymentInput,
  place,
  refundStates,
  send,
  sessionsOf,
  theOrder,
  unique,
} from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver, deliverEvent } from "../support/deliver.ts";
import { few, size } from "../support/full.ts";
import { expectIdle, letSessionsEnd } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { mailsAbout } from "../support/mail-worker.ts";
import { stripe } from "../support/shop.ts";
import { standIns } from "../support/stand-ins.ts";
import { readTable } from "../support/table-rows.ts";

afterEach(() => expectIdle());

const { control } = stripe;
const opening = "POST /v1/checkout/sessions";

afterEach(() => control.slow(0));

describe("a slow payment provider", () => {
  test.each(few([20, 3, 4], 1))("gives %i presses at once the same page", async (presses) => {
    for (const delay of few([400, 0, 900], 1)) {
      control.slow(delay, opening);
      const buyer = await newBuyer();
      const input = paymentInput(buyer);
      const tries = await Promise.allSettled(
        Array.from({ length: presses }, () => send({ ...buyer, ip: unique() }, input)),
      );
      const urls = new Set(tries.flatMap((one) => (one.status === "fulfilled" ? [one.value.url] : [])));
      expect(urls.size).toBe(1);
      const pages = await sessionsOf(input.orderId);
      expect(pages.filter(({ state }) => state === "open")).toHaveLength(1);
      expect(pages.filter(({ sessionId }) => sessionId !== undefined)).toHaveLength(1);
      const opened = control
        .requests()
        .filter(({ idempotencyKey, status, replayed }) =>
          Boolean(idempotencyKey?.startsWith(`${input.orderId}:`) && status === 200 && !replayed),
        );
      expect(opened).toHaveLength(1);
    }
  });

  test("lets a second press wait for the first one's page", async () => {
    control.slow(600, opening);
    const buyer = await newBuyer();
    const input = paymentInput(buyer);
    const first = send(buyer, input);
    const second = send({ ...buyer, ip: unique() }, input);
    expect((await second).url).toBe((await first).url);
    expect(await sessionsOf(input.orderId)).toMatchObject([{ attempt: 1, state: "open" }]);
  });

  test("gives a refused press the page that another press opened meanwhile", async () => {
    const buyer = await newBuyer();
    const input = paymentInput(buyer);
    // The SDK asks three times.
    control.failNext(3, 503, { only: opening });
    let other: Awaited<ReturnType<typeof send>> | undefined;
    interleave("PutItem", `ORDER#${input.orderId}`, async () => {
      other = await send({ ...buyer, ip: unique() }, input);
    });
    const mine = await send(buyer, input);
    expect(mine.url).toBe(other?.url);
    expect(await sessionsOf(input.orderId)).toMatchObject([{ state: "open" }]);
  });
});

describe("an order that was paid twice", () => {
  /** Two sessions of one order, both paid: what the shop's own rules never open, a fault may. */
  async function paidTwice() {
    const buyer = await newBuyer();
    const input = paymentInput(buyer);
    const first = await send(buyer, input);
    travel(minutes(36));
    // The first page's end was not told by the provider yet when the buyer comes back.
    const second = await send({ ...buyer, ip: unique() }, input);
    expect(second.url).not.toBe(first.url);
    control.tamper(first.sessionId, { status: "open", expires_at: Math.floor(Date.now() / 1000) + 3600 });
    control.pay(first.sessionId);
    control.pay(second.sessionId);
    return { orderId: input.orderId, buyer, first, second };
  }

  /** Its second payment went back by itself, and the bank did not take it. */
  async function secondComesBack() {
    control.planRefunds("fails_later");
    const { orderId } = await paidTwice();
    await deliver(orderId);
    const [refund] = control.refunds().filter(({ metadata }) => metadata?.orderId === orderId);
    control.settleRefund(refund?.id ?? "", "failed");
    control.planRefunds("succeeds");
    await deliver(orderId);
    return { orderId, refund };
  }

  test("is granted once and refunded by itself for the second payment", async () => {
    const { orderId } = await paidTwice();
    await deliver(orderId);
    const order = await theOrder(orderId);
    expect(order.status).toBe("completed");
    await expectIdle();
    expect(await refundStates(orderId)).toEqual(["done"]);
    const { ledger, payment, audit } = await readTable();
    const kinds = ledger.filter((row) => row.orderId === orderId).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["duplicate", "duplicate-refunded", "sale"]);
    expect(
      payment
        .filter((row) => row.orderId === orderId)
        .map(({ what }) => what)
        .sort(),
    ).toEqual(["duplicate", "sale"]);
    expect(
      mailsAbout(orderId)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(["credentials", "duplicate-refunded"]);
    expect(
      audit.some(
        ({ target, action, by }) => target === orderId && action === "order.duplicate" && by === "system",
      ),
    ).toBe(true);
    const refunded = control.refunds().filter(({ metadata }) => metadata?.orderId === orderId);
    expect(refunded).toHaveLength(1);
    expect(refunded[0]?.payment_intent).not.toBe(order.paymentId);
  });

  test("is refunded once, however many messages come at once", async () => {
    const { orderId } = await paidTwice();
    const events = control.events().filter(({ type }) => type === "checkout.session.completed");
    const own = events.filter(
      ({ data: { object } }) => "client_reference_id" in object && object.client_reference_id === orderId,
    );
    await Promise.all(
      Array.from({ length: size(50, 15) }, () => own.map((event) => deliverEvent(event))).flat(),
    );
    await expectIdle();
    expect(control.refunds().filter(({ metadata }) => metadata?.orderId === orderId)).toHaveLength(1);
  });

  test("raises an alarm when its refund fails at the bank", async () => {
    const { orderId } = await secondComesBack();
    expect((await theOrder(orderId)).status).toBe("completed");
    expect(await refundStates(orderId)).toEqual(["failed"]);
    expect(alarmsAbout(orderId)).toHaveLength(1);
  });

  test("goes back once more from its notice, and the sale stands", async () => {
    const { orderId, refund } = await secondComesBack();
    const [notice] = (await openNotices(50)).filter((one) => one.orderId === orderId);
    expect(notice).toMatchObject({ kind: "refund-failed", paymentId: refund?.payment_intent });
    const presses = [1, 2].map(() => refundOfNotice(notice?.noticeId ?? "", "admin"));
    expect((await Promise.allSettled(presses)).some(({ status }) => status === "fulfilled")).toBe(true);
    const back = control.refunds().filter(({ payment_intent }) => payment_intent === refund?.payment_intent);
    expect(back.map(({ status, amount }) => [status, amount])).toEqual([
      ["failed", 99_900],
      ["succeeded", 99_900],
    ]);
    expect(await theOrder(orderId)).toMatchObject({ status: "completed", refundedAmount: 0 });
    expect((await openNotices(50)).filter((one) => one.orderId === orderId)).toEqual([]);
    expect((await readTable()).ledger.map(({ kind }) => kind)).toContain("duplicate-refunded");
  });

  test("keeps the notice of a refund of its sale without a way around the order", async () => {
    const { orderId, order } = await newMember();
    control.planRefunds("fails_later", order.paymentId);
    await refundByHand(orderId, undefined, "admin");
    const [refund] = control.refunds(order.paymentId);
    control.settleRefund(refund?.id ?? "", "failed");
    await deliver(orderId);
    const [notice] = (await openNotices(50)).filter((one) => one.orderId === orderId);
    expect(notice).not.toHaveProperty("paymentId");
    await expect(refundOfNotice(notice?.noticeId ?? "", "admin")).rejects.toMatchObject({
      code: "order.not_refundable",
    });
  });
});

describe("a provider that was away", () => {
  test.each(few([5, 20, 40], 1))(
    "opens a page that can be paid at the first press after %i minutes",
    async (away) => {
      const buyer = await newBuyer();
      const input = paymentInput(buyer);
      for (let at = 0; at < away; at += 5) {
        // The SDK asks three times.
        control.failNext(3, 0, { only: opening });
        await expect(send({ ...buyer, ip: unique() }, input)).rejects.toMatchObject({
          code: "payment.unavailable",
        });
        travel(minutes(5));
        await reconcile();
      }
      const state = (await theOrder(input.orderId)).status;
      // After half an hour without a page the order is over; the page makes another of the same basket.
      const last =
        state === "pending"
          ? await send({ ...buyer, ip: unique() }, input)
          : await place({ ...buyer, ip: unique() });
      expect((await pay(last)).status).toBe("completed");
      await expectIdle();
    },
  );

  test("completes a failed order with a payment that nobody was told of", async () => {
    const placed = await place(await newBuyer());
    await letSessionsEnd();
    expect((await theOrder(placed.orderId)).status).toBe("failed");
    control.tamper(placed.sessionId, { status: "open", expires_at: Math.floor(Date.now() / 1000) + 3600 });
    control.pay(placed.sessionId);
    await deliver(placed.orderId);
    expect((await theOrder(placed.orderId)).status).toBe("completed");
  });

  test("raises an alarm with a message about an unknown order", async () => {
    const placed = await newMember();
    const event = control.events().find(({ type }) => type === "checkout.session.completed");
    const unknown = structuredClone(event) as unknown as { data: { object: Record<string, unknown> } };
    unknown.data.object.client_reference_id = "ORDER_1700000000000_nobodyhas0";
    await deliverEvent(unknown);
    expect(alarmsAbout("ORDER_1700000000000_nobodyhas0")).toHaveLength(1);
    expect((await theOrder(placed.orderId)).status).toBe("completed");
  });
});

test("a payment without a message is found on an order that an admin had completed", async () => {
  const placed = await place(await newBuyer());
  await overrideOrder(placed.orderId, "completed", "admin");
  control.pay(placed.sessionId);
  travel(minutes(6));
  await reconcile();
  expect((await theOrder(placed.orderId)).paymentId).toBeDefined();
});

test("a payment by a deleted customer raises one alarm and is in the books", async () => {
  const placed = await place(await newBuyer());
  await deleteCustomer(placed.buyer.customerId, "admin");
  control.pay(placed.sessionId);
  for (let time = 0; time < 3; time++) await deliver(placed.orderId);
  expect(await theOrder(placed.orderId)).toMatchObject({ status: "failed", review: "no account to join" });
  expect(alarmsAbout(placed.orderId)).toHaveLength(1);
  await expectIdle();
  // Left to the schedule by a message that took too long: looked at once, and not every five minutes for ever.
  await settleSoon(placed.orderId, undefined);
  travel(1);
  await reconcile();
  expect((await theOrder(placed.orderId)).dueAt).toBeUndefined();
  expect(alarmsAbout(placed.orderId)).toHaveLength(1);
});

test("a single write that meets a transaction waits for it", async () => {
  const placed = await place(await newBuyer());
  control.pay(placed.sessionId);
  standIns.dynamo.control.failNext(3, "conflict", {
    operation: "UpdateItem",
    key: `ORDER#${placed.orderId}`,
  });
  expect(await askStatus(placed)).toMatchObject({ status: "completed" });
  expect((await settle(placed.orderId))?.status).toBe("completed");
});
