// The lines of the account, and its settlements. A day's lines are settled two days later.
import type { Line, Payment } from "./rows.ts";
import { newId, type Store } from "./store.ts";

const day = 24 * 3600;
const dayOf = ({ created_at }: Pick<Line, "created_at">) => Math.floor(created_at / day);

/** `amount` is below nothing for what the shop gives. */
export function book(
  store: Store,
  type: Line["type"],
  amount: number,
  { fee, tax }: Pick<Payment, "fee" | "tax"> = { fee: 0, tax: 0 },
  about: Partial<Pick<Line, "entity_id" | "payment_id" | "dispute_id">> = {},
): void {
  const line: Line = {
    ...{ entity_id: newId("adj"), type, currency: "INR", payment_id: null, dispute_id: null, ...about },
    amount: Math.abs(amount),
    debit: Math.max(0, -amount),
    credit: Math.max(0, amount - (fee ?? 0)),
    ...{ fee: fee ?? 0, tax: tax ?? 0, created_at: store.seconds() },
  };
  store.lines.put(newId("line"), line);
}

/** Those that are settled in a month, with their settlement. */
export function reconLines(store: Store, year: number, month: number) {
  return settled(store)
    .filter(({ settled_at }) => {
      const at = new Date((settled_at + 5.5 * 3600) * 1000);
      return at.getUTCFullYear() === year && at.getUTCMonth() + 1 === month;
    })
    .map((line) => ({ ...line, settled: true, on_hold: false }));
}

/** Made from `from` to `to`, in seconds. */
export function settlements(store: Store, from: number, to: number) {
  const lines = settled(store).filter(({ settled_at }) => settled_at >= from && settled_at <= to);
  return [...new Set(lines.map(({ settlement_id }) => settlement_id))].map((id) => {
    const own = lines.filter(({ settlement_id }) => settlement_id === id);
    const amount = own.reduce((sum, { credit, debit }) => sum + credit - debit, 0);
    const [{ settled_at: created_at = 0, settlement_utr: utr = "" } = {}] = own;
    return { id, entity: "settlement", amount, status: "processed", fees: 0, tax: 0, utr, created_at };
  });
}

function settled(store: Store) {
  return store.lines
    .list()
    .map((line) => ({
      ...line,
      settled_at: (dayOf(line) + 2) * day + 6 * 3600,
      settlement_id: `setl_${String(dayOf(line)).padStart(14, "0")}`,
      settlement_utr: `UTR${dayOf(line)}`,
    }))
    .filter(({ settled_at }) => settled_at <= store.seconds());
}
