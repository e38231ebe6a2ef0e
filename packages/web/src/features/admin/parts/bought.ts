import type { AdminOrder } from "@store/contract/admin-rows";
import { areaWords } from "@store/contract/area-words";
import { upsellById } from "@store/contract/catalogue";
import { lineNames } from "@store/contract/order-line";
import type { Entitlement } from "@store/contract/products";

/** What is in an order, in words. */
export function bought({ lines }: Pick<AdminOrder, "lines">): string {
  return lineNames(lines);
}

/** What each thing that can be opened is called in the admin area. */
export function nameOf(entitlement: Entitlement): string {
  return entitlement === "agency-license" ? upsellById(entitlement).name : areaWords[entitlement].title;
}
