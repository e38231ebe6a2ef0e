import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "What is taken back stays in the figures of its day",
  finds: /^I5/,
  file: "core/src/orders/settlement/books.ts",
  from: "update(addDayCounts(now, orderId, ofDay))",
  to: "update(addDayCounts(now, orderId, Object.fromEntries(Object.entries(ofDay).filter(([, by]) => (by ?? 0) > 0))))",
};
