import { StoreError } from "@store/contract/errors";
import { alarm, log } from "../lib/log.ts";
import { setting } from "../lib/settings.ts";
import { isRefusal } from "../lib/table.ts";
import { hours } from "../lib/time.ts";
import { changeOrder } from "./change-order.ts";
import { completeOrder, recordPayment } from "./complete-order.ts";
import { failOrder } from "./fail-order.ts";
import { judgePayment, type Verdict } from "./judge-payment.ts";
import { lookAgainAfter } from "./new-order.ts";
import { closeSession, findSession } from "./open-session.ts";
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
    if (heard !== undefined && order.sessionId === undefined) {
      await remember(order, heard);
      continue;
    }
    const verdict = await judge(order);
    if (verdict === undefined || !(await carryOut(order, verdict))) continue;
    log("order.settled", { orderId, verdict: verdict.kind, was: order.status });
    const settled = await readOrder(orderId);
    if (settled?.version !== order.version || (await forget(settled))) return settled;
  }
  throw new Error(`Order ${orderId} kept changing while it was settled`);
}

/** Undefined when the order has changed while Stripe was asked. */
async function judge(order: Order): Promise<Verdict | undefined> {
  if (order.source === "free") return judgeFree(order);
  const timeLeft = order.status === "pending" && order.sessionExpiresAt > Date.now();
  try {
    const session = await sessionOf(order, timeLeft);
    // Stripe would not open a page just now. It may for the buyer's next press, until the order's time is over.
    if (!session && timeLeft) return { kind: "wait", processing: false };
    return judgePayment(order, session, setting("liveMode"));
  } catch (error) {
    if (error instanceof StoreError && error.code === "order.conflict") return undefined;
    throw error;
  }
}

/** Nobody pays for it, so it completes by itself, but only as long as nothing took its place. */
function judgeFree({ status, override }: Order): Verdict {
  const stands = status === "completed" || (status === "pending" && !override);
  return stands ? { kind: "complete", intent: "", refundedAmount: 0, disputeWon: false } : { kind: "fail" };
}

/** The session as Stripe sees it now. One that outlived its order's time is closed first. */
async function sessionOf(order: Order, timeLeft: boolean): Promise<PaymentSession | undefined> {
  if (order.status === "pending") return timeLeft ? findSession(order) : closeSession(order);
  return order.sessionId === undefined
    ? undefined
    : (await setting("payments")()).readSession(order.sessionId);
}

/** Whatever becomes of the order, its session must be known: refunds and disputes are read through it. */
async function remember(order: Order, sessionId: string): Promise<boolean> {
  return commit(changeOrder(order, order.status, { sessionId, dueAt: order.dueAt }));
}

/** An order that is due although nothing was to be done: the schedule need not come back to it. */
async function forget(order: Order): Promise<boolean> {
  if (order.dueAt === undefined || order.dueAt > Date.now()) return true;
  return commit(changeOrder(order, order.status, { dueAt: undefined }));
}

/** True when the verdict is in the table, or needed nothing; false when the order has changed meanwhile. */
async function carryOut(order: Order, verdict: Verdict): Promise<boolean> {
  switch (verdict.kind) {
    case "wait":
      return wait(order, verdict.processing);
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
  if (order.deletedAt !== undefined) return review(order, "paid, but deleted");
  const wonBack = order.refundReason === "dispute" && verdict.disputeWon;
  if (order.status === "refunded") return wonBack ? restoreOrder(order) : true;
  if (order.status === "completed") return recordPayment(order, verdict);
  if (order.override) return review(order, "paid, but set by hand");
  return completeOrder(order, { payment: verdict });
}

/** Looked at again later. Written only if it says something new: a hundred bells at once must not fight over it. */
async function wait(order: Order, processing: boolean): Promise<boolean> {
  const now = Date.now();
  const isDue = order.dueAt !== undefined && order.dueAt <= now;
  const saysNew = order.status === "pending" && processing !== (order.processing ?? false);
  if (!isDue && !saysNew) return true;
  const dueAt = now + (processing ? hours(1) : lookAgainAfter);
  return commit(changeOrder(order, order.status, { dueAt, processing: processing || undefined }));
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
