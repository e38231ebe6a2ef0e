import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "A press takes its own order for the one before, and closes the page its buyer was given",
  finds: /^(P3|E .*multiple operations on one item)/,
  file: "core/src/orders/checkout/create-payment-order.ts",
  from: "if (current === input.orderId) return undefined;",
  to: "",
};
