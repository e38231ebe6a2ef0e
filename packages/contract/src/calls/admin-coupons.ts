import * as z from "zod/mini";
import { AdminCoupon, Day } from "../admin-rows.ts";
import type { Call } from "../call.ts";
import { SoldProducts } from "../order-line.ts";
import { DiscountCode } from "../schemas.ts";

const CouponFields = z.object({
  code: DiscountCode,
  percentage: z
    .number({ error: "Discount must be a whole number from 1 to 100" })
    .check(
      z.int("Discount must be a whole number from 1 to 100"),
      z.minimum(1, "Discount must be a whole number from 1 to 100"),
      z.maximum(100, "Discount must be a whole number from 1 to 100"),
    ),
  description: z.optional(
    z.string().check(z.trim(), z.maxLength(200, "Description must be less than 200 characters")),
  ),
  usageLimit: z.optional(
    z.nullable(
      z
        .number({ error: "Usage limit must be a whole number of at least 1" })
        .check(
          z.int("Usage limit must be a whole number of at least 1"),
          z.minimum(1, "Usage limit must be a whole number of at least 1"),
          z.maximum(1_000_000, "Usage limit must be at most 10,00,000"),
        ),
    ),
  ),
  /** The first and the last day, in India; without one it begins at once, and never ends. */
  startsAt: z.optional(z.nullable(Day)),
  expiresAt: z.optional(z.nullable(Day)),
  /** The products that it is for; none: all. */
  products: z.optional(z.nullable(SoldProducts)),
});

/** Days of this form are in order as text. */
const endsAfterItBegins = z.refine<Pick<z.infer<typeof CouponFields>, "startsAt" | "expiresAt">>(
  ({ startsAt, expiresAt }) => !startsAt || !expiresAt || startsAt <= expiresAt,
  { path: ["expiresAt"], error: "The last day must not be before the first" },
);

/** What the coupon dialog edits (docs/product.md section 5). */
export const CouponForm = CouponFields.check(endsAfterItBegins);

const couponActions = {
  list: { input: z.object({}), output: z.object({ coupons: z.array(AdminCoupon) }) },
  create: { input: CouponForm, output: z.object({ coupon: AdminCoupon }) },
  update: {
    input: z.extend(CouponFields, { couponId: DiscountCode, version: z.number() }).check(endsAfterItBegins),
    output: z.object({ coupon: AdminCoupon }),
  },
  toggle: {
    input: z.object({ couponId: DiscountCode, isActive: z.boolean() }),
    output: z.object({ coupon: AdminCoupon }),
  },
  delete: { input: z.object({ couponId: DiscountCode }), output: z.object({}) },
} as const;

export const adminCouponsCall = { who: "admin", actions: couponActions } as const satisfies Call;
