import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "Money that a bank sends after the page is over is looked for by nobody",
  finds: /^(P2|I1)/,
  file: "core/src/providers/razorpay-view.ts",
  from: "return begun.length > 0 && latest > Date.now() ? latest : undefined;",
  to: "return undefined;",
};
