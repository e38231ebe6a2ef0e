import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "The end of a page is its order's: once the order is minutes old, no page can be opened",
  finds: /^P4/,
  replacements: [
    {
      file: "core/src/orders/payment-session.entity.ts",
      from: "expiresAt: now + paymentTimings.page",
      to: "expiresAt: order.createdAt + paymentTimings.page",
    },
  ],
};
