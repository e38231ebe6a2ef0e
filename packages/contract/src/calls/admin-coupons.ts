import * as z from "zod/mini";
import { AdminCoupon, Day } from "../admin-rows.ts";
import type { Call } from "../call.ts";
import { SoldProducts } from "../order-line.ts";
import { DiscountCode } from "../schemas.ts";

const percentRule = "Discount must be a whole number from 1 to 100";
const sumRule = "Discount must be a whole number of rupees, at least 1";
const usesRule = "Usage limit must be a whole number of at least 1";

/** A whole number from 1 to `most`. */
const whole = (rule: string, most: number, tooMuch = rule) =>
  z.number({ error: rule }).check(z.int(rule), z.minimum(1, rule), z.maximum(most, tooMuch));

const CouponFields = z.object({
  code: DiscountCode,
  /** What it takes off: a percentage, or else a sum in whole rupees. */
  percentage: z.optional(whole(percentRule, 100)),
  amountOff: z.optional(z.nullable(whole(sumRule, 10_000_000, "Discount must be at most ₹1,00,00,000"))),
  description: z.optional(
    z.string().check(z.trim(), z.maxLength(200, "Description must be less than 200 characters")),
  ),
  usageLimit: z.optional(z.nullable(whole(usesRule, 1_000_000, "Usage limit must be at most 10,00,000"))),
  /** The first and the last day, in India; without one it begins at once, and never ends. */
  startsAt: z.optional(z.nullable(Day)),
  expiresAt: z.optional(z.nullable(Day)),
  /** The products that it is for; none: all. */
  products: z.optional(z.nullable(SoldProducts)),
  /** Who may use it: owners of one of these products; none: everybody. */
  owners: z.optional(z.nullable(SoldProducts)),
  /** Each buyer may use it once. */
  oncePerBuyer: z.optional(z.boolean()),
});
type Fields = z.infer<typeof CouponFields>;

const takesOff = z.refine<Fields>(
  ({ percentage, amountOff }) => percentage !== undefined || amountOff != null,
  { path: ["percentage"], error: percentRule },
);
const takesOffOnce = z.refine<Fields>(
  ({ percentage, amountOff }) => percentage === undefined || amountOff == null,
  { path: ["amountOff"], error: "A discount is a percentage or a sum, not both" },
);
/** Days of this form are in order as text. */
const endsAfterItBegins = z.refine<Fields>(
  ({ startsAt, expiresAt }) => !startsAt || !expiresAt || startsAt <= expiresAt,
  { path: ["expiresAt"], error: "The last day must not be before the first" },
);

/** What the coupon dialog edits (docs/product.md section 5). */
export const CouponForm = CouponFields.check(takesOff, takesOffOnce, endsAfterItBegins);

const couponActions = {
  list: { input: z.object({}), output: z.object({ coupons: z.array(AdminCoupon) }) },
  create: { input: CouponForm, output: z.object({ coupon: AdminCoupon }) },
  update: {
    input: z
      .extend(CouponFields, { couponId: DiscountCode, version: z.number() })
      .check(takesOff, takesOffOnce, endsAfterItBegins),
    output: z.object({ coupon: AdminCoupon }),
  },
  toggle: {
    input: z.object({ couponId: DiscountCode, isActive: z.boolean() }),
    output: z.object({ coupon: AdminCoupon }),
  },
  delete: { input: z.object({ couponId: DiscountCode }), output: z.object({}) },
} as const;

export const adminCouponsCall = { who: "admin", actions: couponActions } as const satisfies Call;
