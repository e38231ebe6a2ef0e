// Bad input on every call of the call table: always the right 4xx, always JSON that says what is wrong.
import { callNames } from "@store/contract/calls";
import { describe, expect, test } from "vitest";
import { accepts, adminNames, isOptional, jsonCalls, shapes } from "../support/call-shapes.ts";
import { gatewayUrl, post } from "../support/gateway.ts";
import { siteUrl } from "../support/settings.ts";
import "../support/shop.ts";

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
  expect(
    [...jsonCalls, ...adminNames, "privacy-change", "client-desk", "passkeys", "stripe-webhook"].sort(),
  ).toEqual([...callNames].sort());
});

for (const name of jsonCalls) {
  describe(name, () => {
    const [shape, status, code]: [Record<string, unknown>, number, string?] = shapes[name];

    test("a body of the right shape gets past the edge", async () => {
      expect(await post(name, shape)).toMatchObject({ status, ...(code && { code }) });
    });

    test("unknown fields are dropped, whatever they are called", async () => {
      const more = JSON.stringify({ ...shape, admin: true, constructor: 1 });
      const body = `${more.slice(0, -1)},"__proto__":{"paid":true}}`;
      expect(await post(name, body)).toMatchObject({ status, ...(code && { code }) });
    });

    test("a field that is missing or of a wrong type is named", async () => {
      for (const field of Object.keys(shape)) {
        const { [field]: _, ...without } = shape;
        const optional = isOptional(name, field);
        const missing = await post(name, without);
        if (!optional) expect(missing, `${field} missing`).toMatchObject(malformed(field));
        for (const [what, value] of Object.entries(wrongValues)) {
          const answer = await post(name, { ...shape, [field]: value });
          if (accepts(name, field, value)) expect(answer.code, `${field}: ${what}`).not.toBe("input.invalid");
          else expect(answer, `${field}: ${what}`).toMatchObject(malformed(field));
        }
        const empty = await post(name, { ...shape, [field]: "" });
        expect(empty, `${field} empty`).toMatchObject(malformed(field));
      }
    });

    test("an empty body, a list, a text, and no JSON at all are refused", async () => {
      const asksNothing = Object.keys(shape).every((field) => isOptional(name, field));
      for (const body of [...(asksNothing ? [] : ["{}"]), "[]", "null", '"text"', "1"]) {
        expect(await post(name, body), body).toMatchObject({ status: 400, code: "input.invalid" });
      }
      for (const body of ["", "{", '{"a":1,}', "a=1", "\uFEFF{}", "{}{}"]) {
        expect(await post(name, body), body).toMatchObject({ status: 400, code: "body.not_json" });
      }
    });

    test("a body larger than 16 KB is refused", async () => {
      for (const size of [16 * 1024, 1024 * 1024]) {
        const answer = await post(name, { ...shape, filler: "x".repeat(size) });
        expect(answer).toMatchObject({ status: 413, code: "body.too_large" });
      }
    });

    test("a body that is not declared as JSON is refused", async () => {
      const types = [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonp",
        "text/json",
        "",
      ];
      for (const type of types) {
        const answer = await post(name, shape, { "content-type": type });
        expect(answer, type).toMatchObject({ status: 415, code: "body.content_type" });
      }
      const charset = { "content-type": "Application/JSON; charset=utf-8" };
      expect(await post(name, shape, charset)).toMatchObject({ status });
    });

    test("a page of another site may not call", async () => {
      const foreign: Record<string, string>[] = [
        { origin: "https://evil.example" },
        { origin: "null" },
        { origin: `${siteUrl}.evil.example` },
        { origin: siteUrl, "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      ];
      for (const headers of foreign) {
        const answer = await post(name, shape, headers);
        expect(answer, JSON.stringify(headers)).toMatchObject({ status: 403, code: "request.forbidden" });
      }
      const own = { origin: siteUrl, "sec-fetch-site": "same-origin" };
      expect(await post(name, shape, own)).toMatchObject({ status });
    });
  });
}

for (const name of adminNames) {
  test(`${name} refuses a caller without a genuine token`, async () => {
    const forged = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from('{"sub":"me"}').toString("base64url")}.`;
    for (const authorization of [undefined, "Bearer", "Bearer token", `Bearer ${forged}`]) {
      const response = await fetch(`${gatewayUrl}/api/${name}`, {
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

describe("stripe-webhook", () => {
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
    test(`a message that is ${what} is refused`, async () => {
      const headers: Record<string, string> =
        signature === undefined ? {} : { "stripe-signature": signature };
      const answer = await post("stripe-webhook", body, headers);
      expect(answer).toMatchObject({ status: 400, code: "webhook.signature" });
    });
  }

  test("a message of 1 MB is refused", async () => {
    const answer = await post("stripe-webhook", "x".repeat(1024 * 1024));
    expect(answer).toMatchObject({ status: 413, code: "body.too_large" });
  });
});

for (const method of ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
  test(`${method} is refused at every call`, async () => {
    for (const name of callNames) {
      const response = await fetch(`${gatewayUrl}/api/${name}`, { method });
      expect(response.status, name).toBe(404);
      expect(await response.json(), name).toMatchObject({ success: false, code: "request.not_found" });
    }
  });
}

test("an address that is no call answers a JSON 404", async () => {
  for (const path of ["/api/", "/api/no-such-call", "/api/sign-up/", "/api/sign-up/x", "/api/constructor"]) {
    const response = await fetch(`${gatewayUrl}${path}`, { method: "POST", body: "{}" });
    expect(response.status, path).toBe(404);
    expect(await response.json(), path).toMatchObject({ success: false, code: "request.not_found" });
  }
});

test("an answer carries no-store and the site's security headers", async () => {
  const response = await fetch(`${gatewayUrl}/api/validate-discount`, { method: "POST", body: "{}" });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "strict-transport-security": expect.stringContaining("max-age="),
  });
});

function malformed(field: string) {
  return { status: 400, success: false, code: "input.invalid", fields: expect.arrayContaining([field]) };
}
