import { ContentionError } from "../../platform/contention.ts";
import { retryOnConflict } from "../../platform/retry.ts";
import { setting } from "../../platform/settings.ts";
import type { Order } from "../order.entity.ts";
import { type OrderRecord, readRecord } from "../record.ts";
import { assess } from "./assess.ts";
import { commit } from "./commit.ts";
import type { Decision } from "./decision.ts";
import { isLate } from "./late-payment.ts";
import { decide, decideFree, decideGift } from "./lifecycle.ts";
import { type Notified, readSessions } from "./payment-sessions.ts";
import { sendBack } from "./send-back.ts";

/**
 * Reconciles an order with its payment provider, the source of truth. Webhooks, the thank-you page, the schedule, refunds
 * and disputes are only triggers. Reads the order with every page that was ever asked for, finishes refunds that were
 * begun, asks the provider, and commits on the condition that the order is the one that was judged. Idempotent.
 * Answers the order as it then is, or null for an order that is not ours.
 */
export async function settle(orderId: string, notified?: Notified): Promise<Order | null> {
  const order = await retryOnConflict(12, async () => {
    const record = await readRecord(orderId);
    if (!record) return null;
    const settled = await settleOnce(record, notified);
    // A payment that was taken twice is on its way back before anybody is told that all is well.
    return settled?.refunds === 0 && settled.order;
  });
  if (order === undefined) throw new ContentionError(`Order ${orderId} kept changing while it was settled`);
  return order;
}

/** Undefined when the order has changed meanwhile. `refunds`: how many were begun. */
async function settleOnce(
  record: OrderRecord,
  notified: Notified | undefined,
): Promise<{ order: Order; refunds: number } | undefined> {
  const decided = await decideNow(record, notified);
  const order = await commit(record, decided);
  const isSecond = order?.duplicate === true && decided.transition === "complete" && isLate(record);
  return order && { order, refunds: decided.refunds.length + Number(isSecond) };
}

async function decideNow(record: OrderRecord, notified: Notified | undefined): Promise<Decision> {
  const { source } = record.order;
  if (source === "free") return decideFree(record);
  if (source === "gift") return decideGift(record, Date.now());
  await sendBack(record);
  const sessions = await readSessions(record, notified);
  const now = Date.now();
  return decide(record, assess(record.order, sessions, setting("liveMode"), now), now);
}
