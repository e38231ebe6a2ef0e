// An export of Ads Manager, judged by the rules of the course. Pure; `today` is the shop's day.
import { type AdRule, adThresholds, ruleFor } from "@store/contract/ad-rules";
import { readNumber } from "../../../gated/calculators/formulas/read-field.ts";
import type { Table } from "../../../lib/read-table.ts";
import { type Columns, currencyIn } from "./columns.ts";

export interface AuditedAd {
  name: string;
  set: string;
  campaign: string;
  spent: number;
  orders: number;
  /** What its results are, where they are no orders and no leads. */
  otherGoal?: string;
  rule?: AdRule;
  /** Spent beyond what its orders were worth at the target; of ads to kill alone. */
  wasted: number;
}

export interface Period {
  from?: string;
  until?: string;
  days?: number;
}

export interface Marginal {
  moreSpent: number;
  moreOrders: number;
  /** Two ordinary weeks differ by as much. */
  noise: number;
}

export interface Audit {
  ads: AuditedAd[];
  spent: number;
  orders: number;
  wasted: number;
  /** The ad with the largest spend, as shares of all. */
  top?: { name: string; spentShare: number; ordersShare: number };
  /** Ad sets by their results in a week: settled, half way, far from it. */
  learning?: { settled: number; near: number; far: number };
  /** The last seven closed days beside the seven before; only of an export by day. */
  marginal?: Marginal;
  period: Period;
  currency?: string;
  /** What was left out, and what to mind. */
  notes: string[];
}

interface Row {
  name: string;
  set: string;
  campaign: string;
  spent: number;
  orders: number;
  kind: string;
  day: string | undefined;
}

/** Results that are what a shop is after; everything else is a step on the way. */
const goals = /purchase|lead|complete_registration|messaging|खरीद|लीड/i;

export function auditOf(table: Table, columns: Columns, target: number, today: string): Audit {
  const notes: string[] = [];
  const currency = currencyIn(cellOf(table.headings, columns.spent));
  const { rows, skipped, unread } = rowsOf(table, columns);
  if (skipped > 0) notes.push(`Rows without an ad's name, such as the sum of all: ${skipped}, left out.`);
  if (unread > 0) notes.push(`Cells that hold no number: ${unread}, counted as 0.`);
  if (currency && currency !== "INR")
    notes.push(`Sums are in ${currency}: give the target in ${currency} too.`);

  const days = [...new Set(rows.flatMap(({ day }) => day ?? []))].sort();
  const closed = days.filter((day) => day < today);
  if (closed.length < days.length) notes.push("Today is not over yet and was left out.");
  const byDay = closed.length > 0;
  const week = byDay ? lastDays(closed, adThresholds.days) : undefined;
  const judged = byDay ? rows.filter(({ day }) => day !== undefined && week?.includes(day)) : rows;
  const period = byDay ? { ...edges(week ?? []), days: week?.length ?? 0 } : periodOf(table, columns);
  if (period.until !== undefined && period.until >= today && !byDay)
    notes.push(
      "The export runs into today, which is not over: its orders are not all counted. Export closed days.",
    );
  if (period.days !== undefined && period.days !== adThresholds.days)
    notes.push(
      `The rules are for ${adThresholds.days} closed days; these are ${period.days}. Verdicts on fewer days are early, on more they are late.`,
    );

  const ads = adsOf(judged).map((ad) => judge(ad, target));
  ads.sort((a, b) => b.spent - a.spent || b.orders - a.orders);
  const others = ads.filter(({ otherGoal }) => otherGoal !== undefined).length;
  if (others > 0) notes.push(`Ads whose results are no orders: ${others}, not judged by a cost per order.`);
  const spent = sum(ads.map((ad) => ad.spent));
  const orders = sum(ads.map((ad) => ad.orders));
  const top = ads[0];
  const learning = columns.set === undefined ? undefined : learningOf(ads, period.days ?? adThresholds.days);
  const marginal = byDay ? marginalOf(rows, closed) : undefined;
  return {
    ads,
    spent,
    orders,
    wasted: sum(ads.map((ad) => ad.wasted)),
    ...(top &&
      spent > 0 && {
        top: { name: top.name, spentShare: top.spent / spent, ordersShare: share(top.orders, orders) },
      }),
    ...(learning && { learning }),
    ...(marginal && { marginal }),
    period,
    ...(currency && { currency }),
    notes,
  };
}

function judge(ad: Omit<AuditedAd, "wasted">, target: number): AuditedAd {
  if (ad.otherGoal !== undefined) return { ...ad, wasted: 0 };
  const rule = ruleFor(ad, target);
  return { ...ad, rule, wasted: rule.verdict === "Kill" ? Math.max(0, ad.spent - ad.orders * target) : 0 };
}

function rowsOf({ rows }: Table, columns: Columns): { rows: Row[]; skipped: number; unread: number } {
  const read: Row[] = [];
  let skipped = 0;
  let unread = 0;
  const figure = (cell: string): number => {
    // What nearly every cell is; of fifty thousand rows the words of people take most of the time.
    if (/^\d[\d,]{0,14}(\.\d{1,6})?$/.test(cell)) return Number(cell.replaceAll(",", ""));
    const text = cell.replace(/[\s\u00a0\u202f]/g, "");
    if (/^[-–—]?$/.test(text) || /^n\/a$/i.test(text)) return 0;
    const value = readNumber(text.replace(/^[A-Z]{3}/, ""));
    if (value === undefined || !Number.isFinite(value) || value < 0) {
      unread += 1;
      return 0;
    }
    return value;
  };
  const days = new Map<string, string | undefined>();
  const day = (cell: string) => {
    if (!days.has(cell)) days.set(cell, dayIn(cell));
    return days.get(cell);
  };
  for (const cells of rows) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const name = cellOf(cells, columns.ad).trim();
    if (name === "" || /^(total|results from .* ads?)$/i.test(name)) {
      skipped += 1;
      continue;
    }
    read.push({
      name,
      set: cellOf(cells, columns.set).trim(),
      campaign: cellOf(cells, columns.campaign).trim(),
      spent: figure(cellOf(cells, columns.spent)),
      orders: figure(cellOf(cells, columns.orders)),
      kind: cellOf(cells, columns.kind).trim(),
      day: day(cellOf(cells, columns.day)),
    });
  }
  return { rows: read, skipped, unread };
}

function adsOf(rows: readonly Row[]): Omit<AuditedAd, "wasted">[] {
  const ads = new Map<string, Omit<AuditedAd, "wasted">>();
  for (const { name, set, campaign, spent, orders, kind } of rows) {
    const key = `${campaign}\n${set}\n${name}`;
    const known = ads.get(key) ?? { name, set, campaign, spent: 0, orders: 0 };
    known.spent += spent;
    const counts = kind === "" || goals.test(kind);
    if (counts) known.orders += orders;
    else if (orders > 0) known.otherGoal = kind;
    ads.set(key, known);
  }
  return [...ads.values()];
}

function learningOf(ads: readonly AuditedAd[], days: number): NonNullable<Audit["learning"]> {
  const sets = new Map<string, number>();
  for (const { campaign, set, orders } of ads) {
    const key = `${campaign}\n${set}`;
    sets.set(key, (sets.get(key) ?? 0) + (orders * adThresholds.days) / Math.max(1, days));
  }
  const counts = [...sets.values()];
  const { settled } = adThresholds;
  return {
    settled: counts.filter((count) => count >= settled).length,
    near: counts.filter((count) => count < settled && count >= settled / 2).length,
    far: counts.filter((count) => count < settled / 2).length,
  };
}

/** What the orders of the last week cost that the week before had not, where more was spent. */
function marginalOf(rows: readonly Row[], closed: readonly string[]): Marginal | undefined {
  const { days } = adThresholds;
  const after = lastDays(closed, days);
  const before = lastDays(
    closed.filter((day) => day < (after[0] ?? "")),
    days,
  );
  if (after.length < days || before.length < days) return undefined;
  const of = (week: readonly string[]) => {
    const own = rows.filter(
      ({ day, kind }) => day && week.includes(day) && (kind === "" || goals.test(kind)),
    );
    return { spent: sum(own.map(({ spent }) => spent)), orders: sum(own.map(({ orders }) => orders)) };
  };
  const [first, second] = [of(before), of(after)];
  return {
    moreSpent: second.spent - first.spent,
    moreOrders: second.orders - first.orders,
    noise: 2 * Math.sqrt(first.orders + second.orders),
  };
}

/** The last `count` days of the calendar up to the last one there is; days without a row had no spend. */
function lastDays(days: readonly string[], count: number): string[] {
  const last = days.at(-1);
  if (last === undefined) return [];
  const first = new Date(Date.parse(last) - (count - 1) * 86_400_000).toISOString().slice(0, 10);
  return days.filter((day) => day >= first);
}

function periodOf({ rows }: Table, columns: Columns): Period {
  const starts = rows.flatMap((cells) => dayIn(cellOf(cells, columns.starts)) ?? []).sort();
  const ends = rows.flatMap((cells) => dayIn(cellOf(cells, columns.ends)) ?? []).sort();
  const [from, until] = [starts[0], ends.at(-1)];
  if (from === undefined || until === undefined) return {};
  return { from, until, days: Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1 };
}

function edges(days: readonly string[]): Period {
  const [from, until] = [days[0], days.at(-1)];
  return { ...(from && { from }), ...(until && { until }) };
}

/** A day as exports write it: 2026-11-18, or 18/11/2026 as India does. */
export function dayIn(cell: string): string | undefined {
  const text = cell.trim();
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : text.slice(0, 10);
  const at = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

function cellOf(cells: readonly string[], at: number | undefined): string {
  return (at === undefined ? undefined : cells[at]) ?? "";
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, figure) => all + figure, 0);
}

function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}
