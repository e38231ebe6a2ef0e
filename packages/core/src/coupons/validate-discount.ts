import { StoreError } from "@store/contract/errors";
import { discountAmount, priceBasket } from "@store/contract/price-basket";
import { type Customer, givingOrders, ownedBy } from "../customers/customer.entity.ts";
import { requireSession } from "../customers/session.ts";
import { buyerHashes } from "../platform/buyer-hash.ts";
import { checkoutOf } from "../platform/checkout-token.ts";
import type { UseCase } from "../platform/use-case.ts";
import type { Coupon } from "./coupon.entity.ts";
import { describe, findUsableCoupon, requireOwner, requireProducts } from "./coupon-uses.ts";
import { mayTryDiscount, missedDiscount } from "./discount-tries.ts";
import { ordersOfUse } from "./redemption.entity.ts";

/** What a code would take off. For display only: the order prices itself again. */
export const validateDiscount: UseCase<"validate-discount"> = async (input) => {
  const { code, subtotal, upsells, checkoutToken, sessionToken } = input;
  const checkoutId = checkoutOf(checkoutToken);
  const [coupon, entered] = await Promise.all([
    findUsableCoupon(code),
    sessionToken === undefined ? undefined : requireSession(sessionToken),
    mayTryDiscount(checkoutId),
  ]);
  if (!coupon) throw await missedDiscount(checkoutId);
  const owned = entered && ownedBy(entered.customer);
  requireOwner(coupon, owned);
  if (entered) await requireFirstUse(coupon, entered.customer);
  const basket = upsells && priceBasket(upsells, coupon, owned);
  if (basket) requireProducts(coupon, basket);
  return {
    discount: {
      code: coupon.code,
      ...(coupon.percentage !== undefined && { percentage: coupon.percentage }),
      ...(coupon.amountOff !== undefined && { amountOff: coupon.amountOff }),
      amount: basket?.discountAmount ?? discountAmount(subtotal, coupon),
      ...(coupon.products && { products: coupon.products }),
      description: describe(coupon),
      ...(coupon.expiresAt !== undefined && { endsIn: coupon.expiresAt - Date.now() }),
    },
  };
};

/** Throws for a customer who is logged in and has bought with the code: an order that is not paid may still give its use up. */
async function requireFirstUse({ code, oncePerBuyer }: Coupon, customer: Customer): Promise<void> {
  if (!oncePerBuyer) return;
  const used = await ordersOfUse(code, buyerHashes("redemption", customer.email, customer.customerId));
  if (used.some((orderId) => givingOrders(customer).includes(orderId))) throw new StoreError("discount.used");
}
