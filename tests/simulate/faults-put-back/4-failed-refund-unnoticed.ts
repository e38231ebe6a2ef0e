import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "A refund that fails at the bank counts as done",
  finds: /^I8/,
  replacements: [
    {
      file: "core/src/providers/stripe-view.ts",
      from: 'return status === "failed" || status === "canceled" ? "failed" : "pending";',
      to: 'return status === "pending" ? "pending" : "done";',
    },
  ],
};
