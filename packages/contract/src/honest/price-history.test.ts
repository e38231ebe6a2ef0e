import { expect, it } from "vitest";
import { daysOf, formerPrice } from "./price-history.ts";

const span = { of: "bundle", price: 1499, from: "2026-08-01", to: "2026-08-30" } as const;

it("daysOf counts both days of a span", () => {
  expect(daysOf({ from: "2026-08-01", to: "2026-08-01" })).toBe(1);
  expect(daysOf(span)).toBe(30);
});

it("formerPrice is the last price of thirty days or more before the present one", () => {
  const earlier = { ...span, price: 1999, from: "2026-05-01", to: "2026-07-31" };
  expect(formerPrice([span, earlier], "bundle", 999)).toBe(1499);
  expect(formerPrice([earlier], "bundle", 999)).toBe(1999);
});

it("formerPrice ignores a long price with a short one after it", () => {
  const short = { ...span, price: 1299, from: "2026-08-31", to: "2026-09-05" };
  expect(formerPrice([span, short], "bundle", 999)).toBeUndefined();
});

it("formerPrice is undefined for another product or a price that was not higher", () => {
  expect(formerPrice([span], "seo-checklist", 299)).toBeUndefined();
  expect(formerPrice([span], "bundle", 1499)).toBeUndefined();
  expect(formerPrice([], "bundle", 999)).toBeUndefined();
});

it("formerPrice counts only higher prices of thirty days or more", () => {
  const shorter = { ...span, to: "2026-08-29" };
  expect(formerPrice([shorter], "bundle", 999)).toBeUndefined();
  expect(formerPrice([span], "bundle", 1498)).toBe(1499);
  expect(formerPrice([span], "bundle", 1500)).toBeUndefined();
});
