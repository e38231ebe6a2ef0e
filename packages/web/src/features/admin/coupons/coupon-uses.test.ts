import { expect, it } from "vitest";
import { usesByPlace } from "./coupon-uses.ts";

const coupon = (code: string, days: [string, number][]) => ({
  code,
  uses: days.reduce((sum, [, uses]) => sum + uses, 0),
  revenue: 0,
  days: days.map(([day, uses]) => ({ day, uses })),
});

it("coupon uses are counted by day or by month", () => {
  const coupons = [
    coupon("A", [
      ["2026-10-31", 1],
      ["2026-11-01", 2],
      ["2026-11-02", -1],
    ]),
  ];
  const values = (places: string[]) => usesByPlace(places, coupons).map((series) => series.values);
  expect(values(["2026-11-01", "2026-11-02", "2026-11-03"])).toEqual([[2, 0, 0]]);
  expect(values(["2026-10", "2026-11"])).toEqual([[1, 1]]);
});

it("coupons beyond the number of tones are put together", () => {
  const coupons = ["A", "B", "C", "D", "E", "F"].map((code) => coupon(code, [["2026-11-01", 1]]));
  const series = usesByPlace(["2026-11-01"], coupons);
  expect(series.map(({ name, values }) => [name, values[0]])).toEqual([
    ["A", 1],
    ["B", 1],
    ["C", 1],
    ["D", 1],
    ["All others", 2],
  ]);
  expect(new Set(series.map(({ tone }) => tone)).size).toBe(5);
  expect(usesByPlace(["2026-11-01"], [])).toMatchObject([{ name: "Uses", values: [0] }]);
});
