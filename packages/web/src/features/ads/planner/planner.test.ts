import fc from "fast-check";
import { expect, test } from "vitest";
import { xlsxOf } from "../../../gated/calculators/xlsx.ts";
import { folded, icsOf } from "./calendar.ts";
import { addDays, datesOf, keyOf, planOf, readPace } from "./plan.ts";
import { occasion as diwali } from "./testing.ts";
import { briefOf, planSheet } from "./words.ts";

const pace = { metros: 4, elsewhere: 7, budget: 60_000 };
const plan = planOf(diwali, "2027-10-29", pace);

test("days are counted back over months and leap days", () => {
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(plan.steps.map(({ day }) => day)).toEqual([
    "2027-08-15",
    "2027-09-14",
    "2027-10-01",
    "2027-10-22",
    "2027-10-25",
  ]);
});

test("a last order is never on a Sunday", () => {
  // 2027-10-24 is one.
  const { steps } = planOf(diwali, "2027-10-29", { ...pace, metros: 5 });
  expect(steps.find(({ id }) => id === "metros")?.day).toBe("2027-10-23");
});

test("a budget is spent to the rupee, on no day less than nothing, and not after the last order of a gift", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.constantFrom("gift", "season", "sale", "day"),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 30 }),
      (budget, curve, ads, metros) => {
        const made = planOf({ ...diwali, curve, ahead: { ...diwali.ahead, ads } }, "2027-10-29", {
          ...pace,
          budget,
          metros,
        });
        expect(made.curve.reduce((sum, { rupees }) => sum + rupees, 0)).toBe(budget);
        expect(Math.min(...made.curve.map(({ rupees }) => rupees))).toBeGreaterThanOrEqual(0);
        const last = made.steps.find(({ id }) => id === "metros")?.day ?? "";
        if (curve === "gift") expect(made.curve.at(-1)?.day).toBe(last);
        if (curve === "sale") expect(made.curve.at(-1)?.day).toBe("2027-10-29");
      },
    ),
  );
});

test("occasions are listed by date, of one region with those of all", () => {
  const onam = { ...diwali, id: "onam", where: ["South" as const], on: ["2027-09-12"] };
  const all = [diwali, onam];
  const keys = (region: string, from: string, to: string) => datesOf(all, region, from, to).map(keyOf);
  expect(keys("All", "2027-01-01", "2027-12-31")).toEqual(["onam.2027", "diwali.2027"]);
  expect(keys("North", "2026-11-08", "2027-12-31")).toEqual(["diwali.2026", "diwali.2027"]);
  expect(keys("South", "2026-11-09", "2027-09-12")).toEqual(["onam.2027"]);
});

test("a calendar has CRLF lines of at most 75 bytes, and reads back whole", () => {
  const ics = icsOf([plan], "shop.example", new Date("2026-11-26T20:00:00Z"));
  expect(ics.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(ics.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of ics.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const whole = ics.replaceAll("\r\n ", "");
  expect(whole).toContain("SUMMARY:Diwali\\, the festival\\; of lights (expected)\r\n");
  expect(whole).toContain(
    `DESCRIPTION:${diwali.sells.replaceAll(",", "\\,")}.\\nAuctions\\\\prices are dear\r\n`,
  );
  expect(whole.match(/BEGIN:VEVENT/g)).toHaveLength(6);
  expect(new Set(whole.match(/^UID:.*$/gm)).size).toBe(6);
});

test("a calendar's days have no hours, so that they are the same in every time zone", () => {
  const ics = icsOf([plan], "shop.example", new Date("2026-11-26T20:00:00Z"));
  expect(ics).toContain("DTSTART;VALUE=DATE:20271029\r\nDTEND;VALUE=DATE:20271030\r\n");
  expect(ics).toContain("DTSTAMP:20261126T200000Z\r\n");
  expect(ics.match(/^DTSTART.*T\d/gm)).toBeNull();
});

test("folded cuts no letter of several bytes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-composite", maxLength: 200 }), (line) => {
      const pieces = folded(line.replaceAll(/[\r\n]/g, "")).split("\r\n");
      for (const piece of pieces) expect(new TextEncoder().encode(piece).length).toBeLessThanOrEqual(75);
      expect(pieces.map((piece, at) => (at === 0 ? piece : piece.slice(1))).join("")).toBe(
        line.replaceAll(/[\r\n]/g, ""),
      );
    }),
  );
});

test("a brief says the idea, the last orders and that a date is expected", () => {
  const brief = briefOf(plan);
  expect(brief).toContain("expected: do not print the date as certain");
  expect(brief).toMatch(/Mon, 25 October,? 2027 in metros/);
  expect(brief).toContain("₹60,000 in all");
});

test("the sheet sums the budgets by a formula, and is a file", () => {
  const sheet = planSheet([plan, plan], "Today");
  const sum = sheet.cells.find(({ formula }) => formula);
  expect(sum).toMatchObject({ at: "I7", formula: "SUM(I5:I6)", value: 120_000 });
  expect(sheet.cells.find(({ at }) => at === "B5")?.value).toBe(46_689);
  expect(xlsxOf(sheet, "Shop", new Date("2026-11-26")).length).toBeGreaterThan(1_000);
});

test.each([
  // Onam has a Sunday on the way, Republic Day the turn of a year.
  [
    "Raksha Bandhan, a gift",
    { curve: "gift", ahead: { stock: 60, shoot: 35, ads: 21 } },
    "2027-08-17",
    ["2027-06-18", "2027-07-13", "2027-07-27", "2027-08-10", "2027-08-13"],
    "2027-08-13",
  ],
  [
    "Onam, a season",
    { curve: "season", ahead: { stock: 75, shoot: 45, ads: 28 } },
    "2027-09-12",
    ["2027-06-29", "2027-07-29", "2027-08-15", "2027-09-04", "2027-09-08"],
    "2027-09-08",
  ],
  [
    "Republic Day, a sale",
    { curve: "sale", ahead: { stock: 40, shoot: 20, ads: 7 } },
    "2027-01-26",
    ["2026-12-17", "2027-01-06", "2027-01-19", "2027-01-19", "2027-01-22"],
    "2027-01-26",
  ],
] as const)("%s is planned as by hand", (_, kind, day, steps, lastSpent) => {
  const made = planOf({ ...diwali, ...kind }, day, pace);
  expect(made.steps.map((step) => step.day)).toEqual(steps);
  expect([made.curve[0]?.day, made.curve.at(-1)?.day]).toEqual([steps[2], lastSpent]);
  expect(made.curve.reduce((sum, { rupees }) => sum + rupees, 0)).toBe(60_000);
});

const typed = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.double().map(String),
  fc.integer({ min: -5, max: 60 }).map(String),
  fc.constantFrom(
    "",
    "0",
    "-0",
    "१४",
    "₹60,000",
    "2 lakh",
    "3 lakh crore",
    "1e9",
    "NaN",
    "Infinity",
    "4.5",
    "=1",
    "🙂",
  ),
);

test("two hundred absurd figures are left out, or planned to the rupee", () => {
  const days = fc.constantFrom("2026-01-01", "2028-02-29", "2028-03-01", "2027-10-29", "2028-12-31");
  const curves = fc.constantFrom("gift" as const, "season" as const, "sale" as const, "day" as const);
  const ahead = fc.record({ stock: fc.nat(400), shoot: fc.nat(200), ads: fc.nat(90) });
  const words = fc.string({ unit: "binary", maxLength: 90 });
  let planned = 0;
  fc.assert(
    fc.property(
      fc.tuple(typed, typed, typed),
      days,
      curves,
      ahead,
      words,
      (figures, day, curve, before, name) => {
        const [metros, elsewhere, budget] = figures;
        const read = readPace({ metros, elsewhere, budget });
        for (const figure of Object.values(read))
          if (figure !== undefined) expect(Number.isInteger(figure) && figure >= 0).toBe(true);
        const whole = {
          metros: read.metros ?? 4,
          elsewhere: read.elsewhere ?? 7,
          budget: read.budget ?? 60_000,
        };
        const made = planOf({ ...diwali, name, curve, ahead: before }, day, whole);
        planned += 1;
        for (const step of made.steps) expect(step.day).toMatch(/^20\d\d-\d\d-\d\d$/);
        expect(made.curve.length).toBeGreaterThan(0);
        expect(Math.min(...made.curve.map(({ rupees }) => rupees))).toBeGreaterThanOrEqual(0);
        expect(made.curve.reduce((sum, { rupees }) => sum + rupees, 0)).toBe(whole.budget);
        const ics = icsOf([made], "shop.example", new Date(0));
        expect(ics.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        expect(ics.match(/^END:VEVENT/gm)).toHaveLength(6);
        expect(briefOf({ ...made, occasion: diwali })).not.toMatch(/NaN|undefined|Invalid/);
        const sheet = planSheet([made], "Today");
        for (const { value } of sheet.cells)
          if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
      },
    ),
    { numRuns: 200, seed: 35 },
  );
  expect(planned).toBe(200);
});
