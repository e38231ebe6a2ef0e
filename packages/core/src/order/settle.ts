import { alarm, log } from "../lib/log.ts";
import { setting } from "../lib/settings.ts";
import { isRefusal } from "../lib/table.ts";
import { hours } from "../lib/time.ts";
import { changeOrder } from "./change-order.ts";
import { completeOrder, recordPayment } from "./complete-order.ts";
import { failOrder } from "./fail-order.ts";
import { judgePayment, type Verdict } from "./judge-payment.ts";
import { lookAgainAfter } from "./new-order.ts";
import { closeSession, openSession } from "./open-session.ts";
import { type Order, readOrder } from "./order.entity.ts";
import type { PaymentSession } from "./payments.ts";
import { refundOrder, restoreOrder } from "./refund-order.ts";

const tries = 10;

/**
 * The one idempotent function of Stripe's truth. Webhooks, the thank-you page, the schedule, refunds and disputes
 * only ring for it: it asks Stripe, judges, and commits on the condition that the order is the one it judged.
 * `heard` is the session a signed event named, for an order whose own note of it was lost.
 * Answers the order as it then is, or null for an order that is not ours.
 */
export async function settle(orderId: string, heard?: string): Promise<Order | null> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const order = await readOrder(orderId);
    if (!order || order.source === "gift") return order;
    const verdict = await judge(order, heard);
    const done = await carryOut(order, verdict);
    if (done) {
      log("order.settled", { orderId, verdict: verdict.kind, was: order.status });
      return verdict.kind === "wait" ? order : readOrder(orderId);
    }
  }
  throw new Error(`Order ${orderId} kept changing while it was settled`);
}

async function judge(order: Order, heard: string | undefined): Promise<Verdict> {
  if (order.source === "free") return { kind: "complete", intent: "", refundedAmount: 0, disputeWon: false };
  return judgePayment(order, await sessionOf(order, heard), setting("liveMode"));
}

/** The session as Stripe sees it now. One that outlived its order's time is closed first. */
async function sessionOf(order: Order, heard: string | undefined): Promise<PaymentSession | undefined> {
  const known = order.sessionId ?? heard;
  const payments = await setting("payments")();
  if (order.status === "pending" && order.sessionExpiresAt <= Date.now()) {
    return closeSession(known === undefined ? order : { ...order, sessionId: known });
  }
  if (known !== undefined) return payments.readSession(known);
  return order.status === "pending" ? openSession(order) : undefined;
}

/** True when the verdict is in the table, or needed nothing; false when the order has changed meanwhile. */
async function carryOut(order: Order, verdict: Verdict): Promise<boolean> {
  switch (verdict.kind) {
    case "wait":
      return order.status === "pending" ? wait(order, verdict.processing) : true;
    case "fail":
      return failOrder(order);
    case "review":
      return review(order, verdict.reason);
    case "refund":
      return order.status === "refunded" ? true : refundOrder(order, verdict);
    case "complete":
      return complete(order, verdict);
  }
}

async function complete(order: Order, verdict: Extract<Verdict, { kind: "complete" }>): Promise<boolean> {
  const wonBack = order.refundReason === "dispute" && verdict.disputeWon;
  if (order.status === "refunded") return wonBack ? restoreOrder(order) : true;
  if (order.status === "completed") return recordPayment(order, verdict);
  if (order.override) return review(order, "paid, but set by hand");
  return completeOrder(order, { payment: verdict });
}

async function wait(order: Order, processing: boolean): Promise<boolean> {
  const dueAt = Date.now() + (processing ? hours(1) : lookAgainAfter);
  return commit(changeOrder(order, "pending", { dueAt, ...(processing && { processing }) }));
}

/** Something claims to be paid that we must not accept: no grant, an alarm, a person looks. */
async function review(order: Order, reason: string): Promise<boolean> {
  if (order.review === reason) return true;
  alarm("payment.review", { orderId: order.orderId, reason });
  if (order.status === "pending" && !order.override) return failOrder(order, { review: reason });
  return commit(changeOrder(order, order.status, { review: reason }));
}

async function commit(write: { go(): Promise<unknown> }): Promise<boolean> {
  try {
    await write.go();
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
