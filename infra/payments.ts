// What Stripe must be told once, by hand or by the command that the doctor prints: docs/deploy.md, "Stripe".

/** The version of the pinned SDK: events must look the way its types say. A test holds the two together. */
export const stripeApiVersion = "2026-10-28.endive";

/** The events that ring for `settle`. */
export const stripeEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const;
