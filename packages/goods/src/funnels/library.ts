import type { TemplateCategory } from "@store/contract/resources";
import index from "../../library/library.json" with { type: "json" };

// The index that `npm run studio:funnels` writes.

type Shelf = Omit<TemplateCategory, "guide">;

/** Three shelves of 9, 15 and 39 templates (docs/product.md section 2). */
export const library: Shelf[] = index.categories;

/** The shelf of whole funnels, several pages each. */
export const kitShelf: Shelf = index.kits;

/** Every shelf whose files are handed out. */
export const shelves: readonly Shelf[] = [kitShelf, ...library];
