import { expect, test } from "vitest";
import { daysOfPeriod, periods } from "./periods.ts";

test.each([
  ["today", "2026-03-01", "2026-03-01"],
  ["7d", "2026-02-23", "2026-03-01"],
  ["30d", "2026-01-31", "2026-03-01"],
  ["month", "2026-03-01", "2026-03-01"],
  ["last-month", "2026-02-01", "2026-02-28"],
])("the period %s on the first of March is %s to %s", (id, from, to) => {
  expect(daysOfPeriod(id, "2026-03-01")).toEqual({ from, to });
});

test("a period moves with the calendar", () => {
  expect(daysOfPeriod("7d", "2026-11-21")).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  expect(daysOfPeriod("7d", "2026-11-28")).toEqual({ from: "2026-11-22", to: "2026-11-28" });
  expect(daysOfPeriod("last-month", "2027-01-15")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});

test("a period is known by its own names alone", () => {
  expect(periods.every(({ id }) => daysOfPeriod(id))).toBe(true);
  for (const id of [undefined, "", "8d", "constructor"]) expect(daysOfPeriod(id)).toBeUndefined();
});
