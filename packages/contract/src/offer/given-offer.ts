// In the place of first-offer.ts in the program that makes pages: the offer that it is loaded for. It is loaded anew for each.
import type { Offer } from "./offer-shape.ts";

declare global {
  var givenOffer: Offer | undefined;
}

if (!globalThis.givenOffer) throw new Error("No offer was given to make pages of");

export const firstOffer: Offer = globalThis.givenOffer;
