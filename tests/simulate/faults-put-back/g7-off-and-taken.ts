import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "A claim is taken though the switch is off",
  finds: /^G .*by a switch that is off/,
  file: "core/src/orders/payments/claim-guarantee.ts",
  from: 'if (mode === "off") throw new StoreError("guarantee.off");',
  to: "",
};
