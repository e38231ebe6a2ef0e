// Another offer, as an admin publishes it.
import { firstOffer } from "@store/contract/offer/first-offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { clearOffers, offerOf, revInUse, useCurrentOffer } from "@store/core/offer/current-offer";
import { readCurrentOffer } from "@store/core/offer/current-offer.entity";
import { minutes } from "@store/core/platform/time";
import { publishFirstOffer } from "@store/core/publishing/first-revision";
import { publishOffer } from "@store/core/publishing/publish";
import { renderPages } from "@store/core/publishing/render-pages";
import { scheduleOffer } from "@store/core/publishing/schedule";
import { travel } from "./clock.ts";

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

/** Sets a time for the offer that holds, changed, three minutes away. Answers its second. */
export async function setTime(
  change: (from: Offer) => Offer,
  more: { endsNow?: boolean } = {},
): Promise<number> {
  const baseRev = (await readCurrentOffer())?.rev ?? 1;
  const offer = change((await offerOf(baseRev)) ?? firstOffer);
  const at = Date.now() + minutes(3);
  const publication = { offer, baseRev, by: "owner", note: "", action: "offer.publish", ...more } as const;
  await scheduleOffer(publication, at);
  return at;
}

/** Sets a time, and goes on to it: with the job that switches the pages, or without. Answers the revision. */
export async function publishLater(
  change: (from: Offer) => Offer,
  more: { endsNow?: boolean },
  how: "switched" | "by the clock",
): Promise<number> {
  await setTime(change, more);
  travel(minutes(3));
  if (how === "switched") await renderPages();
  await useCurrentOffer();
  return revInUse();
}
