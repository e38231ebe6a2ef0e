import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stripeApiVersion, stripeEvents } from "../../../../infra/payments.ts";
import { listen, SECRET, soon } from "../kit/testing.ts";
import { type StripeStandIn, startStripe } from "./start-stripe.ts";
import { basket, sdk } from "./testing.ts";

let shop: Awaited<ReturnType<typeof listen>>;
let fake: StripeStandIn;
let stripe: Stripe;
beforeEach(async () => {
  shop = await listen();
  fake = await startStripe({ retryDelays: [20, 40] });
  fake.control.setEndpoint({ url: shop.url, secret: SECRET });
  stripe = sdk(fake.endpoint);
});
afterEach(async () => {
  await fake.close();
  await shop.close();
});

const create = () => stripe.checkout.sessions.create(basket());

test("an event is signed over its raw bytes, as the SDK checks it", async () => {
  const { session } = fake.control.pay((await create()).id);
  await expect.poll(() => shop.received.length, soon).toBe(1);
  const { body = "", headers = {} } = shop.received[0] ?? {};
  const signature = String(headers["stripe-signature"]);
  const event = stripe.webhooks.constructEvent(body, signature, SECRET);
  expect(event).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    object: "event",
    api_version: stripeApiVersion,
    type: "checkout.session.completed",
    livemode: false,
    data: { object: { id: session.id, object: "checkout.session", payment_status: "paid" } },
  });
  expect(Math.abs(event.created - Date.now() / 1000)).toBeLessThan(5);
  const check = (text: string, secret: string) => () =>
    stripe.webhooks.constructEvent(text, signature, secret);
  expect(check(`${body} `, SECRET)).toThrow("signature");
  expect(check(body, "whsec_other")).toThrow("signature");
});

test("every type of event that the shop is subscribed to can happen", async () => {
  const intent = String(fake.control.pay((await create()).id).session.payment_intent);
  fake.control.settleRefund(fake.control.refund(intent, 100).id, "failed");
  fake.control.dispute(intent);
  fake.control.closeDispute(intent, "won");
  for (const how of ["later_ok", "later_fail"] as const) {
    const { id } = await create();
    fake.control.pay(id, { how });
    fake.control.settleLater(id);
  }
  fake.control.expire((await create()).id);
  const types = () => new Set(shop.received.map(({ body }): string => JSON.parse(body).type));
  await expect.poll(() => [...types()].sort(), soon).toEqual([...stripeEvents].sort());
});

test("a payment does not wait for the shop", async () => {
  let answerNow = (_status: number) => {};
  const slow = await listen(() => new Promise<number>((resolve) => (answerNow = resolve)));
  fake.control.setEndpoint({ url: slow.url, secret: SECRET });
  const { id, url } = await create();
  const response = await fetch(url ?? "", {
    method: "POST",
    body: new URLSearchParams({ how: "now" }),
    redirect: "manual",
  });
  expect(response.headers.get("location")).toContain(id);
  await expect.poll(() => slow.received.length, soon).toBe(1);
  expect(fake.control.deliveries()[0]).toMatchObject({ delivered: false, attempts: 0 });
  answerNow(200);
  await expect.poll(() => fake.control.deliveries()[0]?.delivered, soon).toBe(true);
  await slow.close();
});
