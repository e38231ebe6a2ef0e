// Which words of the landing page are the first to shorten.
import type { Offer } from "@store/contract/offer/offer-shape";
import { type LandingWords, ownWords, wordsBy } from "../../../lib/landing-words.ts";

const names: Record<keyof LandingWords, string> = {
  hero: "the words at the top",
  steps: "the steps",
  closing: "the closing call",
  questions: "the questions",
};

/** The section that grew most against what the shop came with, as a sentence goes on: `the questions (1,240 letters more)`. */
export function longest(offer: Offer): string {
  const [now, own] = [wordsBy(offer.words), ownWords()];
  const grown = (Object.keys(names) as (keyof LandingWords)[]).map((section) => ({
    name: names[section],
    by: lettersOf(now[section]) - lettersOf(own[section]),
  }));
  const voices = { name: "the voices", by: offer.claims === "sample" ? 0 : lettersOf(offer.claims) - 1200 };
  const [most] = [...grown, voices].sort((one, other) => other.by - one.by);
  return most && most.by > 0 ? `${most.name} (${most.by} letters more than at first)` : "the longest answers";
}

function lettersOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  return typeof value === "object" && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + lettersOf(one), 0)
    : 0;
}
