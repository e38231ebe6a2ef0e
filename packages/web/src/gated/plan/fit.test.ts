// Which items weigh more in which shop, and what an item is worth.
import { describe, expect, test } from "vitest";
import { codShares, fitOf, platforms, priceBands, rules, type ShopFacts } from "./fit.ts";
import { nextTen, type PlanItem, worthOf } from "./next-ten.ts";
import { formatSpan } from "./plan-csv.ts";

const usual: ShopFacts = {
  platform: "Another shop system",
  price: "₹500 to ₹1,500",
  cod: "Less than a third",
};

test.each<[string, Partial<ShopFacts>, number, RegExp | undefined]>([
  ["an-item-of-no-rule", {}, 1, undefined],
  ["check-4", {}, 1, undefined],
  ["check-4", { cod: "About half" }, 1.25, /paid at the door/],
  ["check-4", { cod: "Most orders" }, 1.25, /paid at the door/],
  ["check-4", { cod: "None" }, 1, undefined],
  ["check-9", { cod: "None" }, 0.2, undefined],
  ["cart-o-6", { cod: "None" }, 0.2, undefined],
  ["cart-o-6", {}, 1, undefined],
  ["cart-o-6", { cod: "Most orders" }, 1.25, /paid at the door/],
  ["check-7", {}, 1.15, /pay online/],
  ["check-7", { cod: "None" }, 1.15, /pay online/],
  ["check-7", { cod: "About half" }, 1, undefined],
  ["home-6", {}, 1, undefined],
  ["home-6", { price: "Under ₹500" }, 1.25, /freight/],
  ["prod-3", {}, 1, undefined],
  ["prod-3", { price: "₹1,500 to ₹5,000" }, 1.25, /look for proof/],
  ["prod-3", { price: "Above ₹5,000" }, 1.25, /look for proof/],
  ["prod-3", { price: "Under ₹500" }, 1, undefined],
  ["prod-cta-6", { price: "Above ₹5,000" }, 1.4, /instalments/],
  ["prod-cta-6", {}, 0.3, undefined],
  ["check-2", {}, 1, undefined],
  ["check-2", { platform: "Shopify" }, 0.6, /Shopify runs the checkout/],
  ["gen-1", { platform: "WooCommerce" }, 1.15, /WooCommerce/],
  ["gen-1", {}, 1, undefined],
  ["gen-6", { platform: "Our own code" }, 1.1, /its own code/],
  ["gen-6", {}, 1, undefined],
  // Of two reasons the first is told; both count.
  ["check-8", { platform: "Our own code" }, 1.15 * 1.1, /pay online/],
])("the item %s fits a shop with %j by its rule", (item, facts, factor, reason) => {
  const fit = fitOf(item, { ...usual, ...facts });
  expect(fit.factor).toBeCloseTo(factor, 12);
  if (reason) expect(fit.reason).toMatch(reason);
  else expect(fit).not.toHaveProperty("reason");
});

test("a shop of which nothing is known fits everything alike", () => {
  expect(fitOf("check-9", undefined)).toStrictEqual({ factor: 1 });
});

test("a rule holds in some shops and not in every one", () => {
  const shops = platforms.flatMap((platform) =>
    priceBands.flatMap((price) => codShares.map((cod): ShopFacts => ({ platform, price, cod }))),
  );
  for (const { ids, holds } of rules) {
    const some = shops.filter(holds).length;
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(shops.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*-\d+$/);
  }
});

describe("an item", () => {
  const item: PlanItem = {
    id: "x",
    task: "Do x",
    why: "So.",
    place: "Home",
    cost: "Low",
    impact: 80,
    priority: 50,
  };

  test.each<[Partial<PlanItem>, string | undefined, number]>([
    [{}, undefined, 68],
    [{ impact: 0 }, undefined, 20],
    [{ priority: 0 }, undefined, 48],
    [{}, "Bad", 68 * 1.4],
    [{}, "Can be Improved", 68 * 1.15],
    [{}, "Something else", 68],
    [{ cost: "Medium" }, undefined, 68 / 1.35],
    [{ cost: "High" }, undefined, 34],
    [{ id: "check-9", cost: "High" }, "Bad", (68 * 1.4 * 1.25) / 2],
  ])("%j that is marked %s has its own worth", (more, status, worth) => {
    expect(worthOf({ ...item, ...more }, status, { ...usual, cod: "Most orders" })).toBeCloseTo(worth, 9);
  });

  const wish = { start: "2026-11-23", sundays: false, measure: "money" } as const;
  const planned = (more: Partial<PlanItem>, measure: "money" | "work" = "money", status?: string) =>
    nextTen([{ ...item, ...more }], { done: new Set(), statuses: { x: status } }, { ...wish, measure })[0]
      ?.reasons;

  test.each<[Partial<PlanItem>, "money" | "work", string]>([
    [{ impact: 70 }, "money", "Large effect for little money."],
    [{ impact: 69, cost: "Medium" }, "money", "Good effect for some money."],
    [{ impact: 50, cost: "High" }, "money", "Good effect for a large expense, so plan it well."],
    [{ impact: 49 }, "work", "Small effect for little work."],
    [{ cost: "Medium" }, "work", "Large effect for a day's work or two."],
    [{ cost: "High" }, "work", "Large effect for much work, so plan it well."],
  ])("%j in %s has its own reason", (more, measure, reason) => {
    expect(planned(more, measure)).toEqual([reason]);
  });

  test("says how it was marked", () => {
    expect(planned({}, "money", "Bad")?.[1]).toBe("You marked it Bad.");
    expect(planned({}, "money", "Can be Improved")?.[1]).toBe("You marked it as something to improve.");
    expect(planned({}, "money", "Bad")).toHaveLength(2);
  });

  test("gets more of the days when it costs more", () => {
    const all = [
      { ...item, id: "a", place: "A" },
      { ...item, id: "b", place: "B", cost: "Medium", impact: 70 },
      { ...item, id: "c", place: "C", cost: "High", impact: 60 },
    ] as const;
    const spans = (sundays: boolean) =>
      nextTen(all, { done: new Set(), statuses: {} }, { ...wish, sundays }).map(
        ({ item: { id }, begin, due }) => [...[id, begin, due]],
      );
    expect(spans(true)).toEqual([
      ["a", "2026-11-23", "2026-11-25"],
      ["b", "2026-11-26", "2026-12-01"],
      ["c", "2026-12-02", "2026-12-09"],
    ]);
    expect(spans(false)).toEqual([
      ["a", "2026-11-23", "2026-11-25"],
      ["b", "2026-11-26", "2026-12-02"],
      ["c", "2026-12-03", "2026-12-11"],
    ]);
  });
});

test("a span of one day is shown as that day", () => {
  expect(formatSpan("2026-11-23", "2026-11-23")).toBe("Mon, 23 Nov 2026");
  expect(formatSpan("2026-12-31", "2027-01-01")).toBe("Thu, 31 Dec to Fri, 01 Jan 2027");
});
