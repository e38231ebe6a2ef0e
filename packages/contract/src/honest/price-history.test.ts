import { expect, it } from "vitest";
import { daysOf, formerPrice } from "./price-history.ts";

const span = { of: "bundle", price: 1499, from: "2026-08-01", to: "2026-08-30" } as const;

it("counts both days of a span", () => {
  expect(daysOf({ from: "2026-08-01", to: "2026-08-01" })).toBe(1);
  expect(daysOf(span)).toBe(30);
});

it("is the last price before the present one, of thirty days or more", () => {
  const earlier = { ...span, price: 1999, from: "2026-05-01", to: "2026-07-31" };
  expect(formerPrice([span, earlier], "bundle", 999)).toBe(1499);
  expect(formerPrice([earlier], "bundle", 999)).toBe(1999);
});

it("is not the long one before a short one: that was not the price any more", () => {
  const short = { ...span, price: 1299, from: "2026-08-31", to: "2026-09-05" };
  expect(formerPrice([span, short], "bundle", 999)).toBeUndefined();
});

it("is none for another product, or when it was not higher", () => {
  expect(formerPrice([span], "seo-checklist", 299)).toBeUndefined();
  expect(formerPrice([span], "bundle", 1499)).toBeUndefined();
  expect(formerPrice([], "bundle", 999)).toBeUndefined();
});

it("counts from thirty days on, and only what was higher", () => {
  const shorter = { ...span, to: "2026-08-29" };
  expect(formerPrice([shorter], "bundle", 999)).toBeUndefined();
  expect(formerPrice([span], "bundle", 1498)).toBe(1499);
  expect(formerPrice([span], "bundle", 1500)).toBeUndefined();
});
