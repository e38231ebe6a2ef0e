export const upsellIds = ["ad-templates", "seo-checklist", "agency-license"] as const;
export type UpsellId = (typeof upsellIds)[number];

/** What can be bought. */
export type ProductId = "bundle" | UpsellId;

/** What comes with the bundle. */
export const bonusIds = ["cro-checklist", "email-templates", "fb-ads-course"] as const;
export type BonusId = (typeof bonusIds)[number];
