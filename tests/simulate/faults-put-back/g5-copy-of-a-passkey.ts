import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "A passkey and its copy both log in with one count",
  finds: /^K/,
  file: "core/src/customers/validate-passkey-login.ts",
  from: "o.eq(a.signCount, row.signCount)",
  to: "o.exists(a.signCount)",
};
