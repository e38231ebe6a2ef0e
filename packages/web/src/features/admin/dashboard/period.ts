// Stretches of days in India, as `yyyy-mm-dd`, and their figures.
import type { DayFigures } from "@store/contract/admin-rows";
import { dayInIndia } from "@store/contract/format";
import { keepPreviousData } from "@tanstack/react-query";
import { answerQuery, whole } from "../answers.ts";

export const spans = [
  { id: "7d", label: "7 days", days: 7 },
  { id: "30d", label: "30 days", days: 30 },
  { id: "90d", label: "90 days", days: 90 },
  { id: "12m", label: "12 months", days: 365 },
  { id: "custom", label: "Custom", days: 30 },
] as const;
export type SpanId = (typeof spans)[number]["id"];

/** The most that is asked for at once. */
export const mostDays = 366;
/** From so many days on, figures are shown by month. */
const daysShown = 92;

export interface Stretch {
  span: SpanId;
  from: string;
  to: string;
}

const day = 86_400_000;
/** Today in India. */
export const today = () => dayInIndia(Date.now());

const clock = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** `Thursday, 26 November, 21:40`, as clocks in India say. */
export function dayAndTime(at: number): string {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.weekday}, ${parts.day} ${parts.month}, ${parts.hour}:${parts.minute}`;
}

/** So many days later, or earlier. */
export function addDays(from: string, count: number): string {
  return new Date(Date.parse(from) + count * day).toISOString().slice(0, 10);
}

/** How many days, both included. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
}

/** The stretch an address asks for. What makes no sense there becomes the last 30 days. */
export function readStretch(params: URLSearchParams, now = today()): Stretch {
  const span = spans.find(({ id }) => id === params.get("span")) ?? spans[1];
  const usual = { span: span.id, from: addDays(now, 1 - span.days), to: now };
  if (span.id !== "custom") return usual;
  const [from, to] = [params.get("from") ?? "", params.get("to") ?? ""];
  if (!isDay(from) || !isDay(to)) return usual;
  const length = daysBetween(from, to);
  return length < 1 || length > mostDays ? usual : { span: span.id, from, to };
}

/** The stretch of as many days that ends the day before. */
export function stretchBefore({ from, to }: Pick<Stretch, "from" | "to">): Pick<Stretch, "from" | "to"> {
  return { from: addDays(from, -daysBetween(from, to)), to: addDays(from, -1) };
}

/** By how much more or less than before: `+12%`, `−5%`; nothing where there was nothing before. */
export function change(now: number, before: number): string | undefined {
  if (before <= 0) return undefined;
  const percent = Math.round((now / before - 1) * 100);
  return percent < 0 ? `−${-percent}%` : `+${percent}%`;
}

function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Figures of one day or one month. */
export type Figures = Omit<DayFigures, "day"> & {
  /** `yyyy-mm-dd` or `yyyy-mm`. */
  key: string;
};

const none = {
  carts: 0,
  orders: 0,
  completed: 0,
  gross: 0,
  revenue: 0,
  refunded: 0,
  refundedAmount: 0,
  fees: 0,
  feeTax: 0,
  couponRevenue: 0,
  discounted: 0,
  recovered: 0,
} satisfies Omit<Figures, "key" | "sold">;
const names = Object.keys(none) as (keyof typeof none)[];

type Sum = Omit<Figures, "key">;

function add(row: Sum, { sold, ...figures }: Sum): void {
  for (const name of names) row[name] += figures[name];
  for (const [product, count] of Object.entries(sold)) row.sold[product] = (row.sold[product] ?? 0) + count;
}

/** One row for each day, or for each month of a long stretch; also for those on which nothing happened. */
export function rowsOf({ from, to }: Pick<Stretch, "from" | "to">, days: readonly DayFigures[]): Figures[] {
  const length = daysBetween(from, to);
  const keyOf = (each: string) => (length > daysShown ? each.slice(0, 7) : each);
  const rows = new Map<string, Figures>();
  for (let at = 0; at < length; at++) {
    const key = keyOf(addDays(from, at));
    if (!rows.has(key)) rows.set(key, { key, ...none, sold: {} });
  }
  for (const figures of days) {
    const row = rows.get(keyOf(figures.day));
    if (row) add(row, figures);
  }
  return [...rows.values()];
}

/** All rows together. */
export function sumOf(rows: readonly Sum[]): Sum {
  const sum = { ...none, sold: {} };
  for (const row of rows) add(sum, row);
  return sum;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `21 Nov` of a day, `Nov 2026` of a month. */
export function nameOf(key: string): string {
  const [year, month, date] = key.split("-");
  const name = months[Number(month) - 1] ?? "";
  return date ? `${Number(date)} ${name}` : `${name} ${year}`;
}

/** Figures by day; both days included. */
export function periodQuery(from: string, to: string) {
  const query = answerQuery("admin-dashboard", "period", { from, to }, whole);
  return { ...query, placeholderData: keepPreviousData };
}
