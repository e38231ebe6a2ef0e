import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { AnyOrderId, Id, paging } from "./admin-lists.ts";
import { Day } from "./admin-rows.ts";
import { CouponForm } from "./calls/admin-coupons.ts";
import { PaidPaise, PaymentReference, PhoneLast4 } from "./calls/find-payment.ts";
import { PackedContent } from "./packed-content.ts";
import { Progress } from "./progress.ts";
import {
  AdminEmail,
  BillingForm,
  ClaimedCode,
  CustomerId,
  CustomerName,
  DiscountCode,
  Email,
  LoginCode,
  LoginForm,
  OrderId,
  OwnPassword,
  Password,
  Phone,
  Rupees,
  Token,
  UpsellIds,
  Username,
} from "./schemas.ts";

/** What is said of it: one sentence at a time. */
function firstIssue(schema: z.ZodMiniType, value: unknown): string | undefined {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : parsed.error.issues.map(({ message }) => message).join(" + ");
}

const good = { name: "Meera Raghunathan", email: "meera@example.in", phone: "+91 98450 12345" };

describe("the checkout form of docs/product.md section 5", () => {
  test.each<[string, Record<string, unknown>, string | undefined]>([
    ["a good one", {}, undefined],
    ["no name", { name: "   " }, "Name is required"],
    ["a name of 100", { name: "a".repeat(100) }, undefined],
    ["a name of 101", { name: "a".repeat(101) }, "Name must be less than 100 characters"],
    ["a name with figures", { name: "R2D2" }, "Name contains invalid characters"],
    ["a name with a link", { name: "Ravi http://evil.example" }, "Name contains invalid characters"],
    ["a name of a letter that shows nothing", { name: "\u3164" }, "Name contains invalid characters"],
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
  ])("answers %s with its message", (_, change, message) => {
    expect(firstIssue(BillingForm, { ...good, ...change })).toBe(message);
  });

  test("normalises an address to trimmed lower case in NFKC", () => {
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
    ["a mark that only chooses a shape", "meera@gma\ufe0fil.com"],
    ["a filler that shows nothing", "meera\u3164@example.in"],
    ["a joiner of nothing", "mee\u034fra@example.in"],
    ["a Cyrillic letter", "me\u0435ra@example.in"],
    ["a domain of another script", "meera@उदाहरण.भारत"],
    ["two dots", "me..era@example.in"],
    ["a dot at its beginning", ".meera@example.in"],
    ["a dot before its sign", "meera.@example.in"],
    ["65 letters before its sign", `${"m".repeat(65)}@example.in`],
  ])("refuses an address with %s", (_, email) => {
    expect(firstIssue(BillingForm, { ...good, email })).toBe("Invalid email address");
    expect(firstIssue(Username, email)).toMatch(/^Please enter/);
  });

  test("takes an address with plus, equals sign and apostrophe, and a domain in Punycode", () => {
    for (const email of [
      "meera+shop=a@example.in",
      "o'brien@example.in",
      "meera@xn--p1b6ci4b4b3a.xn--h2brj9c",
    ])
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
  [`asha@${"a".repeat(128 - "asha@.example".length)}.example`, undefined],
  [
    `asha@${"a".repeat(129 - "asha@.example".length)}.example`,
    "An admin's email must be at most 128 characters",
  ],
  ["asha", "Invalid email address"],
])("an admin's email address is checked in case %#", (email, message) => {
  expect(firstIssue(AdminEmail, email)).toBe(message);
});

test("a day is valid only if the calendar has it", () => {
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
  ])("checks the username %j", (username, message) => {
    expect(firstIssue(Username, username)).toBe(message);
  });

  test.each<[string, string | undefined]>([
    ["", "Password is required"],
    ["x".repeat(255), undefined],
    ["x".repeat(256), "Password must be less than 255 characters"],
  ])("checks the password by its length", (password, message) => {
    expect(firstIssue(LoginForm, { username: "a@example.in", password })).toBe(message);
  });

  test("keeps a password untrimmed", () => {
    expect(LoginForm.parse({ username: "a@example.in", password: " x " }).password).toBe(" x ");
  });
});

describe("a discount code", () => {
  test.each<[string, string | undefined]>([
    ["", "Discount code is required"],
    ["A".repeat(51), "Discount code must be less than 50 characters"],
    ["SAVE 20", "Discount code can only contain letters and numbers"],
    [" save20 ", undefined],
  ])("is checked as %j", (code, message) => {
    expect(firstIssue(DiscountCode, code)).toBe(message);
  });

  test("has one refusal for whatever is wrong with a visitor's claim", () => {
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
])("the order id %j is taken only in the form of an order id", (orderId, good) => {
  expect(OrderId.safeParse(orderId).success).toBe(good);
});

test.each<[string, z.ZodMiniType, string]>([
  ["a name", CustomerName, "Name is required"],
  ["an address", Email, "Invalid email address"],
  ["a phone", Phone, "Invalid phone number format"],
  ["a code", DiscountCode, "Discount code is required"],
  ["a claimed code", ClaimedCode, "This discount code is not valid"],
  ["a username", Username, "Username is required"],
  ["a password", Password, "Password is required"],
  ["a new password", OwnPassword, "Password is required"],
  ["an order id", OrderId, "Invalid order id"],
  ["any order id", AnyOrderId, "Invalid order id"],
  ["a customer id", CustomerId, "Invalid customer id"],
  ["an id", Id, "Invalid id"],
  ["a token", Token, "Invalid token"],
  ["an amount", Rupees, "Invalid amount"],
  ["upsells", UpsellIds, "Unknown upsell"],
])("%s that is missing or of another kind is refused in the words of the field", (_, schema, message) => {
  for (const value of [undefined, null, {}, true]) expect(firstIssue(schema, value)).toBe(message);
});

describe("a field's boundary", () => {
  const times = (count: number) => "a1".repeat(count).slice(0, count);
  const downloads = (count: number, changed: object = {}) =>
    Object.fromEntries(
      [...Array(count).keys()].map((index) => [`t${index}`, { version: 1, day: "2026-11-23", ...changed }]),
    );
  test.each<[string, z.ZodMiniType, unknown, unknown]>([
    ["an order id: its time", OrderId, "ORDER_1700000000_abcdef", "ORDER_170000000_abcdef"],
    ["its time, long", OrderId, `ORDER_${"1".repeat(16)}_abcdef`, `ORDER_${"1".repeat(17)}_abcdef`],
    ["its end", OrderId, "ORDER_1700000000_abcdef", "ORDER_1700000000_abcde"],
    ["its end, long", OrderId, `ORDER_1700000000_${times(40)}`, `ORDER_1700000000_${times(41)}`],
    ["its beginning", OrderId, "ORDER_1700000000_abcdef", "xORDER_1700000000_abcdef"],
    ["any order id", AnyOrderId, "ORDER_gift-1", "ORDER_gift1"],
    ["any order id, long", AnyOrderId, `ORDER_${times(80)}`, `ORDER_${times(81)}`],
    ["any order id, its signs", AnyOrderId, "ORDER_gift_1-b", "ORDER_gift.1b"],
    ["any order id, its beginning", AnyOrderId, "ORDER_gift_1", " ORDER_gift_1"],
    ["a customer id", CustomerId, "CUST_1234567890", "CUST_123456789"],
    ["a customer id, long", CustomerId, `CUST_${"1".repeat(20)}`, `CUST_${"1".repeat(21)}`],
    ["a customer id, its signs", CustomerId, "CUST_1234567890", "CUST_123456789a"],
    ["a customer id, its beginning", CustomerId, "CUST_1234567890", "xCUST_1234567890"],
    ["an id", Id, "a", ""],
    ["an id, long", Id, times(300), times(301)],
    ["an id, its signs", Id, "refund:ORDER_1.a@b-c", "refund ORDER_1"],
    ["an id, its end", Id, "a", "a\n"],
    ["a name of one letter of another script", CustomerName, "म", "म1"],
    ["a name, its end", CustomerName, "O’Neill", "O’Neill$"],
    ["an amount", Rupees, 0, -1],
    ["an amount, high", Rupees, 10_000_000, 10_000_001],
    ["an amount, whole", Rupees, 999, 999.5],
    ["upsells, each once", UpsellIds, ["ad-templates"], ["ad-templates", "ad-templates"]],
    ["upsells, of the catalogue", UpsellIds, ["seo-checklist"], ["SEO checklist"]],
    ["a page of a list", paging.limit, 1, 0],
    ["a page of a list, long", paging.limit, 100, 101],
    ["a page of a list, whole", paging.limit, undefined, 1.5],
    ["a cursor", paging.cursor, times(2000), times(2001)],
    ["what is searched for", paging.search, ` ${times(100)} `, times(101)],
    ["a claimed code", ClaimedCode, times(50), times(51)],
    ["a claimed code, its signs", ClaimedCode, "a1", "a-1"],
    ["a code, its end", DiscountCode, "SAVE20", "SAVE20!"],
    ["a code, its beginning", DiscountCode, "SAVE20", "!SAVE20"],
    ["a new password", OwnPassword, "x".repeat(12), "x".repeat(11)],
    ["a new password, long", OwnPassword, "x".repeat(255), "x".repeat(256)],
    ["a username by id", Username, "CUST_1", "xCUST_1"],
    ["a payment's reference", PaymentReference, "pay_12", "pay_1"],
    ["a payment's reference, long", PaymentReference, times(64), times(65)],
    ["a payment's reference, its signs", PaymentReference, " #1234 5678 ", "1234.5678"],
    ["a payment's reference, no order's", PaymentReference, "ORDERS12", "order_1700000000_abcdef"],
    ["four digits", PhoneLast4, " 1234 ", "12345"],
    ["four digits, all of them", PhoneLast4, "0000", "a1234"],
    ["what was paid, in paise", PaidPaise, 100, 99],
    ["what was paid, high", PaidPaise, 1_000_000_000, 1_000_000_001],
    ["what was paid, whole", PaidPaise, 101, 100.5],
    ["a coupon's percentage", CouponForm.shape.percentage, 1, 0],
    ["a coupon's percentage, high", CouponForm.shape.percentage, 100, 101],
    ["a coupon's percentage, whole", CouponForm.shape.percentage, 33, 33.3],
    ["a coupon's limit", CouponForm.shape.usageLimit, 1, 0],
    ["a coupon's limit, none", CouponForm.shape.usageLimit, null, 1.5],
    ["a coupon's limit, high", CouponForm.shape.usageLimit, 1_000_000, 1_000_001],
    ["a coupon's words", CouponForm.shape.description, ` ${times(200)} `, times(201)],
    ["an item", Progress.shape.lesson, "a/b-1", "A"],
    ["an item, its beginning", Progress.shape.lesson, "1", "/a"],
    ["an item, long", Progress.shape.lesson, times(80), times(81)],
    ["a film's second", Progress.shape.second, 0, -1],
    ["a film's second, high", Progress.shape.second, 36_000, 36_001],
    ["a film's second, whole", Progress.shape.second, 1, 1.5],
    ["ticked items", Progress.shape.ticked, Array(500).fill("a"), Array(501).fill("a")],
    ["downloads", Progress.shape.downloads, downloads(200), downloads(201)],
    ["a download's day", Progress.shape.downloads, downloads(1), downloads(1, { day: "x2026-11-23" })],
    ["its end", Progress.shape.downloads, downloads(1), downloads(1, { day: "2026-11-231" })],
    ["a download's version", Progress.shape.downloads, downloads(1), downloads(1, { version: 0 })],
    ["a phone, its beginning", Phone, "+919876543210", "x919876543210"],
    ["a phone, its plus", Phone, "+919876543210", "9198+76543210"],
  ])("lies between the last good value and the next, for %s", (_, schema, last, first) => {
    expect(schema.safeParse(last).success).toBe(true);
    expect(schema.safeParse(first).success).toBe(false);
  });

  test("leaves out the spaces around a search", () => {
    expect(paging.search.parse("  asha rao ")).toBe("asha rao");
  });
});

test("packed content must be an object of some kind", () => {
  expect(PackedContent.safeParse({ kind: "checklist" }).success).toBe(true);
  for (const value of [null, undefined, "kind", {}, []])
    expect(PackedContent.safeParse(value).success).toBe(false);
});

test.each<[string, string, string | undefined]>([
  ["six digits", "204815", undefined],
  ["six digits with the space of the mail", "204 815", undefined],
  ["five digits", "20481", "The code has six digits"],
  ["seven digits", "2048153", "The code has six digits"],
  ["a letter before six digits", "a204815", "The code has six digits"],
  ["nothing", "", "The code has six digits"],
])("LoginCode takes %s as it should", (_, code, message) => {
  expect(firstIssue(LoginCode, code)).toBe(message);
});
