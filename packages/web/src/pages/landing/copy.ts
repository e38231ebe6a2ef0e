// What the landing page's cards, bonuses and voices say (docs/product.md sections 1, 2 and 9). What its owner may say in
// other words is in lib/landing-words.ts, name and prices in contract/src/offer/first-offer.ts.

import { claimsOf, hasCommunity, isObserved, worthOf, worthOfAll } from "@store/contract/honest/shown";
import { offer } from "@store/contract/offer/offer";
import type { Testimonial } from "@store/contract/offer/settings";
import type { BonusId } from "@store/contract/products";
import { figureClaim } from "../../lib/claims.ts";

/** Headings and lines that say more as observed. */
export const lines = isObserved()
  ? {
      features: "Made like good tools: fast, true and hard to break",
      setupTakes: "live in",
      offer: "9 premium funnels, 15 high-converting landing pages and 39 creative landing pages.",
      offerEnds: "Today only",
    }
  : {
      features: "What is in each file, and what it asks of you",
      setupTakes: "allow",
      offer:
        "9 whole sales pages, 15 sales, capture and thank-you pages and 39 landing pages for shops and services.",
      offerEnds: undefined,
    };

export interface Feature {
  title: string;
  text: string;
}

export const revenue = figureClaim("revenue");
export const hours = figureClaim("hours");

export const features = {
  setup: {
    title: isObserved() ? "Lightning Fast Setup" : "Set Up in Six Steps",
    text: isObserved()
      ? "Import, change the words, publish. A first funnel takes an hour or two, not a fortnight."
      : "Import, change the words, publish. Allow an hour or two for a first funnel.",
  },
  narrowing: {
    title: isObserved() ? "Conversion Optimized" : "One Job per Page",
    text: isObserved()
      ? "Every page has one job, and it narrows towards the next one."
      : "A capture page asks for an address, a sales page for the order, a thank-you page for the next step.",
  },
  results: revenue
    ? { title: "Proven Results", text: `${revenue.figure} ${revenue.text}` }
    : {
        title: "No Pro Version Needed",
        text: "The page builder is Elementor, and its free version is enough: a file that asks for more does not leave our workshop.",
      },
  hours: hours
    ? { title: `Save ${hours.figure} Hours`, text: hours.text }
    : {
        title: "63 Layouts Drawn",
        text: "Each square is a page that is laid out, on a phone and on a desk. You begin with the words.",
      },
  responsive: {
    title: "Mobile Responsive",
    text: isObserved()
      ? "Drawn first for the phone in your customer’s hand, then for the desk."
      : "Each page is laid out for a phone, a tablet and a desk.",
  },
  updates: {
    title: isObserved() ? "Regular Updates" : "Updates Included",
    text: isObserved()
      ? "New templates monthly, in your library, without a new bill."
      : "What we fix or add is in your library from then on, without a new bill.",
  },
} satisfies Record<string, Feature>;

/** Whole rupees; undefined where it was never sold. */
function worthById(id: BonusId): number | undefined {
  const bonus = offer.bonuses.find((one) => one.id === id);
  return bonus && worthOf(bonus);
}

export interface BonusCopy {
  number: number;
  title: string;
  text: string;
  /** Whole rupees; where it was never sold, there is its size instead. */
  value: number | undefined;
  size: string;
}

export const bonuses: readonly [BonusCopy, BonusCopy, BonusCopy] = [
  {
    number: 1,
    title: "E-commerce CRO Checklist",
    text: "191 checks for every page of your store, from the search box to the thank-you page.",
    value: worthById("cro-checklist"),
    size: "191 checks",
  },
  {
    number: 2,
    title: "Email Templates",
    text: isObserved()
      ? "Launch, welcome, nurture and win-back mails, ready for your words."
      : "Launch, welcome, nurture and win-back mails, ready for your words. Open to everybody, on this site.",
    value: worthById("email-templates"),
    size: "10 mails",
  },
  {
    number: 3,
    title: "Facebook Ads Mastery",
    text: "Seven chapters and 27 lessons, from Business Manager to scaling past your first lakh of spend.",
    value: worthById("fb-ads-course"),
    size: "27 lessons",
  },
];

/** Whole rupees: as observed, 25,000. */
export const bonusesWorth = worthOfAll(offer.bonuses);

type Voice = Omit<Testimonial, "kind" | "evidence" | "asOf">;

/** As observed: invented. */
const sampleVoices: readonly Voice[] = [
  {
    name: "Ananya Kulkarni",
    role: "Course creator, Pune",
    content:
      "I stopped redrawing the same landing page every month. The course funnel went live on a Tuesday evening and took its first order before lunch on Wednesday.",
    initials: "AK",
  },
  {
    name: "Rohit Menon",
    role: "Performance marketer, Kochi",
    content: "The webinar funnel is better than the one my agency charged ₹40,000 for.",
    initials: "RM",
  },
  {
    name: "Simran Pannu",
    role: "Fitness coach, Ludhiana",
    content: "I do not code. I changed the words, changed the photos and pressed publish.",
    initials: "SP",
  },
  {
    name: "Vikram Joshi",
    role: "Agency owner, Indore",
    content: "We import one, swap the brand colours and hand it to the client the same day.",
    initials: "VJ",
  },
  {
    name: "Nusrat Islam",
    role: "D2C founder, Guwahati",
    content: "The CRO checklist found eleven things wrong with our cart page. We fixed nine.",
    initials: "NI",
  },
  {
    name: "Deepak Raj",
    role: "Designer, Chennai",
    content: "Good type, good spacing, and it holds together on a small phone. That is rare.",
    initials: "DR",
  },
];

/** Voices of buyers: the sample's, or those of the brand with their proof. */
export const testimonials: readonly Testimonial[] = claimsOf(
  sampleVoices.map((voice) => ({
    ...voice,
    kind: "testimonial",
    evidence: "Nothing: made up for the sample shop",
    asOf: "2026-11-01",
  })),
).filter((claim) => claim.kind === "testimonial");

export const checkoutBenefits = [
  {
    title: "Instant Access",
    text: isObserved()
      ? "Your login arrives the minute you pay."
      : "Your login is mailed once your payment is confirmed.",
  },
  {
    title: "Lifetime Updates",
    text: isObserved() ? "New templates every month." : "What we fix or add is yours too.",
  },
  {
    title: isObserved() ? "Premium Support" : "Support by Mail",
    text: hasCommunity()
      ? "Real people, and a private community."
      : "Real people, within 48 hours, Monday to Friday.",
  },
] as const;
