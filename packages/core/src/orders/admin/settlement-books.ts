// What the shop's own books say of the lines of a pay-out.
import { forEachLimit } from "../../platform/pool.ts";
import { readAll } from "../../platform/read-all.ts";
import type { ProviderId, SettledLine } from "../../providers/payments.ts";
import { LedgerEntity, type LedgerRow } from "../ledger.entity.ts";
import { PaymentEntity } from "../payment.entity.ts";

type Kind = SettledLine["kind"];

/** Orders that are read side by side. */
const atOnce = 10;

/** What a line comes to after its fees. Paise. */
export function netOf({ amount, fee, feeTax }: Pick<SettledLine, "amount" | "fee" | "feeTax">): number {
  return amount - fee - feeTax;
}

export interface Booked {
  orderId?: string | undefined;
  /** What the shop's books say of the line, in paise; undefined for what is in no book: pay-outs, and the company's own. */
  kept?: number | undefined;
}

/**
 * By the orders that have the payments: each line has a row of the ledger, which has one line. Its key follows from line and payment,
 * so that a page is two batches; only orders whose row is another one, or has no fee yet, are read whole.
 */
export async function readBooks(
  provider: ProviderId,
  lines: readonly SettledLine[],
): Promise<(line: SettledLine) => Booked> {
  const ids = [...new Set(lines.flatMap(({ paymentId }) => paymentId ?? []))];
  const payments = await readAll(
    ids.map((paymentId) => ({ provider, paymentId })),
    (keys) => PaymentEntity.get(keys).go(),
  );
  const paymentOf = new Map(payments.map((payment) => [payment.paymentId, payment]));
  const wanted = new Map(
    lines.flatMap((line) => {
      const payment = paymentOf.get(line.paymentId ?? "");
      const kind = payment && rowKindOf(line.kind, payment.what);
      return kind
        ? [[`${payment.orderId} ${kind} ${line.ref}`, { orderId: payment.orderId, kind, ref: line.ref }]]
        : [];
    }),
  );
  const ledger = await readAll([...wanted.values()], (keys) => LedgerEntity.get(keys).go());
  const told = new Set(
    ledger.filter(({ fee }) => fee !== undefined).map(({ kind, ref }) => `${kind} ${ref}`),
  );
  const others = [...wanted.values()].filter(({ kind, ref }) => !told.has(`${kind} ${ref}`));
  await forEachLimit([...new Set(others.map(({ orderId }) => orderId))], atOnce, async (orderId) => {
    ledger.push(...(await LedgerEntity.query.byOrder({ orderId }).go({ pages: "all" })).data);
  });
  return (line) => {
    if (line.kind === "payout" || line.kind === "own") return {};
    const orderId = paymentOf.get(line.paymentId ?? "")?.orderId;
    return { orderId, kept: keptOf(line, ledger) };
  };
}

/** What the row of a line is most often; undefined for a line that has none. */
function rowKindOf(kind: Kind, what: "sale" | "duplicate"): LedgerRow["kind"] | undefined {
  if (kind === "payout" || kind === "own") return undefined;
  const [ofSale, ofDuplicate = ofSale] = kinds[kind];
  return what === "duplicate" ? ofDuplicate : ofSale;
}

const kinds: Record<Exclude<Kind, "payout" | "own">, readonly LedgerRow["kind"][]> = {
  payment: ["sale", "duplicate"],
  refund: ["refund-done", "duplicate-refunded"],
  "refund-failed": ["refund-failed"],
  dispute: ["dispute-opened"],
  "dispute-won": ["dispute-won"],
};

/** Money of no row of the ledger is nothing in the books. A refund that came back may be named by its payment alone. */
function keptOf(line: SettledLine, ledger: readonly LedgerRow[]): number {
  const wanted: readonly string[] = kinds[line.kind as keyof typeof kinds];
  const found =
    ledger.find(({ kind, ref }) => wanted.includes(kind) && ref === line.ref) ??
    ledger.find(
      ({ kind, paymentId, paise }) =>
        line.kind === "refund-failed" &&
        kind === line.kind &&
        paymentId === line.paymentId &&
        paise === line.amount,
    );
  if (!found) return 0;
  const late = ledger.find(({ kind, ref }) => kind === "fee" && ref === found.ref);
  const { fee = 0, feeTax = 0 } = found.fee === undefined ? (late ?? {}) : found;
  return netOf({ amount: line.amount < 0 ? -found.paise : found.paise, fee, feeTax });
}
