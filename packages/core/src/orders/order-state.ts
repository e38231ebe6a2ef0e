import type { OrderState } from "@store/contract/calls/order-status";
import type { Order } from "./order.entity.ts";

/** How an order stands, in the words of the buyer who placed it. */
export function stateOf(order: Order): OrderState {
  if (order.status === "completed" || order.status === "refunded") return order.status;
  if (order.review) return "review";
  return order.processing ? "processing" : order.status;
}
