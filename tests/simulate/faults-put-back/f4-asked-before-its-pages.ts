import type { SmallFault } from "../faults.ts";

export const fault: SmallFault = {
  title: "A price whose second has come is asked of a buyer before any page says it",
  finds: /^P5/,
  file: "core/src/offer/current-offer.entity.ts",
  from: "honoured: [...row.honoured, before] };",
  to: "honoured: row.honoured };",
};
