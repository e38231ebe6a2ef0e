import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "A site whose answer was lost is refused at the second try, and called a fault of the shop",
  finds: /^E .* certifies a site failed/,
  file: "core/src/desk/client-desk.ts",
  from: "ClientSiteEntity.put(row)",
  to: "ClientSiteEntity.create(row)",
};
