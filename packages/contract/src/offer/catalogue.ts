// What is for sale (docs/product.md section 9), as the offer that holds now has it.
import type { ProductId } from "../products.ts";
import { offer } from "./offer.ts";
import type { Offer, Product } from "./offer-shape.ts";

/** What is for sale in one of the ways, in the order of the checkout. */
export function soldAs(
  way: Product["soldAs"],
  { products }: Pick<Offer, "products"> = offer,
): readonly Product[] {
  return products.filter((product) => product.soldAs === way && product.state === "shown");
}

/** What an order holds, unless it is of something that is sold by itself. */
export function bundle(from?: Pick<Offer, "products">): Product {
  const [found] = soldAs("bundle", from);
  if (!found) throw new Error("The offer has no bundle");
  return found;
}

/** The extras. */
export function upsells(from?: Pick<Offer, "products">): readonly Product[] {
  return soldAs("extra", from);
}

/** All that a basket may name: the extras, and what takes the bundle's place. */
export function choosableIds(): readonly ProductId[] {
  return [...soldAs("alone"), ...upsells()].map(({ id }) => id);
}

/** What a product is called, or its id where the offer has it no more. */
export function productName(id: string): string {
  return offer.products.find((product) => product.id === id)?.name ?? id;
}

/** The names of some products. */
export function productNames(ids: readonly string[]): string[] {
  return ids.map(productName);
}

/** The product with this id, sold at present or not. */
export function productById(id: string): Product {
  const found = offer.products.find((product) => product.id === id);
  if (!found) throw new Error(`The offer has no ${id}`);
  return found;
}
