import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "A refund that died half-way is asked for again when its key is forgotten",
  finds: /^R /,
  replacements: [
    {
      file: "core/src/orders/settlement/send-back.ts",
      from: "if (made.has(key)) continue;",
      to: "",
    },
    {
      file: "core/src/orders/payments/refund-by-hand.ts",
      from: "Math.min(order.dueAt ?? Number.POSITIVE_INFINITY, Date.now() + minutes(5))",
      to: "order.dueAt",
    },
  ],
};
