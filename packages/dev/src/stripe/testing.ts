// What the tests of this folder share: the real SDK, a basket, and a shop that listens for webhooks.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

/** How long to wait for what happens by itself. Generous: other work may share the machine. */
export const soon = { timeout: 4000, interval: 20 };

/** The secret that deliveries are signed with in tests. */
export const SECRET = "whsec_test_secret";

/** The real SDK, pointed at a stand-in. No retries of its own unless asked. */
export function sdk(endpoint: string, options: { maxNetworkRetries?: number; key?: string } = {}): Stripe {
  const { hostname, port } = new URL(endpoint);
  return new Stripe(options.key ?? "sk_test_shop", {
    host: hostname,
    port,
    protocol: "http",
    maxNetworkRetries: options.maxNetworkRetries ?? 0,
    telemetry: false,
  });
}

/** The parameters of an ordinary session: the bundle and one upsell, ₹1,598. */
export function basket(
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    line_items: [rupees("The bundle", 999), rupees("Ad templates", 599)],
    client_reference_id: "ORDER_1",
    customer_email: "asha@example.com",
    metadata: { orderId: "ORDER_1" },
    payment_intent_data: { metadata: { orderId: "ORDER_1" } },
    success_url: "http://localhost:3000/thank-you?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/checkout",
    ...more,
  };
}

/** One line of a session, in whole rupees. */
export function rupees(name: string, amount: number, currency = "inr") {
  return { quantity: 1, price_data: { currency, unit_amount: amount * 100, product_data: { name } } };
}

/** A delivery as the shop got it. */
export interface Received {
  body: string;
  signature: string;
  type: string;
  id: string;
}

/** A shop that writes down deliveries; `answer` decides the status of the nth one (from 0). */
export async function listen(answer: (count: number) => number | Promise<number> = () => 200, port = 0) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    // Where a redirect would lead: a shop that answers there has not taken the event.
    if (request.method === "GET") return response.writeHead(200).end();
    let body = "";
    for await (const chunk of request) body += chunk;
    const { id, type } = JSON.parse(body);
    received.push({ body, id, type, signature: String(request.headers["stripe-signature"]) });
    response.writeHead(await answer(received.length - 1), { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return {
    url,
    received,
    types: () => received.map(({ type }) => type),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a call that must fail failed with. */
export async function failureOf(
  call: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error("This call should have failed.");
}
