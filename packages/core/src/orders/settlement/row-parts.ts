// The rows that a decision writes beside the order's own: payments, sessions, refunds, mails, audit, and notices for the owner.
import { paymentTimings } from "@store/contract/timings";
import { putNotice } from "../../outbox/notice.entity.ts";
import { enqueueMail } from "../../outbox/outbox.entity.ts";
import { auditRow } from "../../platform/audit.entity.ts";
import { numbered, type Parts, put, update } from "../../platform/table.ts";
import { orderIndexParts } from "../index-order.ts";
import type { Order } from "../order.entity.ts";
import { PaymentEntity } from "../payment.entity.ts";
import { changeSessionPart } from "../payment-session.entity.ts";
import { proofRows } from "../proof.entity.ts";
import type { OrderRecord } from "../record.ts";
import { RefundEntity } from "../refund.entity.ts";
import type { Decision } from "./decision.ts";

/** The order before and after the decision. */
export function rowParts(record: OrderRecord, after: Order, decided: Decision, now: number): Parts {
  const { order: before } = record;
  return {
    ...paymentParts(before, decided, now),
    failedMail: failedMail(before, after, decided, now),
    ...sessionParts(record, after, decided),
    ...workParts(before, decided, now),
    ...noticeParts(before, after, decided, now),
  };
}

/** Put if absent: one payment belongs to one order, once. With it what its payer can tell it by. */
function paymentParts(order: Order, { payments, proofs }: Decision, now: number): Parts {
  const { orderId, provider } = order;
  if (!provider) return {};
  const rows = payments.map(({ capture: { paymentId, amount }, what }) =>
    put(PaymentEntity.create({ provider, paymentId, orderId, what, amount, createdAt: now })),
  );
  const known = proofs.flatMap((capture) => proofRows(provider, capture, order).map(put));
  return { ...numbered("payment", rows), ...numbered("proof", known) };
}

/** What became of pages. Of the only one of an order the payment tells that it was paid; the row of the first may be made here. */
function sessionParts({ order, sessions }: OrderRecord, after: Order, decided: Decision): Parts {
  const told = after.sessions === 1 && after.paymentId !== undefined;
  const notes = decided.sessions.flatMap(({ attempt, ...noted }) => {
    const session = sessions.find((one) => one.attempt === attempt);
    const isTold =
      told && session?.state === "open" && noted.state === "paid" && Object.keys(noted).length === 1;
    return session && !isTold ? [{ session, noted }] : [];
  });
  return {
    ...numbered(
      "session",
      notes.map(({ session, noted }) => changeSessionPart(session, noted)),
    ),
    ...(notes.some(({ session }) => session.unwritten) && orderIndexParts(order)),
  };
}

/** Refunds, mails and audit rows. */
function workParts(order: Order, decided: Decision, now: number): Parts {
  const { orderId, customerId } = order;
  const { refunds, refundStates, mails, audit } = decided;
  return {
    ...numbered(
      "refund",
      refunds.map((refund) =>
        put(RefundEntity.create({ ...refund, orderId, state: "asked", createdAt: now })),
      ),
    ),
    ...numbered(
      "refundState",
      refundStates.map(({ refundKey, state, why }) =>
        update(RefundEntity.patch({ orderId, refundKey }).set({ state, ...(why && { why }) })),
      ),
    ),
    ...numbered(
      "refundMail",
      mails.map(({ kind, refundId, ...facts }) =>
        put(enqueueMail({ kind, about: `${orderId}-${refundId}`, orderId, customerId, facts }, now)),
      ),
    ),
    ...numbered(
      "audit",
      audit.map((entry) => put(auditRow({ target: orderId, ...entry }))),
    ),
  };
}

/** Tells a buyer who has left why the payment failed, once a message that is late can be no more. */
function failedMail(
  { orderId, customerId }: Order,
  { cause, source }: Order,
  { transition }: Decision,
  now: number,
) {
  if (transition !== "fail" || cause === undefined || source !== "paid") return undefined;
  const mail = { kind: "payment-failed", about: `${orderId}-failed`, orderId, customerId } as const;
  return put(enqueueMail(mail, now, now + paymentTimings.failedMail));
}

/** What only a person can settle is put before the owner: a review for as long as it lasts, a refund that came back. */
function noticeParts(before: Order, after: Order, { ledger }: Decision, at: number): Parts {
  const { review } = after;
  const { orderId } = before;
  const about = { kind: "review", orderId, at } as const;
  const opened = review !== undefined && review !== before.review;
  const closed = review === undefined && before.review !== undefined;
  return {
    review: opened
      ? put(putNotice(orderId, { ...about, why: review }))
      : closed
        ? put(putNotice(orderId, about, "done"))
        : undefined,
    ...numbered(
      "refundNotice",
      ledger
        .filter(({ kind }) => kind === "refund-failed")
        .map(({ ref, paise, paymentId }) => {
          const further = furtherPayment(after, paymentId);
          return put(
            putNotice(`${orderId}.${ref}`, { kind: "refund-failed", orderId, paise, at, ...further }),
          );
        }),
    ),
  };
}

/** The payment, when it is another than the order's own: its refund is no refund of the sale. */
export function furtherPayment(order: Order, paymentId: string | undefined) {
  return paymentId !== undefined && order.paymentId !== undefined && paymentId !== order.paymentId
    ? { paymentId }
    : {};
}
