// Running totals, spread over sixteen shards so that no item is hot. Written in the transactions that cause them.
// Access patterns: all shards of a scope (byScope): `ALL`, a coupon, or a month, in which each day has its own shards.
import { Entity } from "electrodb";
import { sha256 } from "../lib/secrets.ts";
import { key, table } from "../lib/table.ts";
import { dayOf } from "../lib/time.ts";

export const counterNames = [
  "users",
  "orders",
  "pending",
  "failed",
  "completed",
  "refunded",
  "revenue",
  "refundedAmount",
  "discounted",
  "uses",
  "carts",
  "recovered",
  "adTemplates",
  "seoChecklist",
  "agencyLicense",
] as const;
export type CounterName = (typeof counterNames)[number];
export type Counts = Partial<Record<CounterName, number>>;

const count = { type: "number" } as const;

export const CounterEntity = new Entity(
  {
    model: { entity: "counter", version: "1", service: "store" },
    attributes: {
      scope: { type: "string", required: true, readOnly: true },
      shard: { type: "string", required: true, readOnly: true },
      users: count,
      orders: count,
      pending: count,
      failed: count,
      completed: count,
      refunded: count,
      /** Whole rupees: final amounts of completed orders, less what was sent back. */
      revenue: count,
      refundedAmount: count,
      discounted: count,
      uses: count,
      carts: count,
      recovered: count,
      adTemplates: count,
      seoChecklist: count,
      agencyLicense: count,
    },
    indexes: {
      byScope: { pk: key("pk", "STAT#${scope}", ["scope"]), sk: key("sk", "${shard}", ["shard"]) },
    },
  },
  table,
);

const shards = 16;

/** Adds to the totals of a scope. `spread` picks the shard: any text, the same for the same cause. */
export function addCounts(scope: string, spread: string, counts: Counts) {
  return CounterEntity.update({ scope, shard: shardOf(spread) }).add(changed(counts));
}

/** Adds to the day, in Asia/Kolkata, that `at` falls on. */
export function addDayCounts(at: number, spread: string, counts: Counts) {
  const day = dayOf(at);
  const shard = `${day.slice(8)}#${shardOf(spread)}`;
  return CounterEntity.update({ scope: day.slice(0, 7), shard }).add(changed(counts));
}

/** Adds to a coupon's uses on the day, in Asia/Kolkata, that `at` falls on. */
export function addCouponDay(at: number, spread: string, code: string) {
  const day = dayOf(at);
  const shard = `${day.slice(8)}#${code}#${shardOf(spread)}`;
  return CounterEntity.update({ scope: `USES.${day.slice(0, 7)}`, shard }).add({ uses: 1 });
}

/** The shard that a cause is counted in. */
export function shardOf(spread: string): string {
  return String(Number.parseInt(sha256(spread).slice(0, 4), 16) % shards).padStart(2, "0");
}

function changed(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([, by]) => by !== 0 && by !== undefined));
}

export type Totals = Record<CounterName, number>;

/** The totals of a scope: one query of at most sixteen small items. */
export async function readCounts(scope: string): Promise<Totals> {
  const { data } = await CounterEntity.query.byScope({ scope }).go({ pages: "all", consistent: true });
  return sum(data);
}

/** The totals of each day of a month (`yyyy-mm`) on which anything happened, by `yyyy-mm-dd`: one query. */
export async function readDays(month: string): Promise<Map<string, Totals>> {
  const { data } = await CounterEntity.query.byScope({ scope: month }).go({ pages: "all" });
  const days = new Set(data.map(({ shard }) => shard.slice(0, 2)));
  return new Map(
    [...days].map((day) => [`${month}-${day}`, sum(data.filter(({ shard }) => shard.startsWith(`${day}#`)))]),
  );
}

/** The uses of coupons on each day of a month (`yyyy-mm`): one query. */
export async function readCouponDays(month: string): Promise<{ day: string; code: string; uses: number }[]> {
  const { data } = await CounterEntity.query.byScope({ scope: `USES.${month}` }).go({ pages: "all" });
  return data.map(({ shard, uses = 0 }) => {
    const [day = "", code = ""] = shard.split("#");
    return { day: `${month}-${day}`, code, uses };
  });
}

function sum(rows: readonly Counts[]): Totals {
  const total = (name: CounterName) => rows.reduce((all, row) => all + (row[name] ?? 0), 0);
  return Object.fromEntries(counterNames.map((name) => [name, total(name)])) as Totals;
}
