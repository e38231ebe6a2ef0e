// A calculator as a sheet: which cell holds what, with live formulas and the results they had when it was made, because
// phones show those without reckoning. No file format here.
import type { Unit } from "@store/contract/calculator-content";
import type { ShelfEntry } from "./formulas/shelf.ts";
import { cellValue } from "./formulas/spreadsheet.ts";
import {
  type Field,
  type Outcomes,
  type Tool,
  type Value,
  type Values,
  verdictFormula,
} from "./formulas/tool.ts";
import { signOf } from "./formulas/units.ts";

export type Look = "title" | "plain" | "quiet" | "head" | "label" | "input" | "result" | "written" | "strong";

export interface Cell {
  /** `B7`. */
  at: string;
  look: Look;
  /** How a figure is written. */
  unit?: Unit | "clock";
  /** The text or figure; of a formula, what it came to. */
  value: number | string;
  formula?: string;
  /** What may be typed here. */
  allow?: { min: number; max: number } | { options: readonly string[] };
}

export interface SheetModel {
  title: string;
  cells: readonly Cell[];
  /** Rows of the longest column. */
  rows: number;
  /** Of its columns from A on, in letters; without them there are the three of a calculator. */
  widths?: readonly number[];
  /** Square pictures, each in its cell; `column` from 0. */
  pictures?: readonly { row: number; column: number; png: Uint8Array }[];
}

/** A formula with cells in place of the names of fields and steps; texts in quotes stay as they are. */
export function withCells(formula: string, cellOf: ReadonlyMap<string, string>): string {
  return formula.replace(/"[^"]*"|\{(\w+)\}/g, (found, id?: string) => {
    if (id === undefined) return found;
    const cell = cellOf.get(id);
    if (!cell) throw new Error(`No cell for ${id}`);
    return cell;
  });
}

/** The sheet of a calculator, filled with the visitor's own figures. */
export function sheetOf(
  { title, question }: Pick<ShelfEntry, "title" | "question">,
  tool: Tool,
  { values, outcomes, verdict }: { values: Values; outcomes: Outcomes; verdict: { title: string } },
  made: string,
): SheetModel {
  const cells: Cell[] = [];
  const cellOf = new Map<string, string>();
  let row = 0;
  const add = (...line: Omit<Cell, "at">[]) => {
    row += 1;
    line.forEach((cell, at) => {
      cells.push({ ...cell, at: `${"ABC"[at]}${row}` });
    });
  };
  const text = (look: Look, value: string) => ({ look, value });

  add(text("title", title));
  add(text("plain", question));
  add(text("quiet", made));
  row += 1;
  add(text("head", "Your figures"), text("head", "Change these"), text("head", ""));
  for (const field of tool.fields) {
    cellOf.set(field.id, `B${row + 1}`);
    add(text("label", field.label), inputOf(field, values[field.id] ?? ""), text("quiet", besideOf(field)));
  }
  row += 1;
  add(text("head", "The working"), text("head", "Works itself out"), text("head", ""));
  for (const step of tool.steps) {
    cellOf.set(step.id, `B${row + 1}`);
    add(
      text(step.id === tool.result ? "strong" : "label", step.label),
      {
        look: step.unit === "words" ? "written" : "result",
        // A cell of the format "text" would keep its formula as a text once somebody edits it.
        ...(step.unit !== "words" && { unit: step.unit }),
        value: cellValue(outcomes[step.id] ?? null, step.unit),
        formula: withCells(step.formula, cellOf),
      },
      text("quiet", step.unit === "rupees" || step.unit === "percent" ? "" : signOf(step.unit)),
    );
  }
  if (typeof tool.verdicts !== "function") {
    row += 1;
    add(text("strong", "Verdict"), {
      look: "written",
      value: verdict.title,
      formula: withCells(verdictFormula(tool.verdicts), cellOf),
    });
  }
  row += 1;
  add(text("head", "Good to know"), text("head", ""), text("head", ""));
  for (const note of tool.notes) add(text("plain", note));
  return { title, cells, rows: row };
}

export function inputOf(field: Field, value: Value): Omit<Cell, "at"> {
  const kept = cellValue(value, field.kind);
  if (field.kind === "number")
    return {
      look: "input",
      unit: field.unit,
      value: kept,
      allow: { min: field.min ?? 0, max: field.max },
    };
  if (field.kind === "choice")
    return { look: "input", unit: "words", value: kept, allow: { options: field.options } };
  if (field.kind === "text")
    return { look: "input", unit: "words", value: field.clean?.(String(value)) ?? kept };
  return { look: "input", unit: field.kind, value: kept };
}

export function besideOf(field: Field): string {
  const sign =
    field.kind === "number" && field.unit !== "rupees" && field.unit !== "percent" ? signOf(field.unit) : "";
  return [sign, field.hint].filter(Boolean).join("; ");
}
