import { expect, test } from "vitest";
import { waitedWithin, waitStep, waitSteps } from "./login-waits.ts";

test.each([
  [0, 0],
  [2000, 0],
  [2001, 1],
  [600_000, 8],
  [600_001, 9],
  [3_600_001, 10],
])("a wait of %i ms is counted in step %i", (wait, step) => {
  expect(waitStep(wait)).toBe(step);
});

/** One buyer for each wait, in seconds. */
function counted(...waits: number[]): number[] {
  const counts = Array.from({ length: waitSteps.length + 1 }, () => 0);
  for (const wait of waits) counts[waitStep(wait * 1000)] = (counts[waitStep(wait * 1000)] ?? 0) + 1;
  return counts;
}

test("waitedWithin is the end of the step that holds the asked share of the waits", () => {
  const waits = counted(1, 1, 3, 3, 3, 10, 10, 50, 100, 700);
  expect(waitedWithin(waits, 0.5)).toBe(4);
  expect(waitedWithin(waits, 0.8)).toBe(60);
  expect(waitedWithin(waits, 0.95)).toBe(3600);
  expect(waitedWithin(counted(5000), 0.5)).toBe(Number.POSITIVE_INFINITY);
  expect(waitedWithin(counted(), 0.5)).toBeUndefined();
  expect(waitedWithin(counted(1), 0.95)).toBe(2);
});
