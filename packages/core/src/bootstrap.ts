import { quickCouponWords } from "@store/contract/honest/shown";
import { offer } from "@store/contract/offer/offer";
import { CouponEntity } from "./coupons/coupon.entity.ts";
import { ifUnchanged } from "./platform/conditions.ts";
import { openShopSince } from "./platform/shop.entity.ts";
import { publishFirstOffer } from "./publishing/first-revision.ts";

/** What an empty shop needs before its first visitor: a birthday, its first offer, and the coupon of the checkout. Safe to repeat. */
export async function bootstrap(): Promise<void> {
  const { code, percentage } = offer.quickCoupon;
  const now = Date.now();
  const coupon = {
    code,
    percentage,
    description: quickCouponWords(),
    active: true,
    redemptions: 0,
    createdAt: now,
  };
  await Promise.all([
    ifUnchanged(openShopSince(now)),
    ifUnchanged(CouponEntity.create(coupon)),
    publishFirstOffer(now),
  ]);
}
