// What an owner must have chosen before real buyers see the shop. The doctor and the production build ask here.
import type { Offer } from "../offer/offer-shape.ts";
import { oldestDays } from "./price-history.ts";

/** The facts that are judged: the owner's, and two of brand.ts. */
export interface ChosenFacts
  extends Pick<
    Offer,
    | "supportEmail"
    | "address"
    | "phone"
    | "cin"
    | "contactPerson"
    | "grievanceOfficer"
    | "urgency"
    | "acceptDarkPatterns"
    | "claims"
    | "priceHistory"
    | "refundReading"
    | "designToolUrl"
    | "community"
    | "reminderConsent"
  > {
  siteUrl: string;
  mailFrom: string;
}

/** A setting that is still the sample's, or contradicts another, with one sentence on what to choose. */
export interface OpenChoice {
  name: keyof ChosenFacts;
  sentence: string;
}

const sampleSigns = [/\.example\b/i, /\bexample (house|officer|person)\b/i, /\b0000 ?0000\b/, /^U00000/];
const isSample = (value: string) => sampleSigns.some((sign) => sign.test(value));

/** What each fact of the seller is for. */
const identity = {
  siteUrl: "give the address that buyers open.",
  supportEmail: "give the mailbox in which buyers reach you.",
  mailFrom: "give the sender of the logins, at a domain of yours.",
  address: "give the registered address, which the E-Commerce Rules want on every page.",
  phone: "give the number of your customer care, which the E-Commerce Rules want.",
  contactPerson: "name who answers for the company, as rule 26 of the Companies (Incorporation) Rules wants.",
  cin: "give the company's identity number, or undefined for a seller that is no company.",
} as const;

/** What is still open, in the order of brand.ts. `today` in epoch milliseconds. */
export function openChoices(brand: ChosenFacts, today: number): OpenChoice[] {
  const open: OpenChoice[] = [];
  const say = (name: OpenChoice["name"], sentence: string) => open.push({ name, sentence });
  for (const [name, meaning] of Object.entries(identity) as [keyof typeof identity, string][]) {
    const value = brand[name];
    if (value !== undefined && isSample(value)) say(name, `${name} is the sample's: ${meaning}`);
  }
  if (Object.values(brand.grievanceOfficer).some((value) => value === "" || isSample(value)))
    say(
      "grievanceOfficer",
      "grievanceOfficer is the sample's: name the person who answers complaints within 48 hours and a month, with designation, mail and phone.",
    );
  if (brand.urgency === "observed" && !brand.acceptDarkPatterns)
    say(
      "urgency",
      'urgency is the sample\'s "observed", with a restarting timer, invented buyers and prices never asked, most of it on India\'s list of dark patterns: choose "honest" (only what is true), or answer for it with acceptDarkPatterns: true.',
    );
  if (brand.claims === "sample")
    say(
      "claims",
      "claims are the sample's, which are invented: list your own, each with its evidence and date, or [] to make none.",
    );
  else if (brand.claims.some(({ evidence, asOf }) => evidence.trim() === "" || !(Date.parse(asOf) <= today)))
    say(
      "claims",
      "claims has one without evidence, or of a day that has not come: name the proof and its date, or leave it out.",
    );
  if (brand.priceHistory.some(({ to }) => !(today - Date.parse(to) <= oldestDays * 86_400_000)))
    say(
      "priceHistory",
      `priceHistory has a price that ended more than ${oldestDays} days ago: leave it out, because a buyer takes a struck price for a recent one.`,
    );
  if (brand.refundReading === "both")
    say(
      "refundReading",
      'refundReading is the sample\'s "both", which promises money back and denies it, and exists as observed alone: choose "guarantee" (30 days, whatever the reason) or "strict" (only for what went wrong).',
    );
  if (brand.designToolUrl !== undefined && isHomePage(brand.designToolUrl))
    say(
      "designToolUrl",
      "designToolUrl leads to a design tool's home page: give the share link of your designs, or undefined, and the buttons lead to the files themselves.",
    );
  if (brand.community === undefined ? brand.urgency === "observed" : isSample(brand.community))
    say(
      "community",
      "community is promised and leads nowhere: give its address, which buyers are then shown; only the observed pages promise one without.",
    );
  if (brand.reminderConsent === "notice" && today >= consentDay)
    say(
      "reminderConsent",
      'reminderConsent is "notice", which the Digital Personal Data Protection Rules end on 13 May 2027: choose "box", and fewer carts are recorded.',
    );
  return open;
}

/** The day on which the rules on notice and consent are in force. */
const consentDay = Date.parse("2027-05-13T00:00:00+05:30");

/** An address without anything behind the host is no share link. */
export function isHomePage(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return pathname === "/" && search === "" && hash === "";
}

/** Stops a production build (`STORE_STAGE=production`) while a choice is open. */
export function refuseOpenChoices(stage: string | undefined, brand: ChosenFacts, today: number): void {
  const open = stage === "production" ? openChoices(brand, today) : [];
  if (open.length === 0) return;
  throw new Error(
    `Not for production yet. In packages/contract/src/brand.ts and offer/first-offer.ts:\n${open.map(({ sentence }) => `- ${sentence}`).join("\n")}`,
  );
}
