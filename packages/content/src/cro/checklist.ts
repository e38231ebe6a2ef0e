import type { CroTab } from "@store/contract/resources";
import { cartTab } from "./cart.ts";
import { categoryTab } from "./category.ts";
import { checkoutTab } from "./checkout.ts";
import { generalTab } from "./general.ts";
import { homeTab } from "./home.ts";
import { landingTab } from "./landing.ts";
import { productTab } from "./product.ts";
import { thankYouTab } from "./thank-you.ts";

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
