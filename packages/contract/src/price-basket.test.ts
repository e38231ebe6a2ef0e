import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { firstOffer } from "./offer/first-offer.ts";
import { discountAmount, isForAny, isOwned, priceBasket } from "./price-basket.ts";
import { type ProductId, upsellIds } from "./products.ts";

vi.mock("./offer/first-offer.ts", () => import("./offer/testing-offer.ts"));

const chosen = fc.subarray<ProductId>([...upsellIds]);
const percentage = fc.integer({ min: 1, max: 100 });
const reduction = fc.oneof(
  percentage.map((percent) => ({ percentage: percent })),
  fc.integer({ min: 1, max: 12_000 }).map((amountOff) => ({ amountOff })),
);

describe("a basket of docs/product.md section 9", () => {
  test.each<[ProductId[], number | undefined, number, number, number]>([
    [[], undefined, 999, 999, 9000],
    [["seo-checklist"], undefined, 1298, 1298, 18_700],
    [["ad-templates"], 20, 1598, 1278, 14_400],
    [["seo-checklist"], 20, 1298, 1038, 18_700],
    [["ad-templates", "seo-checklist", "agency-license"], undefined, 7896, 7896, 78_100],
    [[], 100, 999, 0, 9000],
  ])("costs the documented sum for %j at %s%%", (upsells, percent, subtotal, total, totalSavings) => {
    const discount = percent === undefined ? undefined : { code: "X", percentage: percent };
    expect(priceBasket(upsells, discount)).toMatchObject({ subtotal, total, totalSavings });
  });
});

test("a basket's total is never negative and its discount never above the subtotal", () => {
  fc.assert(
    fc.property(chosen, reduction, (upsells, off) => {
      const basket = priceBasket(upsells, { code: "X", ...off });
      expect(basket.total).toBeGreaterThanOrEqual(0);
      expect(basket.discountAmount).toBeLessThanOrEqual(basket.subtotal);
      expect(basket.total + basket.discountAmount).toBe(basket.subtotal);
      expect(Number.isInteger(basket.total)).toBe(true);
    }),
  );
});

test("a basket's total does not depend on the order or repetition of its upsells", () => {
  fc.assert(
    fc.property(chosen, fc.option(reduction, { nil: undefined }), (upsells, off) => {
      const discount = off && { code: "X", ...off };
      const shuffled = [...upsells, ...upsells].reverse();
      expect(priceBasket(shuffled, discount)).toEqual(priceBasket(upsells, discount));
    }),
  );
});

test("a discount for some products is rounded once over their prices, and takes nothing off others", () => {
  const off = (upsells: ProductId[], products: string[]) =>
    priceBasket(upsells, { code: "X", percentage: 33, products });
  expect(off(["seo-checklist"], ["seo-checklist"])).toMatchObject({ discountAmount: 99, total: 1199 });
  expect(off(["seo-checklist"], ["bundle"])).toMatchObject({ discountAmount: 330, total: 968 });
  expect(off([], ["seo-checklist"])).toMatchObject({ discountAmount: 0, total: 999 });
  const products = fc.subarray(["bundle", "no-longer-sold", ...upsellIds], { minLength: 1 });
  fc.assert(
    fc.property(chosen, products, reduction, (upsells, products, off) => {
      const discount = { code: "X", ...off, products };
      const basket = priceBasket(upsells, discount);
      const theirs = basket.lines.filter(({ id }) => products.includes(id));
      const sum = theirs.reduce((all, { price }) => all + price, 0);
      expect(basket.discountAmount).toBe(discountAmount(sum, off));
      expect(basket.total).toBe(basket.subtotal - basket.discountAmount);
      expect(isForAny(discount, basket.lines)).toBe(theirs.length > 0);
    }),
  );
});

test("a larger percentage never makes a basket dearer", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), percentage, percentage, (amount, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const [lessOff, moreOff] = [less, more].map((percent) =>
        discountAmount(amount, { percentage: percent }),
      );
      expect(moreOff).toBeGreaterThanOrEqual(lessOff ?? 0);
    }),
  );
});

test("a basket of an owner holds nothing that is owned, and the rest at its own price", () => {
  const everything = ["funnel_templates", "checklist", "fbads", ...upsellIds];
  expect(priceBasket(["ad-templates"], undefined, ["funnel_templates", "checklist", "fbads"])).toMatchObject({
    ...{ subtotal: 599, total: 599, totalSavings: 5400 },
  });
  // A part of the bundle, such as a gift, is not the bundle.
  expect(priceBasket([], undefined, ["checklist"]).total).toBe(999);
  expect(priceBasket(upsellIds, undefined, everything)).toMatchObject({ lines: [], total: 0 });
  fc.assert(
    fc.property(chosen, fc.subarray(everything), (upsells, owned) => {
      const { lines } = priceBasket(upsells, undefined, owned);
      expect(lines.filter((line) => isOwned(line, owned))).toEqual([]);
      const all = priceBasket(upsells).lines.filter((line) => !isOwned(line, owned));
      expect(lines).toEqual(all);
    }),
  );
  expect(isOwned({ opens: [] }, everything)).toBe(false);
});

test("what is sold by itself takes the bundle's place, with the extras that are chosen", () => {
  const [bundle, ads, seo, licence] = firstOffer.products;
  if (!bundle || !ads || !seo || !licence) throw new Error("The offer has four products");
  const from = { products: [bundle, ads, { ...seo, soldAs: "alone" as const }, licence] };
  const idsOf = (chosen: ProductId[], owned: string[] = []) =>
    priceBasket(chosen, undefined, owned, from).lines.map(({ id }) => id);
  expect(idsOf(["seo-checklist"])).toEqual(["seo-checklist"]);
  expect(idsOf(["ad-templates", "seo-checklist"])).toEqual(["seo-checklist", "ad-templates"]);
  expect(idsOf(["ad-templates"])).toEqual(["bundle", "ad-templates"]);
  expect(idsOf(["seo-checklist"], ["seo-checklist"])).toEqual([]);
  const hidden = {
    products: from.products.map((one) => (one.id === seo.id ? { ...one, state: "ended" as const } : one)),
  };
  expect(priceBasket(["seo-checklist"], undefined, [], hidden).lines.map(({ id }) => id)).toEqual(["bundle"]);
});
