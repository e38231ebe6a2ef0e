// What an area is called, in the order in which mails and lists of logins name them.
import type { ResourceType } from "./products.ts";

interface AreaWords {
  /** On links to its login. */
  label: string;
  /** On the account page and in the admin area. */
  title: string;
  /** Within a sentence: "Your order does not include ...". */
  inSentence: string;
  /** What it holds, on the account page. */
  holds: string;
  /** What it holds, in mails. */
  mailed: string;
}

export const areaWords = {
  funnel_templates: {
    label: "Funnel Templates",
    title: "Funnel Templates",
    inSentence: "the funnel library",
    holds: "63 funnels and landing pages to import.",
    mailed: "63 funnels and landing pages, ready to import",
  },
  fbads: {
    label: "Facebook Ads Mastery",
    title: "Facebook Ads Mastery",
    inSentence: "the Facebook Ads course",
    holds: "7 chapters, 27 lessons.",
    mailed: "The course, seven chapters",
  },
  checklist: {
    label: "E-Commerce Checklist",
    title: "E-commerce CRO Checklist",
    inSentence: "the e-commerce checklist",
    holds: "Eight pages of your store, checked.",
    mailed: "Checks for every page of a store",
  },
  "seo-checklist": {
    label: "SEO Checklist",
    title: "SEO Checklist",
    inSentence: "the SEO checklist",
    holds: "44 checks of what search engines look at.",
    mailed: "44 checks in six sections",
  },
  "ad-templates": {
    label: "Ad Templates",
    title: "Ad Templates",
    inSentence: "the Ad Templates add-on",
    holds: "Ads, a studio, flows, a planner.",
    mailed: "Editable ad designs that match the funnels",
  },
} as const satisfies Record<ResourceType, AreaWords>;
