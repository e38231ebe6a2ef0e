// Stripe's signed messages. Stripe API: "Resolve webhook signature verification errors", Events.
import { StoreError } from "@store/contract/errors";
import type Stripe from "stripe";
import type { PaymentEvent } from "./payments.ts";

/** Throws `webhook.signature` when the bytes were not signed with `secret`. */
export function readStripeEvent(
  client: Stripe,
  secret: string,
  rawBody: string,
  signature: string,
): PaymentEvent {
  const event = verified(client, secret, rawBody, signature);
  const { type } = event;
  // infra/payments.ts subscribes to these, which a test holds; all others are answered and left alone.
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const { id, client_reference_id, metadata } = event.data.object;
      return {
        type,
        sessionId: id,
        orderId: client_reference_id ?? undefined,
        attempt: Number(metadata?.attempt) || undefined,
      };
    }
    case "charge.refunded": {
      const { payment_intent, metadata } = event.data.object;
      return { type, paymentId: idOf(payment_intent), orderId: metadata.orderId };
    }
    case "charge.refund.updated":
    case "refund.created":
    case "refund.updated":
    case "refund.failed": {
      const { payment_intent, metadata } = event.data.object;
      return { type, paymentId: idOf(payment_intent), orderId: metadata?.orderId };
    }
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return { type, paymentId: idOf(event.data.object.payment_intent) };
    default:
      return { type };
  }
}

/** Stripe's own check of the raw bytes, 300 seconds of tolerance; a signature from the future is refused too. */
function verified(client: Stripe, secret: string, rawBody: string, signature: string): Stripe.Event {
  const stamp = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(stamp <= Date.now() / 1000 + 300)) throw new StoreError("webhook.signature");
  try {
    return client.webhooks.constructEvent(rawBody, signature, secret, 300);
  } catch (cause) {
    throw new StoreError("webhook.signature", {}, { cause });
  }
}

function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === "string" ? reference : reference?.id;
}
