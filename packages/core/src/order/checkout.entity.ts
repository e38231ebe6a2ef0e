// One visitor's checkout: which of its orders is the current one. A new order supersedes the old in one write.
// Access patterns: one checkout (byCheckoutId). Expires by TTL.
import { Entity } from "electrodb";
import { alone, key, table } from "../lib/table.ts";

export const CheckoutEntity = new Entity(
  {
    model: { entity: "checkout", version: "1", service: "store" },
    attributes: {
      checkoutId: { type: "string", required: true, readOnly: true },
      orderId: { type: "string", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      byCheckoutId: { pk: key("pk", "CHECKOUT#${checkoutId}", ["checkoutId"]), sk: alone },
    },
  },
  table,
);
