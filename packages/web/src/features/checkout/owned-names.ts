import { offer } from "@store/contract/offer/offer";
import { isOwned } from "@store/contract/price-basket";

/** What somebody owns by the names it is sold under, and whether nothing that every checkout offers is left to sell. */
export function productNames(owned: readonly string[]): { names: string[]; complete: boolean } {
  const sold = offer.products.filter(({ state }) => state === "shown");
  const theirs = sold.filter((product) => isOwned(product, owned));
  const complete = sold.every((product) => product.soldAs === "alone" || theirs.includes(product));
  return { names: theirs.map(({ name }) => name), complete };
}
