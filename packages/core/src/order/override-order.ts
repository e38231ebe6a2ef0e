import { StoreError } from "@store/contract/errors";
import { put, transact, update } from "../lib/table.ts";
import { addCounts } from "../stats/counter.entity.ts";
import { changeOrder } from "./change-order.ts";
import { completeOrder, overrideAudit } from "./complete-order.ts";
import { type Order, type OrderStatus, readOrder } from "./order.entity.ts";
import { revokeByHand } from "./refund-order.ts";

export type ManualStatus = NonNullable<Order["override"]>["status"];

const tries = 5;

/**
 * Sets a status by hand (SPEC.txt section 4). Completing goes through the same writes as a sale; leaving
 * `completed` takes back what it gave. `settle` respects it from then on. Throws `order.not_found`, `order.final`
 * for a refunded order, `order.changed` when others keep changing it, or when it no longer is as it was `seen`.
 */
export async function overrideOrder(
  orderId: string,
  status: ManualStatus,
  by: string,
  seen?: OrderStatus,
): Promise<void> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const order = await readOrder(orderId);
    if (!order || order.deletedAt !== undefined) throw new StoreError("order.not_found");
    if (seen !== undefined && order.status !== seen) throw new StoreError("order.changed");
    if (order.status === "refunded") throw new StoreError("order.final");
    if (order.status === status) return;
    if (await carryOut(order, { by, at: Date.now(), status })) return;
  }
  throw new StoreError("order.changed");
}

async function carryOut(order: Order, override: NonNullable<Order["override"]>): Promise<boolean> {
  if (override.status === "completed") return completeOrder(order, { override });
  if (order.status === "completed") return revokeByHand(order, override);
  const refused = await transact({
    order: update(changeOrder(order, override.status, { override, dueAt: order.dueAt })),
    totals: update(addCounts("ALL", order.orderId, { [order.status]: -1, [override.status]: 1 })),
    audit: put(overrideAudit(order, override)),
  });
  return !refused.order;
}
