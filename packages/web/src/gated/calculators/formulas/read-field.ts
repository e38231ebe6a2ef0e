// What people type, read as figures. Forgiving about form (₹, commas, "2 lakh", Devanagari digits), strict about sense.
import type { NumberField } from "@store/contract/calculator-content";
import type { Field, Value } from "./tool.ts";
import { formatNumber, formatUnit } from "./units.ts";

type Reading = { value: Value; problem?: never } | { problem: string; value?: never };

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  l: 1e5,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
};

/** The figure in a text such as `₹1,26,000`, `1.5 lakh` or `१२`; undefined for what is none. */
export function readNumber(text: string): number | undefined {
  const latin = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const plain = latin
    .trim()
    .toLowerCase()
    .replace(/^(−|-)\s*/, "-")
    .replace(/^(-?)(₹|rs\.?|inr)\s*/, "$1")
    .replace(/\s*%$/, "")
    .replace(/,/g, "");
  const [, digits, scale] = /^(-?(?:\d+\.?\d*|\.\d+))\s*([a-z]*)$/.exec(plain) ?? [];
  if (digits === undefined || scale === undefined) return undefined;
  const factor = scale === "" ? 1 : scales[scale];
  return factor === undefined ? undefined : Number(digits) * factor;
}

/** A number as it stands in a field: without unit, percentages as people say them. */
export function writeNumber(value: number, field: NumberField): string {
  return formatNumber(field.unit === "percent" ? value * 100 : value, 2).replace("−", "-");
}

/** The value of a field, or what is wrong with what was typed and how to put it right. */
export function readField(field: Field, text: string): Reading {
  const typed = text.trim();
  if (typed === "")
    return field.kind === "date" && field.start === undefined ? { value: "" } : missing(field);
  if (field.kind === "number") return readFigure(field, typed);
  if (field.kind === "choice")
    return field.options.includes(typed) ? { value: typed } : { problem: "Choose one of the list" };
  if (field.kind === "clock")
    return /^([01]\d|2[0-3]):[0-5]\d$/.test(typed)
      ? { value: typed }
      : { problem: "Write a time of day, such as 14:00" };
  if (field.kind === "date") return readDay(typed);
  if (typed.length > field.max) return { problem: `At most ${field.max} characters` };
  if (field.address && !/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(typed))
    return { problem: "Write the whole address, beginning with https://" };
  return { value: typed };
}

function missing(field: Field): Reading {
  if (field.kind === "number")
    return { problem: `Write a number, such as ${writeNumber(field.start, field)}` };
  return { problem: field.kind === "date" ? "Choose a day" : "This is still empty" };
}

function readFigure(field: NumberField, typed: string): Reading {
  const { unit, min = 0, max } = field;
  const read = readNumber(typed);
  if (read === undefined) return { problem: `Write a number, such as ${writeNumber(field.start, field)}` };
  const value = unit === "percent" ? read / 100 : read;
  if (value < min)
    return { problem: min === 0 ? "This cannot be less than 0" : `At least ${formatUnit(min, unit)}` };
  if (value > max) return { problem: `At most ${formatUnit(max, unit)}. Is there a zero too many?` };
  if (field.whole && !Number.isInteger(value)) return { problem: "Write a whole number" };
  return { value };
}

function readDay(typed: string): Reading {
  const at = Date.parse(`${typed}T00:00:00Z`);
  const problem = "Write a day such as 2026-11-24";
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== typed) return { problem };
  if (typed < "2020-01-01" || typed > "2099-12-31") return { problem: "Choose a day of this century" };
  return { value: typed };
}
