import { priceBasket } from "@store/contract/price-basket";
import { upsellIds } from "@store/contract/products";
import fc from "fast-check";
import { expect, test } from "vitest";
import { grantsOf, itemsAfter, linesLeft, linesOf, openedBy, paidFor } from "./lines.ts";
import { linesWith, paidOrder } from "./testing.ts";

test("linesOf keeps name, price, code and what each product opens", () => {
  const taxCodes = { code: "998439", codes: { "ad-templates": "998361" } };
  const lines = linesOf(priceBasket(["ad-templates"]), taxCodes);
  expect(lines).toMatchObject([
    { product: "bundle", discount: 0, opens: ["funnel_templates", "checklist", "fbads"], taxCode: "998439" },
    { product: "ad-templates", discount: 0, opens: ["ad-templates"], taxCode: "998361" },
  ]);
  expect(linesOf(priceBasket([]), undefined)[0]).not.toHaveProperty("taxCode");
});

const chosen = fc.subarray([...upsellIds]);
const some = fc.option(fc.subarray(["bundle", ...upsellIds], { minLength: 1 }), { nil: undefined });

test("linesOf shares a discount in whole rupees that add up to it", () => {
  fc.assert(
    fc.property(chosen, fc.integer({ min: 1, max: 100 }), some, (upsells, percentage, products) => {
      const basket = priceBasket(upsells, { code: "ANY", percentage, products });
      const lines = linesOf(basket, undefined);
      expect(lines.reduce((sum, line) => sum + paidFor(line), 0)).toBe(basket.total);
      expect(lines.reduce((sum, { discount }) => sum + discount, 0)).toBe(basket.discountAmount);
      for (const line of lines) expect(paidFor(line)).toBeGreaterThanOrEqual(0);
      const others = lines.filter(({ product }) => products && !products.includes(product));
      expect(others.filter(({ discount }) => discount > 0)).toEqual([]);
    }),
  );
});

test("linesLeft leaves out lines that were paid back one by one", () => {
  const lines = linesWith("seo-checklist");
  expect(linesLeft({ lines, refundedItems: ["seo-checklist"] }).map(({ product }) => product)).toEqual([
    "bundle",
  ]);
});

test("grantsOf is what the lines that are left open, unless the order gives less", () => {
  const order = paidOrder({ lines: linesWith("seo-checklist", "ad-templates") });
  expect(grantsOf({ ...order, refundedItems: ["seo-checklist"] })).toEqual([
    ...["funnel_templates", "checklist", "fbads", "ad-templates"],
  ]);
  expect(grantsOf(order)).toEqual(openedBy(order.lines));
  expect(grantsOf({ ...order, entitlements: ["fbads"] })).toEqual(["fbads"]);
});

test("itemsAfter adds what went back and takes off what did not after all", () => {
  const order = paidOrder({ refundedItems: ["bundle"] });
  expect(itemsAfter(order, ["seo-checklist"], ["bundle"])).toEqual(["seo-checklist"]);
});
