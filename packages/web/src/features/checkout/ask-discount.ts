import { priceBasket } from "@store/contract/price-basket";
import type { ProductId } from "@store/contract/products";
import type { call } from "../../lib/api.ts";
import { discountToasts, type ToastText } from "../../lib/toasts.ts";
import type { AppliedCoupon } from "./checkout-state.ts";
import { visitToken } from "./visit.ts";

/** What the server said about a code, and the toast that tells it (docs/product.md section 8). */
export interface DiscountAnswer {
  coupon?: AppliedCoupon;
  toast: ToastText;
}

/** Asks whether a code is good. Never throws: no answer is an answer too. */
export async function askDiscount(
  code: string,
  upsells: readonly ProductId[],
  ask: typeof call,
): Promise<DiscountAnswer> {
  const { subtotal } = priceBasket(upsells);
  const asked = Date.now();
  try {
    // Wrong codes are counted by checkout, so that nobody waits for those of a neighbour in the network.
    const checkoutToken = await visitToken(ask);
    const answer = await ask("validate-discount", {
      code,
      subtotal,
      upsells: [...upsells],
      ...(checkoutToken && { checkoutToken }),
    });
    if (!answer.success) return { toast: discountToasts.invalid(answer.error) };
    const { percentage, description, amount, products, endsIn } = answer.discount;
    const words = description || `${percentage}% off`;
    return {
      coupon: {
        code: answer.discount.code,
        percentage,
        description: words,
        ...(products && { products }),
        // Counted from before the question: no answer is so slow that the page ends later than the shop.
        ...(endsIn !== undefined && { endsAt: asked + endsIn }),
      },
      toast: discountToasts.applied(words, amount),
    };
  } catch {
    return { toast: discountToasts.unreachable };
  }
}
