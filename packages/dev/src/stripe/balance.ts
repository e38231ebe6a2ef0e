// What a payment costs: balance transactions, at the prices that Stripe lists for cards issued in India (2 %, and 18 %
// goods and services tax on that).

import { type Balance, type Charge, newId, type Refund } from "./rows.ts";
import type { Store } from "./store.ts";

const FEE = 0.02;
const TAX_ON_FEE = 0.18;
const AVAILABLE_AFTER_SECONDS = 4 * 24 * 3600;

type Entry = Pick<Balance, "amount" | "currency" | "source" | "type"> & { fee?: number; tax?: number };

/** The entry of a payment that arrived. The fee stays with Stripe, also when the payment is refunded. */
export function enterCharge(store: Store, charge: Charge): Balance {
  const fee = Math.round(charge.amount * FEE);
  const tax = Math.round(fee * TAX_ON_FEE);
  return enter(store, {
    amount: charge.amount,
    currency: charge.currency,
    source: charge.id,
    type: "charge",
    fee,
    tax,
  });
}

/** The entry of a refund that was sent, or (`failed`) of one that came back. */
export function enterRefund(store: Store, refund: Refund, outcome: "sent" | "failed"): Balance {
  const sign = outcome === "sent" ? -1 : 1;
  const type = outcome === "sent" ? "refund" : "refund_failure";
  return enter(store, { amount: sign * refund.amount, currency: refund.currency, source: refund.id, type });
}

function enter(store: Store, { amount, currency, source, type, fee = 0, tax = 0 }: Entry): Balance {
  const details = [
    { amount: fee, description: "Stripe processing fees", type: "stripe_fee" },
    { amount: tax, description: "GST", type: "tax" },
  ];
  const created = store.seconds();
  const entry: Balance = {
    id: newId("txn"),
    object: "balance_transaction",
    amount,
    available_on: created + AVAILABLE_AFTER_SECONDS,
    balance_type: "payments",
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee: fee + tax,
    fee_details: details
      .filter((detail) => detail.amount > 0)
      .map((detail) => ({ ...detail, application: null, currency })),
    net: amount - fee - tax,
    reporting_category: type,
    source,
    status: "pending",
    type,
  };
  store.balance.put(entry.id, entry);
  return entry;
}
