// The counters of made-up orders: what the transactions of each would have added.
import { dayOf } from "@store/core/lib/time";
import type { Order } from "@store/core/order/order.entity";
import { CounterEntity, type CounterName, type Counts, shardOf } from "@store/core/stats/counter.entity";
import { type Item, itemOf } from "./lay.ts";

export type Tally = Map<string, Counts>;

/** Adds everything one order means to the tally; `users` customers came with it. */
export function count(tally: Tally, order: Order): void {
  const { status, finalAmount, refundedAmount, discountCode, createdAt, upsells } = order;
  const sold = status === "completed";
  const shard = shardOf(order.orderId);
  const wasSold = sold || status === "refunded";
  const one = (is: boolean) => (is ? 1 : 0);
  add(tally, "ALL", shard, {
    users: 1,
    orders: 1,
    [status]: 1,
    revenue: sold ? finalAmount : 0,
    refundedAmount,
    discounted: one(sold && discountCode !== undefined),
  });
  const day = dayOf(createdAt);
  add(tally, day.slice(0, 7), `${day.slice(8)}#${shard}`, {
    orders: 1,
    // Every order was a cart before, and two more were left.
    carts: 3,
    completed: one(wasSold),
    revenue: wasSold ? finalAmount : 0,
    refunded: one(status === "refunded"),
    refundedAmount,
    discounted: one(wasSold && discountCode !== undefined),
    adTemplates: one(wasSold && upsells.includes("ad-templates")),
    seoChecklist: one(wasSold && upsells.includes("seo-checklist")),
    agencyLicense: one(wasSold && upsells.includes("agency-license")),
  });
  if (discountCode === undefined || !wasSold) return;
  add(tally, `USES.${day.slice(0, 7)}`, `${day.slice(8)}#${discountCode}#${shard}`, { uses: 1 });
  if (sold) add(tally, `COUPON.${discountCode}`, shard, { uses: 1 });
}

function add(tally: Tally, scope: string, shard: string, counts: Counts): void {
  const key = `${scope} ${shard}`;
  const sums = tally.get(key) ?? {};
  for (const [name, by] of Object.entries(counts) as [CounterName, number][])
    if (by !== 0) sums[name] = (sums[name] ?? 0) + by;
  tally.set(key, sums);
}

/** The rows of a tally. */
export function counterRows(tally: Tally): Item[] {
  return [...tally].map(([key, counts]) => {
    const [scope = "", shard = ""] = key.split(" ");
    return itemOf(CounterEntity.put({ scope, shard, ...counts }));
  });
}
