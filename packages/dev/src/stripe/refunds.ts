// Money going back. Most refunds are `succeeded` at once; as with Stripe's test cards some are `pending` first (card ...7726),
// and some fail days after they succeeded (card ...5126): the bank sends the money back, and the charge counts as refunded
// by so much less.
import * as z from "zod";
import { formatAmount } from "../kit/payment-page.ts";
import { book } from "./balance.ts";
import { badRequest, missing, refused } from "./errors.ts";
import { paidCharge } from "./payments.ts";
import { type Charge, type Refund, type RefundCourse, type RefundPlanRow, refundCourses } from "./rows.ts";
import { integer, metadata } from "./sessions.ts";
import { emit, newId, type Store } from "./store.ts";

/** What POST /v1/refunds takes. */
export const refundParams = z.strictObject({
  payment_intent: z.string(),
  amount: integer(1).optional(),
  metadata,
});

/** Gives back a payment, or a part of it. */
export function createRefund(
  store: Store,
  { payment_intent, amount: asked, metadata }: z.output<typeof refundParams>,
): Refund {
  const charge = paidCharge(store, payment_intent);
  const left = charge.amount - charge.amount_refunded;
  if (left <= 0) throw refused(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
  if (hasDispute(store, charge))
    throw refused(`Charge ${charge.id} is disputed and cannot be refunded.`, "charge_disputed");
  const amount = asked ?? left;
  if (amount > left) {
    const [wanted, rest] = [amount, left].map((sum) => formatAmount(sum, charge.currency));
    throw refused(`Refund amount (${wanted}) is greater than unrefunded amount on charge (${rest})`);
  }
  const { course, at } = courseOf(store, charge.id);
  const refund: Refund = {
    id: newId("re"),
    object: "refund",
    amount,
    charge: charge.id,
    created: store.seconds(),
    currency: charge.currency,
    metadata,
    payment_intent,
    status: course.startsWith("pending") ? "pending" : "succeeded",
  };
  return store.write(() => {
    store.refunds.put(refund.id, refund);
    if (course !== "succeeds") {
      const to = course === "pending" ? "succeeded" : "failed";
      store.refundPlans.put(refund.id, { refund: refund.id, to, at: at === null ? null : Date.now() + at });
    }
    book(store, "refund", refund.id, -amount);
    const after = addRefunded(store, charge, amount);
    emit(store, "refund.created", refund);
    emit(store, "charge.refunded", after);
    return refund;
  });
}

/** Says how later refunds will go: of one charge, or of all that nothing else was said about. */
export function planRefunds(store: Store, course: RefundCourse, chargeId: string = everyCharge): void {
  if (!refundCourses.includes(course)) throw badRequest(`Unknown course: ${course}`, "course");
  store.refundCourses.put(chargeId, { course, at: null });
}

const everyCharge = "every charge";

/** How refunds of this charge go. `at` in milliseconds of real time from the refund on; null: when told. */
function courseOf(store: Store, chargeId: string): RefundPlanRow {
  const plain: RefundPlanRow = { course: "succeeds", at: null };
  return store.refundCourses.get(chargeId) ?? store.refundCourses.get(everyCharge) ?? plain;
}

/** Moves a refund on: a pending one to `succeeded` or `failed`, a succeeded one to `failed`. */
export function settleRefund(store: Store, refundId: string, to: "succeeded" | "failed"): Refund {
  const refund = store.refunds.get(refundId);
  if (!refund) throw missing("refund", refundId);
  const isPossible = refund.status === "pending" || (refund.status === "succeeded" && to === "failed");
  if (!isPossible) throw refused(`Refund ${refundId} is ${refund.status} and cannot become ${to}.`);
  const after: Refund = {
    ...refund,
    status: to,
    ...(to === "failed" && { failure_reason: "expired_or_canceled_card" }),
  };
  return store.write(() => {
    store.refundPlans.remove(refundId);
    store.refunds.put(refundId, after);
    const charge = store.charges.get(String(refund.charge));
    // The money is the shop's again.
    if (to === "failed" && charge) {
      addRefunded(store, charge, -refund.amount);
      book(store, "refund_failure", refundId, refund.amount);
    }
    emit(store, "charge.refund.updated", after);
    emit(store, "refund.updated", after);
    if (to === "failed") emit(store, "refund.failed", after);
    return after;
  });
}

/** Settles every refund whose time has come; answers how many. As with payments, by real time. */
export function settleDueRefunds(store: Store): number {
  const due = store.refundPlans.list(({ at }) => at !== null && at <= Date.now());
  for (const { refund, to } of due) settleRefund(store, refund, to);
  return due.length;
}

function addRefunded(store: Store, charge: Charge, amount: number): Charge {
  const amount_refunded = charge.amount_refunded + amount;
  const after: Charge = { ...charge, amount_refunded, refunded: amount_refunded >= charge.amount };
  store.charges.put(after.id, after);
  return after;
}

/** Whether a dispute about the charge is open or lost. */
function hasDispute(store: Store, { id, disputed }: Charge): boolean {
  if (!disputed) return false;
  return store.disputes.list().some(({ charge, status }) => charge === id && status !== "won");
}
