// Stripe's messengers: signed deliveries of what happened, whenever and as often as a test likes.
import { paymentWebhook } from "@store/core/orders/payments/payment-webhook";
import { signature } from "@store/dev/stripe/webhooks";
import { webhookSecret } from "./settings.ts";
import { standIns } from "./stand-ins.ts";

type StripeEvent = ReturnType<typeof standIns.stripe.control.events>[number];

/** Body and signature of an event, as Stripe posts it now. */
export function signed(event: object, secret = webhookSecret): { body: string; header: string } {
  const body = JSON.stringify(event, null, 2);
  return { body, header: signature(secret, body, Math.floor(Date.now() / 1000)) };
}

/** Delivers one event once. Throws what the webhook throws: to Stripe that is a 500, and it comes again. */
export async function deliverEvent(event: object): Promise<void> {
  const { body, header } = signed(event);
  await paymentWebhook("stripe", body, header);
}

/** Everything that has happened to an order's payment so far, oldest first. */
export function eventsOf(orderId: string): StripeEvent[] {
  const all = standIns.stripe.control.events().reverse();
  const ofSession = ({ data: { object } }: StripeEvent) =>
    object.object === "checkout.session" && object.client_reference_id === orderId;
  const intents = new Set(all.filter(ofSession).map((event) => intentOf(event)));
  intents.delete(null);
  return all.filter((event) => ofSession(event) || intents.has(intentOf(event)));
}

function intentOf({ data: { object } }: StripeEvent): string | null {
  return typeof object.payment_intent === "string" ? object.payment_intent : null;
}

/** Delivers all of an order's events, in the order they happened. */
export async function deliver(orderId: string): Promise<void> {
  for (const event of eventsOf(orderId)) await deliverEvent(event);
}

/** The last event of a kind about an order. */
export function eventOf(orderId: string, type: StripeEvent["type"]): StripeEvent {
  const event = eventsOf(orderId).findLast((candidate) => candidate.type === type);
  if (!event) throw new Error(`Nothing of the kind ${type} has happened to ${orderId}`);
  return event;
}
