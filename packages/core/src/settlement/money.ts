// What a payment's facts add to the books of an order: ledger rows, refunds, mails. Pure; no move is made here.
import type { LedgerKind } from "../ledger/ledger.entity.ts";
import type { Order } from "../order/order.entity.ts";
import { withItems } from "../order/products.ts";
import type { OrderRecord } from "../order/record.ts";
import type { ProviderRefund, Taken } from "../ports/payments.ts";
import { type Decision, decision, type LedgerDraft, providerRow } from "./decision.ts";

/** The order's own payment: that it was taken, what went back of it, and disputes. */
export function moneyDecision(record: OrderRecord, sale: Taken): Decision {
  const { order } = record;
  const { paymentId, amount, dispute, fee, feeTax } = sale;
  const isNew = order.paymentId === undefined;
  const accepted = sale.refunds.filter(({ state }) => state !== "failed");
  const back = rupees(accepted);
  const lost = dispute?.state === "lost";
  const whole = accepted.reduce((sum, refund) => sum + refund.amount, 0) >= amount;
  const known = knownRows(record);
  const fees = { ...(fee !== undefined && { fee }), ...(feeTax !== undefined && { feeTax }) };
  const ledger = [
    ...row(known, order, "sale", paymentId, amount, { paymentId, ...fees }),
    ...refundRows(record, sale, known),
    ...disputeRows(order, sale, known),
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
    payments: isNew ? [{ taken: sale, what: "sale" }] : [],
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

/** A further payment of the order: the buyer did nothing wrong, so the shop sends it back by itself, once. */
export function duplicateDecision(record: OrderRecord, taken: Taken): Decision {
  const { order } = record;
  const { paymentId, amount, dispute } = taken;
  const known = knownRows(record);
  const isNew = !known.has(`duplicate#${paymentId}`);
  const accepted = taken.refunds.filter(({ state }) => state !== "failed");
  const left = amount - accepted.reduce((sum, refund) => sum + refund.amount, 0);
  const sendsBack = isNew && left > 0 && dispute?.state !== "lost";
  const newlyBack = accepted.filter(({ id }) => !known.has(`duplicate-refunded#${id}`));
  const ledger = [
    ...row(known, order, "duplicate", paymentId, amount, { paymentId }),
    ...accepted.flatMap(({ id, amount: paise }) =>
      row(known, order, "duplicate-refunded", id, paise, { paymentId }),
    ),
    ...failedRows(taken, order, known),
  ];
  const [first] = newlyBack;
  return {
    ...decision(order),
    payments: isNew ? [{ taken, what: "duplicate" }] : [],
    proofs: isNew ? [taken] : [],
    refunds: sendsBack
      ? [
          {
            refundKey: `duplicate:${order.orderId}:${paymentId}`,
            paymentId,
            amount: left,
            reason: "duplicate",
            by: "system",
          },
        ]
      : [],
    refundStates: refundStates(record, taken),
    ledger,
    mails: first
      ? [{ kind: "duplicate-refunded", refundId: first.id, refundedAmount: rupees(newlyBack), whole: true }]
      : [],
    audit: sendsBack ? [{ by: "system", action: "order.duplicate", after: paymentId }] : [],
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
  const set = withItems(order, gone, back);
  return {
    set,
    revokes: order.entitlements.filter((entitlement) => !set.entitlements.includes(entitlement)),
    regrants: set.entitlements.filter((entitlement) => !order.entitlements.includes(entitlement)),
  };
}

/** `kind#ref` of every row there is. */
function knownRows({ ledger }: OrderRecord): Set<string> {
  return new Set(ledger.map(({ kind, ref }) => `${kind}#${ref}`));
}

function row(
  known: Set<string>,
  order: Order,
  kind: LedgerKind,
  ref: string,
  paise: number,
  more: Partial<LedgerDraft>,
): LedgerDraft[] {
  return known.has(`${kind}#${ref}`) ? [] : [providerRow(order, kind, ref, paise, more)];
}

function refundRows({ order }: OrderRecord, sale: Taken, known: Set<string>): LedgerDraft[] {
  const { paymentId } = sale;
  const accepted = sale.refunds.filter(({ state }) => state !== "failed");
  return [
    ...accepted.flatMap(({ id, amount }) => row(known, order, "refund-done", id, amount, { paymentId })),
    ...failedRows(sale, order, known),
  ];
}

function failedRows({ refunds, paymentId }: Taken, order: Order, known: Set<string>): LedgerDraft[] {
  return refunds
    .filter(({ state }) => state === "failed")
    .flatMap(({ id, amount }) => row(known, order, "refund-failed", id, amount, { paymentId }));
}

function disputeRows(order: Order, { dispute, paymentId, amount }: Taken, known: Set<string>): LedgerDraft[] {
  if (!dispute) return [];
  const { id, state } = dispute;
  const opened = row(known, order, "dispute-opened", id, amount, { paymentId });
  return state === "open"
    ? opened
    : [...opened, ...row(known, order, `dispute-${state}`, id, amount, { paymentId })];
}

/** What the provider says of the refunds that the shop asked for. */
function refundStates({ refunds }: OrderRecord, taken: Taken): Decision["refundStates"] {
  return refunds.flatMap(({ refundKey, state }) => {
    const told = taken.refunds.find(({ key }) => key === refundKey);
    return told && told.state !== state ? [{ refundKey, state: told.state }] : [];
  });
}

function failedAlarms(ledger: readonly LedgerDraft[]): Decision["alarms"] {
  return ledger.filter(({ kind }) => kind === "refund-failed").map(({ ref }) => `refund failed: ${ref}`);
}

function rupees(refunds: readonly ProviderRefund[]): number {
  return Math.round(refunds.reduce((sum, { amount }) => sum + amount, 0) / 100);
}
