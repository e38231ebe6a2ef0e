import { offer } from "@store/contract/offer/offer";
import type { Figures } from "./period.ts";

export interface SoldProduct {
  id: string;
  name: string;
}

/** What is for sale, in its order, and after it what was sold in a time and is not for sale any more. */
export function soldProducts({ sold }: Pick<Figures, "sold">): SoldProduct[] {
  const listed: readonly SoldProduct[] = offer.products.filter(
    ({ id, state }) => state === "shown" || id in sold,
  );
  const gone = Object.keys(sold).filter((id) => listed.every((product) => product.id !== id));
  return [...listed, ...gone.sort().map((id) => ({ id, name: id }))];
}
