import { log } from "../../platform/log.ts";
import { commit } from "./commit.ts";
import { decideDelete } from "./lifecycle.ts";
import { byHand } from "./override-order.ts";

/**
 * Takes an order out of every list and figure. Its words stay with its row, since its customer may be found by them. What it
 * gave ends; a payment that still comes goes to a person. Throws `order.not_found`, and `order.changed` when others keep
 * changing it.
 */
export async function deleteOrder(orderId: string, by: string): Promise<void> {
  await byHand(orderId, (record) => commit(record, decideDelete(record.order, by, Date.now())));
  log("order.deleted", { orderId });
}
