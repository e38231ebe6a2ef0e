// The account's balance: what each move of money adds to it, and its pay-outs. A day's moves are paid out two days later.
import type { Balance, Payout } from "./rows.ts";
import { newId, type Store } from "./store.ts";

/** The prices that Stripe lists for cards issued in India: 2 %, and 18 % goods and services tax on fees. */
const feeRate = 0.02;
const taxRate = 0.18;
const day = 24 * 3600;

/** What a payment costs. The fee stays with Stripe, also when the payment is refunded. */
export const chargeFee = (amount: number) => Math.round(amount * feeRate);

/** Adds a move to the balance. `source`: the id of what moved it. */
export function book(
  store: Store,
  reporting_category: string,
  source: string,
  amount: number,
  fee = 0,
  id = newId("txn"),
): Balance {
  const tax = Math.round(fee * taxRate);
  const row: Balance = {
    ...{ id, object: "balance_transaction", amount, created: store.seconds(), reporting_category, source },
    fee: fee + tax,
    fee_details: [
      { amount: fee, type: "stripe_fee" },
      { amount: tax, type: "tax" },
    ],
    net: amount - fee - tax,
  };
  store.balance.put(id, row);
  return row;
}

/** Those that have arrived, oldest first. */
export function payoutsOf(store: Store): Payout[] {
  const days = new Set(store.balance.list().map(({ created }) => Math.floor(created / day)));
  return [...days]
    .sort((one, other) => one - other)
    .map((number): Payout => {
      const moves = store.balance.list(({ created }) => Math.floor(created / day) === number);
      return {
        ...{ id: `po_${number}`, object: "payout", created: (number + 1) * day, status: "paid" },
        amount: moves.reduce((sum, { net }) => sum + net, 0),
        arrival_date: (number + 2) * day,
        trace_id: { status: "supported", value: `UTR${number}` },
      };
    })
    .filter(({ arrival_date }) => arrival_date <= store.seconds());
}

/** The moves of a pay-out, and the pay-out itself, as Stripe lists them. */
export function movesOf(store: Store, payoutId: string): Balance[] {
  const payout = payoutsOf(store).find(({ id }) => id === payoutId);
  if (!payout) return [];
  const moves = store.balance.list(({ created }) => `po_${Math.floor(created / day)}` === payoutId);
  const { id, amount, created } = payout;
  const own = { object: "balance_transaction", reporting_category: "payout", source: id } as const;
  return [
    ...moves,
    { ...own, id: `txn_${id}`, amount: -amount, created, fee: 0, fee_details: [], net: -amount },
  ];
}
