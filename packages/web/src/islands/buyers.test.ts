import { expect, it } from "vitest";
import { buyerCities, buyerNames } from "./buyers.ts";

it("the buyer list has twenty names and forty cities with no repetition", () => {
  expect(new Set(buyerNames).size).toBe(20);
  expect(buyerNames).toHaveLength(20);
  expect(new Set(buyerCities).size).toBe(40);
  expect(buyerCities).toHaveLength(40);
});
