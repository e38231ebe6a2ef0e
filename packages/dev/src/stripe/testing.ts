// What the tests of Stripe's stand-in share: the real SDK, and a basket.
import Stripe from "stripe";

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
