// A calculator of the goods, and what a program alone can say of one.
import type * as content from "@store/contract/calculator-content";

/** What a field holds once it is read. */
export type Value = number | string;
export type Values = Readonly<Record<string, Value>>;
/** What a calculation answers; `null` where there is no such figure, such as a price per order of no orders. */
export type Outcomes = Readonly<Record<string, number | string | null>>;

export interface TextField extends content.TextField {
  /** Done before any formula, since those of a spreadsheet cannot take out everything. */
  clean?: (text: string) => string;
}
export type Field = Exclude<content.Field, { kind: "text" }> | TextField;

export type Verdict = Omit<content.VerdictCase, "when">;

export interface Tool extends Omit<content.Calculator, "fields" | "verdicts"> {
  fields: readonly Field[];
  /** A function where no formula can say it; the workbook then holds no verdict. */
  verdicts: readonly content.VerdictCase[] | ((given: Values, found: Outcomes) => Verdict);
}

/** The title of the verdict as a spreadsheet formula. */
export function verdictFormula(cases: readonly content.VerdictCase[]): string {
  return cases.reduceRight(
    (otherwise, { when, title }) => (when ? `IF(${when},"${title}",${otherwise})` : `"${title}"`),
    "",
  );
}
