// What an order's tax papers will say, settled when it is placed: later changes of the shop's settings are not of this sale.

import { StoreError } from "@store/contract/errors";
import type { Billing } from "@store/contract/gst/billing";
import { placeOf, rateAt } from "@store/contract/gst/place";
import { abroad } from "@store/contract/gst/states";
import { offer } from "@store/contract/offer/offer";
import type { GstSettings } from "@store/contract/offer/settings";

/** The service accounting code of what is sold, and of products that have one of their own. */
export type TaxCodes = Pick<GstSettings, "code" | "codes">;

export interface TaxTerms extends Pick<GstSettings, "series" | "lutArn"> {
  mode: "regular" | "unregistered";
  seller: { name: string; address: string; state: string; gstin?: string | undefined };
  /** The two digits of the place of supply. */
  place?: string;
  /** Whole percent in the price. */
  rate: number;
  /** The sale leaves India: `doubt` when another sign says that it does not. */
  export?: "igst" | "lut" | "doubt";
}

/** The buyer's place, which a registered seller must have before the sale; undefined while nothing is asked. */
export function requireBilling(billing: Billing | undefined, { mode }: GstSettings): Billing | undefined {
  if (mode !== "regular") return undefined;
  if (!billing)
    throw new StoreError("input.invalid", { issue: "Please choose your state" }, { fields: ["billing"] });
  return billing;
}

/** The terms of a new order; undefined while the shop makes no tax papers. */
export function taxTerms(
  billing: Billing | undefined,
  phone: string,
  gst: GstSettings,
): TaxTerms | undefined {
  const { mode, series, state, lutArn } = gst;
  if (mode === "off") return undefined;
  const seller = { name: offer.legalName, address: offer.address, state };
  if (!billing) return { series, mode, seller, rate: 0 };
  const place = placeOf(billing);
  const doubt = place === abroad && isIndian(phone);
  const registered = {
    series,
    mode,
    seller: { ...seller, ...(gst.gstin !== undefined && { gstin: gst.gstin }) },
    place,
    // A buyer who may be in India after all is charged as everybody in India.
    rate: doubt ? gst.rate : rateAt(place, gst),
  };
  if (place !== abroad) return registered;
  const way = doubt ? "doubt" : gst.export;
  return { ...registered, export: way, ...(way === "lut" && lutArn !== undefined && { lutArn }) };
}

/** A number of the Indian network: the second sign of where a buyer is, beside the country they chose. */
function isIndian(phone: string): boolean {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.startsWith("+") ? digits.startsWith("+91") : true;
}
