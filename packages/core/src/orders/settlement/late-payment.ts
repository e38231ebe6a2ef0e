import { type Capture, leftOf } from "../../providers/payments.ts";
import type { OrderRecord } from "../record.ts";
import { type Decision, decision, providerRow } from "./decision.ts";

/** Money came on a page of it that nobody could begin to pay any more, or may yet come. */
export function isLate({ sessions }: Pick<OrderRecord, "sessions">): boolean {
  return sessions.some(({ lateUntil }) => lateUntil !== undefined);
}

/**
 * A late payment that added nothing, because its buyer has bought again meanwhile: they did nothing wrong, so the shop
 * sends it back by itself, once.
 */
export function lateRefund(record: OrderRecord, payment: Capture): Decision {
  const { order } = record;
  const { paymentId } = payment;
  const refundKey = `late:${order.orderId}:${paymentId}`;
  const isAsked = record.refunds.some((refund) => refund.refundKey === refundKey);
  const left = leftOf(payment);
  const addsNothing = order.status === "completed" && order.duplicate === true;
  if (!addsNothing || !isLate(record) || isAsked || left <= 0) return decision(order);
  const by = "system";
  return {
    ...decision(order),
    refunds: [{ refundKey, paymentId, amount: left, reason: "duplicate", by }],
    ledger: [providerRow(order, "refund-asked", refundKey, left, { paymentId, by })],
    audit: [{ by, action: "order.duplicate", after: paymentId }],
  };
}
