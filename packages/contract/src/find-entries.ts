// What a search over all that is owned looks through. The words live in @store/goods; each customer gets their own areas'.
import * as z from "zod/mini";
import { resourceTypes } from "./products.ts";

/** One thing that has an address of its own: the path of its area, and its id behind the hash. */
export const FindEntry = z.object({
  id: z.string(),
  area: z.enum(resourceTypes),
  kind: z.enum(["point", "lesson", "extra", "template", "ad", "layout", "flow", "occasion"]),
  title: z.string(),
  /** Tab and section, chapter or shelf. */
  place: z.string(),
  /** Each word of its text once, in small letters. */
  words: z.string(),
  /** The same of how it is put right, where a recipe says it. */
  steps: z.string(),
});
export type FindEntry = z.infer<typeof FindEntry>;
