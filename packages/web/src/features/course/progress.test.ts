import { expect, test } from "vitest";
import { courseProgress } from "./progress.ts";

test.each([
  [0, 1, 14],
  [1, 2, 29],
  [3, 4, 57],
  [6, 7, 100],
])("chapter at %i is %i of 7, %i percent", (position, step, percent) => {
  expect(courseProgress(position, 7)).toEqual({ step, percent });
});
