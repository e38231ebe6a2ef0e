// Another offer, as an admin publishes it.
import { firstOffer } from "@store/contract/offer/first-offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { clearOffers, offerOf, useCurrentOffer } from "@store/core/offer/current-offer";
import { readCurrentOffer } from "@store/core/offer/current-offer.entity";
import { publishFirstOffer } from "@store/core/publishing/first-revision";
import { publishOffer } from "@store/core/publishing/publish";

export type Prices = Record<string, number>;

export const priced = (from: Offer, prices: Prices): Offer => ({
  ...from,
  products: from.products.map((product) => ({ ...product, price: prices[product.id] ?? product.price })),
});

/** Publishes the offer that holds, changed, and tells the functions of this process. Answers its revision. */
export async function publish(
  change: (from: Offer) => Offer,
  more: { endsNow?: boolean } = {},
): Promise<number> {
  await publishFirstOffer(Date.now());
  const baseRev = (await readCurrentOffer())?.rev ?? 1;
  const offer = change((await offerOf(baseRev)) ?? firstOffer);
  const rev = await publishOffer({ offer, baseRev, by: "owner", note: "", action: "offer.publish", ...more });
  clearOffers();
  await useCurrentOffer();
  return rev;
}
