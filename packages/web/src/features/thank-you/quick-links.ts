// Where each thing that was bought is opened (docs/product.md section 2, thank-you page).
import type { UpsellId } from "@store/contract/product-ids";
import type { ProductArtName } from "../../ui/product-art.tsx";

export interface QuickLink {
  id: "funnels" | ProductArtName;
  title: string;
  text: string;
  href: `/${string}`;
}

const base: readonly QuickLink[] = [
  {
    id: "funnels",
    title: "Funnel Templates",
    text: "63 funnels and landing pages to import. Start here.",
    href: "/funnel-templates-login",
  },
  { id: "course", title: "FB Ads Course", text: "7 chapters, 27 lessons.", href: "/fb-ads-login" },
  {
    id: "checklist",
    title: "E-Commerce Checklist",
    text: "Eight pages of your store, checked.",
    href: "/ecom-checklist-login",
  },
];

const extras: Partial<Record<UpsellId, QuickLink>> = {
  "ad-templates": {
    id: "ad-templates",
    title: "Ad Templates",
    text: "Part of your order.",
    href: "/ad-templates",
  },
  "seo-checklist": {
    id: "seo-checklist",
    title: "SEO Checklist",
    text: "44 checks. Part of your order.",
    href: "/seo-checklist-login",
  },
};

/** Open to everybody, and offered to every buyer. */
export const freeBonus: QuickLink = {
  id: "emails",
  title: "Email Templates",
  text: "Free bonus. No login needed.",
  href: "/email-templates",
};

/** The quick links that an order opens: three for everybody, two more only where they were bought. */
export function quickLinksOf(upsells: readonly UpsellId[]): readonly QuickLink[] {
  return [...base, ...upsells.flatMap((id) => extras[id] ?? [])];
}
