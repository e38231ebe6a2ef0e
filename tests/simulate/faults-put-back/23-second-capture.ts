import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "Of two payments of one order only the first is seen: the second is kept",
  finds: /^(P2|I1)/,
  file: "core/src/orders/settlement/assess.ts",
  from: "more: good.filter((capture) => capture !== sale),",
  to: "more: [],",
};
