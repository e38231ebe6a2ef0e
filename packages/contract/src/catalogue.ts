// What is for sale, and what each thing opens (docs/product.md section 9). The prices are in brand.ts.
import { brand } from "./brand.ts";
import { isObserved } from "./honest/observed.ts";
import type { BonusId, ProductId, UpsellId } from "./product-ids.ts";

/** Gated areas a buyer can hold. `ad-templates` and `seo-checklist` come with their upsells. */
export const resourceTypes = [
  "funnel_templates",
  "checklist",
  "fbads",
  "ad-templates",
  "seo-checklist",
] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** What comes with the bundle. */
export interface Bonus {
  id: BonusId;
  /** Whole rupees, as observed: what it is said to be worth. */
  value: number;
}

export const bonuses = [
  { id: "cro-checklist", value: 5000 },
  { id: "email-templates", value: 5000 },
  { id: "fb-ads-course", value: 15000 },
] as const satisfies readonly Bonus[];

export interface Product {
  id: ProductId;
  name: string;
  description: string;
  /** Whole rupees. */
  price: number;
  /** Whole rupees; the crossed-out price, as observed. Shown through `struckPrice` alone. */
  originalPrice: number;
  benefits: readonly string[];
  grants: readonly ResourceType[];
}

export const bundle = {
  id: "bundle",
  name: "Complete Funnel Bundle",
  description: "63 funnels and landing pages, the CRO checklist and the Facebook Ads course.",
  ...brand.prices.bundle,
  benefits: ["63 funnels and landing pages", "Instant download", "No monthly or recurring fees"],
  grants: ["funnel_templates", "checklist", "fbads"],
} as const satisfies Product;

export const upsells = [
  {
    id: "ad-templates",
    name: "Ad Templates",
    description: isObserved
      ? "Ready-to-edit ad designs that match the funnels, so the click and the page look like one shop."
      : "Ten ready-to-edit ad designs for ten trades, with the words beside them.",
    ...brand.prices["ad-templates"],
    benefits: [
      "Feed, story and carousel sizes",
      "Headline and offer written for each",
      "Editable files, no design software needed",
      isObserved ? "New designs as they are drawn" : "Ten designs, each with other wordings to try",
    ],
    grants: ["ad-templates"],
  },
  {
    id: "seo-checklist",
    name: "SEO Checklist",
    description: "44 checks of what search engines look at in a shop’s pages.",
    ...brand.prices["seo-checklist"],
    benefits: [
      "Six sections, in working order",
      "A how-to guide for every check",
      "Free and paid tools named",
      "A status for each item",
    ],
    grants: ["seo-checklist"],
  },
  {
    id: "agency-license",
    name: "Agency License",
    description: "Resell the funnels to your own clients, under your own name.",
    ...brand.prices["agency-license"],
    benefits: [
      "Resale rights for client work",
      "Unlimited client projects",
      "Use your own brand",
      "One payment, no royalties",
    ],
    grants: [],
  },
] as const satisfies readonly Product[];

/** The upsell with this id. */
export function upsellById(id: UpsellId): Product {
  const found = upsells.find((upsell) => upsell.id === id);
  if (!found) throw new Error(`No upsell ${id}`);
  return found;
}

/** Everything that an order with these upsells opens. */
export function grantsOf(chosen: readonly UpsellId[]): ResourceType[] {
  return [...bundle.grants, ...chosen.flatMap((id) => upsellById(id).grants)];
}
