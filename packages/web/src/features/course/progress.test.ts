import { expect, test } from "vitest";
import { courseProgress } from "./progress.ts";

test.each([
  [0, 1, 100 / 7],
  [1, 2, 200 / 7],
  [3, 4, 400 / 7],
  [6, 7, 100],
])("the mark of chapter %i stands at %i of 7, %f percent", (position, step, percent) => {
  const found = courseProgress(position, 7);
  expect(found.step).toBe(step);
  expect(found.percent).toBeCloseTo(percent, 10);
});
