import { afterEach, beforeEach, expect, test } from "vitest";
import { type StripeStandIn, startStripe } from "./start-stripe.ts";
import { basket, failureOf, sdk } from "./testing.ts";

let fake: StripeStandIn;
beforeEach(async () => {
  fake = await startStripe();
});
afterEach(() => fake.close());

async function post(action: string, args?: unknown, type = "application/json") {
  const response = await fetch(`${fake.endpoint}/__control/${action}`, {
    method: "POST",
    headers: { "content-type": type },
    ...(args !== undefined && { body: JSON.stringify(args) }),
  });
  return { status: response.status, body: await response.json() };
}

test("every action is reachable over HTTP with a list of its arguments", async () => {
  const { id } = await sdk(fake.endpoint).checkout.sessions.create(basket());
  const paid = await post("pay", [id, { how: "later_ok" }]);
  expect(paid).toMatchObject({ status: 200, body: { session: { id, status: "complete" } } });
  expect((await post("settleLater", [id])).body.payment_status).toBe("paid");
  const intent = paid.body.session.payment_intent;
  expect((await post("refund", [intent, 500])).body.amount).toBe(500);
  expect((await post("events")).body).toHaveLength(4);
  expect((await post("requests", [])).body).toMatchObject([{ path: "/v1/checkout/sessions" }]);
  expect((await post("webhooks/pause")).body).toBeNull();
  expect((await post("failNext", [1, 503])).status).toBe(200);
  expect((await failureOf(sdk(fake.endpoint).events.list())).statusCode).toBe(503);
});

test("mistakes are answered as such", async () => {
  expect((await post("pay", ["cs_none"])).status).toBe(404);
  expect((await post("steal")).status).toBe(404);
  expect((await post("webhooks/steal")).status).toBe(404);
  expect((await post("constructor")).status).toBe(404);
  expect((await post("pay", { id: 1 })).status).toBe(400);
  expect((await post("pay", ["cs_none"], "text/plain")).status).toBe(415);
  const { id } = await sdk(fake.endpoint).checkout.sessions.create(basket());
  expect((await post("pay", [id, { how: "with shells" }])).status).toBe(400);
});
