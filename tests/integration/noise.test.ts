// F9: three in ten requests turned down before they do anything, one answer in ten lost after it did. People try
// again, Stripe delivers again, jobs run again: nothing is lost, nothing is doubled.
import { StoreError } from "@store/contract/errors";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { minutes } from "@store/core/platform/time";
import { expect, test } from "vitest";
import { type Buyer, newBuyer, newCoupon, paymentInput, send, theOrder } from "../support/buyers.ts";
import { chanceOf } from "../support/chance.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { badLuck } from "../support/faults.ts";
import { few } from "../support/full.ts";
import { expectIdle } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { sweep } from "../support/mail-worker.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

/** Tries until it works, as people, Stripe and schedules do. An expected refusal is an answer. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const final = error instanceof StoreError && !["payment.unavailable", "throttled"].includes(error.code);
      if (final || attempt === 25) throw error;
      // Ten presses of one checkout in ten minutes: waited for, as the page asks.
      if (error instanceof StoreError && error.code === "throttled") travel(minutes(10));
    }
  }
}

async function buy(buyer: Buyer, seed: number, code: string): Promise<string> {
  const random = chanceOf(seed);
  const discount = { code, percentage: 20 };
  const input = paymentInput(buyer, { discount, upsells: random.oneIn(2) ? ["seo-checklist"] : [] });
  const placed = await insist(() => send(buyer, input));
  stripe.control.pay(placed.sessionId);
  await insist(() => deliver(placed.orderId));
  if (random.oneIn(3)) {
    const { paymentId } = await insist(() => theOrder(placed.orderId));
    stripe.control.refund(paymentId ?? "");
    await insist(() => deliver(placed.orderId));
  }
  return placed.orderId;
}

test.each(few([1, 2, 3, 4, 5], 1))(
  "eight buyers at once leave a consistent table (seed %i)",
  { timeout: 120_000 },
  async (seed) => {
    const { code } = await newCoupon(20, { usageLimit: 8 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer()));
    const luck = await badLuck(seed, { refused: 30, lost: 10 });
    const orders = await Promise.all(buyers.map((buyer, index) => buy(buyer, seed * 100 + index, code)));
    for (let run = 0; run < 3; run++) {
      await insist(() => reconcile());
      await insist(() => sweep());
      travel(60_001);
    }
    luck();
    await expectSound();
    // A mail that could not be read waits for its next try, ever longer; one whose claim's answer was lost, for the lease.
    travel(minutes(16));
    await expectIdle();
    for (const orderId of orders)
      expect(["completed", "refunded"]).toContain((await theOrder(orderId)).status);
    expect((await readTable()).coupon.find((coupon) => coupon.code === code)?.redemptions).toBe(8);
  },
);
