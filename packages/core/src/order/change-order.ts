import { type Order, OrderEntity, type OrderStatus } from "./order.entity.ts";

type Changes = Partial<Omit<Order, "orderId" | "version" | "status" | "createdAt" | "month">>;

/**
 * The update that moves an order as it was read to a status, with other changes beside it. Holds only while the
 * order still is the one that was read. A change to `undefined` removes.
 */
export function changeOrder(order: Order, status: OrderStatus, changes: Changes = {}) {
  const set: Changes = {};
  const gone: string[] = [];
  // A settled order is not looked at again by the schedule, unless the change says so.
  const all: Changes = {
    ...(status === "pending" ? {} : { dueAt: undefined, processing: undefined }),
    ...changes,
  };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined) Object.assign(set, { [name]: value });
    else if (order[name as keyof Order] !== undefined) gone.push(name);
  }
  return OrderEntity.patch({ orderId: order.orderId })
    .set({ ...set, status, version: order.version + 1, updatedAt: Date.now() })
    .composite({ month: order.month })
    .remove(gone as (typeof removable)[number][])
    .where((a, o) => o.eq(a.version, order.version));
}

const removable = [
  "dueAt",
  "processing",
  "override",
  "review",
  "refundReason",
  "duplicate",
  "refundPlan",
] as const;
