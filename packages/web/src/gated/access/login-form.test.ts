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
])("username %j, password %j: %s, %s", (username, password, field, issue) => {
  const checked = checkLogin({ username, password });
  expect(checked.ok).toBe(false);
  if (!checked.ok) expect(checked.first).toEqual({ field, issue });
});

test("both fields at fault: each keeps its own first issue", () => {
  const checked = checkLogin({ username: "", password: "" });
  expect(!checked.ok && checked.issues).toEqual({
    username: "Username is required",
    password: "Password is required",
  });
});

test("the username is trimmed, the password never is", () => {
  expect(checkLogin({ username: " CUST_1763690512 ", password: " a b " })).toEqual({
    ok: true,
    login: { username: "CUST_1763690512", password: " a b " },
  });
});
