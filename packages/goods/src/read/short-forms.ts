// What the goods write shorter than the contract's schemas: parts of drawings, rows of a label and a figure, trees. What is
// not in a short form stays as it is, so that the schema speaks of it.
import type { FigurePart } from "@store/contract/figure-content";
import { controlKinds } from "@store/contract/walkthrough-content";
import { isRecord } from "./yaml.ts";

/** A part is written as `button: Pay`: its name, with what it shows first. This is the schema's field for that. */
const shownFirst: Readonly<Record<FigurePart["part"], string>> = {
  top: "text",
  search: "text",
  photo: "show",
  cards: "items",
  title: "text",
  text: "text",
  lines: "count",
  stars: "text",
  price: "now",
  chips: "items",
  button: "text",
  field: "label",
  sums: "rows",
  line: "show",
  choice: "items",
  note: "text",
  chat: "text",
  bars: "rows",
  popup: "text",
  bar: "text",
};

/** The fields of a drawing, `weak` and `good`, with the parts of both written out. */
export function figure(written: unknown): unknown {
  if (!isRecord(written)) return written;
  const screens = Object.entries(written).map(([name, screen]) => [
    name,
    isRecord(screen) && Array.isArray(screen.parts) ? { ...screen, parts: screen.parts.map(part) } : screen,
  ]);
  return Object.fromEntries(screens);
}

function part(written: unknown): unknown {
  if (!isRecord(written) || "part" in written) return written;
  const [[name = "", shown] = [], ...others] = Object.entries(written);
  const field = Object.entries(shownFirst).find(([known]) => known === name)?.[1];
  const rest: Record<string, unknown> = Object.fromEntries(others);
  if (!field) return { part: name, ...rest };
  if (name === "chips") return { part: name, items: shown, on: [], gone: [], ...rest };
  if (name === "choice") return { part: name, items: choices(shown), ...rest };
  if (name === "sums")
    return { part: name, rows: pairs(shown), ...rest, ...("total" in rest && { total: pair(rest.total) }) };
  return { part: name, [field]: shown, ...rest };
}

function choices(written: unknown): unknown {
  return Array.isArray(written)
    ? written.map((choice: unknown) => (typeof choice === "string" ? { text: choice } : choice))
    : written;
}

/** Rows of a label and a figure, each written as `Spend: ₹20,000`. */
export function pairs(written: unknown): unknown {
  return Array.isArray(written) ? written.map(pair) : written;
}

function pair(written: unknown): unknown {
  const [first, ...more] = isRecord(written) ? Object.entries(written) : [];
  return first && more.length === 0 ? first : written;
}

/** A decision tree: `question` and `answers`, where an answer leads to advice or to the next question. */
export function tree(written: unknown): unknown {
  if (!isRecord(written)) return { text: written };
  const { question, answers, ...rest } = written;
  const branches = isRecord(answers)
    ? Object.entries(answers).map(([answer, next]) => ({ answer, next: tree(next) }))
    : answers;
  return { ...rest, text: question, branches };
}

/** Screens to be clicked: `button: Save`, with `right` or `wrong` for the answer to a press; `text` and `fact` are only read. */
export function clicked(written: unknown): unknown {
  if (!isRecord(written) || !Array.isArray(written.steps)) return written;
  const steps = written.steps.map((step: unknown) =>
    isRecord(step) ? { ...step, ...writtenOut(step, "menu"), ...writtenOut(step, "parts") } : step,
  );
  return { ...written, steps };
}

function writtenOut(step: Record<string, unknown>, field: string): Record<string, unknown> {
  const parts = step[field];
  return Array.isArray(parts) ? { [field]: parts.map(screenPart) } : {};
}

function screenPart(written: unknown): unknown {
  if (!isRecord(written)) return written;
  const [[name = "", shown] = [], ...others] = Object.entries(written);
  const { right, wrong, ...rest } = Object.fromEntries(others);
  if (name === "text") return { part: name, text: shown, ...rest };
  if (name === "fact") return { part: name, label: shown, ...rest };
  const as = controlKinds.find((kind) => kind === name) ?? name;
  return { part: "control", as, label: shown, right: right !== undefined, says: right ?? wrong, ...rest };
}
