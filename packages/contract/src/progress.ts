// What "Remember my progress" keeps, per customer and resource. Off by default.
import * as z from "zod/mini";
import { SeoEvaluation } from "./resources.ts";

/** The id of an item, a lesson, or one line of a lesson's checklist. */
const ItemId = z.string().check(z.regex(/^[a-z0-9][a-z0-9/-]{0,79}$/, "Unknown item"));

export const Progress = z.object({
  ticked: z.array(ItemId).check(z.maxLength(500, "Too many items")),
  statuses: z.record(ItemId, SeoEvaluation),
  /** The lesson opened last. */
  lesson: z.optional(ItemId),
  /** Second of that lesson's film at which its viewer stopped. */
  second: z.optional(z.number().check(z.int(), z.nonnegative(), z.maximum(36_000))),
});
export type Progress = z.infer<typeof Progress>;
