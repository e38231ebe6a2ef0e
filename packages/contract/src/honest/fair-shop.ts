// The thirteen dark patterns of India's Guidelines for Prevention and Regulation of Dark Patterns, 2023 (CCPA, 30 November
// 2023, Annexure 1), and what this shop found of each in itself. packages/web/src/pages/fair-shop.test.ts looks for their
// signs in the built pages: a finding that the pages contradict fails.

import { brand } from "../brand.ts";
import { offer } from "../offer/offer.ts";
import type { Urgency } from "../offer/settings.ts";

/** The day of the last look through all pages, `yyyy-mm-dd`. */
export const lookedOn = "2026-11-22";

export interface Finding {
  found: boolean;
  words: string;
}

interface Pattern {
  id: string;
  name: string;
  /** What the guidelines mean by it, in short. */
  means: string;
  finding: (urgency: Urgency) => Finding;
}

const none = (words: string) => (): Finding => ({ found: false, words });
/** One finding for the shop as observed, another for the honest one. */
const observed =
  (words: string, honest: string) =>
  (urgency: Urgency): Finding =>
    urgency === "observed" ? { found: true, words } : { found: false, words: honest };

export const patterns: readonly Pattern[] = [
  {
    id: "false-urgency",
    name: "False urgency",
    means: "A hurry, or a popularity, that is not real.",
    finding: observed(
      "The checkout counts down from ten minutes and begins again with each visit; prices hold “today only”; a pop-up names buyers who do not exist.",
      "A timer stands only beside a code that has an end, counts to that instant, and the price changes as the server stops taking the code. The pop-up tells completed orders of the last 72 hours, each once, and is silent under five.",
    ),
  },
  {
    id: "basket-sneaking",
    name: "Basket sneaking",
    means: "Adding something to the cart without being asked.",
    finding: none(
      "Every extra starts unticked. The server prices the cart from what was ticked, and refuses a sum that differs.",
    ),
  },
  {
    id: "confirm-shaming",
    name: "Confirm shaming",
    means: "Making somebody ashamed of saying no.",
    finding: none(
      "No button or line says what sort of person declines. Extras are left by not ticking them.",
    ),
  },
  {
    id: "forced-action",
    name: "Forced action",
    means: "Wanting something else done, bought or told before the thing itself.",
    finding: none(
      "Name, email and phone number, for the account and the order, and nothing else. No newsletter, no app, no sharing of contacts.",
    ),
  },
  {
    id: "subscription-trap",
    name: "Subscription trap",
    means: "A subscription that is hard to end, or was not seen to begin.",
    finding: none("Nothing renews. One payment; no card is stored by us."),
  },
  {
    id: "interface-interference",
    name: "Interface interference",
    means: "A design that hides one choice and pushes another.",
    finding: none(
      "Prices and total stand above the pay button, the terms right under it. Where a yes or no is asked, both have the same weight.",
    ),
  },
  {
    id: "bait-and-switch",
    name: "Bait and switch",
    means: "Announcing one thing and delivering another.",
    finding: none(
      "The price of the landing page is the price of the checkout and of the payment page. Every template can be looked at before paying, and what is built with (Elementor, free) is named there.",
    ),
  },
  {
    id: "drip-pricing",
    name: "Drip pricing",
    means: "Prices that grow on the way to the payment.",
    finding: none(
      "The total is in view at every step, with all taxes in it. No fee is added by us at any step.",
    ),
  },
  {
    id: "disguised-advertisement",
    name: "Disguised advertisement",
    means: "Advertising that looks like something else, such as a customer’s word.",
    finding: observed(
      "Six testimonials, a rating and a count of customers stand on the landing page without proof.",
      "A voice or a figure of ours is shown only with the evidence for it and its date.",
    ),
  },
  {
    id: "nagging",
    name: "Nagging",
    means: "Asking or interrupting again and again.",
    finding: observed(
      "The pop-up with buyers returns every ten seconds.",
      "The pop-up stands in a corner, tells each purchase once, and one press ends it. One mail about a cart, or as many as were announced, each with a link that stops them.",
    ),
  },
  {
    id: "trick-question",
    name: "Trick question",
    means: "Words that lead to an answer that was not meant.",
    finding: none(
      offer.reminderConsent === "box"
        ? "Beside the extras the checkout has one box: it asks for one thing, in the affirmative, and starts unticked."
        : "No question is put in the negative, and none is answered beforehand.",
    ),
  },
  {
    id: "saas-billing",
    name: "SaaS billing",
    means: "Charging again in silence for a service that was subscribed to.",
    finding: none("There is no second charge. Access does not run out."),
  },
  {
    id: "rogue-malware",
    name: "Rogue malware",
    means: "Frightening or luring somebody into installing something harmful.",
    finding: none(
      `Nothing is installed. The pages run no script of anybody else${brand.pixelId ? ", but for one advertising pixel after a yes" : ""}, and their content policy refuses any.`,
    ),
  },
];

/** What the owner can file as a declaration: `/fair-shop.json`. */
export function declaration(urgency: Urgency) {
  return {
    guidelines: "Guidelines for Prevention and Regulation of Dark Patterns, 2023",
    shop: offer.name,
    seller: offer.legalName,
    site: brand.siteUrl,
    lookedOn,
    lookedBy: offer.contactPerson,
    findings: patterns.map(({ id, name, finding }) => ({ id, name, ...finding(urgency) })),
  };
}
