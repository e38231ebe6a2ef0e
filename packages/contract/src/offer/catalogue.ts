// What is for sale (docs/product.md section 9), as the offer that holds now has it.
import type { ProductId } from "../products.ts";
import { offer } from "./offer.ts";
import type { Offer, Product } from "./offer-shape.ts";

/** What every order holds. */
export function bundle({ products }: Pick<Offer, "products"> = offer): Product {
  const found = products.find(({ soldAs, state }) => soldAs === "bundle" && state === "shown");
  if (!found) throw new Error("The offer has no bundle");
  return found;
}

/** The extras, in the order of the checkout. */
export function upsells({ products }: Pick<Offer, "products"> = offer): readonly Product[] {
  return products.filter(({ soldAs, state }) => soldAs === "extra" && state === "shown");
}

/** Their ids, in that order. */
export function extraIds(): readonly ProductId[] {
  return upsells().map(({ id }) => id);
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
