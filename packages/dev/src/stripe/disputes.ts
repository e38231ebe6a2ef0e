// Money that a bank takes back on the buyer's word, and its verdict.
import { refused } from "./errors.ts";
import { paidCharge } from "./payments.ts";
import type { Dispute } from "./rows.ts";
import { emit, newId, type Store } from "./store.ts";

/** A bank takes the money of a payment back on the buyer's word. */
export function openDispute(store: Store, intentId: string): Dispute {
  const charge = paidCharge(store, intentId);
  if (charge.disputed) throw refused(`Charge ${charge.id} is disputed already.`);
  const dispute: Dispute = {
    id: newId("du"),
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
  const closed: Dispute = { ...dispute, status: outcome };
  return store.write(() => {
    store.disputes.put(closed.id, closed);
    emit(store, "charge.dispute.closed", closed);
    return closed;
  });
}
