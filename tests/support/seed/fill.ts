// A year of a shop: customers and their orders, coupons, counters, and everything they are found by.

import { offer } from "@store/contract/offer/offer";
import { CouponEntity } from "@store/core/coupons/coupon.entity";
import { hashPassword } from "@store/core/platform/password";
import { openShopSince } from "@store/core/platform/shop.entity";
import { days, hours } from "@store/core/platform/time";
import { type Chance, chanceOf } from "../chance.ts";
import { count, counterRows } from "./counters.ts";
import { type Item, itemOf, lay } from "./lay.ts";
import { layCustomer } from "./rows.ts";

/** What every made-up customer logs in with. */
export const seedPassword = "seeded-customers-share-this";

const coupons = [
  { code: offer.quickCoupon.code, percentage: offer.quickCoupon.percentage },
  { code: "DIWALI30", percentage: 30, description: "Diwali" },
  { code: "CREATORS15", percentage: 15, description: "For course creators" },
];

export interface Filled {
  customers: number;
  rows: number;
}

/** Rows are held in memory up to this many, then written. */
const atATime = 20_000;

/** Fills an empty table with `customers` who came over `span` milliseconds before `now`. The same seed, the same shop. */
export async function fillShop({
  customers,
  now = Date.now(),
  span = days(365),
  seed = 1,
}: {
  customers: number;
  now?: number;
  span?: number;
  seed?: number;
}): Promise<Filled> {
  const chance = chanceOf(seed);
  const passwordHash = await hashPassword(seedPassword);
  const tally = new Map();
  let items: Item[] = couponRows(now - span);
  let rows = 0;
  for (let number = 0; number < customers; number++) {
    const { order, items: own } = layCustomer(chance, number, momentOf(chance, now, span), {
      passwordHash,
      coupons,
    });
    count(tally, order);
    items.push(...own);
    if (items.length < atATime) continue;
    await lay(items);
    rows += items.length;
    items = [];
  }
  items.push(...counterRows(tally));
  await lay(items);
  return { customers, rows: rows + items.length };
}

function couponRows(createdAt: number): Item[] {
  const made = coupons.map((coupon) =>
    itemOf(CouponEntity.put({ ...coupon, active: true, redemptions: 0, version: 1, createdAt })),
  );
  return [...made, itemOf(openShopSince(createdAt), [])];
}

/** More of late than a year ago, by day more than by night. Nothing in the last hour: that is for the living. */
function momentOf(chance: Chance, now: number, span: number): number {
  const ago = span * (1 - Math.sqrt(chance.next()));
  const day = Math.floor((now - ago) / days(1)) * days(1);
  const at = day + hours(3) + chance.next() * hours(chance.percent(80) ? 13 : 21);
  return Math.floor(Math.min(at, now - hours(1)));
}
