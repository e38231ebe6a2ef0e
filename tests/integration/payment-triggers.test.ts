// In whatever order and from however many sides Stripe's news comes: one effect. F2, F3, F5.
import { readCustomer } from "@store/core/customers/customer.entity";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { settle } from "@store/core/orders/settlement/settle";
import { minutes, seconds } from "@store/core/platform/time";
import { afterEach, describe, expect, test } from "vitest";
import {
  askStatus,
  newBuyer,
  newMember,
  paymentInput,
  send,
  sessionsOf,
  theOrder,
} from "../support/buyers.ts";
import { chanceOf } from "../support/chance.ts";
import { travel } from "../support/clock.ts";
import { atOnce, failures, withRandomDelays } from "../support/concurrency.ts";
import { deliver, deliverEvent, eventOf, eventsOf } from "../support/deliver.ts";
import { loseReply } from "../support/faults.ts";
import { few } from "../support/full.ts";
import { expectIdle, letSessionsEnd } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import { expectOneSale, placedWithCoupon } from "../support/one-sale.ts";
import { openShop, stripe } from "../support/shop.ts";

afterEach(() => expectIdle());

const seeds = few(
  Array.from({ length: 20 }, (_, index) => index + 1),
  6,
);

describe("webhook, thank-you page and job at once, 25 of each", () => {
  test.each(few([1, 2, 3, 4, 5, 6], 1))("have one effect on an order (seed %i)", async (seed) => {
    const placed = await placedWithCoupon();
    const { orderId } = placed;
    stripe.control.pay(placed.sessionId);
    const event = eventOf(orderId, "checkout.session.completed");
    travel(minutes(5) + 1);
    const triggers = [() => deliverEvent(event), () => askStatus(placed), () => reconcile()];
    const results = await withRandomDelays(seed, () => atOnce(75, async (index) => triggers[index % 3]?.()));
    expect(failures(results)).toEqual([]);
    await expectOneSale(orderId);
  });

  test("decide nothing on an order whose page was asked for but never noted", async () => {
    for (const seed of [1, 2, 3]) {
      await openShop();
      const buyer = await newBuyer();
      const input = paymentInput(buyer);
      const stop = loseReply(
        (keys, operation) => operation === "TransactWriteItems" && keys.includes(`ORDER#${input.orderId}`),
      );
      await expect(send(buyer, input)).rejects.toThrow("lost");
      stop();
      const results = await withRandomDelays(seed, () =>
        atOnce(30, async (index) =>
          index % 2 ? settle(input.orderId) : askStatus({ buyer, orderId: input.orderId }),
        ),
      );
      expect(failures(results)).toEqual([]);
      expect(await sessionsOf(input.orderId)).toMatchObject([{ state: "asked" }]);
      const placed = await send(buyer, input);
      expect(await sessionsOf(input.orderId)).toMatchObject([{ state: "open", sessionId: placed.sessionId }]);
      await expectSound();
    }
  });
});

describe("a paid order", () => {
  /** Pays, refunds: an order whose session is not known could not be told of its refund. */
  async function expectInAndOutAgain(orderId: string): Promise<void> {
    expect((await theOrder(orderId)).status).toBe("completed");
    await expectOneSale(orderId);
    stripe.control.refund((await theOrder(orderId)).paymentId ?? "");
    // This event names a payment only: nothing but our own rows leads from it to the session.
    await deliverEvent(eventOf(orderId, "charge.refunded"));
    expect((await theOrder(orderId)).status).toBe("refunded");
    await expectIdle();
  }

  const paidSession = (orderId: string) => {
    const opened = stripe.control
      .requests()
      .findLast(({ idempotencyKey, object }) => idempotencyKey?.startsWith(orderId) && object);
    stripe.control.pay(opened?.object ?? "");
  };

  test("is completed when the webhook comes before the session id is stored", async () => {
    const buyer = await newBuyer();
    const input = paymentInput(buyer);
    interleave("PutItem", `ORDER#${input.orderId}`, async () => {
      paidSession(input.orderId);
      await deliver(input.orderId);
    });
    // Refused to note its page, the press looks at the order again.
    await expect(send(buyer, input)).rejects.toMatchObject({ code: "order.already_paid" });
    await expectInAndOutAgain(input.orderId);
  });

  test("is completed when the process died that was to store its session id", async () => {
    const buyer = await newBuyer();
    const input = paymentInput(buyer);
    interleave("PutItem", `ORDER#${input.orderId}`, async () => {
      throw new Error("The process died");
    });
    await expect(send(buyer, input)).rejects.toThrow("died");
    paidSession(input.orderId);
    await deliver(input.orderId);
    await expectInAndOutAgain(input.orderId);
  });

  test("is completed when neither the webhook comes nor the browser is back", async () => {
    const placed = await placedWithCoupon();
    stripe.control.pay(placed.sessionId);
    await letSessionsEnd();
    await expectInAndOutAgain(placed.orderId);
  });
});

describe("events out of order", () => {
  const sessionEvent = (orderId: string, type: string) => ({
    ...eventOf(orderId, "checkout.session.completed"),
    type,
  });

  test("leave an order refunded whose refund came before its completion", async () => {
    const { orderId, sessionId } = await placedWithCoupon();
    stripe.control.pay(sessionId);
    const event = eventOf(orderId, "checkout.session.completed");
    stripe.control.refund(String("payment_intent" in event.data.object && event.data.object.payment_intent));
    await deliverEvent(eventOf(orderId, "charge.refunded"));
    await deliverEvent(event);
    expect((await theOrder(orderId)).status).toBe("refunded");
  });

  test("leave a paid order completed, in either order with its expiry", async () => {
    for (const types of [
      ["expired", "completed"],
      ["completed", "expired"],
    ]) {
      const { orderId, sessionId } = await placedWithCoupon();
      stripe.control.pay(sessionId);
      for (const type of types) await deliverEvent(sessionEvent(orderId, `checkout.session.${type}`));
      expect((await theOrder(orderId)).status).toBe("completed");
    }
  });

  test("give nothing back when the completion comes again after the refund", async () => {
    const { orderId, order, buyer } = await newMember();
    await expectIdle();
    stripe.control.refund(order.paymentId ?? "");
    await deliver(orderId);
    travel(minutes(60 * 24 * 3));
    await deliverEvent(eventOf(orderId, "checkout.session.completed"));
    await settle(orderId);
    expect((await theOrder(orderId)).status).toBe("refunded");
    expect(await readCustomer(buyer.customerId)).toMatchObject({ hasPaid: false });
  });

  test.each(seeds)("agree on the state of a whole life in any order, twice over (seed %i)", async (seed) => {
    const random = chanceOf(seed);
    const { orderId, sessionId, buyer } = await placedWithCoupon();
    stripe.control.pay(sessionId, { how: "later_ok" });
    if (random.oneIn(2)) await deliver(orderId);
    stripe.control.settleLater(sessionId);
    const { data } = eventOf(orderId, "checkout.session.async_payment_succeeded");
    const intent = String("payment_intent" in data.object && data.object.payment_intent);
    stripe.control.refund(intent, 100 * (1 + random.below(900)));
    if (random.oneIn(3)) await deliver(orderId);
    const lost = random.oneIn(2);
    if (lost) {
      stripe.control.dispute(intent);
      stripe.control.closeDispute(intent, "lost");
    }
    const all = [...eventsOf(orderId), ...eventsOf(orderId)];
    const shuffled = all
      .map((event) => ({ event, at: random.below(1000) }))
      .sort((one, other) => one.at - other.at);
    const results = await withRandomDelays(seed, () =>
      atOnce(shuffled.length, async (index) => {
        travel(seconds(1));
        if (random.oneIn(4)) await askStatus({ orderId, buyer }).catch(() => {});
        return deliverEvent(shuffled[index]?.event ?? {});
      }),
    );
    expect(failures(results)).toEqual([]);
    expect((await theOrder(orderId)).status).toBe(lost ? "refunded" : "completed");
  });
});
