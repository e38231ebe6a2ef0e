// What holds of every figure that can be typed.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { abVerdict } from "./ab-verdict.ts";
import { breakEven } from "./break-even.ts";
import { cleanPart } from "./campaign-link.ts";
import { addWorkdays, dayNumber, dayText, isWorkday } from "./days.ts";
import { speedBudget } from "./speed-budget.ts";

describe("properties", { timeout: 120_000 }, () => {
  const rupees = fc.integer({ min: 1, max: 100_000 });
  const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);

  test("a higher cost, freight or share of returns never leaves more", () => {
    fc.assert(
      fc.property(
        rupees,
        rupees,
        rupees,
        share,
        share,
        share,
        (price, goods, freight, codShare, back, more) => {
          const given = {
            price,
            gst: 0.05,
            goods,
            freight,
            packing: 20,
            gateway: 0,
            codShare,
            codFee: 0,
            returnFreight: 100,
            cost: 1,
          };
          const found = (changed: object) => breakEven({ ...given, codReturned: back, ...changed }).kept;
          expect(found({ freight: freight + 1 })).toBeLessThan(found({}));
          expect(found({ goods: goods + 1 })).toBeLessThanOrEqual(found({}));
          // Only where a delivered piece is worth more than its return costs.
          if (price / 1.05 > goods)
            expect(found({ codReturned: Math.min(1, back + more) })).toBeLessThanOrEqual(found({}) + 1e-9);
        },
      ),
    );
  });

  test("break-even is where nothing is left: at that cost per purchase the rest is 0", () => {
    fc.assert(
      fc.property(rupees, rupees, share, (price, goods, codShare) => {
        const given = {
          price,
          gst: 0.18,
          goods,
          freight: 50,
          packing: 5,
          gateway: 9,
          codShare,
          codReturned: 0.2,
          codFee: 30,
          returnFreight: 60,
        };
        const { breakEven: least } = breakEven({ ...given, cost: 1 });
        if (least === null) return;
        expect(breakEven({ ...given, cost: price / least }).left).toBeCloseTo(0, 6);
      }),
    );
  });

  test("A and B may change places", () => {
    const orders = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(orders, orders, (ordersA, ordersB) => {
        const given = { visitorsA: 5000, visitorsB: 5000, spend: 100, days: 14, lift: 0.2 };
        const one = abVerdict({ ...given, ordersA, ordersB });
        const other = abVerdict({ ...given, ordersA: ordersB, ordersB: ordersA });
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
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 3, max: 100 }), (target, speed) => {
        const given = {
          target,
          firstByte: 0.4,
          roundTrip: 0.1,
          speed,
          html: 0,
          styles: 0,
          fonts: 0,
          scripts: 0,
        };
        const { budget } = speedBudget({ ...given, picture: 0 });
        expect(speedBudget({ ...given, picture: budget }).arrives).toBeCloseTo(target, 9);
      }),
    );
  });

  test("working days: forwards and back again, never on a free day", () => {
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

  test("a cleaned part holds nothing that a link would spoil, and cleaning it again changes nothing", () => {
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
