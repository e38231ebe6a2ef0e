import type { Fault } from "../faults.ts";

export const fault: Fault = {
  title: "A site whose answer was lost is refused at the second try, and called a fault of the shop",
  finds: /^E .* certifies a site failed/,
  replacements: [
    {
      file: "core/src/desk/client-desk.ts",
      from: "ClientSiteEntity.put(row)",
      to: "ClientSiteEntity.create(row)",
    },
  ],
};
