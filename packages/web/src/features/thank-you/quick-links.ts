// Where each thing that was bought is opened (docs/product.md section 2, thank-you page).
import { areaPaths, filesPath, isFiles } from "@store/contract/area-paths";
import type { OrderLine } from "@store/contract/order-line";
import type { AreaOf, ResourceType, UpsellId } from "@store/contract/products";

export interface QuickLink {
  /** Of an area, or of what it is drawn as. */
  id: string;
  title: string;
  text: string;
  href: `/${string}`;
}

interface Card {
  title: string;
  text: string;
  /** In place of its login. */
  href?: QuickLink["href"];
}

/** The areas of the bundle, in the order of their cards. */
const base: Record<AreaOf<"bundle">, Card> = {
  funnel_templates: {
    title: "Funnel Templates",
    text: "63 funnels and landing pages to import. Start here.",
  },
  fbads: { title: "FB Ads Course", text: "7 chapters, 27 lessons." },
  checklist: { title: "E-Commerce Checklist", text: "Eight pages of your store, checked." },
};

/** The areas of the extras. `ifAdded` is the text where nobody knows whether the extra was bought. */
const extras: Record<AreaOf<UpsellId>, Card & { ifAdded: string }> = {
  "ad-templates": {
    title: "Ad Templates",
    text: "Part of your order.",
    ifAdded: "If you added them to your order.",
    // The ads are shown to everybody; from there buyers go on to their files.
    href: "/ad-templates",
  },
  "seo-checklist": {
    title: "SEO Checklist",
    text: "44 checks. Part of your order.",
    ifAdded: "If you added it to your order.",
  },
};

/** Open to everybody, and offered to every buyer. */
export const freeBonus: QuickLink = {
  id: "emails",
  title: "Email Templates",
  text: "Free bonus. No login needed.",
  href: "/email-templates",
};

/** The quick links that an order opens; files are called as they were sold. */
export function quickLinksOf(
  opens: readonly string[],
  lines: readonly Pick<OrderLine, "product" | "name">[],
): readonly QuickLink[] {
  return [
    ...[...linksOf(base), ...linksOf(extras)].filter(({ id }) => opens.includes(id)),
    ...opens.filter(isFiles).map((id) => ({
      ...{ id, title: lines.find(({ product }) => product === id)?.name ?? "Your files" },
      ...{ text: "Files to save and keep.", href: filesPath(id) },
    })),
  ];
}

/** For a visitor of whom nobody knows what was bought: the extras are named as such, and all lead to their login. */
export function allQuickLinks(): readonly QuickLink[] {
  return [
    ...linksOf(base),
    ...linksOf(extras).map((link) => ({
      ...link,
      text: extras[link.id].ifAdded,
      href: areaPaths[link.id].loginPath,
    })),
  ];
}

function linksOf<Id extends ResourceType>(cards: Readonly<Record<Id, Card>>) {
  return (Object.keys(cards) as Id[]).map((id) => {
    const { title, text, href = areaPaths[id].loginPath } = cards[id];
    return { id, title, text, href };
  });
}
