// Money going back, by request and by a bank's later word; and money that a bank takes back on the buyer's word.
import * as z from "zod";
import { refused, the } from "./errors.ts";
import { notes, readFields } from "./links.ts";
import { findPayment } from "./payments.ts";
import type { Dispute, Payment, Refund } from "./rows.ts";
import { book } from "./settlements.ts";
import { emit, newId, type Store } from "./store.ts";

const refundFields = z.strictObject({
  amount: z.int().min(100).optional(),
  speed: z.literal("normal").optional(),
  notes: notes.optional(),
});

const sixMonths = 182 * 24 * 3600;

/** The same key with the same body gives the first answer again. */
export function createRefund(
  store: Store,
  paymentId: string,
  body: unknown,
  key: string | undefined,
): Refund {
  if (key !== undefined && !/^[A-Za-z0-9_-]{10,}$/.test(key))
    throw refused(
      "The idempotency key must be at least 10 characters of letters, numbers, hyphens and underscores.",
    );
  const request = `${paymentId} ${JSON.stringify(body)}`;
  const earlier = key === undefined ? undefined : store.keys.get(key);
  if (earlier && earlier.request !== request)
    throw refused("Different request with the same idempotency key has already been processed.");
  if (earlier) return the(store.refunds, earlier.refund);
  const fields = readFields(refundFields, body);
  const row = findPayment(store, paymentId);
  const { payment } = row;
  if (payment.status === "refunded") throw refused("The payment has been fully refunded already");
  if (payment.status !== "captured")
    throw refused("The payment status should be captured for action to be taken");
  if (store.seconds() > payment.created_at + sixMonths) throw refused("Payment is more than 6 months old.");
  if (isDisputed(store, paymentId)) throw refused("Refund is not allowed on a disputed payment");
  const left = payment.amount - payment.amount_refunded;
  const amount = fields.amount ?? left;
  if (amount > left) throw refused("The total refund amount is greater than the refund payment amount");
  const refund: Refund = {
    id: newId("rfnd"),
    entity: "refund",
    amount,
    currency: payment.currency,
    payment_id: paymentId,
    notes: fields.notes ?? [],
    created_at: store.seconds(),
    status: row.refunds.startsWith("pending") ? "pending" : "processed",
  };
  store.refunds.put(refund.id, refund);
  book(store, "refund", -amount, undefined, { entity_id: refund.id, payment_id: paymentId });
  if (key !== undefined) store.keys.put(key, { key, request, refund: refund.id });
  store.payments.put(paymentId, { ...row, payment: withRefunded(payment, payment.amount_refunded + amount) });
  const told = { refund, payment: findPayment(store, paymentId).payment };
  emit(store, "refund.created", told);
  if (refund.status === "processed") emit(store, "refund.processed", told);
  return refund;
}

/** Moves a refund on: a pending one to `processed` or `failed`, a processed one to `failed`. */
export function settleRefund(store: Store, refundId: string, to: "processed" | "failed"): Refund {
  const refund = the(store.refunds, refundId);
  const possible = refund.status === "pending" || (refund.status === "processed" && to === "failed");
  if (!possible) throw refused(`Refund ${refundId} is ${refund.status} and cannot become ${to}.`);
  return store.write(() => {
    const after: Refund = { ...refund, status: to };
    store.refunds.put(refundId, after);
    const row = findPayment(store, refund.payment_id);
    if (to === "failed") {
      const payment = withRefunded(row.payment, row.payment.amount_refunded - refund.amount);
      store.payments.put(payment.id, { ...row, payment });
      book(store, "adjustment", refund.amount, undefined, { payment_id: payment.id });
    }
    emit(store, `refund.${to}`, { refund: after, payment: findPayment(store, refund.payment_id).payment });
    return after;
  });
}

/** Refunds of a payment, the newest first. */
export function refundsOf(store: Store, paymentId: string): Refund[] {
  return store.refunds.list(({ payment_id }) => payment_id === paymentId).reverse();
}

function withRefunded(payment: Payment, amount_refunded: number): Payment {
  const whole = amount_refunded >= payment.amount;
  return {
    ...payment,
    amount_refunded,
    refund_status: amount_refunded === 0 ? null : whole ? "full" : "partial",
    status: whole ? "refunded" : "captured",
  };
}

export function openDispute(store: Store, paymentId: string): Dispute {
  const { payment } = findPayment(store, paymentId);
  if (!payment.captured) throw refused("This payment was not captured.");
  if (isDisputed(store, paymentId)) throw refused("This payment is disputed already.");
  const dispute: Dispute = {
    id: newId("disp"),
    entity: "dispute",
    payment_id: paymentId,
    amount: payment.amount,
    currency: payment.currency,
    status: "open",
    created_at: store.seconds(),
  };
  return store.write(() => {
    store.disputes.put(dispute.id, dispute);
    emit(store, "payment.dispute.created", { payment, dispute });
    return dispute;
  });
}

/** The bank decides: `won` means that the shop keeps the money. */
export function closeDispute(store: Store, paymentId: string, status: "won" | "lost" | "closed"): Dispute {
  const dispute = store.disputes.list().find((one) => one.payment_id === paymentId && one.status === "open");
  if (!dispute) throw refused(`There is no open dispute about ${paymentId}.`);
  const after: Dispute = { ...dispute, status };
  return store.write(() => {
    store.disputes.put(after.id, after);
    // Nothing is taken before it is lost.
    if (status === "lost") book(store, "adjustment", -dispute.amount, undefined, { dispute_id: dispute.id });
    emit(store, `payment.dispute.${status}`, {
      payment: findPayment(store, paymentId).payment,
      dispute: after,
    });
    return after;
  });
}

function isDisputed(store: Store, paymentId: string): boolean {
  return store.disputes
    .list()
    .some((one) => one.payment_id === paymentId && (one.status === "open" || one.status === "lost"));
}
