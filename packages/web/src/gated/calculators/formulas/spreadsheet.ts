// Works out a spreadsheet formula, so that the page reckons with the very formulas that its workbooks hold. It knows the
// signs and functions that the calculators use. `{id}` stands for a field or a step.
import type { Unit } from "@store/contract/calculator-content";
import { addWorkdays, dayNumber, dayText } from "./days.ts";
import type { Field } from "./tool.ts";

/** A value as a spreadsheet keeps it: days and times of day are numbers. */
export type CellValue = number | string;
type Operand = CellValue | boolean;
/** The values of all fields and earlier steps, in the order of the sheet. */
export type Cells = ReadonlyMap<string, CellValue>;
type Work<Result = Operand> = (cells: Cells) => Result;

const compiled = new Map<string, Work>();

/** The value of a formula. An unknown name, sign or function is a bug and throws. */
export function evaluate(formula: string, cells: Cells): Operand {
  const work = compiled.get(formula) ?? compile(formula);
  compiled.set(formula, work);
  return work(cells);
}

const token = /\d+(?:\.\d+)?|"(?:[^"]|"")*"|\{\w+\}|[A-Z][A-Z.]*|<=|>=|[-+*/^&=<>(),:]/g;
/** Operators by their strength, the weakest first. */
const levels = [["=", "<", ">", "<=", ">="], ["&"], ["+", "-"], ["*", "/"], ["^"]];

function compile(formula: string): Work {
  const tokens = formula.match(token) ?? [];
  if (tokens.join("") !== formula) throw new Error(`Cannot read ${formula}`);
  let at = 0;
  const take = (wanted?: string) => {
    const text = tokens[at] ?? "";
    if (wanted !== undefined && text !== wanted) throw new Error(`Expected ${wanted} in ${formula}`);
    at += 1;
    return text;
  };
  const operation = (level = 0): Work => {
    const signs = levels[level];
    if (!signs) return operand();
    let left = operation(level + 1);
    while (signs.includes(tokens[at] ?? "")) {
      const [first, operate, second] = [left, operators[take()], operation(level + 1)];
      left = (cells) => operate?.(first(cells), second(cells)) ?? "";
    }
    return left;
  };
  const operand = (): Work => {
    const text = take();
    if (/^\d/.test(text)) return () => Number(text);
    if (text.startsWith('"')) return () => text.slice(1, -1).replaceAll('""', '"');
    if (text.startsWith("{")) return (cells) => cellOf(cells, text.slice(1, -1));
    if (text === "-") {
      const inside = operand();
      return (cells) => -numberOf(inside(cells));
    }
    if (text === "(") {
      const inside = operation();
      take(")");
      return inside;
    }
    return call(text);
  };
  const call = (name: string): Work => {
    take("(");
    const given: Work<Operand | CellValue[]>[] = [];
    do given.push(tokens[at + 1] === ":" ? range() : operation());
    while (tokens[at] === "," && take());
    take(")");
    if (name === "IF") return choose(given as Work[]);
    const run = functions[name];
    if (!run) throw new Error(`No function ${name} in ${formula}`);
    return (cells) => run(...given.map((work) => work(cells) as Operand));
  };
  const range = (): Work<CellValue[]> => {
    const [first, , last] = [take(), take(":"), take()].map((text) => text.slice(1, -1));
    return (cells) => {
      const ids = [...cells.keys()];
      const within = ids.slice(ids.indexOf(first ?? ""), ids.indexOf(last ?? "") + 1);
      return within.map((id) => cellOf(cells, id));
    };
  };
  const work = operation();
  if (at < tokens.length) throw new Error(`Cannot read ${tokens[at]} in ${formula}`);
  return work;
}

/** The branch that is not taken is not worked out: it may divide by nothing. */
function choose([test, yes, no]: Work[]): Work {
  return (cells) => (test?.(cells) ? yes : no)?.(cells) ?? "";
}

function cellOf(cells: Cells, id: string): CellValue {
  const value = cells.get(id);
  if (value === undefined) throw new Error(`No figure ${id}`);
  return value;
}

function numberOf(value: Operand | undefined): number {
  return Number(value ?? 0);
}

const operators: Readonly<Record<string, (left: Operand, right: Operand) => Operand>> = {
  "=": (left, right) => left === right,
  "<": (left, right) => left < right,
  ">": (left, right) => left > right,
  "<=": (left, right) => left <= right,
  ">=": (left, right) => left >= right,
  "&": (left, right) => `${left}${right}`,
  "+": (left, right) => numberOf(left) + numberOf(right),
  "-": (left, right) => numberOf(left) - numberOf(right),
  "*": (left, right) => numberOf(left) * numberOf(right),
  "/": (left, right) => numberOf(left) / numberOf(right),
  "^": (left, right) => numberOf(left) ** numberOf(right),
};

const functions: Readonly<Record<string, (...given: Operand[]) => Operand>> = {
  ABS: (value) => Math.abs(numberOf(value)),
  INT: (value) => Math.floor(numberOf(value)),
  MAX: (...values) => Math.max(...values.map(numberOf)),
  MIN: (...values) => Math.min(...values.map(numberOf)),
  SQRT: (value) => Math.sqrt(numberOf(value)),
  ROUND: (value, digits) => Math.round(numberOf(value) * 10 ** numberOf(digits)) / 10 ** numberOf(digits),
  // The calculators round up to whole figures alone.
  ROUNDUP: (value) => Math.ceil(numberOf(value)),
  LOWER: (text) => String(text).toLowerCase(),
  TRIM: (text) => String(text).trim().replace(/ +/g, " "),
  SUBSTITUTE: (text, from, to) => String(text).replaceAll(String(from), String(to)),
  // Where nothing is found a spreadsheet has an error, which ISNUMBER tells from a figure.
  FIND: (part, text) => String(text).indexOf(String(part)) + 1 || "",
  ISNUMBER: (value) => typeof value === "number",
  LEFT: (text, count) => String(text).slice(0, numberOf(count)),
  MID: (text, from, count) => String(text).slice(numberOf(from) - 1, numberOf(from) - 1 + numberOf(count)),
  "WORKDAY.INTL": workday,
};

function workday(from?: Operand, count?: Operand, week?: Operand, holidays?: unknown): number {
  const free = Array.isArray(holidays) ? holidays.filter((day) => day !== "") : [];
  const dayOff = new Set(free.map((day) => day - firstDay));
  return addWorkdays(numberOf(from) - firstDay, numberOf(count), String(week), dayOff) + firstDay;
}

/** Days between 1899-12-30, where spreadsheets begin, and 1970-01-01. */
const firstDay = 25_569;

/** A value as a spreadsheet keeps it: days and times of day are numbers, none is a word. */
export function cellValue(value: number | string | null, kind: Field["kind"] | Unit): CellValue {
  if (value === null) return "none";
  if (kind === "date") return value === "" ? "" : dayNumber(String(value)) + firstDay;
  if (kind === "clock") {
    const [hours = 0, minutes = 0] = String(value).split(":").map(Number);
    return (hours * 60 + minutes) / 1440;
  }
  return value;
}

/** The same back again: a day as a text such as `2026-11-22`, and null for none. */
export function valueOfCell(cell: Operand, unit: Unit): number | string | null {
  if (typeof cell === "boolean" || (cell === "none" && unit !== "words")) return null;
  return unit === "date" && typeof cell === "number" ? dayText(cell - firstDay) : cell;
}
