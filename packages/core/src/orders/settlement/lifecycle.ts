// The life of an order, as pure functions: the order with its rows, and what happened -> what is to be written.
//
// `moves` lists where each may begin and where it leads; `commit` writes a decision in one transaction, on the version that
// was read. A payment completes the order, a full refund or a lost dispute
// sends it back, a refund that fails at the bank restores it, and what an admin has set stays.

import { StoreError } from "@store/contract/errors";
import type { ManualStatus, OrderStatus } from "@store/contract/order-statuses";
import { paymentTimings } from "@store/contract/timings";
import type { Capture } from "../../providers/payments.ts";
import type { OrderChanges } from "../change-order.ts";
import type { Order } from "../order.entity.ts";
import type { PaymentSession } from "../payment-session.entity.ts";
import type { OrderRecord } from "../record.ts";
import { type TransitionName, transitions } from "../transitions.ts";
import { type Assessment, saysNew } from "./assess.ts";
import { type Decision, decision, ledgerRow, mergeDecisions } from "./decision.ts";
import { duplicateDecision } from "./duplicate-payment.ts";
import { lateRefund } from "./late-payment.ts";
import { lookAgain } from "./look-again.ts";
import { moneyDecision } from "./money.ts";

/** What the provider's facts mean for the order. */
export function decide(record: OrderRecord, assessment: Assessment, now: number): Decision {
  const { order } = record;
  const { sale, mismatch } = assessment;
  const facts = [
    ...(sale ? [moneyDecision(record, sale), lateRefund(record, sale)] : []),
    ...assessment.more.map((capture) => duplicateDecision(record, capture)),
  ].reduce(mergeDecisions, decision(order));
  const sessions = assessment.sessions.filter((note) =>
    saysNew(
      record.sessions.find(({ attempt }) => attempt === note.attempt),
      note,
    ),
  );
  const known = { ...facts, sessions, set: { ...facts.set, ...feesOf(assessment) } };
  const moved = sale
    ? paid(order, sale, known)
    : mismatch !== undefined
      ? review(order, mismatch, known)
      : unpaid(order, assessment, known, now);
  const reviewed = sale && mismatch !== undefined ? review(order, mismatch, moved) : moved;
  return lookAgain(record, reviewed, assessment, now);
}

/** What the provider keeps of all payments of the order, and takes for disputes, as far as it is known. */
function feesOf({ sale, more }: Assessment): Pick<OrderChanges, "fee" | "feeTax"> {
  const all = [sale, ...more].flatMap((capture) => (capture ? [capture, capture.dispute] : []));
  const known = all.filter((fees) => fees?.fee !== undefined);
  if (known.length === 0) return {};
  const sum = (name: "fee" | "feeTax") => known.reduce((all, fees) => all + (fees?.[name] ?? 0), 0);
  return { fee: sum("fee"), feeTax: sum("feeTax") };
}

/** Nobody is asked for its money: it completes by itself, as long as nothing took its place. */
export function decideFree({ order }: OrderRecord): Decision {
  const begun = decision(order);
  if (order.status === "pending" && !order.override)
    return transition(order, "complete", { ...begun, ledger: [ledgerRow(order, "sale")] });
  return order.status === "completed" ? begun : release(order, begun);
}

/** Given once, by the admin who gave it, no matter who finishes it. */
export function decideGift(record: OrderRecord, now: number): Decision {
  const { order } = record;
  const { status, giftedBy, override } = order;
  if (status === "pending" && giftedBy !== undefined && !override)
    return decideByHand(record, "completed", giftedBy, now);
  return order.dueAt === undefined ? decision(order) : { ...decision(order), set: { dueAt: undefined } };
}

/** An admin's word. Throws `order.final` for money that went back whole. */
export function decideByHand(record: OrderRecord, status: ManualStatus, by: string, now: number): Decision {
  const { order, sessions } = record;
  if (order.status === "refunded") throw new StoreError("order.final");
  const override = { by, at: now, status };
  const begun: Decision = {
    ...decision(order),
    // A page may still be open: whatever comes of it must be seen.
    set: { override, ...(sessions.some(mayBePaid) && { dueAt: order.dueAt ?? now + paymentTimings.poll }) },
    audit: [{ by, action: "order.override", before: order.status, after: status }],
  };
  if (status === "completed")
    return transition(order, "complete", { ...begun, ledger: [ledgerRow(order, "sale", { by })] });
  if (order.status !== "completed") return { ...transition(order, "set", begun), to: status };
  const undone = { ...begun, ledger: [ledgerRow(order, "sale-undone", { by })] };
  return { ...transition(order, "revoke", undone), to: status };
}

function mayBePaid({ state }: PaymentSession): boolean {
  return state === "asked" || state === "open";
}

/** Out of every list and figure. What the provider says later is for a person. */
export function decideDelete(order: Order, by: string, now: number): Decision {
  const { status, dueAt } = order;
  const stood = status === "completed" || status === "refunded";
  const begun: Decision = {
    ...decision(order),
    set: {
      deletedAt: now,
      dueAt,
      ...(status !== "refunded" && { override: { by, at: now, status: "failed" } }),
    },
    ledger: stood ? [ledgerRow(order, "sale-undone", { by })] : [],
    audit: [{ by, action: "order.delete", before: status }],
  };
  const to = status === "refunded" ? "refunded" : "failed";
  return { ...transition(order, status === "completed" ? "revoke" : "delete", begun), to };
}

function paid(order: Order, sale: Capture, known: Decision): Decision {
  const { status, override, deletedAt, refundReason } = order;
  const goneBack = known.goneBack !== undefined;
  if (status === "completed")
    return goneBack && !override ? transition(order, "send-back", known) : transition(order, "note", known);
  if (status === "refunded") {
    const mayReturn =
      refundReason === "dispute" ? sale.dispute?.state === "won" : !goneBack && order.paymentId !== undefined;
    if (!mayReturn || goneBack || deletedAt !== undefined) return transition(order, "note", known);
    return transition(order, "restore", { ...known, set: { ...known.set, refundReason: undefined } });
  }
  if (goneBack) return override ? transition(order, "note", known) : transition(order, "come-back", known);
  if (deletedAt !== undefined) return review(order, "paid, but deleted", known);
  // Nobody is left who could be let in: a person sends it back.
  if (order.erasedAt !== undefined) return review(order, "paid, but erased", known);
  if (override) return review(order, "paid, but set by hand", known);
  return transition(order, "complete", { ...known, set: { ...known.set, review: undefined } });
}

function unpaid(order: Order, assessment: Assessment, known: Decision, now: number): Decision {
  if (order.status === "completed" || order.status === "refunded") return known;
  if (!assessment.open && !assessment.underWay)
    return release(order, {
      ...known,
      set: { ...known.set, ...(assessment.cause && { cause: assessment.cause }) },
    });
  if (order.status !== "pending") return known;
  const isDue = order.dueAt !== undefined && order.dueAt <= now;
  const saysNew = assessment.underWay !== (order.processing ?? false);
  // Written only when it says something new: concurrent triggers must not contend.
  if (!isDue && !saysNew) return known;
  const dueAt = now + (assessment.underWay ? paymentTimings.slowPoll : paymentTimings.poll);
  return transition(order, "wait", {
    ...known,
    set: { ...known.set, dueAt, processing: assessment.underWay || undefined },
  });
}

/** Nobody can pay it any more: it fails unless an admin keeps it, and a coupon's use goes back. */
function release(order: Order, known: Decision): Decision {
  if (order.status === "completed" || order.status === "refunded") return known;
  const returnsUse = order.couponUse === "reserved";
  const frees = order.buyerHashes !== undefined;
  const keptByHand = order.override !== undefined && order.status === "pending";
  if (keptByHand || (order.status === "failed" && !returnsUse && !frees)) return known;
  const name = order.status === "pending" ? "fail" : "release";
  return transition(order, name, {
    ...known,
    set: {
      ...known.set,
      ...(returnsUse && { couponUse: "returned" as const }),
      ...(frees && { buyerHashes: undefined }),
    },
    returnsUse,
  });
}

/** Something claims to be paid that must not be accepted: no grant, an alarm, a person looks. A coupon's use stays reserved. */
function review(order: Order, reason: string, known: Decision): Decision {
  if (order.review === reason) return known;
  const reviewed: Decision = {
    ...known,
    set: { ...known.set, review: reason },
    alarms: [...known.alarms, reason],
  };
  // Beside a payment that is one: what that does, it does.
  if (known.transition !== undefined) return reviewed;
  return transition(order, order.status === "pending" && !order.override ? "fail" : "note", reviewed);
}

/** Goes a move of the table. A move from where it does not begin is a mistake of ours. */
function transition(order: Order, name: TransitionName, known: Decision): Decision {
  const { from, to, access } = transitions[name];
  if (!(from as readonly OrderStatus[]).includes(order.status))
    throw new Error(`Order ${order.orderId} is ${order.status}: there is no move ${name}`);
  const moved = { ...known, transition: name, to: to === "same" ? order.status : to };
  return access === "keep" ? moved : { ...moved, access };
}
