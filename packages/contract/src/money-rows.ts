// What is written down of an order's money: the kinds of ledger rows, the states of payment pages.

export const ledgerKinds = [
  /** The order was completed: by a payment, for nothing, as a gift, or by an admin. */
  "sale",
  /** An admin said that it is not, or deleted it. */
  "sale-undone",
  "refund-asked",
  /** The provider has sent it; the bank may not have taken it yet. */
  "refund-done",
  /** Also after it was done: the money is with the shop again. */
  "refund-failed",
  "dispute-opened",
  "dispute-won",
  "dispute-lost",
  /** A second payment of the order, and its way back. */
  "duplicate",
  "duplicate-refunded",
  /** What the provider keeps of a payment or takes for a dispute, where it was told later than the payment or the dispute. */
  "fee",
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export const paymentSessionStates = ["asked", "open", "paid", "closed", "refused"] as const;
