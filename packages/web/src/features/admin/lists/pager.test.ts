import { expect, it } from "vitest";
import { showing } from "./pager.tsx";

it.each([
  [25, 1, 2614, "Showing 1–25 of 2,614"],
  [2, 2, undefined, "Showing 26–27"],
  [25, 400, 341_840, "Showing 9,976–10,000 of 3,41,840"],
  [7, undefined, 100, "Showing 7"],
  [0, 1, 100, ""],
  [1, 1, 1, "Showing 1 of 1"],
  // A counter that lags behind its list is not believed.
  [25, 2, 40, "Showing 26–50"],
])('the pager shows %i rows on page %s of %s as "%s"', (rows, page, total, text) => {
  expect(showing(rows, page, 25, total)).toBe(text);
});
