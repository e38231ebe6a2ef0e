import { log } from "../../platform/log.ts";
import { unindexRow } from "../../platform/search-index.ts";
import { commit } from "./commit.ts";
import { decideDelete } from "./lifecycle.ts";
import { byHand } from "./override-order.ts";

/**
 * Takes an order out of every list and figure. What it gave ends; a payment that still comes goes to a person. Throws
 * `order.not_found`, and `order.changed` when others keep changing it.
 */
export async function deleteOrder(orderId: string, by: string): Promise<void> {
  await byHand(orderId, (record) => {
    const { createdAt, name, email, phone } = record.order;
    const parts = unindexRow("order", { id: orderId, at: createdAt }, { name, email, phone });
    return commit(record, decideDelete(record.order, by, Date.now()), { parts });
  });
  log("order.deleted", { orderId });
}
