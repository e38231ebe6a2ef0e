import type { AdminOrder } from "@store/contract/admin-rows";
import { bundle, upsellById } from "@store/contract/catalogue";

/** What is in an order, in words. A gift is one area, which may be of the bundle or of an extra. */
export function bought({ source, upsells }: Pick<AdminOrder, "source" | "upsells">): string {
  const extras = upsells.map((id) => upsellById(id).name);
  if (source === "gift") return extras.join(", ") || "One area";
  return [bundle.name, ...extras].join(", ");
}

/** What each thing that can be opened is called in the admin area. */
export const resourceNames = {
  funnel_templates: "Funnel Templates",
  checklist: "E-commerce CRO Checklist",
  fbads: "Facebook Ads Mastery",
  "ad-templates": "Ad Templates",
  "seo-checklist": "SEO Checklist",
  "agency-license": "Agency License",
} as const;
