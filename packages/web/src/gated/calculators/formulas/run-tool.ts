// A calculator run on what was typed: what is wrong field by field, or the figures, the verdict and the working.
import type { Step, Unit } from "@store/contract/calculator-content";
import { addDays } from "./days.ts";
import { readField, writeNumber } from "./read-field.ts";
import { type Cells, type CellValue, cellValue, evaluate, valueOfCell } from "./spreadsheet.ts";
import type { Field, Outcomes, Tool, Value, Values, Verdict } from "./tool.ts";
import { formatUnit } from "./units.ts";

/** What stands in the fields, by id; a field that nobody touched is absent. */
export type Typed = Readonly<Record<string, string>>;

export type Run =
  | { problems: Readonly<Record<string, string>>; done?: never }
  | {
      problems: Readonly<Record<string, never>>;
      done: { values: Values; outcomes: Outcomes; verdict: Verdict };
    };

/** What a field shows before anybody types. `today` is a day such as `2026-11-22`. */
export function startText(field: Field, today: string): string {
  if (field.kind === "number") return writeNumber(field.start, field);
  if (field.kind === "date") return field.start === undefined ? "" : addDays(today, field.start);
  return field.start;
}

/** Reads all fields and works it out. */
export function runTool(tool: Tool, typed: Typed, today: string): Run {
  const values: Record<string, Value> = {};
  const problems: Record<string, string> = {};
  for (const field of tool.fields) {
    const reading = readField(field, typed[field.id] ?? startText(field, today));
    if (reading.problem === undefined) values[field.id] = reading.value;
    else problems[field.id] = reading.problem;
  }
  if (Object.keys(problems).length > 0) return { problems };
  const cells = inputCells(tool, values);
  const fault = tool.checks?.find(({ when }) => evaluate(when, cells));
  if (fault) return { problems: { [fault.field]: fault.text } };
  const outcomes = workOut(tool, cells);
  return { problems: {}, done: { values, outcomes, verdict: verdictOf(tool, values, outcomes, cells) } };
}

function inputCells({ fields }: Tool, values: Values): Map<string, CellValue> {
  return new Map(
    fields.map((field) => {
      const value = values[field.id] ?? "";
      const kept = field.kind === "text" && field.clean ? field.clean(String(value)) : value;
      return [field.id, cellValue(kept, field.kind)];
    }),
  );
}

/** Works out step by step, each from the fields and the steps before it; fills the cells. */
function workOut({ steps }: Tool, cells: Map<string, CellValue>): Outcomes {
  return Object.fromEntries(
    steps.map(({ id, unit, formula }) => {
      const value = valueOfCell(evaluate(formula, cells), unit);
      cells.set(id, cellValue(value, unit));
      return [id, value];
    }),
  );
}

function verdictOf(tool: Tool, values: Values, outcomes: Outcomes, cells: Cells): Verdict {
  if (typeof tool.verdicts === "function") return tool.verdicts(values, outcomes);
  const found = tool.verdicts.find(({ when }) => when === undefined || evaluate(when, cells));
  if (!found) throw new Error(`No verdict of ${tool.id}`);
  const figure = (formula: string, unit = unitOf(tool, /\{(\w+)\}/.exec(formula)?.[1] ?? "")) =>
    formatUnit(valueOfCell(evaluate(formula, cells), unit), unit);
  const text = found.text
    .replace(/\[([^\]|]+)(?:\|(\w+))?\]/g, (_, formula: string, unit?: Unit) => figure(formula, unit))
    .replace(/\{\w+\}/g, (name) => figure(name));
  return { tone: found.tone, title: found.title, text };
}

/** The unit of a field or a step. */
function unitOf({ fields, steps }: Tool, id: string): Unit {
  const field = fields.find((each) => each.id === id);
  if (!field) return steps.find((each) => each.id === id)?.unit ?? "words";
  return field.kind === "number" ? field.unit : field.kind === "date" ? "date" : "words";
}

const signs: Readonly<Record<string, string>> = { "*": "×", "/": "÷", "-": "−" };

/** A formula without what only a spreadsheet needs: the case of no figure, and the way up to a whole figure. */
function readable(formula: string): string {
  return formula
    .replace(/^IF\([^,]*,(.*),"none"\)$/, "$1")
    .replace(/^ROUNDUP\(ROUND\((.*),6\),0\)$/, "$1")
    .replace("SQRT", "√");
}

/** The working of one step with the figures in it: `₹1,260 ÷ (1 + 5%)`; empty where the result says it all. */
export function workingOf(tool: Tool, step: Step, values: Values, outcomes: Outcomes): string {
  const shown = (id: string) => formatUnit(values[id] ?? outcomes[id] ?? null, unitOf(tool, id));
  return (step.say ?? readable(step.formula))
    .split(/(\{\w+\})/)
    .map((piece) =>
      /^\{\w+\}$/.test(piece)
        ? shown(piece.slice(1, -1))
        : piece.replace(
            / ?([*/+]|(?<![a-z])-|-(?![a-z])) ?/gi,
            (_, sign: string) => ` ${signs[sign] ?? sign} `,
          ),
    )
    .join("");
}
