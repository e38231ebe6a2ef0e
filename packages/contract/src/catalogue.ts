// What is for sale, in words (docs/product.md section 9). The ids, and what each product gives, are in products.ts, the
// prices in brand.ts.
import { brand } from "./brand.ts";
import { isObserved } from "./honest/observed.ts";
import { type BonusId, type ProductId, type UpsellId, upsellIds } from "./products.ts";

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
}

export const bundle = {
  id: "bundle",
  name: "Complete Funnel Bundle",
  description: "63 funnels and landing pages, the CRO checklist and the Facebook Ads course.",
  ...brand.prices.bundle,
  benefits: ["63 funnels and landing pages", "Instant download", "No monthly or recurring fees"],
} as const satisfies Product;

const upsellWords: Record<UpsellId, Pick<Product, "name" | "description" | "benefits">> = {
  "ad-templates": {
    name: "Ad Templates",
    description: isObserved
      ? "Ready-to-edit ad designs that match the funnels, so the click and the page look like one shop."
      : "Ten ready-to-edit ad designs for ten trades, with the words beside them.",
    benefits: [
      "Feed, story and carousel sizes",
      "Headline and offer written for each",
      "Editable files, no design software needed",
      isObserved ? "New designs as they are drawn" : "Ten designs, each with other wordings to try",
    ],
  },
  "seo-checklist": {
    name: "SEO Checklist",
    description: "44 checks of what search engines look at in a shop’s pages.",
    benefits: [
      "Six sections, in working order",
      "A how-to guide for every check",
      "Free and paid tools named",
      "A status for each item",
    ],
  },
  "agency-license": {
    name: "Agency License",
    description: "Resell the funnels to your own clients, under your own name.",
    benefits: [
      "Resale rights for client work",
      "Unlimited client projects",
      "Use your own brand",
      "One payment, no royalties",
    ],
  },
};

/** The extras, in the order of the checkout. */
export const upsells = /* @__PURE__ */ upsellIds.map(upsellById);

/** The upsell with this id. */
export function upsellById(id: UpsellId): Product & { id: UpsellId } {
  return { id, ...upsellWords[id], ...brand.prices[id] };
}
