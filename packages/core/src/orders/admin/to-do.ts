// What an owner has done before the shop sells. Each is seen where it was done; nobody ticks anything.
import { brand } from "@store/contract/brand";
import type { ToDoName } from "@store/contract/calls/admin-dashboard";
import { gstProblems } from "@store/contract/gst/problems";
import { type OpenChoice, openChoices } from "@store/contract/honest/choices";
import { firstOffer } from "@store/contract/offer/first-offer";
import { offer } from "@store/contract/offer/offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { providersOf } from "@store/contract/payment-rules";
import { useCurrentOffer } from "../../offer/current-offer.ts";
import { isMailTried } from "../../platform/shop.entity.ts";
import { lastArrival } from "../payments/message-arrival.entity.ts";

const facts = {
  company: ["supportEmail", "address", "phone", "cin", "contactPerson", "grievanceOfficer"],
  claims: ["claims", "priceHistory"],
  promises: ["urgency", "refundReading", "designToolUrl", "community", "reminderConsent"],
} as const satisfies Partial<Record<ToDoName, readonly OpenChoice["name"][]>>;

/** All but the purchase, which the totals know of. */
export async function readDone(): Promise<ToDoName[]> {
  const [, isMailed] = await Promise.all([useCurrentOffer(), isMailTried()]);
  const arrivals = await Promise.all(providersOf(askedNow(offer)).map(lastArrival));
  const done: Partial<Record<ToDoName, boolean>> = {
    ...chosen(offer, Date.now()),
    prices: pricesOf(offer) !== pricesOf(firstOffer),
    tax: offer.gst.mode !== "off" && gstProblems(offer.gst).length === 0,
    // A signed message proves the key, the webhook and its secret.
    payments: arrivals.every((at) => at > 0),
    mail: isMailed,
  };
  return (Object.keys(done) as ToDoName[]).filter((name) => done[name]);
}

function chosen(now: Offer, today: number): Partial<Record<ToDoName, boolean>> {
  const open = openChoices({ ...brand, ...now }, today).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(facts).map(([name, own]) => [name, !own.some((fact) => open.includes(fact))]),
  );
}

/** The companies that new buyers pay through. */
function askedNow({ payments }: Offer): Offer["payments"] {
  return payments.filter(({ countries }) => countries === "all" || countries.length > 0);
}

/** What is asked for what, to compare. */
function pricesOf({ products }: Offer): string {
  return JSON.stringify(
    products.map(({ id, price, originalPrice, state }) => [id, price, originalPrice, state]),
  );
}
