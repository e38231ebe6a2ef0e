// The parts of the screen Pages: which fields of the offer each holds, and the page that shows them.
import type { Hideable, Offer } from "@store/contract/offer/offer-shape";
import { type LandingWords, wordsBy } from "../../../lib/landing-words.ts";

export interface FieldSpec {
  /** Below the offer, or below an item of a list. */
  path: string;
  label: string;
  kind?: "long" | "date" | "number" | "switch" | "choice";
  choices?: readonly { value: string | number; label: string }[];
  hint?: string;
  /** Empty, it is absent. */
  optional?: true;
}

export interface ListSpec {
  path: string;
  /** What one of it is called. */
  one: string;
  fields: readonly FieldSpec[];
  /** A new one, before anything is typed; none may be added where it is absent. */
  fresh?: object;
  /** Which items of the list are meant. */
  of?: (item: object) => boolean;
}

export interface Part {
  id: string;
  label: string;
  /** The public page that shows it, and where on it. */
  page: string;
  anchor?: string;
  /** What is to be known before the first field. */
  about?: string;
  /** The section of the landing page, where it may be left out. */
  section?: Hideable;
  /** Words that the shop came with, until they are changed. */
  words?: keyof LandingWords;
  fields?: readonly FieldSpec[];
  list?: ListSpec;
  /** Names of the offer that its notes and problems are about. */
  facts?: readonly string[];
}

/** The offer with what the shop came with in the places that the part is about. */
export function begun(offer: Offer, { words, list }: Part): Offer {
  if (words) return { ...offer, words: { ...offer.words, [words]: wordsBy(offer.words)[words] } };
  return list?.path === "claims" && offer.claims === "sample" ? { ...offer, claims: [] } : offer;
}
