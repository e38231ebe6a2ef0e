import type { OrderStatus } from "@store/contract/order-statuses";
import { withoutUndefined } from "../platform/without-undefined.ts";
import { type Order, OrderEntity } from "./order.entity.ts";

/** What can be removed. */
const removable = [
  "buyerHashes",
  "dueAt",
  "processing",
  "override",
  "review",
  "refundReason",
  "refundPending",
  "duplicate",
] as const satisfies readonly (keyof Order)[];
type Removable = (typeof removable)[number];

/** What a write may change of an order; `undefined` removes. */
export type OrderChanges = Partial<
  Omit<Order, "orderId" | "version" | "status" | "createdAt" | "month" | "shard" | Removable>
> & { [Name in Removable]?: Order[Name] | undefined };

/** The order as it is after `changes`. A settled order is not looked at again, unless they say so. */
export function changed(order: Order, status: OrderStatus, changes: OrderChanges, now: number): Order {
  const settled = status === "pending" ? {} : { dueAt: undefined, processing: undefined };
  const after = { ...order, ...settled, ...changes, status, version: order.version + 1, updatedAt: now };
  return withoutUndefined(after);
}

/** The update that makes an order `after` of one that is still as it was read. */
export function changeOrder(before: Order, after: Order) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof Order)[]);
  const differs = [...names].filter((name) => after[name] !== before[name]);
  const gone = differs.filter((name) => after[name] === undefined);
  const kept = gone.find((name) => !(removable as readonly string[]).includes(name));
  if (kept !== undefined) throw new Error(`${kept} of an order is never removed`);
  const set = Object.fromEntries(
    differs.filter((name) => after[name] !== undefined).map((name) => [name, after[name]]),
  );
  return OrderEntity.patch({ orderId: before.orderId })
    .set(set)
    .composite({ month: before.month, shard: before.shard })
    .remove(removable.filter((name) => gone.includes(name)))
    .where((a, o) => o.eq(a.version, before.version));
}
