// What holds of every figure that can be typed.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tools } from "./all-tools.ts";
import { cleanPart } from "./campaign-link.ts";
import { addWorkdays, dayNumber, dayText, isWorkday } from "./days.ts";
import { work } from "./testing.ts";
import type { Tool } from "./tool.ts";

/** The results of figures that are typed; shares as percentages. */
function found(tool: Tool, given: Readonly<Record<string, number>>) {
  return work(tool, Object.fromEntries(Object.entries(given).map(([id, value]) => [id, String(value)])))
    .outcomes;
}

describe("properties", { timeout: 120_000 }, () => {
  const rupees = fc.integer({ min: 1, max: 100_000 });
  const percent = fc.integer({ min: 0, max: 100 });

  test("break-even leaves less when cost, freight or returns rise", () => {
    fc.assert(
      fc.property(
        rupees,
        rupees,
        rupees,
        percent,
        percent,
        percent,
        (price, goods, freight, codShare, back, more) => {
          const kept = (changed: object) =>
            Number(
              found(tools["break-even"], { price, goods, freight, codShare, codReturned: back, ...changed })
                .kept,
            );
          expect(kept({ freight: freight + 1 })).toBeLessThan(kept({}));
          expect(kept({ goods: goods + 1 })).toBeLessThanOrEqual(kept({}));
          // Only where a delivered piece is worth more than its return costs.
          if (price / 1.05 > goods + 30)
            expect(kept({ codReturned: Math.min(100, back + more) })).toBeLessThanOrEqual(kept({}) + 1e-9);
        },
      ),
    );
  });

  test("break-even is the return at which nothing is left", () => {
    fc.assert(
      fc.property(rupees, rupees, percent, (price, goods, codShare) => {
        const { breakEven, kept } = found(tools["break-even"], { price, goods, codShare, gst: 18 });
        if (typeof breakEven !== "number" || Number(kept) < 1) return;
        expect(
          found(tools["break-even"], { price, goods, codShare, gst: 18, cost: price / breakEven }).left,
        ).toBeCloseTo(0, 6);
      }),
    );
  });

  test("a verdict stays the same when A and B change places", () => {
    const orders = fc.integer({ min: 0, max: 2400 });
    fc.assert(
      fc.property(orders, orders, (ordersA, ordersB) => {
        const one = found(tools["ab-verdict"], { ordersA, ordersB });
        const other = found(tools["ab-verdict"], { ordersA: ordersB, ordersB: ordersA });
        expect([one.difference, one.hurdle, one.costA]).toEqual([
          other.difference,
          other.hurdle,
          other.costB,
        ]);
      }),
    );
  });

  test("a page of just the budget arrives just in time", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 3, max: 20 }), (target, speed) => {
        const given = {
          target,
          speed,
          firstByte: 0.4,
          roundTrip: 0.1,
          html: 0,
          styles: 0,
          fonts: 0,
          scripts: 0,
        };
        const { budget } = found(tools["speed-budget"], { ...given, picture: 0 });
        expect(found(tools["speed-budget"], { ...given, picture: Number(budget) }).arrives).toBeCloseTo(
          target,
          9,
        );
      }),
    );
  });

  test("working days come back to where they began", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 22_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom("0000001", "0000011", "0000000"),
        fc.array(fc.integer({ min: 20_000, max: 22_000 }), { maxLength: 3 }),
        (day, count, week, free) => {
          const holidays = new Set(free);
          const later = addWorkdays(day, count, week, holidays);
          expect(isWorkday(later, week, holidays)).toBe(true);
          if (isWorkday(day, week, holidays)) expect(addWorkdays(later, -count, week, holidays)).toBe(day);
          expect(dayNumber(dayText(day))).toBe(day);
        },
      ),
    );
  });

  test("a cleaned part holds nothing that a link would spoil", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const part = cleanPart(text);
        expect(part).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(cleanPart(part)).toBe(part);
        expect(encodeURIComponent(part)).toBe(part);
      }),
    );
  });
});
