// Where each area is entered, and where its page is. Apart from products.ts, which the checkout loads.
import type { Entitlement, ResourceType } from "./products.ts";

export const areaPaths = {
  funnel_templates: { loginPath: "/funnel-templates-login", path: "/funnel-templates" },
  checklist: { loginPath: "/ecom-checklist-login", path: "/ecom-checklist" },
  fbads: { loginPath: "/fb-ads-login", path: "/fb-ads-course" },
  "ad-templates": { loginPath: "/ad-templates-login", path: "/ad-templates-files" },
  "seo-checklist": { loginPath: "/seo-checklist-login", path: "/seo-checklist" },
} as const satisfies Record<ResourceType, { loginPath: `/${string}-login`; path: `/${string}` }>;

/** Whether an entitlement is an area, and no licence. */
export function isArea(entitlement: string): entitlement is ResourceType {
  return entitlement in areaPaths;
}

/** Where the buyers of a product of files open them. */
export const filesPath = (product: string): `/files/${string}` => `/files/${product}`;

/** Where anybody buys a product that is sold by itself. */
export const checkoutPath = (product: string) => `/checkout?upsells=${product}`;

/** What came with the shop and is no area. */
const licence: Exclude<Entitlement, ResourceType> = "agency-license";

/** What is owned and did not come with the shop is files of its owner's (decision 0068). */
export function isFiles(owned: string): boolean {
  return !isArea(owned) && owned !== licence;
}

/** Where an account keeps the sites of its clients. */
export const deskPath = "/client-desk";
