// The landing page's words and sections, as the offer has them. In documents alone: no script is given them.
import { formatRupees } from "@store/contract/format";
import { bundle } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import type { Hideable } from "@store/contract/offer/offer-shape";
import { wordsBy } from "../../lib/landing-words.ts";

export const landingWords = wordsBy(offer.words);

/** With the price in the place that was kept for it. */
export function filled(text: string): string {
  return text.replaceAll("{price}", formatRupees(bundle().price));
}

/** Whether the page has this section. */
export function isShown(section: Hideable): boolean {
  return !offer.words.hidden.includes(section);
}
