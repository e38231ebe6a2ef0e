import { offer } from "../offer/offer.ts";

/** The shop as it was modelled on another: its claims and prices stand without proof. */
export function isObserved(): boolean {
  return offer.urgency === "observed";
}
