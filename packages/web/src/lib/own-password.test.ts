import { expect, test } from "vitest";
import { lengthWords, passwordIssue } from "./own-password.ts";

test.each([
  ["", "Password must be at least 12 characters"],
  ["short", "Password must be at least 12 characters"],
  ["a".repeat(256), "Password must be less than 255 characters"],
  ["twelve chars", undefined],
  ["  spaces count  ", undefined],
])("the own password '%s' is judged by the length rule", (typed, issue) => {
  expect(passwordIssue(typed)).toBe(issue);
});

test.each([
  ["", /At least 12/],
  ["seven77", /^5 more characters\.$/],
  ["eleven char", /^One more character\.$/],
  ["twelve chars", /^Long enough\.$/],
])("the hint under '%s' tells the missing characters", (typed, words) => {
  expect(lengthWords(typed)).toMatch(words);
});
