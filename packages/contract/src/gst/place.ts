// Where a supply is made, and with that who gets its tax.
import type { GstSettings } from "../offer/settings.ts";
import type { Billing } from "./billing.ts";
import { india } from "./countries.ts";
import { splitTax, type TaxSplit } from "./split-tax.ts";
import { abroad } from "./states.ts";

type Place = Pick<Billing, "country" | "state">;

/** The two digits of the place of supply: the State that the buyer named, or `96`. */
export function placeOf({ country, state }: Place): string {
  return country === india && state !== undefined ? state : abroad;
}

/** The rate that a buyer there pays: none only under a letter of undertaking, and only abroad. */
export function rateAt(place: string, { mode, rate, export: way }: GstSettings): number {
  if (mode !== "regular") return 0;
  return place === abroad && way === "lut" ? 0 : rate;
}

/** The tax in a price, in whole rupees, for a buyer there; before a place is named, as for another State. */
export function taxIncluded(
  rupees: number,
  place: string | undefined,
  gst: GstSettings,
): TaxSplit & { rate: number } {
  const rate = rateAt(place ?? "", gst);
  return { rate, ...splitTax(rupees * 100, rate, place === gst.state) };
}
