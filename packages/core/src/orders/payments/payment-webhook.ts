import { setTimeout as pause } from "node:timers/promises";
import { alarm, log } from "../../platform/log.ts";
import { setting } from "../../platform/settings.ts";
import type { PaymentEvent, ProviderId } from "../../providers/payments.ts";
import type { Order } from "../order.entity.ts";
import { orderOfPayment } from "../payment.entity.ts";
import type { Notified } from "../settlement/payment-sessions.ts";
import { settle } from "../settlement/settle.ts";
import { settleSoon } from "../settlement/settle-soon.ts";
import { noteArrival } from "./message-arrival.entity.ts";
import { lookAtUnmatched } from "./refund-unmatched.ts";

/**
 * A trigger for `settle`, which asks the provider itself: the message is only a hint. Returns after the commit, so that
 * anything thrown makes the provider deliver again. `patience`: how long the provider waits for an answer, in milliseconds.
 * What takes longer is left to the schedule. Throws `webhook.signature`.
 */
export async function paymentWebhook(
  provider: ProviderId,
  rawBody: string,
  signature: string,
  patience?: number,
): Promise<void> {
  const event = await (await setting("payments")(provider)).readEvent(rawBody, signature);
  const { type, sessionId, attempt, paymentId, hints } = event;
  const orderId = await orderOf(provider, event);
  log("webhook", { provider, orderId, type });
  await Promise.all([
    noteArrival(provider),
    event.paymentId === undefined ? undefined : lookAtUnmatched(provider, event.paymentId),
  ]);
  if (orderId === undefined) return;
  const named = attempt !== undefined ? { sessionId, attempt, hints } : undefined;
  const settled = await settleWithin(patience, orderId, named);
  // Signed, and it names an order of ours that is not there: money may be without an order.
  if (settled === null)
    alarm("payment.review", { reason: "no such order", provider, orderId, type, sessionId, paymentId });
}

/** The order as it then is, null when there is none, undefined when the schedule goes on with it. */
async function settleWithin(
  patience: number | undefined,
  orderId: string,
  named: Notified | undefined,
): Promise<Order | null | undefined> {
  const settling = settle(orderId, named);
  if (patience === undefined) return settling;
  const timer = new AbortController();
  const tooLong = pause(patience, "too long" as const, { signal: timer.signal }).catch(
    () => "ended" as const,
  );
  const first = await Promise.race([settling, tooLong]).finally(() => timer.abort());
  if (first !== "too long" && first !== "ended") return first;
  settling.catch((error: unknown) => log("webhook.left", { orderId, error: String(error) }));
  await settleSoon(orderId, named);
  return undefined;
}

/** The order a message is about: named by it, or known by its payment. Undefined for others' payments. */
async function orderOf(
  provider: ProviderId,
  { orderId, paymentId }: PaymentEvent,
): Promise<string | undefined> {
  return orderId ?? (paymentId === undefined ? undefined : orderOfPayment(provider, paymentId));
}
