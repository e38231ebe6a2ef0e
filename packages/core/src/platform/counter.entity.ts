// Running totals, spread over sixteen items in four partitions so that neither is hot. Written in the transactions that
// cause them. Access patterns: a scope (byScope, one query for each partition): `ALL`, a coupon, a month, in which each
// day has its own items, what was counted of coupons or of products in a month, or of revisions of the offer, some in a row.

import { dayInIndia } from "@store/contract/format";
import { Entity } from "./entity.ts";
import { sha256 } from "./secrets.ts";
import { primaryIndex } from "./table.ts";
import { waitNames } from "./wait-names.ts";

/** Sums of what the rows of the ledger say. Money in paise. */
export const figureNames = [
  /** Orders that were completed, less those that an admin took back. */
  "sales",
  /** Of these, orders whose money went back whole. */
  "returns",
  /** What was sold, before anything went back. */
  "gross",
  /** What went back: refunds, and disputes that were lost. */
  "returned",
  /** What the provider kept of these and took for disputes, and the tax on it. */
  "fees",
  "feeTax",
  "discounted",
  /** Sales that came back by a mail about a basket; of each reminder of the series, how many and what is left of them. */
  "recovered",
  "cartSales1",
  "cartSales2",
  "cartSales3",
  "cartLeft1",
  "cartLeft2",
  "cartLeft3",
  ...waitNames,
] as const;
export type FigureName = (typeof figureNames)[number];
/** How often a product was sold: counted in rows of its own. */
export type SoldName = `sold:${string}`;
export type Figures = Partial<Record<FigureName | SoldName, number>>;

export const counterNames = [
  ...figureNames,
  "users",
  "orders",
  "pending",
  "failed",
  "uses",
  "carts",
  /** Reminders that were sent, by their place in the series. */
  "cartMails1",
  "cartMails2",
  "cartMails3",
] as const;
export type CounterName = (typeof counterNames)[number];
export type Counts = Partial<Record<CounterName, number>>;

/** What is counted of a coupon, in all and by day: its uses, what was sold with it, and what of that went back. Paise. */
export const couponNames = ["uses", "gross", "returned"] as const satisfies readonly CounterName[];
export type CouponName = (typeof couponNames)[number];
export type CouponCounts = Partial<Record<CouponName, number>>;

/** What figures of an order with a coupon add to what is counted of the coupon: each sale is a use. */
export function couponCounts({ sales: uses = 0, gross = 0, returned = 0 }: Figures): CouponCounts {
  return changed({ uses, gross, returned });
}

/** Figures, those of products apart. */
export function splitFigures(figures: Figures): {
  counts: Counts;
  sold: { product: string; sales: number }[];
} {
  const entries = Object.entries<number>(figures as Record<string, number>);
  const isSold = ([name]: [string, number]) => name.startsWith("sold:");
  const sold = entries
    .filter(isSold)
    .map(([name, sales]) => ({ product: name.slice("sold:".length), sales }));
  return { counts: Object.fromEntries(entries.filter((entry) => !isSold(entry))), sold };
}

const count = { type: "number" } as const;
const counts = Object.fromEntries(counterNames.map((name) => [name, count])) as Record<
  CounterName,
  typeof count
>;

export const CounterEntity = new Entity({
  model: { entity: "counter", version: "1", service: "store" },
  attributes: {
    scope: { type: "string", required: true, readOnly: true },
    /** One of four: no partition key takes more than a quarter of what is counted. */
    part: { type: "string", required: true, readOnly: true },
    shard: { type: "string", required: true, readOnly: true },
    ...counts,
  },
  indexes: {
    byScope: primaryIndex("STAT#${scope}#${part}", "${shard}"),
  },
});

const shards = 16;
export const counterParts = 4;

/** Adds to the totals of a scope. `spread` picks the shard: any text, the same for the same cause. */
export function addCounts(scope: string, spread: string, counts: Counts) {
  return CounterEntity.update({ scope, ...placeOf(spread) }).add(changed(counts));
}

/** Adds to the day, in Asia/Kolkata, that `at` falls on. */
export function addDayCounts(at: number, spread: string, counts: Counts) {
  const day = dayInIndia(at);
  const { part, shard } = placeOf(spread);
  return CounterEntity.update({ scope: day.slice(0, 7), part, shard: `${day.slice(8)}#${shard}` }).add(
    changed(counts),
  );
}

/** What has rows of its own for each day: coupons by code, products by id. */
export type CountedKind = "USES" | "SOLD";

/** Adds to what is counted of a coupon or a product on the day, in Asia/Kolkata, that `at` falls on. */
export function addDayOf(kind: CountedKind, at: number, spread: string, id: string, counts: Counts) {
  const day = dayInIndia(at);
  const { part, shard } = placeOf(spread);
  return CounterEntity.update({
    scope: `${kind}.${day.slice(0, 7)}`,
    part,
    shard: `${day.slice(8)}#${id}#${shard}`,
  }).add(changed(counts));
}

/** The partition and the item that a cause is counted in. */
export function placeOf(spread: string): { part: string; shard: string } {
  const number = Number.parseInt(sha256(spread).slice(0, 4), 16) % shards;
  return { part: String(number % counterParts), shard: String(number).padStart(2, "0") };
}

/** All items of a scope. */
async function itemsOf(scope: string, consistent = false) {
  const queries = Array.from({ length: counterParts }, (_, part) =>
    CounterEntity.query.byScope({ scope, part: String(part) }).go({ pages: "all", consistent }),
  );
  return (await Promise.all(queries)).flatMap(({ data }) => data);
}

/** Without what changes nothing. */
export function changed(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([, by]) => by !== 0 && by !== undefined));
}

export type Totals = Record<CounterName, number>;

/** How many orders stand completed, and what the shop has of them: whole rupees, after what went back. */
export function salesOf({ sales, returns, gross, returned }: Totals): { completed: number; revenue: number } {
  return { completed: sales - returns, revenue: (gross - returned) / 100 };
}

/** The totals of a scope: sixteen small items in one round of queries. */
export async function readCounts(scope: string): Promise<Totals> {
  return sum(await itemsOf(scope, true));
}

/** The same for half the price, a moment old: where it is no matter of one more or less. */
export async function readRecentCounts(scope: string): Promise<Totals> {
  return sum(await itemsOf(scope));
}

/** The totals of each day of a month (`yyyy-mm`) on which anything happened, by `yyyy-mm-dd`. */
export async function readDays(month: string): Promise<Map<string, Totals>> {
  const data = await itemsOf(month);
  const days = new Set(data.map(({ shard }) => shard.slice(0, 2)));
  return new Map(
    [...days].map((day) => [`${month}-${day}`, sum(data.filter(({ shard }) => shard.startsWith(`${day}#`)))]),
  );
}

export type DayOf = Required<CouponCounts> & { day: string; id: string; sales: number };

/** What is counted of coupons or products on each day of a month (`yyyy-mm`): a row for each item, so that a day has several. */
export async function readDaysOf(kind: CountedKind, month: string): Promise<DayOf[]> {
  const data = await itemsOf(`${kind}.${month}`);
  return data.map(({ shard, uses = 0, gross = 0, returned = 0, sales = 0 }) => {
    const [day = "", id = ""] = shard.split("#");
    return { day: `${month}-${day}`, id, uses, gross, returned, sales };
  });
}

function sum(rows: readonly Counts[]): Totals {
  const total = (name: CounterName) => rows.reduce((all, row) => all + (row[name] ?? 0), 0);
  return Object.fromEntries(counterNames.map((name) => [name, total(name)])) as Totals;
}
