import { expect, test } from "vitest";
import { checkLogin } from "./login-form.ts";

const rule = "Please enter your Customer ID (CUST_XXXXXXXXXX) or email address";

test.each([
  ["", "secret", "username", "Username is required"],
  ["   ", "secret", "username", "Username is required"],
  ["x".repeat(101), "secret", "username", "Username must be less than 100 characters"],
  ["nobody", "secret", "username", rule],
  ["CUST_", "secret", "username", rule],
  ["cust_12", "secret", "username", rule],
  ["a@shop.in", "", "password", "Password is required"],
  ["a@shop.in", "x".repeat(256), "password", "Password must be less than 255 characters"],
  ["", "", "username", "Username is required"],
])('a login as %j with password %j is refused at the %s with "%s"', (username, password, field, issue) => {
  const checked = checkLogin({ username, password });
  expect(checked.ok).toBe(false);
  if (!checked.ok) expect(checked.first).toEqual({ field, issue });
});

test("a form with two faulty fields keeps the first issue of each", () => {
  const checked = checkLogin({ username: "", password: "" });
  expect(!checked.ok && checked.issues).toEqual({
    username: "Username is required",
    password: "Password is required",
  });
});

test("a login trims the username but never the password", () => {
  expect(checkLogin({ username: " CUST_1763690512 ", password: " a b " })).toEqual({
    ok: true,
    login: { username: "CUST_1763690512", password: " a b " },
  });
});
