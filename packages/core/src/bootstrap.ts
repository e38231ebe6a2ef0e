import { offer } from "@store/contract/offer/offer";
import { createOfferedCoupon } from "./coupons/offered-coupon.ts";
import { ifUnchanged } from "./platform/conditions.ts";
import { openShopSince } from "./platform/shop.entity.ts";
import { publishFirstOffer } from "./publishing/first-revision.ts";

/** What an empty shop needs before its first visitor: a birthday, its first offer, and the coupon of the checkout. Safe to repeat. */
export async function bootstrap(): Promise<void> {
  const now = Date.now();
  await Promise.all([
    ifUnchanged(openShopSince(now)),
    createOfferedCoupon(offer, now),
    publishFirstOffer(now),
  ]);
}
