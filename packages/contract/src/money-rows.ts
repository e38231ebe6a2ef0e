// What is written down of an order's money: the kinds of ledger rows, the states of payment pages, what waits for a person.

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

/**
 * Why a payer cannot be let in without a person. `address`: the login should go to another address. `review`: the payment
 * is not taken for one of the order. `no-account`: the account is blocked or gone.
 */
export const requestReasons = ["address", "review", "no-account"] as const;

/**
 * What the owner should look at. `review`: a payment was not taken for its order's. `refund-failed`: the bank did not take
 * it. `refund-refused`: the payment company will not send it. `complaint`: a mail was called unwanted. `turnover`: the year's
 * sales near a bound of the law, which `why` names.
 */
export const noticeKinds = [
  "review",
  "refund-failed",
  "refund-refused",
  "complaint",
  "turnover",
  "guarantee",
] as const;
