// The counters of made-up orders: what the transactions of each would have added.

import { dayInIndia } from "@store/contract/format";
import type { Order } from "@store/core/orders/order.entity";
import {
  CounterEntity,
  type CounterName,
  type Counts,
  couponCounts,
  placeOf,
  splitFigures,
} from "@store/core/platform/counter.entity";
import { revisionCounts, revisionsScope } from "@store/core/platform/revision-counter";
import { type Item, itemOf } from "./lay.ts";
import { ledgerOf } from "./rows.ts";

export type Tally = Map<string, Counts>;

/** Adds everything one order means to the tally; a customer came with it. */
export function count(tally: Tally, order: Order): void {
  const { orderId, status, createdAt } = order;
  const { part, shard } = placeOf(orderId);
  const open = status === "pending" || status === "failed" ? { [status]: 1 } : {};
  add(tally, "ALL", part, shard, { users: 1, orders: 1, ...open });
  const day = dayInIndia(createdAt);
  // Every order was a cart before, and two more were left.
  add(tally, day.slice(0, 7), part, `${day.slice(8)}#${shard}`, { orders: 1, carts: 3 });
  for (const { figures, discountCode, offerRev } of ledgerOf(order)) {
    const { counts, sold } = splitFigures(figures);
    add(tally, "ALL", part, shard, counts);
    add(tally, day.slice(0, 7), part, `${day.slice(8)}#${shard}`, counts);
    for (const { product, sales } of sold)
      add(tally, `SOLD.${day.slice(0, 7)}`, part, `${day.slice(8)}#${product}#${shard}`, { sales });
    if (offerRev !== undefined)
      add(
        tally,
        revisionsScope,
        part,
        `${String(offerRev).padStart(8, "0")}#${shard}`,
        revisionCounts(figures),
      );
    if (discountCode === undefined) continue;
    const ofCoupon = couponCounts(figures);
    add(tally, `COUPON.${discountCode}`, part, shard, ofCoupon);
    add(tally, `USES.${day.slice(0, 7)}`, part, `${day.slice(8)}#${discountCode}#${shard}`, ofCoupon);
  }
}

function add(tally: Tally, scope: string, part: string, shard: string, counts: Counts): void {
  if (Object.keys(counts).length === 0) return;
  const key = `${scope} ${part} ${shard}`;
  const sums = tally.get(key) ?? {};
  for (const [name, by] of Object.entries(counts) as [CounterName, number][])
    if (by !== 0) sums[name] = (sums[name] ?? 0) + by;
  tally.set(key, sums);
}

/** The rows of a tally. */
export function counterRows(tally: Tally): Item[] {
  return [...tally].map(([key, counts]) => {
    const [scope = "", part = "", shard = ""] = key.split(" ");
    return itemOf(CounterEntity.put({ scope, part, shard, ...counts }));
  });
}
