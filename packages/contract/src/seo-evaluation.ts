import * as z from "zod/mini";

/** How far a page has come with one check of the SEO checklist. */
export const SeoEvaluation = z.enum(["Bad", "Can be Improved", "Good"]);
export type SeoEvaluation = z.infer<typeof SeoEvaluation>;
