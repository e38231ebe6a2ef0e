// How refunds end. Most are `succeeded` at once; as with Stripe's test cards some are `pending` first (card ...7726), and
// some fail days after they succeeded (card ...5126): the bank sends the money back, and the charge counts as refunded
// by so much less.

import { enterRefund } from "./balance.ts";
import { badParameter, missing, refused } from "./errors.ts";
import type { Charge, EventRow, Refund, RefundCourse, RefundPlanRow } from "./rows.ts";
import { emit, type Store } from "./store.ts";

export const refundCourses: readonly RefundCourse[] = ["succeeds", "pending", "pending_fails", "fails_later"];

/** Why banks send refunds back, in Stripe's words. */
export const failureReasons = [
  "lost_or_stolen_card",
  "expired_or_canceled_card",
  "charge_for_pending_refund_disputed",
  "insufficient_funds",
  "declined",
  "merchant_request",
  "unknown",
] as const;
export type FailureReason = (typeof failureReasons)[number];

const everyCharge = "every charge";

/** Says how later refunds will go: of one charge, or of all that nothing else was said about. */
export function planRefunds(store: Store, course: RefundCourse, chargeId: string = everyCharge): void {
  if (!refundCourses.includes(course)) throw badParameter(`Unknown course: ${course}`, "course");
  store.refundCourses.put(chargeId, { course, at: null });
}

/** How refunds of this charge go. `at` in milliseconds of real time from the refund on; null: when told. */
export function courseOf(store: Store, chargeId: string): RefundPlanRow {
  const plain: RefundPlanRow = { course: "succeeds", at: null };
  return store.refundCourses.get(chargeId) ?? store.refundCourses.get(everyCharge) ?? plain;
}

/** Moves a refund on: a pending one to `succeeded` or `failed`, a succeeded one to `failed`. */
export function settleRefund(
  store: Store,
  refundId: string,
  to: "succeeded" | "failed",
  reason: FailureReason = "expired_or_canceled_card",
): Refund {
  const refund = store.refunds.get(refundId);
  if (!refund) throw missing("refund", refundId);
  if (to !== "succeeded" && to !== "failed") throw badParameter("Say succeeded or failed.", "to");
  const possible = refund.status === "pending" || (refund.status === "succeeded" && to === "failed");
  if (!possible) throw refused(`Refund ${refundId} is ${refund.status} and cannot become ${to}.`);
  if (!failureReasons.includes(reason)) throw badParameter(`Unknown failure reason: ${reason}`, "reason");
  return store.write(() => {
    store.refundPlans.remove(refundId);
    return to === "succeeded" ? succeed(store, refund) : fail(store, refund, reason);
  });
}

/** Settles every refund whose time has come; answers how many. As with payments, by real time. */
export function settleDueRefunds(store: Store): number {
  const due = [...store.refundPlans.values()].filter(({ at }) => at !== null && at <= Date.now());
  for (const { refund, to } of due) settleRefund(store, refund, to);
  return due.length;
}

function succeed(store: Store, refund: Refund): Refund {
  const { pending_reason, ...rest } = refund;
  const after: Refund = { ...rest, status: "succeeded" };
  store.refunds.put(after.id, after);
  tell(store, after, { status: refund.status, ...(pending_reason && { pending_reason }) });
  return after;
}

function fail(store: Store, refund: Refund, failure_reason: FailureReason): Refund {
  const { pending_reason, ...rest } = refund;
  const back = enterRefund(store, refund, "failed");
  const after: Refund = {
    ...rest,
    status: "failed",
    failure_reason,
    failure_balance_transaction: back.id,
  };
  store.refunds.put(after.id, after);
  takeBack(store, after);
  const before = { status: refund.status, failure_reason: null, failure_balance_transaction: null };
  tell(store, after, before as never);
  emit(store, "refund.failed", { object: after });
  return after;
}

/** The money is the shop's again, so the charge is refunded by so much less. */
function takeBack(store: Store, refund: Refund): void {
  const charge = store.charges.get(String(refund.charge));
  if (!charge) return;
  const amount_refunded = charge.amount_refunded - refund.amount;
  const after: Charge = { ...charge, amount_refunded, refunded: amount_refunded >= charge.amount };
  store.charges.put(after.id, after);
}

function tell(
  store: Store,
  object: Refund,
  previous_attributes: EventRow["data"]["previous_attributes"],
): void {
  for (const type of ["charge.refund.updated", "refund.updated"] as const) {
    emit(store, type, { object, ...(previous_attributes && { previous_attributes }) });
  }
}
