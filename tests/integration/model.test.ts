// Any sequence of moves, and after each of them every invariant; at the end every notification comes once more, the jobs
// run, and each order must stand as Stripe says.
//   FC_RUNS=2000 FC_SEED=7 npx vitest run --project integration model

import { CouponEntity } from "@store/core/coupons/coupon.entity";
import { readOrder } from "@store/core/orders/order.entity";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { deliver, eventsOf } from "../support/deliver.ts";
import { size } from "../support/full.ts";
import { expectIdle, letSessionsEnd } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { anyMove, type Move, tolerate, type World } from "../support/moves.ts";
import { openShop } from "../support/shop.ts";

const runs = Number(process.env.FC_RUNS ?? size(60, 15));
const seed = Number(process.env.FC_SEED ?? 20260210);

async function newWorld(): Promise<World> {
  await openShop();
  const coupon = { active: true, redemptions: 0, createdAt: Date.now() };
  await CouponEntity.put({ ...coupon, code: "RARE", percentage: 20, usageLimit: 2 }).go();
  await CouponEntity.put({ ...coupon, code: "GIFT", percentage: 100, usageLimit: 1 }).go();
  await CouponEntity.put({ ...coupon, code: "ONCE", amountOff: 150, oncePerBuyer: true }).go();
  return { orders: [], disarm: [] };
}

const command = ({ name, run }: Move): fc.AsyncCommand<object, World> => ({
  check: () => true,
  toString: () => name,
  async run(_, world) {
    await tolerate(run(world));
    await expectSound();
  },
});

/** What Stripe's own story of a payment comes to; undefined while it is undecided. */
function verdictOfStripe(orderId: string): "completed" | "refunded" | "failed" | undefined {
  const happened = eventsOf(orderId).map(({ type, data: { object } }) => {
    if (object.object === "checkout.session")
      return object.payment_status === "paid" ? "paid" : type.split(".")[2];
    if (object.object === "charge") return object.refunded ? "refunded" : "refunded in part";
    return `dispute ${object.status}`;
  });
  if (happened.includes("paid")) {
    return happened.includes("refunded") || happened.includes("dispute lost") ? "refunded" : "completed";
  }
  const isOver = happened.includes("expired") || happened.includes("async_payment_failed");
  return isOver || !happened.includes("completed") ? "failed" : undefined;
}

async function expectStripesWord({ orders }: World): Promise<void> {
  for (const { input } of orders) {
    const order = await readOrder(input.orderId);
    // Set by hand, or given for nothing: Stripe has no say.
    if (!order || order.override || order.source !== "paid") continue;
    const { orderId, status, review, deletedAt } = order;
    // Deleted, or its customer was: whatever Stripe says is for a person.
    if (deletedAt !== undefined || review === "no account to join") continue;
    const should = verdictOfStripe(orderId) ?? "pending";
    expect({ orderId, status, review }).toEqual({ orderId, status: should, review: undefined });
  }
}

test(`${runs} random stories of up to 30 moves match the model`, { timeout: 60_000 * runs }, async () => {
  const stories = fc.asyncProperty(
    fc.commands([anyMove.map(command)], { maxCommands: 30, size: "max" }),
    async (transitions) => {
      const world = await newWorld();
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: world }), transitions);
      } finally {
        for (const disarm of world.disarm) disarm();
      }
      for (const { input } of world.orders) await deliver(input.orderId);
      await letSessionsEnd();
      for (const { input } of world.orders) await deliver(input.orderId);
      await expectIdle({ twiceMailed: true });
      await expectStripesWord(world);
    },
  );
  await fc.assert(stories, { numRuns: runs, seed, endOnFailure: process.env.FC_SHRINK === undefined });
});
