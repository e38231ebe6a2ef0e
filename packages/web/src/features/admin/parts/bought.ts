import type { AdminOrder } from "@store/contract/admin-rows";
import { areaWords } from "@store/contract/area-words";
import { bundle, upsellById } from "@store/contract/catalogue";
import type { Entitlement } from "@store/contract/products";

/** What is in an order, in words. A gift is one area, which may be of the bundle or of an extra. */
export function bought({ source, upsells }: Pick<AdminOrder, "source" | "upsells">): string {
  const extras = upsells.map((id) => upsellById(id).name);
  if (source === "gift") return extras.join(", ") || "One area";
  return [bundle.name, ...extras].join(", ");
}

/** What each thing that can be opened is called in the admin area. */
export function nameOf(entitlement: Entitlement): string {
  return entitlement === "agency-license" ? upsellById(entitlement).name : areaWords[entitlement].title;
}
