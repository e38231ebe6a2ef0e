import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import {
  BillingForm,
  ClaimedCode,
  DiscountCode,
  Email,
  LoginForm,
  OrderId,
  Phone,
  Username,
} from "./schemas.ts";

function firstIssue(schema: z.ZodMiniType, value: unknown): string | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}

const good = { name: "Meera Raghunathan", email: "meera@example.in", phone: "+91 98450 12345" };

describe("the checkout form, with the messages of SPEC.txt section 5", () => {
  test.each<[string, Record<string, unknown>, string | undefined]>([
    ["a good one", {}, undefined],
    ["no name", { name: "   " }, "Name is required"],
    ["a name of 100", { name: "a".repeat(100) }, undefined],
    ["a name of 101", { name: "a".repeat(101) }, "Name must be less than 100 characters"],
    ["a name with figures", { name: "R2D2" }, "Name contains invalid characters"],
    ["a name with a link", { name: "Ravi http://evil.example" }, "Name contains invalid characters"],
    ["a Devanagari name", { name: "मीरा राघवन" }, undefined],
    ["an Irish name", { name: "Aoife O'Brien-Ó Néill Jr." }, undefined],
    ["no address", { email: "" }, "Invalid email address"],
    ["half an address", { email: "meera@example" }, "Invalid email address"],
    ["two addresses", { email: "a@example.in,b@example.in" }, "Invalid email address"],
    ["a line break", { email: "a@example.in\r\nBcc: b@example.in" }, "Invalid email address"],
    ["a display name", { email: "Meera <m@example.in>" }, "Invalid email address"],
    ["a long address", { email: `${"a".repeat(250)}@example.in` }, "Email must be less than 255 characters"],
    ["a short phone", { phone: "12345" }, "Phone number must be at least 10 digits"],
    ["a long phone", { phone: "1234567890123456" }, "Phone number must be less than 15 digits"],
    ["a phone in words", { phone: "call me maybe" }, "Invalid phone number format"],
    ["a number for a name", { name: 5 }, "Name is required"],
  ])("%s", (_, change, message) => {
    expect(firstIssue(BillingForm, { ...good, ...change })).toBe(message);
  });

  test("normalises an address once: trimmed, lower case, NFKC", () => {
    expect(Email.parse("  MEERA@Example.IN ")).toBe("meera@example.in");
    expect(Email.parse("ｍeera@example.in")).toBe("meera@example.in");
  });

  test("keeps a phone as it was written", () => {
    expect(Phone.parse(" (022) 4567-8901 ")).toBe("(022) 4567-8901");
  });
});

describe("the login form", () => {
  const hint = "Please enter your Customer ID (CUST_XXXXXXXXXX) or email address";
  test.each<[unknown, string | undefined]>([
    ["CUST_1234567890", undefined],
    [" meera@example.in ", undefined],
    ["", "Username is required"],
    ["  ", "Username is required"],
    [`${"a".repeat(100)}@example.in`, "Username must be less than 100 characters"],
    ["CUST_12a", hint],
    ["meera", hint],
  ])("username %j", (username, message) => {
    expect(firstIssue(Username, username)).toBe(message);
  });

  test.each<[string, string | undefined]>([
    ["", "Password is required"],
    ["x".repeat(255), undefined],
    ["x".repeat(256), "Password must be less than 255 characters"],
  ])("password of given length", (password, message) => {
    expect(firstIssue(LoginForm, { username: "a@example.in", password })).toBe(message);
  });

  test("a password is never trimmed", () => {
    expect(LoginForm.parse({ username: "a@example.in", password: " x " }).password).toBe(" x ");
  });
});

describe("discount codes", () => {
  test.each<[string, string | undefined]>([
    ["", "Discount code is required"],
    ["A".repeat(51), "Discount code must be less than 50 characters"],
    ["SAVE 20", "Discount code can only contain letters and numbers"],
    [" save20 ", undefined],
  ])("%j", (code, message) => {
    expect(firstIssue(DiscountCode, code)).toBe(message);
  });

  test("what a visitor claims has one answer for whatever is wrong with it", () => {
    for (const code of ["", "SAVE 20", "A".repeat(51), 5, null]) {
      expect(firstIssue(ClaimedCode, code)).toBe("This discount code is not valid");
    }
    expect(ClaimedCode.parse(" funnelwright20 ")).toBe("FUNNELWRIGHT20");
  });
});

test.each<[unknown, boolean]>([
  ["ORDER_1763690000000_k3j9x0a2b", true],
  ["ORDER_1763690000000k3j9x0a2b", true],
  ["ORDER_1763690000000_", false],
  ["ORDER_1763690000000_a#b#c#d", false],
  ["order_1763690000000_k3j9x0a2b", false],
])("order id %j", (orderId, good) => {
  expect(OrderId.safeParse(orderId).success).toBe(good);
});
