// Between the fields of a product and the offer. Pure.
import { offerProblems } from "@store/contract/offer/offer-problems";
import { type Offer, Product } from "@store/contract/offer/offer-shape";
import { entitlements } from "@store/contract/products";
import type { FormSchema } from "../../../lib/forms.ts";

export const productFields = [
  "name",
  "description",
  "price",
  "originalPrice",
  "benefits",
  "soldAs",
  "state",
  "opens",
  "taxCode",
  "picture",
  "pictureText",
] as const satisfies readonly (keyof Product)[];

type Typed = Record<(typeof productFields)[number], string>;

/** What a new product is before anything is typed: the owner's own files, which nobody sees yet. */
export const newProduct = {
  kind: "files",
  soldAs: "extra",
  state: "hidden",
  name: "",
  description: "",
  benefits: [],
  opens: [],
} as const satisfies Omit<Product, "id" | "price">;

/** The product as typed. A new one gets its id from its name, and opens itself. */
export function readProduct(typed: Typed, product: Product | undefined, { products }: Offer) {
  const number = (text: string) => (text.trim() === "" ? undefined : Number(text.replaceAll(",", "")));
  const lines = typed.benefits.split("\n").map((line) => line.trim());
  const id = product?.id ?? newId(typed.name, products);
  const opens = typed.opens.split(",").filter((one) => one !== "");
  return {
    ...{ id, kind: product?.kind ?? newProduct.kind, soldAs: typed.soldAs, state: typed.state },
    ...{ name: typed.name, description: typed.description, price: number(typed.price) },
    originalPrice: number(typed.originalPrice),
    benefits: lines.filter((line) => line !== ""),
    opens: isOwn(product) ? [id, ...opens.filter((one) => one !== id)] : opens,
    taxCode: typed.taxCode.trim() || undefined,
    ...(typed.picture && { picture: typed.picture, pictureText: typed.pictureText.trim() || undefined }),
  };
}

/** Whether it is one that an owner added: what it opens first is itself. */
export function isOwn(product: Pick<Product, "kind"> | undefined): boolean {
  return !["library", "licence"].includes(product?.kind ?? newProduct.kind);
}

/** What a product can open besides itself. */
export function openable({ products }: Offer): string[] {
  return [...entitlements, ...products.filter(isOwn).map(({ id }) => id)];
}

function newId(name: string, products: readonly Product[]): string {
  const words = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[-0-9]+|-+$/g, "")
    .slice(0, 36)
    .replace(/-+$/, "");
  const id = words.length < 2 ? "product" : words;
  const taken = (one: string) => products.some((product) => product.id === one);
  let count = 2;
  while (taken(count === 2 ? id : `${id}-${count}`)) count += 1;
  return count === 2 ? id : `${id}-${count}`;
}

/** A product as its fields may be, and as the rules of publishing want it. */
export function productSchema(offer: Offer): FormSchema<Product> {
  return {
    safeParse(typed) {
      const read = Product.safeParse(typed);
      if (!read.success) return read;
      const next = withProduct(offer, read.data);
      const place = `products.${next.products.findIndex(({ id }) => id === read.data.id)}.`;
      const issues = offerProblems(next)
        .filter(({ path }) => path.startsWith(place))
        .map(({ path, sentence }) => ({ path: [path.slice(place.length)], message: sentence }));
      return issues.length > 0 ? { success: false, error: { issues } } : read;
    },
  };
}

/** The offer with this product in its old place, or at the end. */
export function withProduct(offer: Offer, product: Product): Offer {
  const isKnown = offer.products.some(({ id }) => id === product.id);
  const products = isKnown
    ? offer.products.map((one) => (one.id === product.id ? product : one))
    : [...offer.products, product];
  return { ...offer, products };
}

/** The offer with a product at another place; 0 is the first. */
export function withProductAt(offer: Offer, id: string, place: number): Offer {
  const moved = offer.products.filter((one) => one.id === id);
  const others = offer.products.filter((one) => one.id !== id);
  return { ...offer, products: [...others.slice(0, place), ...moved, ...others.slice(place)] };
}
