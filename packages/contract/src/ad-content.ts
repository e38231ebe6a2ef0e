// The shape of the ad creatives, as `get-resource` answers them. The words and drawings live in @store/goods.
import * as z from "zod/mini";

const Pixels = z.number().check(z.int(), z.positive());

/** One size of every ad: a window on the same drawing. */
export const AdFormat = z.object({
  id: z.enum(["feed", "story", "square"]),
  name: z.string(),
  /** Where that size is shown. */
  use: z.string(),
  width: Pixels,
  height: Pixels,
  viewBox: z.string(),
});
export type AdFormat = z.infer<typeof AdFormat>;

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
  /** What stands inside the `svg` element; drawn beyond its edges, for all sizes. */
  art: z.string(),
});
export type AdCreative = z.infer<typeof AdCreative>;
