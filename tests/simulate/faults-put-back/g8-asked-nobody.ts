import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "A claim that an owner is to answer is put before nobody",
  finds: /^G .*no owner is told of it/,
  file: "core/src/orders/payments/claim-guarantee.ts",
  from: "{ ...extra, parts: { ...extra.parts, claimNotice: put(notice) } },",
  to: "{ ...extra, parts: { ...extra.parts, ...(notice ? {} : { claimNotice: put(notice) }) } },",
};
