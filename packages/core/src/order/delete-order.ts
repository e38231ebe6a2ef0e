import { StoreError } from "@store/contract/errors";
import { auditRow } from "../audit/audit.entity.ts";
import { log } from "../lib/log.ts";
import { put, update } from "../lib/table.ts";
import { unmakeFindable } from "../search/findable.ts";
import { changeOrder } from "./change-order.ts";
import { type Order, readOrder } from "./order.entity.ts";
import { deletionCounts } from "./order-counts.ts";
import { leaveCompleted } from "./refund-order.ts";

const tries = 5;

/**
 * Takes an order out of every list and counter. What it gave ends; a payment that still comes goes to a person. Throws
 * `order.not_found`, and `order.changed` when others keep changing it.
 */
export async function deleteOrder(orderId: string, by: string): Promise<void> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const order = await readOrder(orderId);
    if (!order || order.deletedAt !== undefined) throw new StoreError("order.not_found");
    if (await takeOut(order, by)) return log("order.deleted", { orderId });
  }
  throw new StoreError("order.changed");
}

async function takeOut(order: Order, by: string): Promise<boolean> {
  const now = Date.now();
  const { orderId, status, createdAt, name, email, phone, dueAt } = order;
  // As a status set by hand: what Stripe says later is for a person. One that went back stays as it was.
  const ends = status === "refunded" ? {} : { override: { by, at: now, status: "failed" as const } };
  return leaveCompleted(order, {
    order: update(
      changeOrder(order, status === "refunded" ? "refunded" : "failed", { ...ends, deletedAt: now, dueAt }),
    ),
    ...deletionCounts(order),
    ...unmakeFindable("order", { id: orderId, at: createdAt }, { name, email, phone }),
    audit: put(auditRow({ by, action: "order.delete", target: orderId, before: status })),
  });
}
