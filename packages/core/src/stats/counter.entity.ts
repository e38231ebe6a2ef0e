// Running totals, spread over sixteen shards so that no item is hot. Written in the transactions that cause them.
// Access patterns: all shards of a scope (byScope): `ALL`, a day, or a coupon.
import { Entity } from "electrodb";
import { sha256 } from "../lib/secrets.ts";
import { key, table } from "../lib/table.ts";

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
  const shard = String(Number.parseInt(sha256(spread).slice(0, 4), 16) % shards).padStart(2, "0");
  const changed = Object.fromEntries(Object.entries(counts).filter(([, by]) => by !== 0 && by !== undefined));
  return CounterEntity.update({ scope, shard }).add(changed as Counts);
}

/** The totals of a scope: one query of at most sixteen small items. */
export async function readCounts(scope: string): Promise<Record<CounterName, number>> {
  const { data } = await CounterEntity.query.byScope({ scope }).go({ pages: "all", consistent: true });
  const total = (name: CounterName) => data.reduce((sum, shard) => sum + (shard[name] ?? 0), 0);
  return Object.fromEntries(counterNames.map((name) => [name, total(name)])) as Record<CounterName, number>;
}
