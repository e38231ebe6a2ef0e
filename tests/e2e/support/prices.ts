// What the shop under test asks. The amounts are its brand's, so that the tests hold for every brand.
import { brand } from "@store/contract/brand";
import { bundle, upsellById } from "@store/contract/catalogue";
import { formatRupees } from "@store/contract/format";
import { type Discount, type PricedBasket, priceBasket } from "@store/contract/price-basket";
import type { UpsellId } from "@store/contract/products";

/** The coupon that the checkout itself offers. */
export const coupon = brand.quickCoupon;

/** The bundle's price in whole rupees. */
export const { price } = bundle;

/** `₹1,298` for whole rupees. */
export const rupees = formatRupees;

export function priceOf(id: UpsellId): number {
  return upsellById(id).price;
}

/** The bundle with these upsells. */
export function basket(upsells: readonly UpsellId[] = [], discount?: Discount): PricedBasket {
  return priceBasket(upsells, discount);
}

/** The total and the savings, as the checkout shows them. */
export function totals(upsells: readonly UpsellId[] = [], discount?: Discount): [string, string] {
  const { total, totalSavings } = basket(upsells, discount);
  return [rupees(total), rupees(totalSavings)];
}

/** The total as the payment page shows it. */
export function total(upsells: readonly UpsellId[] = [], discount?: Discount): string {
  return rupees(basket(upsells, discount).total);
}

/** The bundle's crossed-out price, and what the price is below it, in whole percent. */
export const struck = rupees(bundle.originalPrice);
export const percentOff = Math.round((1 - price / bundle.originalPrice) * 100);
