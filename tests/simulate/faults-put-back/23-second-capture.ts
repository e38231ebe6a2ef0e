import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "Of two payments of one order only the first is seen: the second is kept",
  finds: /^(P2|I1)/,
  replacements: [
    {
      file: "core/src/orders/settlement/assess.ts",
      from: "more: good.filter((capture) => capture !== sale),",
      to: "more: [],",
    },
  ],
};
