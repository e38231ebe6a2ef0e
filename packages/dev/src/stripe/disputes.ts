// Money that a bank takes back on the buyer's word, and its verdict.
import { book } from "./balance.ts";
import { refused } from "./errors.ts";
import { paidCharge } from "./payments.ts";
import type { Dispute } from "./rows.ts";
import { emit, newId, type Store } from "./store.ts";

/** The fee of a dispute, won or lost. Paise, without tax. */
const disputeFee = 1_000_00;

/** A bank takes the money of a payment back on the buyer's word. */
export function openDispute(store: Store, intentId: string): Dispute {
  const charge = paidCharge(store, intentId);
  if (charge.disputed) throw refused(`Charge ${charge.id} is disputed already.`);
  const id = newId("du");
  const about: Omit<Dispute, "balance_transactions"> = {
    id,
    object: "dispute",
    amount: charge.amount,
    charge: charge.id,
    created: store.seconds(),
    currency: charge.currency,
    livemode: charge.livemode,
    payment_intent: charge.payment_intent,
    status: "needs_response",
  };
  return store.write(() => {
    const taken = book(store, "dispute", id, -charge.amount, disputeFee);
    const dispute: Dispute = { ...about, balance_transactions: [taken] };
    store.disputes.put(dispute.id, dispute);
    store.charges.put(charge.id, { ...charge, disputed: true });
    emit(store, "charge.dispute.created", dispute);
    return dispute;
  });
}

/** The bank decides: `won` means that the shop keeps the money. The charge stays marked as disputed. */
export function closeDispute(store: Store, intentId: string, outcome: "won" | "lost"): Dispute {
  const dispute = store.disputes
    .list()
    .find(({ payment_intent, status }) => payment_intent === intentId && status === "needs_response");
  if (!dispute) throw refused(`There is no open dispute about ${intentId}.`);
  return store.write(() => {
    const back = outcome === "won" ? [book(store, "dispute_reversal", dispute.id, dispute.amount)] : [];
    const balance_transactions = [...dispute.balance_transactions, ...back];
    const closed: Dispute = { ...dispute, status: outcome, balance_transactions };
    store.disputes.put(closed.id, closed);
    emit(store, "charge.dispute.closed", closed);
    return closed;
  });
}
