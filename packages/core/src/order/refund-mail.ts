import { put } from "../lib/table.ts";
import { oweMail } from "../mail/outbox.entity.ts";
import type { Order } from "./order.entity.ts";

/**
 * The part of a transaction that tells of money sent back; undefined when there is none. `sentBack`: whole rupees,
 * unknown to the order so far. Told once for each sum, however often it is heard of.
 */
export function refundMail(order: Order, sentBack: number, now: number) {
  if (sentBack <= 0) return undefined;
  const { orderId, customerId, finalAmount } = order;
  const total = order.refundedAmount + sentBack;
  const facts = { refundedAmount: sentBack, whole: total >= finalAmount };
  return put(oweMail({ kind: "refund", about: `${orderId}-${total}`, orderId, customerId, facts }, now));
}
