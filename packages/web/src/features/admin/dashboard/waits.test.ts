import { expect, test } from "vitest";
import { inWords } from "./waits.tsx";

test.each([
  [2, "2 s"],
  [59.4, "59 s"],
  [60, "1 min"],
  [600, "10 min"],
  [3600, "1 h"],
  [7800, "2 h 10 min"],
  [50 * 3600, "2 d 2 h"],
  [72 * 3600, "3 d"],
])("a wait of %s seconds is shown as %s", (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
