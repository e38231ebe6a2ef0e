import type { CroItem, CroTab } from "@store/contract/resources";
import { cartTab } from "./cart.ts";
import { categoryTab } from "./category.ts";
import { checkoutTab } from "./checkout.ts";
import { checkoutFigures } from "./figures/checkout.ts";
import { generalFigures } from "./figures/general.ts";
import { productFigures } from "./figures/product.ts";
import { generalTab } from "./general.ts";
import { homeTab } from "./home.ts";
import { landingTab } from "./landing.ts";
import { productTab } from "./product.ts";
import { thankYouTab } from "./thank-you.ts";

const figures = { ...generalFigures, ...productFigures, ...checkoutFigures };

/** Shared items stay one object, wherever they are listed. */
const drawn = new Map<string, CroItem>();

function withFigure(item: CroItem): CroItem {
  const figure = figures[item.id];
  if (!figure) return item;
  const known = drawn.get(item.id) ?? { ...item, figure };
  drawn.set(item.id, known);
  return known;
}

function illustrated(tab: CroTab): CroTab {
  return {
    ...tab,
    sections: tab.sections.map((section) => ({ ...section, items: section.items.map(withFigure) })),
  };
}

/** The whole CRO checklist in page order: 8 tabs, 22 sections, 196 rows, 191 distinct ids. */
export const croChecklist: CroTab[] = [
  generalTab,
  homeTab,
  categoryTab,
  productTab,
  landingTab,
  cartTab,
  checkoutTab,
  thankYouTab,
].map(illustrated);
