import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "A single write that meets a transaction fails the call",
  finds: /^E .*Transaction is ongoing/,
  file: "core/src/platform/table.ts",
  from: "singleWrites.has(commandName) ? throughContention(() => next(args)) : next(args)",
  to: "next(args)",
};
