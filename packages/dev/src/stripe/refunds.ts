// Money going back by the shop's own request.

import { enterRefund } from "./balance.ts";
import { badParameter, missing, refused } from "./errors.ts";
import { formatAmount } from "./money.ts";
import { findCharge, paidCharge } from "./payments.ts";
import { courseOf } from "./refund-outcomes.ts";
import { type Cause, type Charge, newId, noRequest, type Refund, type RefundPlanRow } from "./rows.ts";
import { emit, type Store } from "./store.ts";

/** What POST /v1/refunds takes, read. */
export interface RefundParams {
  payment_intent?: string | undefined;
  charge?: string | undefined;
  amount?: number | undefined;
  reason?: Refund["reason"] | undefined;
  metadata?: Record<string, string>;
}

/** Gives back a charge, or a part of it. */
export function createRefund(store: Store, params: RefundParams, cause: Cause = noRequest): Refund {
  const charge = chargeToRefund(store, params);
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.refunded || left <= 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  if (openOrLostDispute(store, charge)) {
    throw refused(`Charge ${charge.id} is disputed and cannot be refunded.`, { code: "charge_disputed" });
  }
  const amount = params.amount ?? left;
  if (amount > left) {
    const [asked, rest] = [amount, left].map((sum) => formatAmount(sum, charge.currency));
    throw refused(`Refund amount (${asked}) is greater than unrefunded amount on charge (${rest})`, {
      param: "amount",
    });
  }
  const plan = courseOf(store, charge.id);
  const amount_refunded = charge.amount_refunded + amount;
  const after: Charge = { ...charge, amount_refunded, refunded: amount_refunded >= charge.amount };
  return store.write(() => {
    const made = newRefund(charge, amount, params, store.seconds());
    const refund = { ...begin(made, plan), balance_transaction: enterRefund(store, made, "sent").id };
    store.refunds.put(refund.id, refund);
    if (plan.course !== "succeeds") {
      const to = plan.course === "pending" ? "succeeded" : "failed";
      const at = plan.at === null ? null : Date.now() + plan.at;
      store.refundPlans.put(refund.id, { refund: refund.id, to, at });
    }
    store.charges.put(after.id, after);
    emit(store, "refund.created", { object: refund }, cause);
    const previous_attributes = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
    emit(store, "charge.refunded", { object: after, previous_attributes }, cause);
    return refund;
  });
}

/** A refund by id. */
export function findRefund(store: Store, id: string): Refund {
  const refund = store.refunds.get(id);
  if (!refund) throw missing("refund", id);
  return refund;
}

function chargeToRefund(store: Store, { payment_intent, charge }: RefundParams): Charge {
  if (payment_intent) {
    const found = paidCharge(store, payment_intent);
    if (charge && charge !== found.id)
      throw badParameter("The charge belongs to another payment intent.", "charge");
    return found;
  }
  if (!charge)
    throw badParameter("One of payment_intent or charge is required.", "payment_intent", "parameter_missing");
  const found = findCharge(store, charge);
  if (!found.paid) throw refused(`Charge ${found.id} did not succeed and cannot be refunded.`);
  return found;
}

function openOrLostDispute(store: Store, charge: Charge): boolean {
  if (!charge.disputed) return false;
  return [...store.disputes.values()].some(
    (dispute) => dispute.charge === charge.id && dispute.status !== "won",
  );
}

function begin(refund: Refund, { course }: RefundPlanRow): Refund {
  if (!course.startsWith("pending")) return refund;
  return { ...refund, status: "pending", pending_reason: "processing" };
}

function newRefund(charge: Charge, amount: number, params: RefundParams, created: number): Refund {
  return {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: params.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}
