import { expect, it } from "vitest";
import { highest, mostOf, type Series, scaleEnd } from "./plot-data.ts";

const places = { head: "Day", names: ["20 Nov", "21 Nov"] };
const columns: Series[] = [
  { name: "With a coupon", tone: "marigold", values: [1, 2] },
  { name: "Without", tone: "mat", values: [1, 3] },
];
const before: Series = { name: "Before", tone: "grey", values: [9, 0], line: true };

it("the top of a plot is where the columns together are highest", () => {
  expect(mostOf(places, [...columns, before], String)).toBe("most on 21 Nov: 5");
  expect(mostOf(places, [before], String)).toBe("nothing in this time");
});

it("the top of a plot leaves room for stacked columns and lines", () => {
  expect(highest(places, columns)).toBe(5);
  expect(highest(places, [...columns, before])).toBe(9);
  expect(highest({ head: "Day", names: [] }, [])).toBe(0);
});

it.each([
  [0, 4],
  [1, 4],
  [4, 4],
  [5, 8],
  [18, 20],
  [21, 40],
  [2597, 4000],
  [24_120, 40_000],
  [380_000, 400_000],
])("a scale for %i ends at %i", (most, end) => {
  expect(scaleEnd(most)).toBe(end);
});
