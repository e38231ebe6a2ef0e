import { log } from "../lib/log.ts";
import { setting } from "../lib/settings.ts";
import { PaymentEntity } from "./payment.entity.ts";
import type { PaymentEvent } from "./payments.ts";
import { settle } from "./settle.ts";

/**
 * A doorbell: whatever the event says, `settle` asks Stripe. Returns only after the commit, so that anything
 * thrown makes Stripe deliver again. Throws `webhook.signature`.
 */
export async function stripeWebhook(rawBody: string, signature: string): Promise<void> {
  const event = await (await setting("payments")()).readEvent(rawBody, signature);
  const orderId = await orderOf(event);
  log("webhook", { orderId, type: event.type });
  if (orderId !== undefined) await settle(orderId, event.sessionId);
}

/** The order an event is about: named by its session, or known by its payment. Undefined for others' payments. */
async function orderOf(event: PaymentEvent): Promise<string | undefined> {
  if (event.orderId !== undefined) return event.orderId;
  if (event.paymentIntent === undefined) return undefined;
  const { data } = await PaymentEntity.get({ paymentIntent: event.paymentIntent }).go({ consistent: true });
  return data?.orderId;
}
