// What a calculator is made of: fields, steps with their formulas, and a verdict in words. The page and the workbook are
// both drawn from this, and both reckon with the same formulas (spreadsheet.ts). Rupees, days and counts are plain numbers; a percentage is a share (5% is
// 0.05); a date is `2026-11-22`; a time of day is `14:00`.
import type { Unit } from "./units.ts";

/** What a field holds once it is read. */
export type Value = number | string;
export type Values = Readonly<Record<string, Value>>;
/** What a calculation answers; `null` where there is no such figure, such as a price per order of no orders. */
export type Outcomes = Readonly<Record<string, number | string | null>>;

interface FieldFacts {
  id: string;
  label: string;
  hint?: string;
}

export interface NumberField extends FieldFacts {
  kind: "number";
  unit: Unit;
  /** Filled in until the visitor types: the figure of the lesson. */
  start: number;
  /** 0 unless told. */
  min?: number;
  max: number;
  whole?: true;
}

export interface TextField extends FieldFacts {
  kind: "text";
  start: string;
  /** Characters. */
  max: number;
  /** An address of a page, which must begin with http. */
  address?: true;
  /** Done before any formula, since those of a spreadsheet cannot take out everything. */
  clean?: (text: string) => string;
}

export interface DateField extends FieldFacts {
  kind: "date";
  /** Days from today; absent for one that may stay empty. */
  start?: number;
}

export interface ClockField extends FieldFacts {
  kind: "clock";
  start: string;
}

export interface ChoiceField extends FieldFacts {
  kind: "choice";
  start: string;
  options: readonly string[];
}

export type Field = NumberField | TextField | DateField | ClockField | ChoiceField;

/** One line of the working. */
export interface Step {
  id: string;
  label: string;
  unit: Unit;
  /** A spreadsheet formula; `{id}` stands for a field or an earlier step. */
  formula: string;
  /** The same for people, where the formula does not read well by itself; empty to show the result alone. */
  say?: string;
  /** A text to be pasted elsewhere. */
  copy?: true;
}

export interface Verdict {
  tone: "ok" | "wait" | "bad";
  /** Without figures: the workbook says the same by formula. */
  title: string;
  /** What to do now, with figures. */
  text: string;
}

/** A verdict where `when` holds and none before it did; the last one has no condition. In its text `{id}` is a figure as
 * people read it, and `[formula]` or `[formula|unit]` what a formula comes to, in the unit of its first figure unless told. */
export interface VerdictCase extends Verdict {
  when?: string;
}

export interface Fault {
  field: string;
  text: string;
}

export interface Tool {
  id: string;
  fields: readonly Field[];
  /** What is wrong with figures that are each right by themselves: the first condition that holds. */
  checks?: readonly (Fault & { when: string })[];
  steps: readonly Step[];
  /** The figure to show large. */
  result: string;
  /** A function where no formula can say it; the workbook then holds no verdict. */
  verdicts: readonly VerdictCase[] | ((given: Values, found: Outcomes) => Verdict);
  /** What the sum leaves out, and where its rules come from. */
  notes: readonly string[];
}

/** A field for a number. `start` is the figure of the lesson. */
export function number(
  id: string,
  unit: Unit,
  label: string,
  start: number,
  limits: Pick<NumberField, "hint" | "min" | "max" | "whole">,
): NumberField {
  return { kind: "number", id, unit, label, start, ...limits };
}

/** A line of the working. */
export function step(id: string, label: string, unit: Unit, formula: string, say?: string): Step {
  return { id, label, unit, formula, ...(say !== undefined && { say }) };
}

/** The title of the verdict as a spreadsheet formula. */
export function verdictFormula(cases: readonly VerdictCase[]): string {
  return cases.reduceRight(
    (otherwise, { when, title }) => (when ? `IF(${when},"${title}",${otherwise})` : `"${title}"`),
    "",
  );
}
