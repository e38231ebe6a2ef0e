import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "What waits is charged before its second",
  finds: /^P8/,
  replacements: [
    {
      file: "core/src/offer/current-offer.entity.ts",
      from: "return isWaited(row) && row.nextAt <= now;",
      to: "return isWaited(row) && row.nextAt <= now + 30_000;",
    },
    {
      file: "core/src/offer/current-offer.ts",
      from: "return waiting?.rev === rev && waiting.at <= Date.now() ? waiting.offer : undefined;",
      to: "return waiting?.rev === rev ? waiting.offer : undefined;",
    },
  ],
};
