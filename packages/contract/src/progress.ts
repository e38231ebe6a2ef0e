// What an account keeps of a resource: for the checklists and the course what "Remember my progress" asks for, which is off
// by default; for the templates which version was downloaded, so that the library can say what has changed since.
import * as z from "zod/mini";
import { SeoEvaluation } from "./seo-evaluation.ts";

/** The id of an item, a lesson, or one line of a lesson's checklist. */
const ItemId = z.string().check(z.regex(/^[a-z0-9][a-z0-9/-]{0,79}$/, "Unknown item"));

/** `yyyy-mm-dd`, in India. */
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "Not a day"));

/** A template's version that was downloaded last, and the day. */
const Download = z.object({
  version: z.number().check(z.int(), z.positive(), z.maximum(9_999)),
  day: Day,
});
export type Download = z.infer<typeof Download>;

export const Progress = z.object({
  ticked: z.array(ItemId).check(z.maxLength(500, "Too many items")),
  statuses: z.record(ItemId, SeoEvaluation),
  /** The lesson opened last. */
  lesson: z.optional(ItemId),
  /** Second of that lesson's film at which its viewer stopped. */
  second: z.optional(z.number().check(z.int(), z.nonnegative(), z.maximum(36_000))),
  /** The last day in the area, and the day of the visit before: what came after that one is new. */
  visit: z.optional(z.object({ day: Day, since: z.optional(Day) })),
  /** By template. */
  downloads: z.optional(
    z.record(ItemId, Download).check(z.refine((all) => Object.keys(all).length <= 200, "Too many templates")),
  ),
});
export type Progress = z.infer<typeof Progress>;
