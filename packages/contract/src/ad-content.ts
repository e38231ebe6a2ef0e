// The shape of the ads, as `get-resource` answers them. Words, drawings and layouts live in @store/goods.
import * as z from "zod/mini";
import { AdWords } from "./ads/ad-layout.ts";

const Hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** The words of an ad in another language. */
export const AdVersion = z.object({
  /** As the page calls it. */
  language: z.string(),
  /** For fonts and screen readers, as in BCP 47. */
  lang: z.string(),
  headline: z.string(),
  primaryText: z.string(),
  below: z.string(),
});
export type AdVersion = z.infer<typeof AdVersion>;

/** How an ad looks until somebody changes it. */
export const AdLook = z.object({
  /** The id of its layout. */
  layout: z.string(),
  /** The ground and the accent. */
  colours: z.tuple([Hex, Hex]),
  words: AdWords,
  /** The colour that its drawing was made on, and whether it can be seen on any other. */
  ground: Hex,
  alone: z.boolean(),
});

export const AdCreative = z.object({
  slug: z.string(),
  name: z.string(),
  /** The line on the picture. */
  headline: z.string(),
  /** The words beside the picture. */
  primaryText: z.string(),
  /** What it is for, and when to run it. */
  purpose: z.string(),
  /** For the headline field under the picture. */
  below: z.string(),
  /** The call-to-action button to choose in Ads Manager. */
  action: z.string(),
  /** Other first lines to test against the one on the picture. */
  alternatives: z.array(z.string()),
  /** What to change, what to leave alone, what the platform minds. */
  notes: z.array(z.string()),
  versions: z.optional(z.array(AdVersion)),
  look: AdLook,
  /** Its drawing: the window, and what stands inside the `svg` element. A photograph can take its place. */
  drawing: z.object({ viewBox: z.string(), art: z.string() }),
});
export type AdCreative = z.infer<typeof AdCreative>;
