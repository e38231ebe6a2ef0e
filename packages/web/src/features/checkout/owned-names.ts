import { bundle, upsells } from "@store/contract/offer/catalogue";
import { isOwned } from "@store/contract/price-basket";

/** What somebody owns by the names it is sold under, and whether nothing is left to sell. */
export function productNames(owned: readonly string[]): { names: string[]; complete: boolean } {
  const sold = [bundle(), ...upsells()];
  const theirs = sold.filter((product) => isOwned(product, owned));
  return { names: theirs.map(({ name }) => name), complete: theirs.length === sold.length };
}
