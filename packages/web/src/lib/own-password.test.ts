import { expect, test } from "vitest";
import { lengthWords, passwordIssue } from "./own-password.ts";

test.each([
  ["", "Password must be at least 12 characters"],
  ["short", "Password must be at least 12 characters"],
  ["a".repeat(256), "Password must be less than 255 characters"],
  ["twelve chars", undefined],
  ["  spaces count  ", undefined],
])("a password of one's own: '%s'", (typed, issue) => {
  expect(passwordIssue(typed)).toBe(issue);
});

test.each([
  ["", /At least 12/],
  ["seven77", /^5 more characters\.$/],
  ["eleven char", /^One more character\.$/],
  ["twelve chars", /^Long enough\.$/],
])("the words under '%s'", (typed, words) => {
  expect(lengthWords(typed)).toMatch(words);
});
