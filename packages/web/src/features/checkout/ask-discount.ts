import { priceBasket, reductionWords } from "@store/contract/price-basket";
import type { ReactNode } from "react";
import type { call } from "../../lib/api.ts";
import { discountToasts, type ToastText } from "../../lib/toasts.ts";
import type { AppliedCoupon, CheckoutState } from "./checkout-state.ts";
import { askToLogIn } from "./log-in.tsx";
import { visitToken } from "./visit.ts";

/** What the server said about a code, and the toast that tells it (docs/product.md section 8). */
export interface DiscountAnswer {
  coupon?: AppliedCoupon;
  toast: ToastText;
  /** What stands at the field in the place of the toast's words. */
  issue?: ReactNode;
}

/** Asks whether a code is good. Never throws: no answer is an answer too. */
export async function askDiscount(
  code: string,
  { upsells, owner }: Pick<CheckoutState, "upsells" | "owner">,
  ask: typeof call,
): Promise<DiscountAnswer> {
  const { subtotal } = priceBasket(upsells, undefined, owner?.owned);
  const asked = Date.now();
  try {
    // Wrong codes are counted by checkout, so that nobody waits for those of a neighbour in the network.
    const checkoutToken = await visitToken(ask);
    const answer = await ask("validate-discount", {
      code,
      subtotal,
      upsells: [...upsells],
      ...(checkoutToken && { checkoutToken }),
      ...(owner && { sessionToken: owner.sessionToken }),
    });
    if (!answer.success) {
      const toast = discountToasts.invalid(answer.error);
      return answer.code === "discount.log_in" ? { toast, issue: askToLogIn(answer.error) } : { toast };
    }
    const { percentage, amountOff, amount, description, products, endsIn } = answer.discount;
    const reduction = { percentage, amountOff };
    const words = description || `${reductionWords(reduction)} off`;
    return {
      coupon: {
        code: answer.discount.code,
        ...reduction,
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
