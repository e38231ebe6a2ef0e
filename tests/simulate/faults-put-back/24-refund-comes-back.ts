import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "A refund that Razorpay's bank sends back counts as done",
  finds: /^I8/,
  file: "core/src/providers/razorpay-view.ts",
  from: 'state: status === "processed" ? "done" : status === "failed" ? "failed" : "pending",',
  to: 'state: status === "pending" ? "pending" : "done",',
};
