import { expect, test } from "vitest";
import { indianTime, indianValue, timeProblem, untilWords } from "./indian-time.ts";

const minute = 60_000;
const evening = Date.parse("2026-12-01T18:00:00+05:30");

test("a time that is typed is by Indian clocks, and is written the same way", () => {
  expect(indianTime("2026-12-01T18:00")).toBe(evening);
  expect(indianValue(evening)).toBe("2026-12-01T18:00");
  expect(indianValue(Date.parse("2026-12-01T00:05:00+05:30"))).toBe("2026-12-01T00:05");
  expect(indianTime("")).toBeUndefined();
  expect(indianTime("2026-12")).toBeUndefined();
});

test("a time is refused that is missing, past, or too far away", () => {
  expect(timeProblem(undefined, evening)).toBe("Choose a day and a time");
  for (const wait of [-1, 1, 28 * 24 * 60 + 1])
    expect(timeProblem(evening + wait * minute, evening)).toContain("28 days");
  for (const wait of [2, 28 * 24 * 60]) expect(timeProblem(evening + wait * minute, evening)).toBeUndefined();
});

test.each([
  [0, "now"],
  [0.5, "in 1 minute"],
  [59, "in 59 minutes"],
  [60, "in 1 hour"],
  [200, "in 3 hours 20 minutes"],
  [47 * 60 + 1, "in 47 hours 1 minute"],
  [49 * 60, "in 2 days 1 hour"],
])("%s minutes are told as %s", (wait, words) => {
  expect(untilWords(evening + wait * minute, evening)).toBe(words);
});
