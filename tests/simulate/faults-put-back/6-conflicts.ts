import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "A single write that meets a transaction fails the call",
  finds: /^E .*Transaction is ongoing/,
  replacements: [
    {
      file: "core/src/platform/table.ts",
      from: "singleWrites.has(commandName) ? throughContention(() => next(args)) : next(args)",
      to: "next(args)",
    },
  ],
};
