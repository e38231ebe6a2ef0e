import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "A switch that asks sends the money back by itself",
  finds: /^G .*money went back by a switch that is ask/,
  file: "core/src/orders/payments/claim-guarantee.ts",
  from: 'if (mode === "auto") return sendBack(orderId, claim);',
  to: "if (mode) return sendBack(orderId, claim);",
};
