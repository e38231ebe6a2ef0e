// Where each area is entered, and where its page is. Apart from products.ts, which the checkout loads.
import type { ResourceType } from "./products.ts";

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
