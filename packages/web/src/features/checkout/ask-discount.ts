import type { UpsellId } from "@store/contract/catalogue";
import { priceBasket } from "@store/contract/price-basket";
import type { call } from "../../lib/api.ts";
import { discountToasts, type ToastText } from "../../lib/toasts.ts";
import type { AppliedCoupon } from "./checkout-state.ts";

/** What the server said about a code, and the toast that tells it (SPEC.txt section 8). */
export interface DiscountAnswer {
  coupon?: AppliedCoupon;
  toast: ToastText;
}

/** Asks whether a code is good. Never throws: no answer is an answer too. */
export async function askDiscount(
  code: string,
  upsells: readonly UpsellId[],
  ask: typeof call,
): Promise<DiscountAnswer> {
  const { subtotal } = priceBasket(upsells);
  try {
    const answer = await ask("validate-discount", { code, subtotal });
    if (!answer.success) return { toast: discountToasts.invalid(answer.error) };
    const { percentage, description, amount } = answer.discount;
    const words = description || `${percentage}% off`;
    return {
      coupon: { code: answer.discount.code, percentage, description: words },
      toast: discountToasts.applied(words, amount),
    };
  } catch {
    return { toast: discountToasts.unreachable };
  }
}
