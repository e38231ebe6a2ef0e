// Stripe's side of Payments. Imported lazily: the SDK is heavy, and most Lambdas never pay.
// Stripe API: Checkout Sessions, "Fulfill orders", "Idempotent requests", Refunds, "Accept international payments (India)".

import { providers } from "@store/contract/providers";
import Stripe from "stripe";
import { type RetryRule, retry } from "../platform/retry.ts";
import { days } from "../platform/time.ts";
import { PaymentRefused, type Payments, type SessionRequest } from "./payments.ts";
import { KeySpent } from "./spent-keys.ts";
import { readStripeEvent } from "./stripe-events.ts";
import { settled } from "./stripe-settled.ts";
import { capturedOf, sessionOf, sessionOfPayment } from "./stripe-view.ts";

export interface StripeSettings {
  /** `sk_...`, or a restricted `rk_...`. */
  secretKey: string;
  /** Only for the functions that take webhooks. */
  webhookSecret?: string | undefined;
  /** Another address than Stripe's own, for the laptop. */
  endpoint?: string | undefined;
  /** Another transport than Node's, for the simulation. */
  httpClient?: Stripe.HttpClient | undefined;
}

/** One answer tells page, payment and charge. */
const expand = ["payment_intent.latest_charge.refunds", "payment_intent.latest_charge.balance_transaction"];
const expandPayment = ["latest_charge.refunds", "latest_charge.balance_transaction"];
const isPayment = (id: string) => id.startsWith("pi_");
/** A key that is in use is asked again under the same key: the first request is still at work. So is a busy provider. */
const whileBusy: RetryRule = { tries: 8, within: 5_000, when: isBusy, firstPause: 100, longestPause: 1600 };
/** Two requests one after the other, each tried twice, end within a function's 29 seconds. */
const patience = { maxNetworkRetries: 1, timeout: 6_000 };

export function stripePayments(settings: StripeSettings): Payments {
  const client = new Stripe(settings.secretKey, {
    ...patience,
    ...(settings.httpClient && { httpClient: settings.httpClient }),
    ...hostOf(settings.endpoint),
  });
  const read = async (sessionId: string) =>
    isPayment(sessionId)
      ? sessionOfPayment(client, await client.paymentIntents.retrieve(sessionId, { expand: expandPayment }))
      : sessionOf(client, await client.checkout.sessions.retrieve(sessionId, { expand }));
  return {
    id: "stripe",
    takesLateBy: days(providers.stripe.takesLateByDays),
    async open(request) {
      const idempotencyKey = request.reference;
      return refusals(async () =>
        sessionOf(client, await client.checkout.sessions.create(parameters(request), { idempotencyKey })),
      );
    },
    read,
    async close(sessionId) {
      try {
        await client.checkout.sessions.expire(sessionId);
      } catch (error) {
        // Not open any more: paid or expired meanwhile, which the next line tells.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
      return read(sessionId);
    },
    async refund({ orderId, paymentId, amount, key, idempotencyKey = key }) {
      await refusals(
        () =>
          client.refunds.create(
            {
              payment_intent: paymentId,
              amount,
              metadata: { key, ...(orderId !== undefined && { orderId }) },
            },
            { idempotencyKey },
          ),
        failedAtStripe,
      );
    },
    async captured(from, to, after) {
      const created = { gte: Math.floor(from / 1000), lt: Math.floor(to / 1000) };
      const { data, has_more } = await client.charges.list({
        created,
        limit: 100,
        ...(after !== undefined && { starting_after: after }),
      });
      const last = data.at(-1);
      return {
        payments: data.filter(({ captured, paid }) => captured && paid).map(capturedOf),
        ...(has_more && last && { next: last.id }),
      };
    },
    settled: (month, after) => settled(client, month, after),
    async readEvent(rawBody, signature) {
      if (settings.webhookSecret === undefined) throw new Error("This function takes no webhooks");
      return readStripeEvent(client, settings.webhookSecret, rawBody, signature);
    },
  };
}

/**
 * Stripe keeps its answer to a key for a day, an error too: what it has refused under a key it refuses again. A key that
 * is in use (409), too many requests (429) and a lost connection are none of these. `open` says which other errors leave it
 * open whether the request took effect.
 */
async function refusals<T>(work: () => Promise<T>, open = (_error: Error) => false): Promise<T> {
  try {
    return await retry(work, whileBusy);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (open(error) && isReplayed(error)) throw new KeySpent(error.message, { cause: error });
    const isFinal = error.statusCode !== undefined && !isBusy(error) && !open(error);
    throw isFinal ? new PaymentRefused(error.message, { cause: error }) : error;
  }
}

/** A fault of Stripe's own: money may be on its way back all the same. A page that nobody was given the address of is no such matter. */
function failedAtStripe(error: Error): boolean {
  return error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500;
}

/** Stripe says so of an answer that it had kept: under the same key there will be no other. Stripe API: "Idempotent requests". */
function isReplayed({ headers }: Stripe.errors.StripeError): boolean {
  return headers?.["idempotent-replayed"] === "true";
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return error.statusCode === 409 || error.statusCode === 429;
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
  const { orderId, attempt, description, buyer } = request;
  const { customerId, name, phone } = buyer;
  const metadata = { orderId, attempt: String(attempt), customerId, name, phone };
  return {
    mode: "payment",
    client_reference_id: orderId,
    customer_email: buyer.email,
    // Left out on purpose: payment_method_types, so that the owner's Stripe settings decide.
    line_items: request.lines.map(({ name: product, amount }) => ({
      quantity: 1,
      price_data: { currency: "inr", unit_amount: amount, product_data: { name: product } },
    })),
    // Stripe India declines buyers from abroad without both.
    billing_address_collection: "required",
    payment_intent_data: { metadata, description },
    expires_at: Math.floor(request.expiresAt / 1000),
    metadata,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}
