// Money that a bank takes back on the buyer's word, and its verdict.

import { missing, refused } from "./errors.ts";
import { paidCharge } from "./payments.ts";
import { type Charge, type Dispute, newId } from "./rows.ts";
import { emit, type Store } from "./store.ts";

const WEEK = 7 * 24 * 3600;

/** A bank takes the money of a payment back on the buyer's word. */
export function openDispute(store: Store, intentId: string): Dispute {
  const charge = paidCharge(store, intentId);
  if (charge.disputed) throw refused(`Charge ${charge.id} is disputed already.`);
  const dispute = newDispute(charge, store.seconds());
  return store.write(() => {
    store.disputes.put(dispute.id, dispute);
    store.charges.put(charge.id, { ...charge, disputed: true });
    emit(store, "charge.dispute.created", { object: dispute });
    return dispute;
  });
}

/** The bank decides: `won` means that the shop keeps the money. The charge stays marked as disputed. */
export function closeDispute(store: Store, intentId: string, outcome: "won" | "lost"): Dispute {
  const dispute = [...store.disputes.values()].find(
    (candidate) => candidate.payment_intent === intentId && candidate.status === "needs_response",
  );
  if (!dispute) throw refused(`There is no open dispute about ${intentId}.`);
  const closed: Dispute = { ...dispute, status: outcome };
  return store.write(() => {
    store.disputes.put(closed.id, closed);
    emit(store, "charge.dispute.closed", { object: closed });
    return closed;
  });
}

/** A dispute by id. */
export function findDispute(store: Store, id: string): Dispute {
  const dispute = store.disputes.get(id);
  if (!dispute) throw missing("dispute", id);
  return dispute;
}

function newDispute(charge: Charge, created: number): Dispute {
  return {
    id: newId("du"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: created + WEEK,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: charge.livemode,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  };
}

function noEvidence(): Dispute["evidence"] {
  return {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  };
}
