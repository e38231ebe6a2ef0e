import type { AdminCoupon } from "@store/contract/admin-rows";
import { dayInIndia } from "@store/contract/format";
import type { CouponName } from "../platform/counter.entity.ts";
import type { Coupon } from "./coupon.entity.ts";

/** A coupon as an admin sees it. `timesUsed` comes from the counters. */
export function couponView(
  coupon: Coupon,
  { uses: timesUsed, gross, returned }: Record<CouponName, number>,
): AdminCoupon {
  const {
    code,
    percentage,
    amountOff,
    description = "",
    usageLimit,
    redemptions,
    uncounted = 0,
    startsAt,
    expiresAt,
    products,
    owners,
    oncePerBuyer = false,
    active,
  } = coupon;
  return {
    couponId: code,
    code,
    ...(percentage !== undefined && { percentage }),
    ...(amountOff !== undefined && { amountOff }),
    description,
    usageLimit: usageLimit ?? null,
    timesUsed,
    revenue: (gross - returned) / 100,
    reserved: usageLimit === undefined ? 0 : Math.max(0, redemptions + uncounted - timesUsed),
    startsAt: startsAt === undefined ? null : dayInIndia(startsAt),
    ...(products && { products }),
    ...(owners && { owners }),
    oncePerBuyer,
    // The stored moment is the first of the next day.
    expiresAt: expiresAt === undefined ? null : dayInIndia(expiresAt - 1),
    isActive: active,
    version: coupon.version ?? 0,
  };
}
