import { expect, test } from "vitest";
import { checkRecovery } from "./recovery-form.ts";

test.each([
  ["", "Username is required"],
  ["meera", "Please enter your Customer ID (CUST_XXXXXXXXXX) or email address"],
  [`${"a".repeat(95)}@b.example`, "Username must be less than 100 characters"],
])("the username '%s' is refused as at a login", (typed, issue) => {
  expect(checkRecovery(typed)).toEqual({ ok: false, issue });
});

test.each([
  [" meera@shop.example ", "meera@shop.example"],
  ["CUST_1763690512", "CUST_1763690512"],
])("the username '%s' is asked for as %s", (typed, username) => {
  expect(checkRecovery(typed)).toEqual({ ok: true, username });
});
