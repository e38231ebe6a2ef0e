// What stands in the way of publishing an offer, beyond the shape of its fields; and what its owner should know.
import { firstOffer } from "#first-offer";
import { brand } from "../brand.ts";
import type { OfferProblem } from "../calls/admin-offer.ts";
import { gstProblems } from "../gst/problems.ts";
import { openChoices } from "../honest/choices.ts";
import { providersOf } from "../payment-rules.ts";
import type { Offer, Product } from "./offer-shape.ts";

/** The least that a payment company takes. Whole rupees. */
const leastPrice = 50;

/** Sentences that must be answered first. */
export function offerProblems(offer: Offer): OfferProblem[] {
  const { products, payments, gst } = offer;
  const bundles = products.filter(({ soldAs, state }) => soldAs === "bundle" && state === "shown");
  const ids = products.map(({ id }) => id);
  return [
    ...(bundles.length === 1
      ? []
      : [problem("products", `Exactly one product is the bundle and shown; here are ${bundles.length}.`)]),
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id) => problem("products", `Two products have the id ${id}.`)),
    ...products.flatMap(productProblems),
    ...paymentProblems(payments),
    ...deployedProblems(offer),
    ...gstProblems(gst).map((sentence) => problem("gst", sentence)),
  ];
}

function productProblems({ name, price, originalPrice, opens, state }: Product, at: number): OfferProblem[] {
  if (state === "ended") return [];
  return [
    ...(price < leastPrice
      ? [problem(`products.${at}.price`, `${name}: a price is ${leastPrice} rupees or more.`)]
      : []),
    ...(originalPrice !== undefined && originalPrice <= price
      ? [problem(`products.${at}.originalPrice`, `${name}: the crossed-out price is above the price.`)]
      : []),
    ...(opens.length === 0 ? [problem(`products.${at}.opens`, `${name} opens nothing to its buyer.`)] : []),
  ];
}

/** What the pages' scripts are built for: they would go on as before beside pages that say something else. */
function deployedProblems({ urgency, reminderConsent, gst }: Offer): OfferProblem[] {
  const first = firstOffer;
  const onlyByDeploy = (path: string, what: string) =>
    problem(path, `${what}: only a deploy changes this, since the pages' scripts are built for it.`);
  return [
    ...(urgency === first.urgency ? [] : [onlyByDeploy("urgency", "How hard the shop presses")]),
    ...(reminderConsent === first.reminderConsent
      ? []
      : [onlyByDeploy("reminderConsent", "How buyers agree to reminders")]),
    ...(gst.mode === first.gst.mode ? [] : [onlyByDeploy("gst.mode", "Whether tax papers are made")]),
  ];
}

/** A company that this deploy has no keys of cannot be asked for money. */
function paymentProblems(payments: Offer["payments"]): OfferProblem[] {
  const deployed = providersOf(firstOffer.payments);
  const others = providersOf(payments).filter((id) => !deployed.includes(id));
  const takesAll = payments.some(({ countries }) => countries === "all");
  return [
    ...others.map((id) =>
      problem("payments", `This shop has no keys of ${id}: a deploy gives them (docs/deploy.md).`),
    ),
    ...(takesAll ? [] : [problem("payments", "One company must be asked in all other countries.")]),
  ];
}

/** What real buyers should not meet. `today` in epoch milliseconds. */
export function offerNotes(offer: Offer, today: number): OfferProblem[] {
  return openChoices({ ...brand, ...offer }, today)
    .filter(({ name }) => name in offer || !(name in brand))
    .map(({ name, sentence }) => problem(name, sentence));
}

function problem(path: string, sentence: string): OfferProblem {
  return { path, sentence };
}
