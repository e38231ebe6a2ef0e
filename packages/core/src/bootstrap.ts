import { offer } from "@store/contract/offer/offer";
import { createOfferedCoupon } from "./coupons/offered-coupon.ts";
import { findSpread } from "./orders/find-spread.ts";
import { ifUnchanged } from "./platform/conditions.ts";
import { oneShardAfter, openShopSince } from "./platform/shop.entity.ts";
import { publishFirstOffer } from "./publishing/first-revision.ts";

/** What an empty shop needs before its first visitor: a birthday, its first offer, and the coupon of the checkout. Safe to repeat. */
export async function bootstrap(): Promise<void> {
  const now = Date.now();
  await Promise.all([openShop(now), createOfferedCoupon(offer, now), publishFirstOffer(now)]);
}

/** A shop that an older release opened or has written to since has lists in all shards: its readers must know. */
async function openShop(now: number): Promise<void> {
  if (await ifUnchanged(openShopSince(now))) return;
  await ifUnchanged(oneShardAfter(now));
  await findSpread(now);
}
