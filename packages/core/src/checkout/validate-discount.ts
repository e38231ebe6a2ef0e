import { discountAmount } from "@store/contract/price-basket";
import { mayTryDiscount, missedDiscount } from "../coupon/discount-tries.ts";
import { describe, findUsableCoupon } from "../coupon/usable-coupon.ts";
import type { UseCase } from "../platform/use-case.ts";
import { checkoutOf } from "../tokens/checkout-token.ts";

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
