// What stands in the way of publishing an offer, beyond the shape of its fields; and what its owner should know.
import { firstOffer } from "#first-offer";
import { brand } from "../brand.ts";
import type { OfferProblem } from "../calls/admin-offer.ts";
import { gstProblems } from "../gst/problems.ts";
import { type ChosenFacts, openChoices } from "../honest/choices.ts";
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

function productProblems(product: Product, at: number): OfferProblem[] {
  const { name, price, originalPrice, opens, state, picture, pictureText } = product;
  if (state === "ended") return [];
  return [
    ...(price < leastPrice
      ? [problem(`products.${at}.price`, `${name}: a price is ${leastPrice} rupees or more.`)]
      : []),
    ...(originalPrice !== undefined && originalPrice <= price
      ? [problem(`products.${at}.originalPrice`, `${name}: the crossed-out price is above the price.`)]
      : []),
    ...(opens.length === 0 ? [problem(`products.${at}.opens`, `${name} opens nothing to its buyer.`)] : []),
    ...(picture !== undefined && pictureText === undefined
      ? [problem(`products.${at}.pictureText`, `${name}: say what its picture shows.`)]
      : []),
  ];
}

/** What the pages' scripts are built for: they would go on as before beside pages that say something else. */
function deployedProblems({ urgency, reminderConsent, gst }: Offer): OfferProblem[] {
  const first = firstOffer;
  const onlyByDeploy = (path: string, what: string) =>
    problem(path, `${what}: only a deploy changes this, since the pages' scripts are built for it.`);
  return [
    // Pages that were built to press may stop; those that were not have nothing to press with.
    ...(urgency === first.urgency || urgency === "honest"
      ? []
      : [onlyByDeploy("urgency", "How hard the shop presses")]),
    ...(reminderConsent === first.reminderConsent
      ? []
      : [onlyByDeploy("reminderConsent", "How buyers agree to reminders")]),
    ...((gst.mode === "regular") === (first.gst.mode === "regular")
      ? []
      : [onlyByDeploy("gst.mode", "Whether tax invoices are made")]),
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

/** What real buyers should not meet, as its owner reads it. `today` in epoch milliseconds. */
export function offerNotes(offer: Offer, today: number): OfferProblem[] {
  return openChoices({ ...brand, ...offer }, today)
    .filter(({ name }) => name in offer || !(name in brand))
    .map(({ name, sentence }) => problem(name, ownerSentences(offer)[name] ?? sentence));
}

/** In the place of sentences that are for people who edit files. */
function ownerSentences({ claims }: Offer): Partial<Record<keyof ChosenFacts, string>> {
  return {
    supportEmail: "The mail for buyers is the sample's: give the mailbox in which they reach you.",
    address: "The address is the sample's: give your registered one, which the E-Commerce Rules want.",
    phone: "The phone number is the sample's: give that of your customer care.",
    contactPerson: "Who answers for the company is the sample's: name a person.",
    cin: "The CIN is the sample's. Leave it empty for a seller that is no company.",
    grievanceOfficer: "The grievance officer is the sample's: name who answers complaints within 48 hours.",
    urgency:
      "The pages press with a restarting timer, invented buyers and prices never asked. Let them show only what is true, or answer for it.",
    claims:
      claims === "sample"
        ? "Voices and figures are the sample's, which are invented. Add your own with their proof, or make none."
        : "A voice or a figure has no proof, or one of a day that has not come. Name it, or leave it out.",
    refundReading: "The sample promises money back and denies it. Choose one.",
    designToolUrl: "The designs lead to a design tool's home page. Give their share link, or nothing.",
    community: "A community is promised and there is none. Give its address.",
    reminderConsent:
      "Reminders by a note end on 13 May 2027, by the Digital Personal Data Protection Rules: ask by a box from then on.",
  };
}

function problem(path: string, sentence: string): OfferProblem {
  return { path, sentence };
}
