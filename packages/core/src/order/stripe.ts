// Stripe's side of Payments. Imported lazily: the SDK is heavy, and most Lambdas never pay.
// Stripe API: Checkout Sessions, "Fulfill orders", "Idempotent requests".
import { StoreError } from "@store/contract/errors";
import Stripe from "stripe";
import {
  type Payment,
  type PaymentEvent,
  PaymentRefused,
  type PaymentSession,
  type Payments,
  type SessionRequest,
} from "./payments.ts";

export interface StripeSettings {
  secretKey: string;
  /** Only for who takes webhooks. */
  webhookSecret?: string | undefined;
  /** Another address than Stripe's own, for the laptop. */
  endpoint?: string | undefined;
}

const expand = ["payment_intent.latest_charge"];

export function stripePayments(settings: StripeSettings): Payments {
  const client = new Stripe(settings.secretKey, {
    maxNetworkRetries: 2,
    timeout: 15_000,
    ...hostOf(settings.endpoint),
  });
  return {
    async openSession(request) {
      const idempotencyKey = `${request.orderId}:${request.attempt}`;
      try {
        return await view(
          client,
          await client.checkout.sessions.create(parameters(request), { idempotencyKey }),
        );
      } catch (error) {
        throw error instanceof Stripe.errors.StripeError && error.statusCode !== undefined
          ? new PaymentRefused(error.message, { cause: error })
          : error;
      }
    },
    async readSession(sessionId) {
      return view(client, await client.checkout.sessions.retrieve(sessionId, { expand }));
    },
    async expireSession(sessionId) {
      try {
        await client.checkout.sessions.expire(sessionId);
      } catch (error) {
        // Not open any more: paid or expired meanwhile, which the next line tells.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
      return view(client, await client.checkout.sessions.retrieve(sessionId, { expand }));
    },
    async refund({ intent, amount, key }) {
      try {
        await client.refunds.create(
          { payment_intent: intent, ...(amount !== undefined && { amount }) },
          { idempotencyKey: key },
        );
      } catch (error) {
        // Sent back already, by this key's own first try or at Stripe's own pages: what was wanted is so.
        const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
        if (code === "charge_already_refunded") return;
        throw error instanceof Stripe.errors.StripeInvalidRequestError
          ? new PaymentRefused(error.message, { cause: error })
          : error;
      }
    },
    async readEvent(rawBody, signature) {
      if (settings.webhookSecret === undefined) throw new Error("This function takes no webhooks");
      return eventOf(client, settings.webhookSecret, rawBody, signature);
    },
  };
}

function hostOf(endpoint: string | undefined) {
  if (endpoint === undefined) return {};
  const { hostname, port, protocol } = new URL(endpoint);
  return {
    host: hostname,
    port: Number(port),
    protocol: protocol === "http:" ? ("http" as const) : ("https" as const),
  };
}

function parameters(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const { orderId, attempt, customerId, name, phone } = request;
  const metadata = { orderId, attempt: String(attempt), customerId, name, phone };
  return {
    mode: "payment",
    client_reference_id: orderId,
    customer_email: request.email,
    // Left out on purpose: payment_method_types, so that the owner's Stripe settings decide.
    line_items: request.lines.map(({ name: product, amount }) => ({
      quantity: 1,
      price_data: { currency: "inr", unit_amount: amount * 100, product_data: { name: product } },
    })),
    expires_at: Math.floor(request.expiresAt / 1000),
    metadata,
    payment_intent_data: { metadata },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}

async function view(client: Stripe, session: Stripe.Checkout.Session): Promise<PaymentSession> {
  return {
    id: session.id,
    url: session.url,
    status: statusOf(session.status),
    paid: session.payment_status === "paid",
    amountTotal: session.amount_total ?? 0,
    currency: session.currency ?? "",
    liveMode: session.livemode,
    mode: session.mode,
    orderId: session.client_reference_id,
    payment: await paymentOf(client, session),
  };
}

/** A status that we do not know is not an end. */
function statusOf(status: string | null): PaymentSession["status"] {
  return status === "complete" || status === "expired" ? status : "open";
}

async function paymentOf(client: Stripe, session: Stripe.Checkout.Session): Promise<Payment | undefined> {
  const intent = session.payment_intent;
  if (intent === null) return undefined;
  if (typeof intent === "string") return { intent, failed: false, amountRefunded: 0, fullyRefunded: false };
  const charge = typeof intent.latest_charge === "string" ? null : intent.latest_charge;
  return {
    intent: intent.id,
    failed: intent.status === "requires_payment_method" || intent.status === "canceled",
    amountRefunded: charge?.amount_refunded ?? 0,
    fullyRefunded: charge?.refunded ?? false,
    ...(charge?.disputed && { dispute: await disputeOf(client, charge.id) }),
  };
}

async function disputeOf(client: Stripe, charge: string): Promise<"open" | "won" | "lost"> {
  const { data } = await client.disputes.list({ charge, limit: 1 });
  const status: string | undefined = data[0]?.status;
  return status === "lost" || status === "won" ? status : "open";
}

async function eventOf(
  client: Stripe,
  secret: string,
  rawBody: string,
  signature: string,
): Promise<PaymentEvent> {
  const event = verified(client, secret, rawBody, signature);
  const { type } = event;
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const { id, client_reference_id } = event.data.object;
      return { type, sessionId: id, orderId: client_reference_id ?? undefined };
    }
    case "charge.refunded":
      return { type, paymentIntent: idOf(event.data.object.payment_intent) };
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return { type, paymentIntent: idOf(event.data.object.payment_intent) };
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
