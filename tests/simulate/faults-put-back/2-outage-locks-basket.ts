import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "The end of a page is its order's: once the order is minutes old, no page can be opened",
  finds: /^P4/,
  file: "core/src/orders/payment-session.entity.ts",
  from: "expiresAt: now + paymentTimings.page",
  to: "expiresAt: order.createdAt + paymentTimings.page",
};
