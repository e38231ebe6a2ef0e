import { expect, it } from "vitest";
import { buyerCities, buyerNames } from "./buyers.ts";

it("has twenty names and forty cities, none twice", () => {
  expect(new Set(buyerNames).size).toBe(20);
  expect(buyerNames).toHaveLength(20);
  expect(new Set(buyerCities).size).toBe(40);
  expect(buyerCities).toHaveLength(40);
});
