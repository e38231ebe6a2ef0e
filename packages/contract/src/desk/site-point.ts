// What is kept of a checklist's point for one site of a client: its mark, who does it until when, what was found, what it is
// now, and a note (docs/decisions/0137).
import * as z from "zod/mini";
import { lazyObject } from "../schemas.ts";
import { Line, Lines } from "./plain-text.ts";

/** The checklists of a desk, in the order in which they are shown. */
export const deskLists = ["checklist", "seo-checklist"] as const;
export type DeskList = (typeof deskLists)[number];

export const marks = ["open", "done", "not-needed"] as const;
export type Mark = (typeof marks)[number];

/** A day, `yyyy-mm-dd`, or none. */
const Day = () =>
  z.string({ error: "Please choose a day" }).check(
    z.refine((day) => {
      if (day === "") return true;
      const at = /^20\d{2}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
      return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
    }, "Please choose a day of this century"),
  );

const fields = () => ({
  mark: z.enum(marks, { error: "Please choose a mark" }),
  /** Who does it. */
  who: Line(60, "a name"),
  /** Until when. */
  due: Day(),
  /** What was found, and what it is now: for the report. */
  before: Lines(600, "what was found"),
  after: Lines(600, "what it is now"),
  /** In no report. */
  note: Lines(1000, "a note"),
});

export const PointFields = /* @__PURE__ */ z.lazy(() => z.object(fields()));
export type PointFields = z.infer<typeof PointFields>;

/** How a point stands of which nothing was kept yet. */
export const openPoint: PointFields = { mark: "open", who: "", due: "", before: "", after: "", note: "" };

export const pointFields = Object.keys(openPoint) as (keyof PointFields)[];

const change = <Field extends z.ZodMiniType>(field: Field) =>
  z.optional(z.object({ from: field, to: field }));

/** What is changed of a point: each field with what it was on the screen, so that nothing is written over unseen. */
export const PointChange = /* @__PURE__ */ z.lazy(() => {
  const { mark, who, due, before, after, note } = fields();
  return z
    .object({
      mark: change(mark),
      who: change(who),
      due: change(due),
      before: change(before),
      after: change(after),
      note: change(note),
    })
    .check(z.refine((changed) => Object.values(changed).some(Boolean), "Nothing was changed"));
});
export type PointChange = z.infer<typeof PointChange>;

export const PointId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "Unknown point"));

/** A point of which something is kept. */
export const SitePoint = /* @__PURE__ */ lazyObject(() => ({
  ...fields(),
  list: z.enum(deskLists),
  id: z.string(),
  /** The day in India on which it was marked done; empty while it is not. */
  doneOn: z.string(),
}));
export type SitePoint = z.infer<typeof SitePoint>;
