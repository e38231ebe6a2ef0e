// F1: Stripe delivers at least once, and sometimes a hundred times at once.
import { describe, expect, test } from "vitest";
import { theOrder } from "../support/buyers.ts";
import { atOnce, failures, withRandomDelays } from "../support/concurrency.ts";
import { deliverEvent, eventsOf } from "../support/deliver.ts";
import { few } from "../support/full.ts";
import { expectOneSale, placedWithCoupon } from "../support/one-sale.ts";
import { stripe } from "../support/shop.ts";

const seeds = few(
  Array.from({ length: 20 }, (_, index) => index + 1),
  2,
);

describe("a hundred deliveries of one event at once", () => {
  test.each(seeds)("have one effect, seed %i", async (seed) => {
    const { orderId, sessionId } = await placedWithCoupon();
    const later = seed % 2 === 0;
    stripe.control.pay(sessionId, { how: later ? "later_ok" : "now" });
    const hundred = () => {
      const event = eventsOf(orderId).at(-1) ?? {};
      return withRandomDelays(seed, () => atOnce(100, () => deliverEvent(event)));
    };
    expect(failures(await hundred())).toEqual([]);
    if (later) {
      expect(await theOrder(orderId)).toMatchObject({ status: "pending", processing: true });
      stripe.control.settleLater(sessionId);
      expect(failures(await hundred())).toEqual([]);
    }
    await expectOneSale(orderId);
  });
});
