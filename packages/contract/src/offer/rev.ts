import * as z from "zod/mini";
import { offer } from "./offer.ts";

/** The number of a revision of the offer: 1 is the shop's first. */
export const Rev = z
  .number({ error: "Unknown revision" })
  .check(z.int("Unknown revision"), z.minimum(1, "Unknown revision"));

/** The revision that a page in a browser was made of; it comes with the page's offer. */
export function shownRev(): number | undefined {
  return (offer as { rev?: number }).rev;
}
