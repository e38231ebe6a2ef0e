// What a calculator is made of: fields, an arithmetic of its own, the steps it shows, and a verdict in words. The page
// and the workbook are both drawn from this. Rupees, days and counts are plain numbers; a percentage is a share (5% is
// 0.05); a date is `2026-11-22`; a time of day is `14:00`.
import type { Unit } from "./units.ts";

/** What a field holds once it is read. */
export type Value = number | string;
export type Values = Readonly<Record<string, Value>>;
/** What a calculation answers; `null` where there is no such figure, such as a price per order of no orders. */
export type Outcomes = Readonly<Record<string, number | string | null>>;

interface FieldFacts<Id> {
  id: Id;
  label: string;
  hint?: string;
}

export interface NumberField<Id = string> extends FieldFacts<Id> {
  kind: "number";
  unit: Unit;
  /** Filled in until the visitor types: the figure of the lesson. */
  start: number;
  /** 0 unless told. */
  min?: number;
  max: number;
  whole?: true;
}

export interface TextField<Id = string> extends FieldFacts<Id> {
  kind: "text";
  start: string;
  /** Characters. */
  max: number;
  /** An address of a page, which must begin with http. */
  address?: true;
  /** As a spreadsheet begins with it, whose formulas cannot take out all that the page does. */
  clean?: (text: string) => string;
}

export interface DateField<Id = string> extends FieldFacts<Id> {
  kind: "date";
  /** Days from today; absent for one that may stay empty. */
  start?: number;
}

export interface ClockField<Id = string> extends FieldFacts<Id> {
  kind: "clock";
  start: string;
}

export interface ChoiceField<Id = string> extends FieldFacts<Id> {
  kind: "choice";
  start: string;
  options: readonly string[];
}

export type Field<Id = string> =
  | NumberField<Id>
  | TextField<Id>
  | DateField<Id>
  | ClockField<Id>
  | ChoiceField<Id>;

/** One line of the working. */
export interface Step<Id = string> {
  id: Id;
  label: string;
  unit: Unit;
  /** A spreadsheet formula; `{id}` stands for a field or an earlier step. */
  formula: string;
  /** The same for people, where the formula does not read well; empty to show the result alone. */
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

export interface Fault {
  field: string;
  text: string;
}

interface Definition<In extends Values, Out extends Outcomes> {
  id: string;
  fields: readonly Field<keyof In & string>[];
  /** What is wrong with figures that are each right by themselves. */
  check?: (given: In) => { field: keyof In & string; text: string } | undefined;
  solve: (given: In) => Out;
  /** The figure to show large. */
  result: keyof Out & string;
  tell: (given: In, found: Out) => Verdict;
  /** The title of the verdict as a spreadsheet formula, where one can say it. */
  verdict?: string;
  steps: readonly Step<keyof Out & string>[];
  /** What the sum leaves out, and where its rules come from. */
  notes: readonly string[];
}

export interface Tool {
  id: string;
  fields: readonly Field[];
  check: (given: Values) => Fault | undefined;
  solve: (given: Values) => Outcomes;
  result: string;
  tell: (given: Values, found: Outcomes) => Verdict;
  verdict?: string;
  steps: readonly Step[];
  notes: readonly string[];
}

/** A calculator without the types of its own figures; the fields guarantee that each is there. */
export function toolOf<In extends Values, Out extends Outcomes>(definition: Definition<In, Out>): Tool {
  const { check, solve, tell } = definition;
  return {
    ...definition,
    check: (given) => check?.(given as In),
    solve: (given) => solve(given as In),
    tell: (given, found) => tell(given as In, found as Out),
  };
}
