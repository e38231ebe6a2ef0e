import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { API_VERSION } from "./rows.ts";
import { type StripeOptions, type StripeStandIn, startStripe } from "./start-stripe.ts";
import { basket, listen, SECRET, sdk, soon } from "./testing.ts";

let shop: Awaited<ReturnType<typeof listen>>;
let fake: StripeStandIn;
let dir: string;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "stripe-"));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  rmSync(dir, { recursive: true });
});

async function start(options: StripeOptions = {}, answer?: (count: number) => number | Promise<number>) {
  shop = await listen(answer);
  closing.push(shop.close);
  fake = await startStripe({ webhook: { url: shop.url, secret: SECRET }, retryDelays: [20, 40], ...options });
  closing.push(() => fake.close());
}

const create = () => sdk(fake.endpoint).checkout.sessions.create(basket());
const pay = async () => fake.control.pay((await create()).id).session;

test("an event arrives whole, signed over the raw bytes", async () => {
  await start();
  const session = await pay();
  await expect.poll(() => shop.received.length, soon).toBe(1);
  const [{ body, signature } = { body: "", signature: "" }] = shop.received;
  const event: Stripe.Event = sdk(fake.endpoint).webhooks.constructEvent(body, signature, SECRET);
  expect(event).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    object: "event",
    api_version: API_VERSION,
    type: "checkout.session.completed",
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object: { id: session.id, object: "checkout.session", payment_status: "paid" } },
  });
  expect(Math.abs(event.created - Date.now() / 1000)).toBeLessThan(5);
  const check = (text: string, secret: string) => () =>
    sdk(fake.endpoint).webhooks.constructEvent(text, signature, secret);
  expect(check(`${body} `, SECRET)).toThrow("signature");
  expect(check(body, "whsec_other")).toThrow("signature");
  await expect
    .poll(async () => (await sdk(fake.endpoint).events.retrieve(event.id)).pending_webhooks, soon)
    .toBe(0);
});

test("every type of event arrives", async () => {
  await start();
  const paid = await pay();
  const intent = String(paid.payment_intent);
  const { id: refund } = fake.control.refund(intent, 100);
  fake.control.settleRefund(refund, "failed");
  fake.control.dispute(intent);
  fake.control.closeDispute(intent, "won");
  for (const how of ["later_ok", "later_fail"] as const) {
    const { id } = await create();
    fake.control.pay(id, { how });
    fake.control.settleLater(id);
  }
  fake.control.expire((await create()).id);
  await expect.poll(() => shop.received.length, soon).toBe(13);
  expect(shop.types().sort()).toEqual([
    "charge.dispute.closed",
    "charge.dispute.created",
    "charge.refund.updated",
    "charge.refunded",
    "checkout.session.async_payment_failed",
    "checkout.session.async_payment_succeeded",
    "checkout.session.completed",
    "checkout.session.completed",
    "checkout.session.completed",
    "checkout.session.expired",
    "refund.created",
    "refund.failed",
    "refund.updated",
  ]);
});

test("an event made by an API call names the call and its key", async () => {
  await start();
  const { id } = await create();
  await sdk(fake.endpoint).checkout.sessions.expire(id, {}, { idempotencyKey: "expire it" });
  const call = fake.control.requests().at(-1);
  expect(fake.control.events()[0]?.request).toEqual({ id: call?.id, idempotency_key: "expire it" });
});

test("paying does not wait for the shop", async () => {
  let answerNow = (_status: number) => {};
  const answer = new Promise<number>((resolve) => {
    answerNow = resolve;
  });
  await start({}, () => answer);
  const { id, url } = await create();
  const response = await fetch(url ?? "", {
    method: "POST",
    body: new URLSearchParams({ how: "now" }),
    redirect: "manual",
  });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toContain(id);
  await expect.poll(() => shop.received.length, soon).toBe(1);
  expect(fake.control.deliveries()[0]).toMatchObject({ delivered: false, attempts: 0 });
  answerNow(200);
  await expect.poll(() => fake.control.deliveries()[0]?.delivered, soon).toBe(true);
});

test("a shop that says no is asked again until it says yes, with the same event", async () => {
  await start({}, (count) => [500, 302, 404, 200][count] ?? 200);
  await pay();
  await expect.poll(() => fake.control.deliveries()[0]?.delivered, soon).toBe(true);
  expect(new Set(shop.received.map(({ id }) => id)).size).toBe(1);
  expect(fake.control.deliveries()).toMatchObject([{ attempts: 4, lastStatus: 200 }]);
});

test("a shop that is not there gets its events when it comes", async () => {
  await start();
  await shop.close();
  await pay();
  await expect.poll(() => fake.control.deliveries()[0]?.attempts ?? 0, soon).toBeGreaterThan(1);
  expect(fake.control.deliveries()[0]).toMatchObject({ delivered: false, lastStatus: 0 });
  const port = Number(new URL(shop.url).port);
  const back = await listen(undefined, port);
  closing.push(back.close);
  await expect.poll(back.types, soon).toEqual(["checkout.session.completed"]);
});

test("what was not delivered is delivered after a restart, the rest is not repeated", async () => {
  await start({ dir });
  await pay();
  await expect.poll(() => fake.control.deliveries()[0]?.delivered, soon).toBe(true);
  fake.control.webhooks.pause();
  const held = await pay();
  await fake.close();
  expect(shop.received).toHaveLength(1);
  fake = await startStripe({ dir, webhook: { url: shop.url, secret: SECRET } });
  await expect.poll(() => shop.received.length, soon).toBe(2);
  expect(JSON.parse(shop.received[1]?.body ?? "").data.object.id).toBe(held.id);
  await expect.poll(() => fake.control.deliveries().every(({ delivered }) => delivered), soon).toBe(true);
  expect(shop.received).toHaveLength(2);
});

test("deliveries can be held back, let go, and made by hand", async () => {
  await start();
  fake.control.webhooks.pause();
  await pay();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(shop.received).toEqual([]);
  const [event] = fake.control.events();
  expect(await fake.control.deliver(event?.id ?? "", 100)).toEqual(Array(100).fill(200));
  expect(shop.received).toHaveLength(100);
  await pay();
  fake.control.webhooks.resume();
  await expect.poll(() => shop.received.length, soon).toBe(101);
  await expect(fake.control.deliver("evt_none", 1)).rejects.toThrow("No such event");
});

test("an endpoint can be given later; without one nothing is kept", async () => {
  fake = await startStripe();
  closing.push(() => fake.close());
  await pay();
  expect(fake.control.deliveries()).toEqual([]);
  shop = await listen();
  closing.push(shop.close);
  fake.control.webhooks.setEndpoint({ url: shop.url, secret: SECRET });
  await pay();
  await expect.poll(() => shop.received.length, soon).toBe(1);
});

test("what the clock does before the shop has said where it is, is delivered too", async () => {
  let clock = Date.now();
  await start({ dir, now: () => clock });
  const { id } = await create();
  await fake.close();
  clock += 25 * 3600_000;
  fake = await startStripe({ dir, now: () => clock });
  expect(fake.control.sweep()).toBe(1);
  expect(shop.received).toEqual([]);
  fake.control.webhooks.setEndpoint({ url: shop.url, secret: SECRET });
  await expect.poll(() => shop.types(), soon).toEqual(["checkout.session.expired"]);
  expect(JSON.parse(shop.received[0]?.body ?? "").data.object).toMatchObject({ id, status: "expired" });
});

test("many events at once all arrive", async () => {
  await start({}, (count) => (count % 3 === 0 ? 503 : 200));
  const made = await Promise.all(Array.from({ length: 100 }, pay));
  await expect
    .poll(() => fake.control.deliveries().filter(({ delivered }) => delivered).length, { timeout: 5000 })
    .toBe(made.length);
});
