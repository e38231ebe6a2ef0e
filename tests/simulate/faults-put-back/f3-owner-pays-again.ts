import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "Who owns the bundle and is logged in is charged for it again with each extra",
  finds: /^P5/,
  file: "core/src/orders/checkout/create-payment-order.ts",
  from: "await priceOrder(input, coupon ?? undefined, account && ownedBy(account));",
  to: "await priceOrder(input, coupon ?? undefined, account && ownedBy(account) && []);",
};
