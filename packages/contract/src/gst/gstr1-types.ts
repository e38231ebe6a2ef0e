// How the return calls exports and credit notes, by their tax and place.
import type { Told } from "./gstr1-part.ts";
import { abroad } from "./states.ts";

type Taxed = Pick<Told, "rate" | "place">;

export function exportType({ rate }: Taxed): "WPAY" | "WOPAY" {
  return rate === 0 ? "WOPAY" : "WPAY";
}

export function noteType({ place, rate }: Taxed): "EXPWP" | "EXPWOP" | "B2CL" {
  if (place !== abroad) return "B2CL";
  return rate === 0 ? "EXPWOP" : "EXPWP";
}
