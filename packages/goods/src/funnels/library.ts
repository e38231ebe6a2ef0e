import type { TemplateCategory } from "@store/contract/resources";
import index from "../../library/library.json" with { type: "json" };

/** The index that `npm run studio:funnels` writes: three shelves of 9, 15 and 39 templates (docs/product.md section 2). */
export const library: Omit<TemplateCategory, "guide">[] = index.categories;
