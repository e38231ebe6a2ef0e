import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "One mailed code opens as many sessions as are asked for at once",
  finds: /^C/,
  file: "core/src/customers/validate-login-code.ts",
  from: "const isFirst = await ifUnchanged(useLoginCode(found));",
  to: "const isFirst = (await ifUnchanged(useLoginCode(found))) || true;",
};
