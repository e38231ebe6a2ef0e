// What Stripe is told. The deploy makes the endpoint of this stage by it (stripe-endpoint.ts), and the doctor looks
// whether Stripe still has it so.
import { providers } from "@store/contract/providers";

/** The version of the pinned SDK: events must look the way its types say. A test holds the two together. */
export const stripeApiVersion = "2026-10-28.endive";

/** The events after which an order is settled anew. */
export const stripeEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.refunded",
  "charge.refund.updated",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const;

/** Where Stripe posts them. */
export const webhookPath = `/api/${providers.stripe.webhookCall}`;

/** What the shop asks of Stripe, which a restricted key must be let: each by the path of its list, and the name of the right. */
export const stripeRights = {
  "checkout/sessions": "Checkout Sessions: write",
  payment_intents: "PaymentIntents: read",
  charges: "Charges: read",
  refunds: "Refunds: write",
  disputes: "Disputes: read",
  balance_transactions: "Balance transactions: read",
  payouts: "Payouts: read",
  webhook_endpoints: "Webhook endpoints: write",
} as const;

/** The events after which Razorpay's orders are settled anew. Its endpoint is made by hand: docs/deploy.md. */
export const razorpayEvents = [
  "payment_link.paid",
  "payment_link.expired",
  "payment_link.cancelled",
  "payment.authorized",
  "payment.captured",
  "payment.failed",
  "refund.processed",
  "refund.failed",
  "payment.dispute.created",
  "payment.dispute.won",
  "payment.dispute.lost",
  "payment.dispute.closed",
] as const;

/** Where Razorpay posts them. */
export const razorpayWebhookPath = `/api/${providers.razorpay.webhookCall}`;

/** What an endpoint at Stripe is made of. */
export interface EndpointInputs {
  secretKey: string;
  url: string;
  events: string[];
  /** Cannot be changed at an endpoint: another version is another endpoint. */
  apiVersion: string;
  /** Whose endpoint it is: `store/production`. */
  owner: string;
  /** Stripe's own address. */
  api: string;
}
