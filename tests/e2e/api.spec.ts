// Calls without a page: what the whole shop answers, its site's headers and its way to each function. What each call makes
// of bad input: tests/integration/calls-input.test.ts.
import { callNames } from "@store/contract/calls";
import { callShop } from "./support/buyers.ts";
import { coupon, price } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test("a call answers only POST", async ({ shop }) => {
  const { status, body } = await callShop(shop.url, "validate-discount", {
    code: coupon.code,
    subtotal: price,
  });
  expect([status, body.success]).toEqual([200, true]);
  for (const name of callNames) {
    const response = await fetch(`${shop.url}/api/${name}`);
    expect(response.status, name).toBe(404);
    expect(await response.json(), name).toMatchObject({ success: false, code: "request.not_found" });
  }
});

test("an unknown call is answered with 404 in JSON", async ({ shop }) => {
  for (const path of ["/api/", "/api/no-such-call", "/api/sign-up/", "/api/sign-up/x", "/api/constructor"]) {
    const response = await fetch(`${shop.url}${path}`, { method: "POST", body: "{}" });
    expect(response.status, path).toBe(404);
    expect(await response.json(), path).toMatchObject({ success: false, code: "request.not_found" });
  }
});

test("every answer is never stored and carries the security headers", async ({ shop }) => {
  const [page, call] = await Promise.all([
    fetch(shop.url),
    fetch(`${shop.url}/api/validate-discount`, { method: "POST", body: "{}" }),
  ]);
  expect(Object.fromEntries(call.headers)).toMatchObject({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "strict-transport-security": expect.stringContaining("max-age="),
    "content-security-policy": page.headers.get("content-security-policy"),
  });
});
