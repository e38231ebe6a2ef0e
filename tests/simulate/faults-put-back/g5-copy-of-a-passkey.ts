import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "A passkey and its copy both log in with one count",
  finds: /^K/,
  replacements: [
    {
      file: "core/src/customers/validate-passkey-login.ts",
      from: "o.eq(a.signCount, row.signCount)",
      to: "o.exists(a.signCount)",
    },
  ],
};
