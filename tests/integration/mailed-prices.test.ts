// A reminder says what a basket costs: a buyer who comes by it within three days pays no more, and an order names its revision.
import type { Offer } from "@store/contract/offer/offer-shape";
import { orderStory } from "@store/core/orders/admin/order-story";
import { readOrder } from "@store/core/orders/order.entity";
import { hours } from "@store/core/platform/time";
import { beforeEach, expect, test } from "vitest";
import { newBuyer, place } from "../support/buyers.ts";
import { later, remindersTo, tokenIn, visitorWhoLeft } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { type Prices, priced, publish } from "../support/offers.ts";

const to = (prices: Prices) => (from: Offer) => priced(from, prices);
beforeEach(async () => {
  await publish(to({ bundle: 999, "seo-checklist": 299 }), { endsNow: true });
});

/** A basket that was left, and the link of its reminder. */
async function reminded() {
  const visitor = await visitorWhoLeft();
  await later();
  const [reminder] = remindersTo(visitor);
  return { total: reminder?.total, cart: tokenIn(reminder?.restoreUrl, "cart") };
}

/** Buys by the page of that revision, at the amount that it shows. */
async function buy(cart: string, rev: number, amount: number, upsells: "seo-checklist"[] = []) {
  const { input } = await place(await newBuyer(), { rev, amount, upsells, ...(cart && { cart }) });
  return readOrder(input.orderId);
}

test("a price that was mailed is charged for 72 hours after another was published", async () => {
  const { total, cart } = await reminded();
  const rev = await publish(to({ bundle: 1499 }));
  travel(hours(70));
  expect(await buy(cart, rev, 1499)).toMatchObject({ finalAmount: total, offerRev: rev - 1 });
  expect(await buy(cart, rev, 1798, ["seo-checklist"])).toMatchObject({ finalAmount: 1298 });
  travel(hours(3));
  expect(await buy(cart, rev, 1499)).toMatchObject({ finalAmount: 1499, offerRev: rev });
});

test("a mailed price that was ended at once is not charged, nor one that was lowered since", async () => {
  const { cart } = await reminded();
  const lower = await publish(to({ bundle: 899 }));
  expect(await buy(cart, lower, 899)).toMatchObject({ finalAmount: 899, offerRev: lower });
  const ended = await publish(to({ bundle: 1499 }), { endsNow: true });
  expect(await buy(cart, ended, 1499)).toMatchObject({ finalAmount: 1499 });
});

test("what is sold no more comes by no reminder", async () => {
  const { cart } = await reminded();
  const without = (from: Offer): Offer => ({
    ...from,
    products: from.products.map((one) => (one.id === "seo-checklist" ? { ...one, state: "ended" } : one)),
  });
  const rev = await publish((from) => without(priced(from, { bundle: 1499 })));
  expect(await buy(cart, rev, 1499, ["seo-checklist"])).toMatchObject({ finalAmount: 1499 });
  await publish((from) => ({
    ...from,
    products: from.products.map((one) => ({ ...one, state: "shown" })),
  }));
});

test("the story of an order names the revision that it was priced by", async () => {
  const rev = await publish(to({ bundle: 1199 }));
  const order = await buy("", rev, 1199);
  const [placed] = (await orderStory(order?.orderId ?? "")) ?? [];
  expect(placed?.what).toBe(
    `Order of ₹1,199 placed (Complete Funnel Bundle), by revision ${rev} of the offer`,
  );
});
