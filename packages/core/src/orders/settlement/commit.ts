// Carries a decision out: one transaction, on the condition that the order is the one that was decided about.

import { returnUse } from "../../coupons/coupon-uses.ts";
import { enqueueMail } from "../../outbox/outbox.entity.ts";
import { auditRow } from "../../platform/audit.entity.ts";
import type { Counts } from "../../platform/counter.entity.ts";
import { alarm, log } from "../../platform/log.ts";
import { numbered, type Parts, put, transact, update } from "../../platform/table.ts";
import { minutes } from "../../platform/time.ts";
import { changed, changeOrder } from "../change-order.ts";
import { longWaitPart } from "../long-wait.entity.ts";
import type { Order } from "../order.entity.ts";
import { PaymentEntity } from "../payment.entity.ts";
import { PaymentSessionEntity } from "../payment-session.entity.ts";
import { proofRows } from "../proof.entity.ts";
import type { OrderRecord } from "../record.ts";
import { RefundEntity } from "../refund.entity.ts";
import { accessParts } from "./access-parts.ts";
import { figureParts } from "./books.ts";
import { type Decision, decision, isNothing } from "./decision.ts";
import { refundsWait } from "./look-again.ts";
import { noticeParts } from "./notice-parts.ts";

export const failedMailAfter = minutes(5);

/** More rows in the same transaction, and what is to be counted with them. */
export interface Extra {
  set?: Decision["set"];
  parts?: Parts;
  counts?: Counts;
}

/**
 * The order as it then is; undefined when something has changed since it was read, and the caller looks again.
 * Writes nothing for a decision that says nothing new.
 */
export async function commit(
  record: OrderRecord,
  decided: Decision,
  extra: Extra = {},
): Promise<Order | undefined> {
  // An order that was completed before has an account by now.
  return attempt(record, decided, extra, record.order.paidAt !== undefined);
}

async function attempt(
  record: OrderRecord,
  decided: Decision,
  extra: Extra,
  careful: boolean,
): Promise<Order | undefined> {
  const { order } = record;
  if (isNothing(order, decided) && !extra.parts) return order;
  const now = Date.now();
  const access = await accessParts(order, decided, now, careful);
  if (access === "impossible")
    return attempt(record, reviewed(record, decided, "no account to join"), extra, careful);
  const waited = waitOf(order, decided, access.set.paidAt);
  const set = { ...decided.set, ...access.set, ...extra.set, ...(waited !== undefined && { waited }) };
  const after = changed(order, decided.to, set, now);
  const refused = await transact({
    order: update(changeOrder(order, after)),
    ...paymentParts(order, decided, now),
    failedMail: failedMail(order, after, decided, now),
    longWait: waited === undefined ? undefined : longWaitPart(order.orderId, waited, now),
    ...rowParts(record, decided, now),
    ...noticeParts(order, after, decided, now),
    ...figureParts(record, decided, after, now, { ...access.counts, ...extra.counts }),
    coupon: decided.returnsUse ? update(returnUse(order.discountCode ?? "")) : undefined,
    ...access.parts,
    ...extra.parts,
  });
  const names = Object.keys(refused);
  if (names.length === 0) {
    tell(order, decided);
    return after;
  }
  if (refused.order) return undefined;
  // A coupon that was deleted meanwhile has no use to take back.
  if (names.join() === "coupon") return attempt(record, { ...decided, returnsUse: false }, extra, careful);
  if (names.some((name) => name.startsWith("payment")))
    return attempt(
      record,
      reviewed(record, { ...decided, payments: [], proofs: [] }, "payment of another order"),
      extra,
      careful,
    );
  return decided.access === "give" && !careful ? attempt(record, decided, extra, true) : undefined;
}

/**
 * The payment is another order's, or there is no account to give to: a person decides, and the schedule comes back for
 * refunds alone. The money is noted all the same.
 */
function reviewed({ order, refunds }: OrderRecord, decided: Decision, reason: string): Decision {
  const { sessions, payments, proofs, ledger, refundStates, set } = decided;
  const now = Date.now();
  const wait = refundsWait(refunds, { refundStates, refunds: [] }, now);
  const isPlanned = order.dueAt !== undefined && order.dueAt > now;
  const dueAt = wait === undefined ? undefined : isPlanned ? order.dueAt : now + wait;
  return {
    ...decision(order),
    to: order.status === "pending" ? "failed" : order.status,
    set: {
      review: reason,
      dueAt,
      // A further payment beside the one that is known names none.
      ...(payments.length > 0 && set.paymentId !== undefined && { paymentId: set.paymentId }),
    },
    sessions,
    payments,
    proofs,
    refundStates,
    ledger: payments.length === 0 ? [] : ledger,
    alarms: order.review === reason ? [] : [reason],
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
  return put(enqueueMail(mail, now, now + failedMailAfter));
}

/** How long a buyer waited who is let in by a payment for the first time. Two clocks: never less than nothing. */
function waitOf({ paidAt }: Order, { payments }: Decision, letInAt: number | undefined): number | undefined {
  const sale = payments.find(({ what }) => what === "sale")?.capture;
  return sale && letInAt !== undefined && paidAt === undefined ? Math.max(0, letInAt - sale.at) : undefined;
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

/** Pages, refunds, mails and audit rows. */
function rowParts({ order }: OrderRecord, decided: Decision, now: number): Parts {
  const { orderId, customerId } = order;
  const { sessions, refunds, refundStates, mails, audit } = decided;
  return {
    ...numbered(
      "session",
      sessions.map(({ attempt, ...noted }) =>
        update(PaymentSessionEntity.patch({ orderId, attempt }).set(noted)),
      ),
    ),
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

function tell(order: Order, { transition, to, alarms, audit }: Decision): void {
  const { orderId } = order;
  for (const reason of alarms) alarm("payment.review", { orderId, reason });
  if (transition !== undefined && transition !== "wait")
    log("order.moved", { orderId, transition, from: order.status, to, by: audit[0]?.by });
}
