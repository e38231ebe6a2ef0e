import { isArea } from "@store/contract/area-paths";
import { areaWords } from "@store/contract/area-words";
import { offer } from "@store/contract/offer/offer";

/** What each thing that can be owned is called in the admin area. */
export function nameOf(entitlement: string): string {
  if (isArea(entitlement)) return areaWords[entitlement].title;
  return offer.products.find(({ id }) => id === entitlement)?.name ?? entitlement;
}
