// What the shop under test asks. The amounts are its brand's, so that the tests hold for every brand.

import { formatRupees } from "@store/contract/format";
import { bundle, productById } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { type Discount, type PricedBasket, priceBasket } from "@store/contract/price-basket";
import type { ProductId } from "@store/contract/products";

/** The coupon that the checkout itself offers. */
export const coupon = offer.quickCoupon;

/** The bundle's price in whole rupees. */
export const { price, originalPrice } = bundle();

/** `₹1,298` for whole rupees. */
export const rupees = formatRupees;

export function priceOf(id: ProductId): number {
  return productById(id).price;
}

/** The bundle with these upsells. */
export function basket(upsells: readonly ProductId[] = [], discount?: Discount): PricedBasket {
  return priceBasket(upsells, discount);
}

/** The total and the savings, as the checkout shows them. */
export function totals(upsells: readonly ProductId[] = [], discount?: Discount): [string, string] {
  const { total, totalSavings } = basket(upsells, discount);
  return [rupees(total), rupees(totalSavings)];
}

/** The total as the payment page shows it. */
export function total(upsells: readonly ProductId[] = [], discount?: Discount): string {
  return rupees(basket(upsells, discount).total);
}

/** The bundle's crossed-out price, and what the price is below it, in whole percent. */
export const struck = rupees(originalPrice ?? price);
export const percentOff = Math.round((1 - price / (originalPrice ?? price)) * 100);
