import { expect, test } from "vitest";
import { firstOffer } from "./first-offer.ts";
import { keepProducts } from "./keep-products.ts";

test("a product that the next offer leaves out is ended, and keeps its name", () => {
  const [bundle, ...extras] = firstOffer.products;
  const next = { ...firstOffer, products: bundle ? [bundle] : [] };
  const kept = keepProducts(firstOffer, next).products;
  expect(kept.map(({ id, state }) => [id, state])).toEqual([
    ["bundle", "shown"],
    ...extras.map(({ id }) => [id, "ended"]),
  ]);
  expect(kept.map(({ name }) => name)).toEqual(firstOffer.products.map(({ name }) => name));
});

test("an offer that leaves nothing out stays what it is", () => {
  expect(keepProducts(firstOffer, firstOffer)).toBe(firstOffer);
});
