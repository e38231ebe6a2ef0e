// Payment intents and charges in the shapes of the API version we serve.

import { type Charge, type Intent, newId, type SessionRow } from "./rows.ts";

/** The payment intent of a session, made when the buyer first tries to pay. */
export function newIntent({ session, intentData }: SessionRow, created: number): Intent {
  return {
    id: newId("pi"),
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: newId("pi_secret"),
    confirmation_method: "automatic",
    created,
    currency: session.currency ?? "",
    customer: null,
    customer_account: null,
    description: intentData.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: session.livemode,
    managed_payments: null,
    metadata: intentData.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: intentData.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
  };
}

/** A try to take the money of an intent, not decided yet. */
export function newCharge(
  intent: Intent,
  email: string | null,
  method: "card" | "upi",
  created: number,
): Charge {
  return {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: false,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: intent.livemode,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: newId("pm"),
    payment_method_details: { type: method },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "pending",
    transfer_data: null,
    transfer_group: null,
  };
}

/** The charge once the money is there. */
export function succeeded(charge: Charge): Charge {
  return {
    ...charge,
    status: "succeeded",
    paid: true,
    captured: true,
    amount_captured: charge.amount,
    outcome: outcome("approved_by_network", "authorized", "Payment complete."),
  };
}

/** The charge once the bank said no. */
export function failed(charge: Charge): Charge {
  return {
    ...charge,
    status: "failed",
    failure_code: "card_declined",
    failure_message: DECLINED,
    outcome: outcome("declined_by_network", "issuer_declined", "The bank did not give a reason."),
  };
}

/** What a buyer reads when a payment fails. */
export const DECLINED = "Your card was declined.";

function outcome(network: string, type: string, seller_message: string): Charge["outcome"] {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: network,
    reason: null,
    risk_level: "normal",
    seller_message,
    type,
  };
}
