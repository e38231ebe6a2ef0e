// In the place of first-offer.ts where a browser runs: the offer comes with the page, as data. No script holds a price.
import type { Offer } from "./offer-shape.ts";

/** The id of the element that holds it. */
export const offerElementId = "offer";

export const firstOffer: Offer = JSON.parse(document.getElementById(offerElementId)?.textContent ?? "{}");
