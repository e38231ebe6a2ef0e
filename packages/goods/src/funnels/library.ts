// The funnel library as its page shows it: the index that `npm run studio:funnels` writes, with a guide for each shelf.
import type { TemplateCategory } from "@store/contract/resources";
import index from "../../library/library.json" with { type: "json" };
import { guides } from "./guides.ts";

/** Three shelves of 9, 15 and 39 templates (docs/product.md section 2). */
export const library: TemplateCategory[] = index.categories.map((category) => ({
  ...category,
  guide: [...(guides[category.id] ?? [])],
}));
