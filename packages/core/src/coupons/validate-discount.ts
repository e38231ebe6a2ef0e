import { discountAmount } from "@store/contract/price-basket";
import { checkoutOf } from "../platform/checkout-token.ts";
import type { UseCase } from "../platform/use-case.ts";
import { describe, findUsableCoupon } from "./coupon-uses.ts";
import { mayTryDiscount, missedDiscount } from "./discount-tries.ts";

/** What a code would take off. For display only: the order prices itself again. */
export const validateDiscount: UseCase<"validate-discount"> = async ({ code, subtotal, checkoutToken }) => {
  const checkoutId = checkoutOf(checkoutToken);
  const [coupon] = await Promise.all([findUsableCoupon(code), mayTryDiscount(checkoutId)]);
  if (!coupon) throw await missedDiscount(checkoutId);
  return {
    discount: {
      code: coupon.code,
      percentage: coupon.percentage,
      amount: discountAmount(subtotal, coupon.percentage),
      description: describe(coupon),
      ...(coupon.expiresAt !== undefined && { endsIn: coupon.expiresAt - Date.now() }),
    },
  };
};
