import { discountAmount, priceBasket } from "@store/contract/price-basket";
import { checkoutOf } from "../platform/checkout-token.ts";
import type { UseCase } from "../platform/use-case.ts";
import { describe, findUsableCoupon, requireProducts } from "./coupon-uses.ts";
import { mayTryDiscount, missedDiscount } from "./discount-tries.ts";

/** What a code would take off. For display only: the order prices itself again. */
export const validateDiscount: UseCase<"validate-discount"> = async (input) => {
  const { code, subtotal, upsells, checkoutToken } = input;
  const checkoutId = checkoutOf(checkoutToken);
  const [coupon] = await Promise.all([findUsableCoupon(code), mayTryDiscount(checkoutId)]);
  if (!coupon) throw await missedDiscount(checkoutId);
  const basket = upsells && priceBasket(upsells, coupon);
  if (basket) requireProducts(coupon, basket);
  return {
    discount: {
      code: coupon.code,
      percentage: coupon.percentage,
      amount: basket?.discountAmount ?? discountAmount(subtotal, coupon.percentage),
      ...(coupon.products && { products: coupon.products }),
      description: describe(coupon),
      ...(coupon.expiresAt !== undefined && { endsIn: coupon.expiresAt - Date.now() }),
    },
  };
};
