// What the offer's `urgency` leaves of claims and struck prices. Every page asks here.

import { offer } from "../offer/offer.ts";
import type { Bonus, Offer, Product } from "../offer/offer-shape.ts";
import type { Claim, RefundReading } from "../offer/settings.ts";
import { isObserved } from "./observed.ts";
import { formerPrice } from "./price-history.ts";

export { isObserved };

/** What the coupon on the checkout is said to be: "extra" only beside the price that is struck out as observed. */
export function quickCouponWords({ quickCoupon }: Pick<Offer, "quickCoupon"> = offer): string {
  const { description, percentage } = quickCoupon;
  return isObserved() ? description : `${percentage}% off the whole order`;
}

/** Whether the pages promise a community of buyers. */
export function hasCommunity(): boolean {
  return isObserved() || offer.community !== undefined;
}

/** The reading of the refund promise that the pages give. */
export function refundReading(): RefundReading | "both" {
  return offer.refundReading === "both" && !isObserved() ? "guarantee" : offer.refundReading;
}

/** Whether the pages that sell promise the 30-day money-back guarantee. */
export function promisesGuarantee(): boolean {
  return refundReading() !== "strict";
}

/** Which claims may be made: the sample's only as observed, the brand's own as long as any are. */
export function claimsOf(sample: readonly Claim[]): readonly Claim[] {
  const { claims } = offer;
  if (claims !== "sample") return claims;
  return isObserved() ? sample : [];
}

/** What a price is below a struck one, in whole percent. */
export function percentOff(price: number, struck: number): number {
  return Math.round(((struck - price) / struck) * 100);
}

/** What may be struck out beside a price, in whole rupees; undefined when the price stands alone. */
export function struckPrice({ id, price, originalPrice }: Product): number | undefined {
  return isObserved() ? originalPrice : formerPrice(offer.priceHistory, id, price);
}

/** What a bonus may be said to be worth, in whole rupees: a price at which it was sold. */
export function worthOf({ id, value }: Bonus): number | undefined {
  return isObserved() ? value : formerPrice(offer.priceHistory, id, 0);
}

/** What all bonuses together may be said to be worth; undefined unless each may. */
export function worthOfAll(list: readonly Bonus[]): number | undefined {
  const values = list.map(worthOf);
  return values.every((value) => value !== undefined)
    ? values.reduce((sum, value) => sum + value, 0)
    : undefined;
}
