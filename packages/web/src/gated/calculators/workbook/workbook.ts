// The calculators in one workbook: a sheet each with three scenarios, figures that one takes from another, and a first sheet
// with the month. Pure.
import type { Unit } from "@store/contract/calculator-content";
import { tools } from "../formulas/all-tools.ts";
import { runTool, startText, type Typed } from "../formulas/run-tool.ts";
import { shelf, type ToolId } from "../formulas/shelf.ts";
import { type CellValue, cellValue, evaluate, valueOfCell } from "../formulas/spreadsheet.ts";
import { type Tool, type Values, verdictFormula } from "../formulas/tool.ts";
import { besideOf, type Cell, inputOf, type SheetModel, withCells } from "../sheet.ts";
import { sheetName } from "../xlsx.ts";
import { changes, inWorkbook, joins, month, scenarios } from "./scenarios.ts";

/** What was typed into each calculator; of what is absent or wrong, the figures of the lesson are taken. */
export type TypedTools = Readonly<Partial<Record<ToolId, Typed>>>;

const columns = ["B", "C", "D"] as const;
const expected = scenarios.indexOf("Expected");
const widths = [44, 20, 20, 20, 44];

/** Figures and their cells of one scenario, over all sheets: `{break_even__kept}`. */
interface Known {
  values: Map<string, CellValue>;
  cells: Map<string, string>;
}

const far = (tool: string, id: string) => `${tool.replaceAll("-", "_")}__${id}`;
const plain = (at: string, look: Cell["look"], value: string): Cell => ({ at, look, value });

/** All sheets but the links, the month first. */
export function workbookSheets(typed: TypedTools, today: string, made: string): SheetModel[] {
  const known: Known[] = scenarios.map(() => ({ values: new Map(), cells: new Map() }));
  const sheets = inWorkbook.map((id) => toolSheet(id, figuresOf(tools[id], typed[id] ?? {}, today), known));
  return [monthSheet(known, made), ...sheets];
}

/** The visitor's figures where they can be worked with, else those of the lesson. */
function figuresOf(tool: Tool, typed: Typed, today: string): Values {
  const starts = Object.fromEntries(tool.fields.map((field) => [field.id, startText(field, today)]));
  const run = runTool(tool, typed, today);
  const usable = run.done ?? runTool(tool, starts, today).done;
  if (!usable) throw new Error(`${tool.id} has no figures`);
  return usable.values;
}

function toolSheet(id: (typeof inWorkbook)[number], figures: Values, known: readonly Known[]): SheetModel {
  const tool = tools[id];
  const entry = shelf.find((each) => each.id === id);
  const title = entry?.title ?? id;
  const cells: Cell[] = [plain("A1", "title", title), plain("A2", "plain", entry?.question ?? "")];
  let row = 4;
  cells.push(...headRow(row, "Figures"));
  // Of each scenario: the sheet's own figures by their short names, beside all of the sheets before.
  const values = known.map((each) => new Map(each.values));
  const places = known.map((each) => new Map(each.cells));
  const note = (at: number, id: string, value: CellValue, place: string) => {
    values[at]?.set(id, value);
    places[at]?.set(id, place);
    known[at]?.values.set(far(tool.id, id), value);
    known[at]?.cells.set(far(tool.id, id), `'${sheetName(title)}'!${place}`);
  };
  for (const field of tool.fields) {
    row += 1;
    const join = joins[id]?.[field.id];
    const change = changes[id]?.[field.id];
    cells.push(
      plain(`A${row}`, "label", field.label),
      plain(`E${row}`, "quiet", join?.from ?? besideOf(field)),
    );
    const input = inputOf(field, figures[field.id] ?? "");
    // The expected figure is typed; the others follow it until somebody types over them.
    for (const at of [expected, 0, 2]) {
      const place = `${columns[at]}${row}`;
      const follows = change?.[at === 0 ? 0 : 1] ?? "{x}";
      const formula = join?.formula ?? (at === expected ? undefined : follows);
      if (formula === undefined) {
        note(at, field.id, input.value, place);
        cells.push({ ...input, at: place });
        continue;
      }
      const middle = values[expected]?.get(field.id) ?? "";
      const value = evaluate(formula, new Map([...(values[at] ?? []), ["x", middle]])) as CellValue;
      const written = withCells(
        formula,
        new Map([...(places[at] ?? []), ["x", `${columns[expected]}${row}`]]),
      );
      note(at, field.id, value, place);
      // An empty cell that is pointed at reads as 0; a date that may stay empty must stay so.
      const empty = middle === "" && !join;
      cells.push({ ...input, at: place, value, formula: empty ? `IF(C${row}="","",C${row})` : written });
    }
  }
  row += 2;
  cells.push(...headRow(row, "The working"));
  for (const step of tool.steps) {
    row += 1;
    cells.push(plain(`A${row}`, step.id === tool.result ? "strong" : "label", step.label));
    for (const [at, column] of columns.entries()) {
      const value = evaluate(step.formula, values[at] ?? new Map()) as CellValue;
      const kept = cellValue(valueOfCell(value, step.unit), step.unit);
      cells.push({
        at: `${column}${row}`,
        look: step.unit === "words" ? "written" : "result",
        ...(step.unit !== "words" && { unit: step.unit }),
        value: kept,
        formula: withCells(step.formula, places[at] ?? new Map()),
      });
      note(at, step.id, kept, `${column}${row}`);
    }
  }
  if (typeof tool.verdicts !== "function") {
    row += 2;
    const formula = verdictFormula(tool.verdicts);
    cells.push(plain(`A${row}`, "strong", "Verdict"));
    for (const [at, column] of columns.entries())
      cells.push({
        at: `${column}${row}`,
        look: "written",
        value: evaluate(formula, values[at] ?? new Map()) as CellValue,
        formula: withCells(formula, places[at] ?? new Map()),
      });
  }
  return { title, cells, rows: row, widths };
}

function headRow(row: number, first: string): Cell[] {
  return [first, ...scenarios, ""].map((words, at) => plain(`${"ABCDE"[at]}${row}`, "head", words));
}

function monthSheet(known: readonly Known[], made: string): SheetModel {
  const cells: Cell[] = [
    plain("A1", "title", "The month"),
    plain(
      "A2",
      "plain",
      "What the next 30 days leave, by three scenarios. Change yellow cells on the other sheets.",
    ),
    plain("A3", "quiet", made),
    ...headRow(5, "One month"),
  ];
  let row = 5;
  const values = known.map((each) => new Map(each.values));
  const places = known.map((each) => new Map(each.cells));
  const add = (label: string, unit: Unit, formula: string, id: string, look: Cell["look"], from: string) => {
    row += 1;
    cells.push(plain(`A${row}`, look, label), plain(`E${row}`, "quiet", from));
    for (const [at, column] of columns.entries()) {
      const value = evaluate(formula, values[at] ?? new Map()) as CellValue;
      values[at]?.set(id, value);
      cells.push({
        at: `${column}${row}`,
        look: unit === "words" ? "written" : "result",
        ...(unit !== "words" && { unit }),
        value,
        formula: withCells(formula, places[at] ?? new Map()),
      });
      places[at]?.set(id, `${column}${row}`);
    }
  };
  for (const { id, label, unit, formula } of month)
    add(label, unit, formula, id, id === "after" ? "strong" : "label", "");
  row += 2;
  cells.push(...headRow(row, "Of each calculator"));
  for (const id of inWorkbook) {
    const tool = tools[id];
    const step = tool.steps.find((each) => each.id === tool.result);
    const title = shelf.find((each) => each.id === id)?.title ?? id;
    if (step)
      add(step.label, step.unit, `{${far(id, step.id)}}`, far(id, step.id), "label", `Sheet ${title}`);
  }
  return { title: "The month", cells, rows: row, widths };
}
