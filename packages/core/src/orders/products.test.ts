import { bundle, upsellById } from "@store/contract/catalogue";
import { expect, test } from "vitest";
import { productsOf } from "./products.ts";

const prices = (subtotal: number) =>
  productsOf({ upsells: ["seo-checklist"], subtotal }).map(({ price }) => price);
const seo = upsellById("seo-checklist").price;

test("an order at today's prices lists those prices", () => {
  expect(prices(bundle.price + seo)).toEqual([bundle.price, seo]);
});

test("an older order's lines add up to the amount that it asked for", () => {
  const subtotal = 2 * (bundle.price + seo) + 1;
  const parts = prices(subtotal);
  expect(parts[0]).toBeGreaterThanOrEqual(2 * bundle.price);
  expect(parts[1]).toBeGreaterThanOrEqual(2 * seo);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(subtotal);
});
