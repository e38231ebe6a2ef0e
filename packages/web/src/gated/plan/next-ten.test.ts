import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayNumber } from "../calculators/formulas/days.ts";
import { codShares, platforms, priceBands, type ShopFacts } from "./fit.ts";
import { mostOfAPlace, nextTen, type PlanItem, type PlanWish, planDays, planLength } from "./next-ten.ts";
import { formatSpan, planCsv } from "./plan-csv.ts";

const share = fc.integer({ min: 0, max: 100 });
const item: fc.Arbitrary<PlanItem> = fc.record({
  id: fc.constantFrom(
    "gen-1",
    "check-7",
    "check-9",
    "cart-6",
    "prod-cta-6",
    "ty-2",
    ...Array.from({ length: 40 }, (_, at) => `x-${at}`),
  ),
  task: fc.string(),
  why: fc.string(),
  place: fc.constantFrom("Home", "Cart", "Checkout", "Product", "Search", "Footer"),
  cost: fc.constantFrom("Low", "Medium", "High"),
  impact: share,
  priority: share,
});
const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 40 });
const shop: fc.Arbitrary<ShopFacts> = fc.record({
  platform: fc.constantFrom(...platforms),
  price: fc.constantFrom(...priceBands),
  cod: fc.constantFrom(...codShares),
});
const wish: fc.Arbitrary<PlanWish> = fc.record({
  shop,
  measure: fc.constantFrom("money", "work"),
  start: fc
    .integer({ min: 0, max: 700 })
    .map((after) => new Date(Date.UTC(2026, 10, 22) + after * 86_400_000).toISOString().slice(0, 10)),
  sundays: fc.boolean(),
});
const marks = fc.record({
  done: fc
    .array(fc.integer({ min: 0, max: 39 }))
    .map((numbers) => new Set(numbers.map((number) => `x-${number}`))),
  statuses: fc.dictionary(
    fc.integer({ min: 0, max: 39 }).map((number) => `x-${number}`),
    fc.constantFrom("Bad", "Can be Improved", "Good"),
  ),
});

describe("the plan", { timeout: 120_000 }, () => {
  test("has at most ten items and at most three of a place", () => {
    fc.assert(
      fc.property(items, marks, wish, (all, marked, wished) => {
        const plan = nextTen(all, marked, wished);
        const open = all.filter(({ id }) => !marked.done.has(id) && marked.statuses[id] !== "Good");
        expect(plan.length).toBeLessThanOrEqual(Math.min(planLength, open.length));
        expect(new Set(plan.map((line) => line.item.id)).size).toBe(plan.length);
        for (const line of plan) expect(open).toContain(line.item);
        for (const { place } of all) {
          const here = plan.filter((line) => line.item.place === place).length;
          expect(here).toBeLessThanOrEqual(mostOfAPlace);
          // Nothing is left out that there was room for.
          const possible = open.filter((each) => each.place === place).length;
          if (plan.length < planLength) expect(here).toBe(Math.min(mostOfAPlace, possible));
        }
      }),
    );
  });

  test("does not depend on the order of the list", () => {
    fc.assert(
      fc.property(items, marks, wish, (all, marked, wished) => {
        const plan = nextTen(all, marked, wished);
        expect(nextTen([...all].reverse(), marked, wished)).toEqual(plan);
        expect(nextTen([...all, ...all], marked, wished)).toEqual(plan);
      }),
    );
  });

  test("never brings an item further back for more effect, more urgency or less cost", () => {
    const raised = fc.constantFrom<Partial<PlanItem>>({ impact: 100 }, { priority: 100 }, { cost: "Low" });
    fc.assert(
      fc.property(items, marks, wish, fc.nat(), raised, (all, marked, wished, which, better) => {
        const one = all[which % Math.max(1, all.length)];
        if (!one) return;
        const placeOf = (list: readonly PlanItem[]) => {
          const at = nextTen(list, marked, wished).findIndex((line) => line.item.id === one.id);
          return at < 0 ? planLength : at;
        };
        const improved = all.map((each) => (each === one ? { ...each, ...better } : each));
        expect(placeOf(improved)).toBeLessThanOrEqual(placeOf(all));
      }),
    );
  });

  test("gives every item days of its own within thirty days", () => {
    fc.assert(
      fc.property(items, marks, wish, (all, marked, wished) => {
        const plan = nextTen(all, marked, wished);
        const end = dayNumber(wished.start) + planDays - 1;
        let before = dayNumber(wished.start) - 1;
        for (const { begin, due } of plan) {
          expect(dayNumber(begin)).toBeGreaterThan(before);
          expect(dayNumber(due)).toBeGreaterThanOrEqual(dayNumber(begin));
          before = dayNumber(due);
          expect(before).toBeLessThanOrEqual(end);
          for (const day of [begin, due])
            if (!wished.sundays) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).not.toBe(0);
        }
        // Ten of them fill the month.
        if (plan.length === planLength) expect(end - before).toBeLessThanOrEqual(2);
      }),
    );
  });

  test("gives a reason in whole sentences on every line", () => {
    fc.assert(
      fc.property(items, marks, wish, (all, marked, wished) => {
        for (const { item: planned, reasons } of nextTen(all, marked, wished)) {
          expect(reasons.length).toBeGreaterThanOrEqual(1);
          for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/);
          if (marked.statuses[planned.id] === "Bad") expect(reasons).toContain("You marked it Bad.");
        }
      }),
    );
  });
});

describe("the plan in examples", () => {
  const make = (id: string, facts: Partial<PlanItem> = {}): PlanItem => ({
    id,
    task: `Do ${id}`,
    why: "It helps.",
    place: id,
    cost: "Low",
    impact: 50,
    priority: 50,
    ...facts,
  });
  const none = { done: new Set<string>(), statuses: {} };
  // A Monday.
  const from: PlanWish = { start: "2026-11-23", sundays: false, measure: "money" };
  const order = (...given: Parameters<typeof nextTen>) => nextTen(...given).map(({ item: { id } }) => id);

  test("has cheap and strong items first", () => {
    const all = [
      make("dear", { impact: 80, cost: "High" }),
      make("weak", { impact: 20 }),
      make("strong", { impact: 80 }),
      make("bad", { impact: 60 }),
    ];
    expect(order(all, { ...none, statuses: { bad: "Bad" } }, from)).toEqual([
      "bad",
      "strong",
      "dear",
      "weak",
    ]);
  });

  test("has items on cash on delivery first where parcels return", () => {
    const all = [make("check-9"), make("other", { impact: 52 })];
    const shopWith = (cod: ShopFacts["cod"]) => ({
      ...from,
      shop: { platform: "Shopify", price: "₹500 to ₹1,500", cod } as const,
    });
    expect(order(all, none, shopWith("Most orders"))).toEqual(["check-9", "other"]);
    expect(order(all, none, shopWith("None"))).toEqual(["other", "check-9"]);
    expect(nextTen(all, none, shopWith("Most orders"))[0]?.reasons[1]).toContain("paid at the door");
  });

  test("gives three small things nine working days", () => {
    const plan = nextTen([make("a"), make("b"), make("c")], none, from);
    expect(plan.map(({ begin, due }) => [begin, due])).toEqual([
      ["2026-11-23", "2026-11-25"],
      ["2026-11-26", "2026-11-28"],
      ["2026-11-30", "2026-12-02"],
    ]);
    expect(formatSpan("2026-11-23", "2026-11-25")).toBe("Mon, 23 Nov to Wed, 25 Nov 2026");
  });

  test("has a file that no spreadsheet would run", () => {
    const plan = nextTen([make("a", { task: '=HYPERLINK("http://x")' })], none, from);
    const [head, row] = planCsv(plan, "+91 98", "Cost").split("\r\n");
    expect(head).toBe(
      '\uFEFF"No.","Begin","Due","Task","Where","Why now","What it does","Cost","Owner","Done on"',
    );
    expect(row).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(row).toContain(`"'+91 98"`);
  });
});
