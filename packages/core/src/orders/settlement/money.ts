// What the facts of an order's own payment add to its books: ledger rows, refunds, mails. Pure; no move is made here. A
// second payment of the same order: duplicate-payment.ts.

import type { Capture, Fees, ProviderRefund } from "../../providers/payments.ts";
import type { LedgerKind } from "../ledger.entity.ts";
import { grantsOf, itemsAfter } from "../lines.ts";
import type { Order } from "../order.entity.ts";
import type { OrderRecord } from "../record.ts";
import { type Decision, decision, type LedgerDraft, providerRow } from "./decision.ts";

/** The order's own payment: that it was taken, what went back of it, and disputes. */
export function moneyDecision(record: OrderRecord, sale: Capture): Decision {
  const { order } = record;
  const { paymentId, amount, dispute } = sale;
  const isNew = order.paymentId === undefined;
  const accepted = sale.refunds.filter(({ state }) => state !== "failed");
  const back = rupees(accepted);
  const lost = dispute?.state === "lost";
  const whole = accepted.reduce((sum, refund) => sum + refund.amount, 0) >= amount;
  const known = knownRows(record);
  const ledger = [
    ...takenRows(record, "sale", sale, known),
    ...refundRows(record, sale, known),
    ...disputeRows(record, sale, known),
  ];
  const newest = accepted.filter(({ id }) => !known.has(`refund-done#${id}`)).at(-1);
  const more = back - order.refundedAmount;
  const states = refundStates(record, sale);
  const { references = [] } = sale;
  const isNamed = references.some((name) => !order.references?.includes(name));
  return {
    ...decision(order),
    ...itemChanges(record, states),
    goneBack: whole ? "refund" : lost ? "dispute" : undefined,
    set: {
      ...itemChanges(record, states).set,
      ...(isNew && { paymentId }),
      ...(isNamed && { references: [...references] }),
      ...(isNew && order.status === "completed" && { paidAt: order.paidAt ?? sale.at }),
      refundedAmount: back,
      refundPending: rupees(accepted.filter(({ state }) => state === "pending")) || undefined,
      ...((whole || lost) && order.status !== "refunded" && { refundReason: whole ? "refund" : "dispute" }),
    },
    payments: isNew ? [{ capture: sale, what: "sale" }] : [],
    proofs: isNew || isNamed ? [sale] : [],
    refundStates: states,
    ledger,
    mails:
      newest && more > 0
        ? [{ kind: "refund", refundId: newest.id, refundedAmount: more, whole: back >= order.finalAmount }]
        : [],
    alarms: failedAlarms(ledger),
  };
}

/** Products whose money went back give nothing any more; those whose refund failed give again. */
function itemChanges({ order, refunds }: OrderRecord, states: Decision["refundStates"]) {
  const items = (of: (before: string, now: string) => boolean) =>
    refunds.flatMap((refund) => {
      const told = states.find(({ refundKey }) => refundKey === refund.refundKey);
      return told && of(refund.state, told.state) ? (refund.items ?? []) : [];
    });
  const gone = items((before, now) => before === "asked" && now !== "failed");
  const back = items((before, now) => before !== "asked" && now === "failed");
  if (gone.length + back.length === 0) return { revokes: [], regrants: [] };
  const refundedItems = itemsAfter(order, gone, back);
  const [before, after] = [grantsOf(order), grantsOf({ ...order, refundedItems })];
  return {
    set: { refundedItems },
    revokes: before.filter((entitlement) => !after.includes(entitlement)),
    regrants: after.filter((entitlement) => !before.includes(entitlement)),
  };
}

/** `kind#ref` of every row there is. */
export function knownRows({ ledger }: OrderRecord): Set<string> {
  return new Set(ledger.map(({ kind, ref }) => `${kind}#${ref}`));
}

export function row(
  known: Set<string>,
  order: Order,
  kind: LedgerKind,
  ref: string,
  paise: number,
  more: Partial<LedgerDraft>,
): LedgerDraft[] {
  return known.has(`${kind}#${ref}`) ? [] : [providerRow(order, kind, ref, paise, more)];
}

/** A payment with its fee; or its fee alone, where the payment was written down before that was known. */
export function takenRows(
  record: OrderRecord,
  kind: "sale" | "duplicate",
  { paymentId, amount, ...capture }: Capture,
  known: Set<string>,
): LedgerDraft[] {
  return rowsWithFee(record, kind, paymentId, amount, paymentId, capture, known);
}

function rowsWithFee(
  { order, ledger }: OrderRecord,
  kind: LedgerKind,
  ref: string,
  paise: number,
  paymentId: string,
  { fee, feeTax = 0 }: Fees,
  known: Set<string>,
): LedgerDraft[] {
  const fees = fee === undefined ? {} : { fee, feeTax };
  const noted = ledger.find((row) => row.kind === kind && row.ref === ref);
  if (!noted) return row(known, order, kind, ref, paise, { paymentId, ...fees });
  const isLate = fee !== undefined && noted.fee === undefined;
  return isLate ? row(known, order, "fee", ref, fee + feeTax, { paymentId, ...fees }) : [];
}

function refundRows({ order }: OrderRecord, sale: Capture, known: Set<string>): LedgerDraft[] {
  const { paymentId } = sale;
  const accepted = sale.refunds.filter(({ state }) => state !== "failed");
  return [
    ...accepted.flatMap(({ id, amount }) => row(known, order, "refund-done", id, amount, { paymentId })),
    ...failedRows(sale, order, known),
  ];
}

export function failedRows({ refunds, paymentId }: Capture, order: Order, known: Set<string>): LedgerDraft[] {
  return refunds
    .filter(({ state }) => state === "failed")
    .flatMap(({ id, amount }) => row(known, order, "refund-failed", id, amount, { paymentId }));
}

function disputeRows(
  record: OrderRecord,
  { dispute, paymentId, amount }: Capture,
  known: Set<string>,
): LedgerDraft[] {
  if (!dispute) return [];
  const { order } = record;
  const { id, state } = dispute;
  const opened = rowsWithFee(record, "dispute-opened", id, amount, paymentId, dispute, known);
  return state === "open"
    ? opened
    : [...opened, ...row(known, order, `dispute-${state}`, id, amount, { paymentId })];
}

/** What the provider says of the refunds that the shop asked for. */
export function refundStates({ refunds }: OrderRecord, capture: Capture): Decision["refundStates"] {
  return refunds.flatMap(({ refundKey, state }) => {
    const told = capture.refunds.find(({ key }) => key === refundKey);
    return told && told.state !== state ? [{ refundKey, state: told.state }] : [];
  });
}

export function failedAlarms(ledger: readonly LedgerDraft[]): Decision["alarms"] {
  return ledger.filter(({ kind }) => kind === "refund-failed").map(({ ref }) => `refund failed: ${ref}`);
}

export function rupees(refunds: readonly ProviderRefund[]): number {
  return Math.round(refunds.reduce((sum, { amount }) => sum + amount, 0) / 100);
}
