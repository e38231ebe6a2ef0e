import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "A refund that fails at the bank counts as done",
  finds: /^I8/,
  file: "core/src/providers/stripe-view.ts",
  from: 'return status === "failed" || status === "canceled" ? "failed" : "pending";',
  to: 'return status === "pending" ? "pending" : "done";',
};
