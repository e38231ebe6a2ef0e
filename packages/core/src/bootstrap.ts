import { brand } from "@store/contract/brand";
import { CouponEntity } from "./coupon/coupon.entity.ts";
import { isRefusal } from "./lib/table.ts";

/** What an empty shop needs before its first visitor: the coupon that the checkout offers. Safe to repeat. */
export async function bootstrap(): Promise<void> {
  const { code, percentage, description } = brand.quickCoupon;
  try {
    await CouponEntity.create({
      code,
      percentage,
      description,
      active: true,
      taken: 0,
      createdAt: Date.now(),
    }).go();
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}
