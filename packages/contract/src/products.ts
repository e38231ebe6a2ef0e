// What can be bought and what each product gives: the one list. What a package says, draws or stores of a product stands
// in records keyed by these ids, so that types ask every package for a new one (docs/architecture.md, "a thing to sell").

/** The extras that this shop brought along. Prices and words are the offer's: offer/first-offer.ts. */
export const upsellIds = ["ad-templates", "seo-checklist", "agency-license"] as const;
export type UpsellId = (typeof upsellIds)[number];

/** What this shop brought along for sale. */
export const productIds = ["bundle", ...upsellIds] as const;

/** What can be bought, by its id in the offer: an owner adds products of their own. `SoldProduct` says how it looks. */
export type ProductId = string;

/** What comes with the bundle. */
export const bonusIds = ["cro-checklist", "email-templates", "fb-ads-course"] as const;
export type BonusId = (typeof bonusIds)[number];

/** Gated areas. Their paths are in area-paths.ts, their words in area-words.ts. */
export const resourceTypes = [
  "funnel_templates",
  "checklist",
  "fbads",
  "ad-templates",
  "seo-checklist",
] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** What a product can give that is no area. */
const licences = ["agency-license"] as const satisfies readonly UpsellId[];

/** What a customer can own: areas and licences. */
export const entitlements = [...resourceTypes, ...licences] as const;
export type Entitlement = (typeof entitlements)[number];

/** What each product gives to its buyer: at least one entitlement. */
export const entitlementsOfProduct = {
  bundle: ["funnel_templates", "checklist", "fbads"],
  "ad-templates": ["ad-templates"],
  "seo-checklist": ["seo-checklist"],
  "agency-license": ["agency-license"],
} as const satisfies Record<(typeof productIds)[number], readonly [Entitlement, ...Entitlement[]]>;

/** The areas among what a product gives. */
export type AreaOf<Id extends (typeof productIds)[number]> = Extract<
  (typeof entitlementsOfProduct)[Id][number],
  ResourceType
>;

/** The area that all films belong to: anybody who may not enter it may not see them. */
export const filmedResource: ResourceType = "fbads";

/** An id as part of a name that has no hyphens. */
export type Underscored<Id extends string> = Id extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Id;
