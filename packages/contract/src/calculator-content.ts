// What a calculator is made of: fields, steps with their formulas, and a verdict in words. The words live in @store/goods. The
// page and the workbook are both drawn from this, and both reckon with the same formulas. Rupees, days and counts are plain
// numbers; a percentage is a share (5% is 0.05); a date is `2026-11-22`; a time of day is `14:00`.
import * as z from "zod/mini";

export const Unit = z.enum([
  ...["rupees", "percent", "times", "days", "orders", "parcels", "people", "visitors"],
  ...["kilobytes", "seconds", "mbps", "date", "words"],
] as const);
export type Unit = z.infer<typeof Unit>;

const facts = { id: z.string(), label: z.string(), hint: z.optional(z.string()) };

const NumberField = z.object({
  ...facts,
  kind: z.literal("number"),
  unit: Unit,
  /** Filled in until the visitor types: the figure of the lesson. */
  start: z.number(),
  /** 0 unless told. */
  min: z.optional(z.number()),
  max: z.number(),
  whole: z.optional(z.literal(true)),
});
export type NumberField = z.infer<typeof NumberField>;

const TextField = z.object({
  ...facts,
  kind: z.literal("text"),
  start: z.string(),
  /** Characters. */
  max: z.number(),
  /** An address of a page, which must begin with http. */
  address: z.optional(z.literal(true)),
});
export type TextField = z.infer<typeof TextField>;

/** Its start is so many days from today; absent for one that may stay empty. */
const DateField = z.object({ ...facts, kind: z.literal("date"), start: z.optional(z.number()) });
export type DateField = z.infer<typeof DateField>;

const ClockField = z.object({ ...facts, kind: z.literal("clock"), start: z.string() });
const ChoiceField = z.object({
  ...{ ...facts, kind: z.literal("choice") },
  start: z.string(),
  options: z.array(z.string()),
});

const Field = z.discriminatedUnion("kind", [NumberField, TextField, DateField, ClockField, ChoiceField]);
export type Field = z.infer<typeof Field>;

/** One line of the working. */
const Step = z.object({
  id: z.string(),
  label: z.string(),
  unit: Unit,
  /** A spreadsheet formula; `{id}` stands for a field or an earlier step. */
  formula: z.string(),
  /** The same for people, where the formula does not read well by itself; empty to show the result alone. */
  say: z.optional(z.string()),
  /** A text to be pasted elsewhere. */
  copy: z.optional(z.literal(true)),
});
export type Step = z.infer<typeof Step>;

/** A verdict where `when` holds and none before it did; the last one has no condition. In its text `{id}` is a figure as
 * people read it, and `[formula]` or `[formula|unit]` what a formula comes to, in the unit of its first figure unless told. */
const VerdictCase = z.object({
  when: z.optional(z.string()),
  tone: z.enum(["ok", "wait", "bad"]),
  /** Without figures: the workbook says the same by formula. */
  title: z.string(),
  /** What to do now, with figures. */
  text: z.string(),
});
export type VerdictCase = z.infer<typeof VerdictCase>;

export const Calculator = z.object({
  id: z.string(),
  fields: z.array(Field),
  /** What is wrong with figures that are each right by themselves: the first condition that holds. */
  checks: z.optional(z.array(z.object({ when: z.string(), field: z.string(), text: z.string() }))),
  steps: z.array(Step),
  /** The figure to show large. */
  result: z.string(),
  verdicts: z.array(VerdictCase),
  /** What the sum leaves out, and where its rules come from. */
  notes: z.array(z.string()),
});
export type Calculator = z.infer<typeof Calculator>;
