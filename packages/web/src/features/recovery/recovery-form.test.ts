import { expect, test } from "vitest";
import { checkRecovery, lengthWords, passwordIssue } from "./recovery-form.ts";

test.each([
  ["", "Username is required"],
  ["meera", "Please enter your Customer ID (CUST_XXXXXXXXXX) or email address"],
  [`${"a".repeat(95)}@b.example`, "Username must be less than 100 characters"],
])("'%s' is refused as at a login", (typed, issue) => {
  expect(checkRecovery(typed)).toEqual({ ok: false, issue });
});

test.each([
  [" meera@shop.example ", "meera@shop.example"],
  ["CUST_1763690512", "CUST_1763690512"],
])("'%s' is asked for as %s", (typed, username) => {
  expect(checkRecovery(typed)).toEqual({ ok: true, username });
});

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
