import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "One mailed code opens as many sessions as are asked for at once",
  finds: /^C/,
  replacements: [
    {
      file: "core/src/customers/validate-login-code.ts",
      from: "const isFirst = await ifUnchanged(useLoginCode(found));",
      to: "const isFirst = (await ifUnchanged(useLoginCode(found))) || true;",
    },
  ],
};
