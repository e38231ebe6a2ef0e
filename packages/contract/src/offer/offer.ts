import { firstOffer } from "#first-offer";
import type { Offer } from "./offer-shape.ts";

/** The offer that holds now. */
export let offer: Offer = firstOffer;

/** From now on this offer holds, for everything that this process does. */
export function setOffer(next: Offer): void {
  offer = next;
}
