import { randomUUID } from "node:crypto";
import { StoreError } from "@store/contract/errors";
import { log } from "../../platform/log.ts";
import { minutes } from "../../platform/time.ts";
import { type Capture, leftOf } from "../../providers/payments.ts";
import { linesLeft, paidFor } from "../lines.ts";
import type { Order } from "../order.entity.ts";
import { type OrderRecord, readRecord } from "../record.ts";
import { commit, type Extra } from "../settlement/commit.ts";
import { type Decision, decision, providerRow } from "../settlement/decision.ts";
import { byHand } from "../settlement/override-order.ts";
import { paymentsOf } from "../settlement/payment-sessions.ts";
import { waits } from "../settlement/send-back.ts";
import { settle } from "../settlement/settle.ts";

/**
 * Sends money back: all that is left, or the share of some products, whose grants end once the provider has accepted
 * it. What is to be done is written down first, and `settle` does it, now or with the next trigger; never twice. `more`: what is written with it. Answers what went
 * back, in whole rupees. Throws `order.not_found`, `order.not_refundable`, `order.changed`, `refund.refused`,
 * `refund.waits`.
 */
export async function refundByHand(
  orderId: string,
  items: readonly string[] | undefined,
  by: string,
  more?: (record: OrderRecord) => Promise<Extra>,
): Promise<number> {
  let refundKey = "";
  await byHand(orderId, async (record) => {
    const unfinished = record.refunds.find(({ state, reason }) => state === "asked" && reason === "asked");
    if (unfinished && isSameWish(unfinished.items, items)) {
      refundKey = unfinished.refundKey;
      return record.order;
    }
    // What another refund sends back decides what is left for this one.
    if (unfinished) {
      await settle(orderId);
      return undefined;
    }
    const extra = await more?.(record);
    const payment = await paymentOf(record);
    refundKey = `refund:${orderId}:${randomUUID()}`;
    return plan(record, payment, refundKey, { items, by, extra });
  });
  return Math.round((await finish(orderId, refundKey)) / 100);
}

/**
 * Sends a further payment of an order back once more, after its refund was refused or came back from the bank. The sale is
 * not touched: what the order gives stays. Answers paise. Throws as `refundByHand`.
 */
export async function refundDuplicate(orderId: string, paymentId: string, by: string): Promise<number> {
  let refundKey = "";
  await byHand(orderId, async (record) => {
    const unfinished = record.refunds.find((one) => one.state === "asked" && one.paymentId === paymentId);
    if (unfinished) {
      refundKey = unfinished.refundKey;
      return record.order;
    }
    const payment = (await capturesOf(record)).find((capture) => capture.paymentId === paymentId);
    const amount = payment === undefined || paymentId === record.order.paymentId ? 0 : leftOf(payment);
    if (amount <= 0) throw new StoreError("order.not_refundable");
    refundKey = `duplicate:${orderId}:${randomUUID()}`;
    return commit(record, {
      ...decision(record.order),
      set: soon(record.order),
      refunds: [{ refundKey, paymentId, amount, reason: "duplicate", by }],
      audit: [{ by, action: "order.duplicate", after: paymentId }],
    });
  });
  return finish(orderId, refundKey);
}

/** Asks the provider, now or with the next trigger, and answers the paise of the refund. */
async function finish(orderId: string, refundKey: string): Promise<number> {
  const settled = await settle(orderId);
  const refund = (await readRecord(orderId))?.refunds.find((one) => one.refundKey === refundKey);
  if (refund?.state === "refused") throw new StoreError("refund.refused", { reason: refund.why ?? "" });
  if (refund && waits(refund)) throw new StoreError("refund.waits");
  log("order.refunded", { orderId, status: settled?.status });
  return refund?.amount ?? 0;
}

/** Whether two presses want the same products back: the second is then the first, told again. */
function isSameWish(one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  return one?.toSorted().join() === other?.toSorted().join();
}

/** Everything that was paid for the order, as the provider sees it now. */
async function capturesOf({ order, sessions }: OrderRecord): Promise<Capture[]> {
  const paid = sessions.filter(({ state, sessionId }) => sessionId !== undefined && state !== "refused");
  const payments = paid.length > 0 ? await paymentsOf(order) : undefined;
  const seen = await Promise.all(paid.map(({ sessionId = "", hints }) => payments?.read(sessionId, hints)));
  return seen.flatMap((session) => session?.captures ?? []);
}

/** The payment that the order is settled with. */
async function paymentOf(record: OrderRecord): Promise<Capture> {
  const captures = await capturesOf(record);
  const payment = captures.find(({ paymentId }) => paymentId === record.order.paymentId) ?? captures[0];
  if (!payment) throw new StoreError("order.not_refundable");
  return payment;
}

/** Writes down what is to go back. Undefined when the order has changed. */
async function plan(
  record: OrderRecord,
  payment: Capture,
  refundKey: string,
  { items, by, extra }: { items: readonly string[] | undefined; by: string; extra: Extra | undefined },
): Promise<Order | undefined> {
  const { order } = record;
  const { amount, chosen } = shareOf(order, payment, items);
  const { paymentId } = payment;
  const what = chosen === undefined ? "all" : chosen.join(", ");
  const decided: Decision = {
    ...decision(order),
    set: {
      ...soon(order),
      // An admin's own status no longer stands in the way of a refund of all.
      ...(chosen === undefined && { override: undefined }),
    },
    refunds: [{ refundKey, paymentId, amount, reason: "asked", by, ...(chosen && { items: chosen }) }],
    ledger: [providerRow(order, "refund-asked", refundKey, amount, { paymentId, by })],
    audit: [{ by, action: "order.refund", after: what }],
  };
  return commit(record, decided, extra);
}

/** Should the process die before the provider is asked, the schedule asks. */
function soon(order: Order) {
  return { dueAt: Math.min(order.dueAt ?? Number.POSITIVE_INFINITY, Date.now() + minutes(5)) };
}

/** Paise to send back, and for which products; without products, all that is left. */
function shareOf(order: Order, payment: Capture, items: readonly string[] | undefined) {
  const left = leftOf(payment);
  if (left <= 0) throw new StoreError("order.not_refundable");
  const rest = linesLeft(order);
  const chosen = rest.filter(({ product }) => items?.includes(product));
  // Everything that is left, chosen one by one, is the whole.
  if (items === undefined || chosen.length === rest.length) return { amount: left };
  const share = chosen.reduce((sum, line) => sum + paidFor(line) * 100, 0);
  const amount = Math.min(share, left);
  if (amount <= 0) throw new StoreError("order.not_refundable");
  return { amount, chosen: chosen.map(({ product }) => product) };
}
