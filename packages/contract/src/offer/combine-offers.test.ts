import { expect, test, vi } from "vitest";
import { combineOffers, touchedBetween } from "./combine-offers.ts";
import { firstOffer } from "./first-offer.ts";
import { offerChanges } from "./offer-changes.ts";
import type { Offer, Product } from "./offer-shape.ts";

vi.mock("./first-offer.ts", () => import("./testing-offer.ts"));

const withProduct = (offer: Offer, id: string, part: Partial<Product>): Offer => ({
  ...offer,
  products: offer.products.map((one) => (one.id === id ? { ...one, ...part } : one)),
});
const backwards = { ...firstOffer, products: firstOffer.products.toReversed() };
const ids = ({ products }: Offer) => products.map(({ id }) => id);

test("a change of the order is told beside a change of a product", () => {
  const changes = offerChanges(firstOffer, withProduct(backwards, "bundle", { price: 1499 }));
  expect(changes.map(({ path }) => path)).toEqual(["products.bundle.price", "products"]);
});

test("a product that is added changes no order", () => {
  const added = { ...firstOffer.products[1], id: "diary", name: "Diary" } as Product;
  const changes = offerChanges(firstOffer, { ...firstOffer, products: [added, ...firstOffer.products] });
  expect(changes).toEqual([{ path: "products.diary", what: "Diary", before: "", after: "Diary" }]);
});

test("a combined offer has each part from where it is said to come", () => {
  const theirs = withProduct({ ...firstOffer, city: "Pune" }, "bundle", { price: 1999 });
  const mine = withProduct({ ...backwards, tagline: "For the festival." }, "bundle", { price: 1499 });
  const both = combineOffers(theirs, mine, touchedBetween(firstOffer, mine));
  expect(both).toMatchObject({ city: "Pune", tagline: "For the festival." });
  expect(ids(both)).toEqual(ids(backwards));
  expect(both.products.find(({ id }) => id === "bundle")).toMatchObject({ price: 1499 });
  expect(combineOffers(theirs, mine, () => false)).toEqual(theirs);
  expect(combineOffers(theirs, mine, () => true)).toEqual(mine);
});

test("a product that one added and the other does not know is in both", () => {
  const added = { ...firstOffer.products[1], id: "diary", name: "Diary" } as Product;
  const theirs = { ...firstOffer, products: [...firstOffer.products, added] };
  const mine = withProduct(firstOffer, "bundle", { name: "Everything" });
  const both = combineOffers(theirs, mine, touchedBetween(firstOffer, mine));
  expect(ids(both)).toEqual([...ids(firstOffer), "diary"]);
  expect(both.products[0]?.name).toBe("Everything");
});

test("a product that one took away and the other changed is the choice of who combines", () => {
  const theirs = { ...firstOffer, products: firstOffer.products.filter(({ id }) => id !== "ad-templates") };
  const mine = withProduct(firstOffer, "ad-templates", { price: 700 });
  expect(offerChanges(theirs, mine).map(({ path }) => path)).toEqual(["products.ad-templates"]);
  expect(touchedBetween(firstOffer, mine)("products.ad-templates")).toBe(true);
  expect(ids(combineOffers(theirs, mine, () => false))).toEqual(ids(theirs));
  expect(ids(combineOffers(theirs, mine, touchedBetween(firstOffer, mine)))).toContain("ad-templates");
});
