import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type StripeStandIn, startStripe } from "./start-stripe.ts";
import { basket, failureOf, sdk } from "./testing.ts";

let dir: string;
let clock: number;
let fake: StripeStandIn;
const start = async () => {
  fake = await startStripe({ dir, now: () => clock });
};

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "stripe-"));
  clock = Date.UTC(2026, 5, 1);
  await start();
});
afterEach(async () => {
  await fake.close();
  rmSync(dir, { recursive: true });
});

const create = (idempotencyKey: string, more = {}, maxNetworkRetries = 0) =>
  sdk(fake.endpoint, { maxNetworkRetries }).checkout.sessions.create(basket(more), { idempotencyKey });
const sessions = () => fake.api.store.sessions.size;

test("one key gives the same answer, even after a restart or a change of the session", async () => {
  const first = await create("ORDER_1:1");
  expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  fake.control.pay(first.id);
  await fake.close();
  await start();
  const second = await create("ORDER_1:1");
  expect(second).toMatchObject({ id: first.id, status: "open", url: first.url });
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(sessions()).toBe(1);
});

test("a key is refused with other parameters or another call", async () => {
  await create("k");
  const failure = await failureOf(create("k", { client_reference_id: "ORDER_2" }));
  expect(failure).toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
  const refund = sdk(fake.endpoint).refunds.create({ payment_intent: "pi_x" }, { idempotencyKey: "k" });
  expect(await failureOf(refund)).toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
  expect(sessions()).toBe(1);
});

test("a key belongs to one call", async () => {
  const [a, b] = [await create("a"), await create("b")];
  const expire = (id: string) => sdk(fake.endpoint).checkout.sessions.expire(id, {}, { idempotencyKey: "x" });
  await expire(a.id);
  expect(await failureOf(expire(b.id))).toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
  expect((await sdk(fake.endpoint).checkout.sessions.retrieve(b.id)).status).toBe("open");
});

test("the order of the parameters does not matter", async () => {
  const post = (body: string) =>
    fetch(`${fake.endpoint}/v1/checkout/sessions`, {
      method: "POST",
      headers: { authorization: "Bearer sk_test_shop", "idempotency-key": "k" },
      body: new URLSearchParams(body),
    });
  const line = "line_items[0][price_data][currency]=inr&line_items[0][price_data][unit_amount]=99900";
  const name = "line_items[0][price_data][product_data][name]=A";
  const a = await post(`mode=payment&${line}&${name}&success_url=https://a.example`);
  const b = await post(`success_url=https://a.example&${name}&${line}&mode=payment`);
  expect([a.status, b.status]).toEqual([200, 200]);
  expect(await b.json()).toEqual(await a.json());
});

test("the SDK's own retries turn a conflict into one session", async () => {
  fake.control.slow(30);
  const made = await Promise.all(Array.from({ length: 5 }, () => create("k", {}, 5)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
});

test("a refusal of wrong parameters is not kept under its key", async () => {
  expect((await failureOf(create("k", { success_url: "nowhere" }))).statusCode).toBe(400);
  expect((await create("k")).status).toBe("open");
  const far = { expires_at: clock / 1000 + 24 * 3600 + 5 };
  expect((await failureOf(create("far", far))).param).toBe("expires_at");
  clock += 5000;
  expect((await create("far", far)).status).toBe("open");
});

test("a refusal of a call that ran is kept under its key", async () => {
  const { id } = await create("k");
  const { session } = fake.control.pay(id);
  const refund = () =>
    sdk(fake.endpoint).refunds.create(
      { payment_intent: String(session.payment_intent) },
      { idempotencyKey: "again" },
    );
  fake.control.refund(String(session.payment_intent));
  expect((await failureOf(refund())).code).toBe("charge_already_refunded");
  const replay = await failureOf(refund());
  expect(replay.code).toBe("charge_already_refunded");
  expect(replay.headers).toMatchObject({ "idempotent-replayed": "true" });
});

test("a 500 is kept under its key", async () => {
  fake.control.failNext(1, 500);
  expect(await failureOf(create("ORDER_1:1", {}, 2))).toMatchObject({
    statusCode: 500,
    type: "StripeAPIError",
  });
  expect((await failureOf(create("ORDER_1:1"))).headers).toMatchObject({ "idempotent-replayed": "true" });
  expect(sessions()).toBe(0);
  expect((await create("ORDER_1:2")).status).toBe("open");
});

test("a 500 after the effect leaves the session made", async () => {
  fake.control.failNext(1, 500, { commit: true });
  expect((await failureOf(create("k"))).statusCode).toBe(500);
  expect((await failureOf(create("k"))).statusCode).toBe(500);
  expect(sessions()).toBe(1);
});

test("a lost answer is given when the call is repeated", async () => {
  for (const [status, key] of [
    [0, "cut"],
    [503, "busy"],
  ] as const) {
    fake.control.failNext(1, status, { commit: true, only: "POST /v1/checkout/sessions" });
    const session = await create(key, {}, 1);
    expect(session.lastResponse.headers["idempotent-replayed"]).toBe("true");
  }
  expect(sessions()).toBe(2);
  fake.control.failNext(1, 0);
  // The SDK asks once more by itself after a cut connection, even without retries.
  expect((await create("cut before")).lastResponse.headers["idempotent-replayed"]).toBeUndefined();
});

test("ordered failures hit only the calls they are meant for", async () => {
  fake.control.failNext(2, 429, { only: "GET /v1/payment_intents" });
  const { id } = await create("k");
  const { session } = fake.control.pay(id);
  const retrieve = () => sdk(fake.endpoint).paymentIntents.retrieve(String(session.payment_intent));
  expect(await failureOf(retrieve())).toMatchObject({ statusCode: 429, type: "StripeRateLimitError" });
  expect((await failureOf(retrieve())).code).toBe("rate_limit");
  expect((await retrieve()).status).toBe("succeeded");
  expect(() => fake.control.failNext(1, 200)).toThrow("status");
  expect(() => fake.control.failNext(0, 500)).toThrow("count");
});

test("the log of calls names keys, results and replays", async () => {
  const { id } = await create("ORDER_1:1");
  await create("ORDER_1:1");
  await failureOf(sdk(fake.endpoint).refunds.create({ payment_intent: "pi_x" }));
  const call = { method: "POST", path: "/v1/checkout/sessions", idempotencyKey: "ORDER_1:1", object: id };
  expect(fake.control.requests()).toMatchObject([
    { ...call, status: 200, replayed: false },
    { ...call, status: 200, replayed: true },
    { path: "/v1/refunds", status: 404, object: null },
  ]);
});
