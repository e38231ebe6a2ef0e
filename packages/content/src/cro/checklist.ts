import { cartTab } from "./cart";
import { categoryTab } from "./category";
import { checkoutTab } from "./checkout";
import { generalTab } from "./general";
import { homeTab } from "./home";
import { landingTab } from "./landing";
import { productTab } from "./product";
import { thankYouTab } from "./thank-you";
import type { CroTab } from "./types";

/** The whole CRO checklist in page order: 8 tabs, 22 sections, 196 rows, 191 distinct ids (SPEC.txt section 2). */
export const croChecklist: CroTab[] = [
  generalTab,
  homeTab,
  categoryTab,
  productTab,
  landingTab,
  cartTab,
  checkoutTab,
  thankYouTab,
];
