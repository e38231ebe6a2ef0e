// One payment of Stripe's, put if absent: a payment intent completes one order, once.
// Access patterns: the order of a payment intent (byPaymentIntent), for refunds and disputes.
import { Entity } from "electrodb";
import { alone, key, table } from "../lib/table.ts";

export const PaymentEntity = new Entity(
  {
    model: { entity: "payment", version: "1", service: "store" },
    attributes: {
      paymentIntent: { type: "string", required: true, readOnly: true },
      orderId: { type: "string", required: true, readOnly: true },
      /** Whole rupees. */
      amount: { type: "number", required: true },
      createdAt: { type: "number", required: true },
    },
    indexes: {
      byPaymentIntent: { pk: key("pk", "PAYMENT#${paymentIntent}", ["paymentIntent"]), sk: alone },
    },
  },
  table,
);
