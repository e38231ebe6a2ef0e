// How a point of a checklist is put right, by what a shop runs on. The words live in @store/goods, `checklists/recipes` and
// `checklists/seo-recipes`.
import * as z from "zod/mini";

/** What a recipe can be for, in the order of its tabs. */
export const recipePlatforms = ["shopify", "woocommerce", "gtm", "code", "any"] as const;
export type RecipePlatform = (typeof recipePlatforms)[number];

export const recipePlatformNames = {
  shopify: "Shopify",
  woocommerce: "WooCommerce",
  gtm: "Tag Manager and GA4",
  code: "Plain code",
  any: "Any shop",
} as const satisfies Record<RecipePlatform, string>;

export const Recipe = z.object({
  ways: z
    .array(
      z.object({
        on: z.enum(recipePlatforms),
        steps: z.array(z.string()).check(z.minLength(2), z.maxLength(8)),
        /** To be copied: what it is (`Liquid`, `PHP`), where it goes, and the lines themselves. */
        code: z.optional(z.object({ language: z.string(), place: z.string(), text: z.string() })),
      }),
    )
    .check(z.minLength(1), z.maxLength(recipePlatforms.length)),
  /** How to see that it works. */
  test: z.string(),
  /** When menus and names were last looked at: `November 2026`. */
  checked: z.string(),
});
export type Recipe = z.infer<typeof Recipe>;

/** By the id of the point. */
export const RecipeBook = z.record(z.string(), Recipe);
export type RecipeBook = z.infer<typeof RecipeBook>;
