import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "A refund that Razorpay's bank sends back counts as done",
  finds: /^I8/,
  replacements: [
    {
      file: "core/src/providers/razorpay-view.ts",
      from: 'state: status === "processed" ? "done" : status === "failed" ? "failed" : "pending",',
      to: 'state: status === "pending" ? "pending" : "done",',
    },
  ],
};
