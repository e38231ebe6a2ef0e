// Bad input on every call of the call table: always the right 4xx, always JSON that says what is wrong.

import { type CallName, type Calls, callNames, calls } from "@store/contract/calls";
import { newAddress } from "./support/buyers.ts";
import { coupon, price } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

// In one worker: a shop starts each of its functions with the first call.
test.describe.configure({ mode: "default" });

/** A body of the right shape for each call that takes JSON. It need not succeed; it must not be called malformed. */
const shapes = {
  "start-checkout": {},
  "sign-up": { email: "shape@shop.example", full_name: "Asha Rao", phone: "9876543210" },
  "create-payment-order": {
    checkoutToken: "token",
    orderId: "ORDER_1700000000000_abcdef123456",
    amount: price,
    customerName: "Asha Rao",
    customerEmail: "shape@shop.example",
    customerPhone: "9876543210",
    customerId: "CUST_1234567890",
    upsells: ["seo-checklist"],
    discountCode: coupon.code,
  },
  "order-status": { checkoutToken: "token", orderId: "ORDER_1700000000000_abcdef123456" },
  "validate-discount": { code: coupon.code, subtotal: price },
  "recent-purchases": {},
  "validate-login": { username: "shape@shop.example", password: "secret", resourceType: "checklist" },
  "verify-resource-token": { sessionToken: "token", resourceType: "checklist" },
  "get-resource": { sessionToken: "token", resourceType: "checklist" },
  "download-template": { sessionToken: "token", category: "creative", template: "spa" },
  "read-account": { sessionToken: "token" },
  logout: { sessionToken: "token" },
  "end-other-sessions": { sessionToken: "token" },
  "change-own-password": { sessionToken: "token", current: "secret", password: "kettle-anvil-marigold" },
  "send-abandoned-cart-email": {
    checkoutToken: "token",
    email: "shape@shop.example",
    name: "Asha Rao",
    cartTotal: price,
    cartItems: ["Complete Funnel Bundle"],
    upsells: ["seo-checklist"],
    discountCode: coupon.code,
  },
  "send-credentials-email": { checkoutToken: "token", orderId: "ORDER_1700000000000_abcdef123456" },
  "find-payment": { reference: "412345678901", paise: 99900, phoneLast4: "3210" },
  "recover-access": {
    /** Another one each time it is sent: a day has three for each. */
    get username() {
      return `shape.${newAddress()}@shop.example`;
    },
  },
  "report-error": { kind: "error", page: "/", message: "t is null", stack: "at a (/assets/a.js:1:2)" },
  "reset-password": { token: "token", password: "kettle-anvil-marigold" },
  unsubscribe: { token: "token" },
  "get-invoice": { link: "token" },
  "privacy-ask": {
    /** Another one each time it is sent: a day has three for each. */
    get email() {
      return `shape.${newAddress()}@shop.example`;
    },
  },
  "privacy-open": { token: "token" },
  "privacy-read": { privacyToken: "token" },
  "save-progress": {
    sessionToken: "token",
    resourceType: "checklist",
    progress: { ticked: ["gen-1"], statuses: { "gen-1": "Good" } },
  },
  "create-admin-user": {
    setupCode: "not-the-code",
    email: "shape@shop.example",
    password: "Kettle-anvil-marigold-7",
    fullName: "Asha Rao",
  },
} as const satisfies Record<
  Exclude<CallName, "stripe-webhook" | "razorpay-webhook" | "privacy-change" | AdminCall>,
  Record<string, unknown>
>;

/** Calls that the gateway itself keeps outsiders from: tests/integration/admin-gate.test.ts has the rest. */
type AdminCall = { [Name in CallName]: Calls[Name]["who"] extends "admin" ? Name : never }[CallName];
const adminNames = callNames.filter((name) => calls[name].who === "admin");

type JsonCall = keyof typeof shapes;
const jsonCalls = callNames.filter((name): name is JsonCall => name in shapes);

/** What each of them answers to its shape: the first question after "is this well formed". */
const afterwards: Record<JsonCall, [status: number, code?: string]> = {
  "start-checkout": [200],
  "sign-up": [200],
  "create-payment-order": [401, "checkout.expired"],
  "order-status": [401, "checkout.expired"],
  "validate-discount": [200],
  "recent-purchases": [200],
  "validate-login": [401, "login.invalid"],
  "verify-resource-token": [200, "session.invalid"],
  "get-resource": [401, "session.invalid"],
  "download-template": [401, "session.invalid"],
  "read-account": [401, "session.invalid"],
  logout: [200],
  "end-other-sessions": [401, "session.invalid"],
  "change-own-password": [401, "session.invalid"],
  "send-abandoned-cart-email": [401, "checkout.expired"],
  "send-credentials-email": [401, "checkout.expired"],
  "recover-access": [200],
  "find-payment": [404, "payment.not_found"],
  "report-error": [200],
  "reset-password": [401, "reset.invalid"],
  unsubscribe: [400, "unsubscribe.invalid"],
  "get-invoice": [401, "paper.link"],
  "privacy-ask": [200],
  "privacy-open": [401, "privacy.link"],
  "privacy-read": [401, "privacy.expired"],
  "save-progress": [401, "session.invalid"],
  // Refused, or closed for ever when another spec of this shop made its owner.
  "create-admin-user": [403],
};

const wrongValues: Record<string, unknown> = {
  null: null,
  "a number": -1.5,
  true: true,
  "an object": { $ne: null },
  "a list": [[{}]],
  "too long a text": "x".repeat(5_000),
  "a control character": "\u0000",
};

test("the table of shapes covers every call", () => {
  expect([...jsonCalls, ...adminNames, "privacy-change", "stripe-webhook"].sort()).toEqual(
    [...callNames].sort(),
  );
});

for (const name of jsonCalls) {
  test.describe(name, () => {
    const shape: Record<string, unknown> = shapes[name];

    test("a body of the right shape gets past the edge", async ({ shop }) => {
      const [status, code] = afterwards[name];
      expect(await post(shop.url, name, shape)).toMatchObject({ status, ...(code && { code }) });
    });

    test("unknown fields are dropped, whatever they are called", async ({ shop }) => {
      const [status, code] = afterwards[name];
      const more = JSON.stringify({ ...shape, admin: true, constructor: 1 });
      const body = `${more.slice(0, -1)},"__proto__":{"paid":true}}`;
      expect(await post(shop.url, name, body)).toMatchObject({ status, ...(code && { code }) });
    });

    test("a field that is missing or of a wrong type is named", async ({ shop }) => {
      for (const field of Object.keys(shape)) {
        const { [field]: _, ...without } = shape;
        const optional = isOptional(name, field);
        const missing = await post(shop.url, name, without);
        if (!optional) expect(missing, `${field} missing`).toMatchObject(malformed(field));
        for (const [what, value] of Object.entries(wrongValues)) {
          const answer = await post(shop.url, name, { ...shape, [field]: value });
          if (accepts(name, field, value)) expect(answer.code, `${field}: ${what}`).not.toBe("input.invalid");
          else expect(answer, `${field}: ${what}`).toMatchObject(malformed(field));
        }
        const empty = await post(shop.url, name, { ...shape, [field]: "" });
        expect(empty, `${field} empty`).toMatchObject(malformed(field));
      }
    });

    test("an empty body, a list, a text, and no JSON at all are refused", async ({ shop }) => {
      const asksNothing = Object.keys(shape).every((field) => isOptional(name, field));
      for (const body of [...(asksNothing ? [] : ["{}"]), "[]", "null", '"text"', "1"]) {
        expect(await post(shop.url, name, body), body).toMatchObject({ status: 400, code: "input.invalid" });
      }
      for (const body of ["", "{", '{"a":1,}', "a=1", "\uFEFF{}", "{}{}"]) {
        expect(await post(shop.url, name, body), body).toMatchObject({ status: 400, code: "body.not_json" });
      }
    });

    test("16 KB are enough for everybody", async ({ shop }) => {
      for (const size of [16 * 1024, 1024 * 1024]) {
        const answer = await post(shop.url, name, { ...shape, filler: "x".repeat(size) });
        expect(answer).toMatchObject({ status: 413, code: "body.too_large" });
      }
    });

    test("only JSON, said to be JSON", async ({ shop }) => {
      const types = [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonp",
        "text/json",
        "",
      ];
      for (const type of types) {
        const answer = await post(shop.url, name, shape, { "content-type": type });
        expect(answer, type).toMatchObject({ status: 415, code: "body.content_type" });
      }
      const [status] = afterwards[name];
      const charset = { "content-type": "Application/JSON; charset=utf-8" };
      expect(await post(shop.url, name, shape, charset)).toMatchObject({ status });
    });

    test("no page but our own may call", async ({ shop }) => {
      const foreign: Record<string, string>[] = [
        { origin: "https://evil.example" },
        { origin: "null" },
        { origin: `${shop.url}.evil.example` },
        { origin: shop.url, "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      ];
      for (const headers of foreign) {
        const answer = await post(shop.url, name, shape, headers);
        expect(answer, JSON.stringify(headers)).toMatchObject({ status: 403, code: "request.forbidden" });
      }
      const [status] = afterwards[name];
      const own = { origin: shop.url, "sec-fetch-site": "same-origin" };
      expect(await post(shop.url, name, shape, own)).toMatchObject({ status });
    });
  });
}

for (const name of adminNames) {
  test(`${name} is closed to whoever brings no token, or one of their own making`, async ({ shop }) => {
    const forged = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from('{"sub":"me"}').toString("base64url")}.`;
    for (const authorization of [undefined, "Bearer", "Bearer token", `Bearer ${forged}`]) {
      const response = await fetch(`${shop.url}/api/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(authorization && { authorization }) },
        body: "{}",
      });
      expect(response.status, authorization).toBe(401);
      // API Gateway's own words.
      expect(await response.json()).toEqual({ message: "Unauthorized" });
    }
  });
}

test.describe("stripe-webhook", () => {
  for (const [what, body, signature] of [
    ["unsigned", "{}", undefined],
    [
      "signed by somebody else",
      '{"type":"checkout.session.completed"}',
      `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}`,
    ],
    ["signed with nonsense", "{}", "nonsense"],
    ["empty", "", undefined],
    ["broken", "{", "t=1,v1=00"],
  ] as const) {
    test(`a message that is ${what} is refused`, async ({ shop }) => {
      const headers: Record<string, string> =
        signature === undefined ? {} : { "stripe-signature": signature };
      const answer = await post(shop.url, "stripe-webhook", body, headers);
      expect(answer).toMatchObject({ status: 400, code: "webhook.signature" });
    });
  }

  test("a message of 1 MB is refused", async ({ shop }) => {
    const answer = await post(shop.url, "stripe-webhook", "x".repeat(1024 * 1024));
    expect(answer).toMatchObject({ status: 413, code: "body.too_large" });
  });
});

for (const method of ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
  test(`${method} is no way to make a call`, async ({ shop }) => {
    for (const name of callNames) {
      const response = await fetch(`${shop.url}/api/${name}`, { method });
      expect(response.status, name).toBe(404);
      expect(await response.json(), name).toMatchObject({ success: false, code: "request.not_found" });
    }
  });
}

test("an address that is no call is a JSON 404, never a page", async ({ shop }) => {
  for (const path of ["/api/", "/api/no-such-call", "/api/sign-up/", "/api/sign-up/x", "/api/constructor"]) {
    const response = await fetch(`${shop.url}${path}`, { method: "POST", body: "{}" });
    expect(response.status, path).toBe(404);
    expect(await response.json(), path).toMatchObject({ success: false, code: "request.not_found" });
  }
});

test("answers are never stored, and carry the site's security headers", async ({ shop }) => {
  const response = await fetch(`${shop.url}/api/validate-discount`, { method: "POST", body: "{}" });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "strict-transport-security": expect.stringContaining("max-age="),
  });
});

interface Answered {
  fields?: string[];
  status: number;
  success: boolean;
  code?: string;
}

/** Posts a body, as it is or made JSON, from an address of its own. Every answer must be JSON that says how it went. */
async function post(
  url: string,
  name: CallName,
  body: string | object,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const response = await fetch(`${url}/api/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-local-viewer-ip": newAddress(), ...headers },
    body: new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body)),
  });
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const answer = (await response.json()) as Omit<Answered, "status">;
  if (!answer.success) {
    expect(answer, "a failure speaks to people and to programs").toMatchObject({
      success: false,
      error: expect.stringMatching(/./),
    });
    // The names of the fields that were sent may be repeated: one of them is "stack".
    const { fields: _, ...said } = answer;
    expect(JSON.stringify(said)).not.toMatch(/arn:|at \/|node_modules|stack/i);
  }
  return { status: response.status, ...answer };
}

function malformed(field: string) {
  return { status: 400, success: false, code: "input.invalid", fields: expect.arrayContaining([field]) };
}

function isOptional(name: CallName, field: string): boolean {
  return (
    ["discountCode", "cartTotal", "cartItems"].includes(field) ||
    (name === "reset-password" && field === "password") ||
    (name === "validate-login" && field === "resourceType") ||
    (name === "report-error" && field === "stack") ||
    // One of several ways to say which.
    name === "get-invoice"
  );
}

/** Passwords and tokens take any text: they are never judged, only compared. */
function accepts(name: CallName, field: string, value: unknown): boolean {
  // A new password is judged: it has twelve characters and more.
  if (/^(reset-password|change-own-password|create-admin-user)$/.test(name) && field === "password")
    return false;
  if (field === "progress") return value === null;
  return /password|token|setupCode|current|link/i.test(field) && value === "\u0000";
}
