import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "A claim is taken though the switch is off",
  finds: /^G .*by a switch that is off/,
  replacements: [
    {
      file: "core/src/orders/payments/claim-guarantee.ts",
      from: 'if (mode === "off") throw new StoreError("guarantee.off");',
      to: "",
    },
  ],
};
