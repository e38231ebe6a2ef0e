import type { Order } from "../order.entity.ts";
import { mayPoll } from "../poll.entity.ts";
import { settle } from "./settle.ts";

/**
 * Settles an order for a caller that no limit counts: in three seconds the payment company is asked once, because its own limit is of
 * the whole shop. Answers the order as it then is.
 */
export async function settleInTurn(order: Order): Promise<Order> {
  const { orderId } = order;
  return ((await mayPoll(orderId)) ? await settle(orderId) : undefined) ?? order;
}
