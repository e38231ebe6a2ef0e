import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { Day } from "./admin-rows.ts";
import {
  AdminEmail,
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

describe("the checkout form, with the messages of docs/product.md section 5", () => {
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

  test.each([
    ["a NUL", "meera\u0000@example.in"],
    ["a control", "mee\u0001ra@example.in"],
    ["a delete", "meera@exam\u007fple.in"],
    ["a zero-width space", "mee\u200bra@example.in"],
    ["a zero-width joiner", "meera@exam\u200dple.in"],
    ["a byte order mark", "mee\ufeffra@example.in"],
    ["a soft hyphen", "mee\u00adra@example.in"],
    ["a mark that turns the reading direction", "meera\u202e@example.in"],
    ["an isolate", "meera\u2066@example.in"],
    ["an encoded word", "=?utf-8?q?v=40y.test=2C?=@example.in"],
    ["half an encoded word", "=?utf-8?q?meera@example.in"],
  ])("refuses an address with %s", (_, email) => {
    expect(firstIssue(BillingForm, { ...good, email })).toBe("Invalid email address");
    expect(firstIssue(Username, email)).toMatch(/^Please enter/);
  });

  test("an address with plus, equals sign and letters of another script is one", () => {
    for (const email of ["meera+shop=a@example.in", "मीरा@उदाहरण.भारत"])
      expect(firstIssue(BillingForm, { ...good, email })).toBeUndefined();
  });

  test("keeps a phone as it was written", () => {
    expect(Phone.parse(" (022) 4567-8901 ")).toBe("(022) 4567-8901");
    // 12 digits, written in 18 characters.
    expect(Phone.parse("+91 (22) 2345-6789")).toBe("+91 (22) 2345-6789");
    expect(Phone.safeParse(`9876543210${" ".repeat(30)}1`).success).toBe(false);
  });
});

test.each<[string, string | undefined]>([
  [" Asha@Shop.example ", undefined],
  [`${"a".repeat(128 - "@shop.example".length)}@shop.example`, undefined],
  [
    `${"a".repeat(129 - "@shop.example".length)}@shop.example`,
    "An admin's email must be at most 128 characters",
  ],
  ["asha", "Invalid email address"],
])("an admin's address %#", (email, message) => {
  expect(firstIssue(AdminEmail, email)).toBe(message);
});

test("a day is one of the calendar", () => {
  for (const day of ["2026-02-28", "2028-02-29", "2026-12-31"]) expect(firstIssue(Day, day)).toBeUndefined();
  for (const day of ["2026-13-01", "2026-02-29", "2026-02-31", "2026-00-00", "2026-19-39", "2026-4-1", 5])
    expect(firstIssue(Day, day)).toBe("Invalid date");
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
    expect(ClaimedCode.parse(" welcome20 ")).toBe("WELCOME20");
  });
});

test.each<[unknown, boolean]>([
  ["ORDER_1763690000000_k3j9x0a2b", true],
  ["ORDER_1763690000000k3j9x0a2b", true],
  ["ORDER_1763690000000_", false],
  ["ORDER_1763690000000_a#b#c#d", false],
  ["ORDER_1763690000000_k3j9x0a2b#", false],
  [" ORDER_1763690000000_k3j9x0a2b", false],
  [undefined, false],
  ["order_1763690000000_k3j9x0a2b", false],
])("order id %j", (orderId, good) => {
  expect(OrderId.safeParse(orderId).success).toBe(good);
});
