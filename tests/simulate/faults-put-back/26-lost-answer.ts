import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "The answer to opening a page was lost: its reference is used up, and no press opens one again",
  finds: /^P4/,
  file: "core/src/providers/razorpay.ts",
  from: "const earlier = error instanceof PaymentRefused ? await opened(request) : undefined;",
  to: "const earlier = error instanceof PaymentRefused && request.orderId === '' ? await opened(request) : undefined;",
};
