import { expect, test } from "vitest";
import { rowsOf, widthOf, wrap } from "./measure.ts";

const long = "Delivery by Saturday 28 November to 560001, free above ₹499, and cash on delivery costs ₹40";

test("a text too long for one line breaks between words", () => {
  expect(wrap("Add to cart", 14, 232)).toEqual(["Add to cart"]);
  const lines = wrap(long, 13, 120);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(widthOf(line, 13)).toBeLessThanOrEqual(120);
  expect(lines.join(" ")).toBe(long);
});

test("a word wider than the screen keeps a line of its own", () => {
  expect(wrap("a supercalifragilisticexpialidocious b", 13, 60)).toHaveLength(3);
});

test("the rows hold every item once in order", () => {
  for (const widths of [[], [90], [60, 60, 60, 60], [150, 40, 30, 190, 20]]) {
    const rows = rowsOf(widths, 200, 6);
    expect(rows.flat()).toEqual(widths.map((_, at) => at));
    for (const row of rows) {
      expect(row.reduce((sum, at) => sum + (widths[at] ?? 0) + 6, -6)).toBeLessThanOrEqual(200);
    }
  }
});
