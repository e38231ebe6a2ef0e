import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stripeApiVersion } from "../../../../infra/payments.ts";
import { type StripeStandIn, startStripe } from "./start-stripe.ts";
import { basket, failureOf, rupees, sdk } from "./testing.ts";

const START = Date.UTC(2026, 5, 1);
let clock = START;
let fake: StripeStandIn;
let stripe: Stripe;

beforeEach(async () => {
  clock = START;
  fake = await startStripe({ now: () => clock });
  stripe = sdk(fake.endpoint);
});
afterEach(() => fake.close());

const seconds = () => Math.floor(clock / 1000);
const create = (more?: Partial<Stripe.Checkout.SessionCreateParams>) =>
  stripe.checkout.sessions.create(basket(more));

test("a session keeps what the shop gave it", async () => {
  const session = await create({ expires_at: seconds() + 35 * 60 });
  expect(session).toMatchObject({
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    amount_total: 159_800,
    currency: "inr",
    client_reference_id: "ORDER_1",
    customer_email: "asha@example.com",
    metadata: { orderId: "ORDER_1" },
    payment_intent: null,
    livemode: false,
    created: seconds(),
    expires_at: seconds() + 35 * 60,
    url: expect.stringContaining(`${fake.endpoint}/c/pay/${session.id}#fid`),
  });
  expect(session.id).toMatch(/^cs_test_\w{58}$/);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    id: session.id,
    status: "open",
  });
});

test("the API version served is the one that the SDK pins", async () => {
  await create();
  expect(stripe.getApiField("version")).toBe(stripeApiVersion);
});

test("a sum in another currency is kept in that currency's smallest unit", async () => {
  const session = await create({ line_items: [rupees("Course", 500, "JPY")] });
  expect(session).toMatchObject({ currency: "jpy", amount_total: 50_000 });
});

test.each([
  ["29 minutes", 29 * 60, false],
  ["30 minutes", 30 * 60, true],
  ["24 hours", 24 * 3600, true],
  ["24 hours and a second", 24 * 3600 + 1, false],
])('a session life of %s has "accepted" %s', async (_name, life, allowed) => {
  const call = create({ expires_at: seconds() + life });
  if (allowed) expect((await call).expires_at).toBe(seconds() + life);
  else expect(await failureOf(call)).toMatchObject({ statusCode: 400, param: "expires_at" });
});

test("a session without expires_at lasts a day", async () => {
  expect((await create()).expires_at).toBe(seconds() + 24 * 3600);
});

test("a total below fifty paise is refused as too small", async () => {
  const paise = (unit_amount: number) => ({
    line_items: [{ quantity: 1, price_data: { currency: "inr", unit_amount, product_data: { name: "A" } } }],
  });
  expect(await failureOf(create(paise(49)))).toMatchObject({ statusCode: 400, code: "amount_too_small" });
  expect(await failureOf(create(paise(0)))).toMatchObject({ code: "amount_too_small" });
  expect((await create(paise(50))).amount_total).toBe(50);
});

test("wrong parameters are refused by name", async () => {
  const wrong: [Partial<Stripe.Checkout.SessionCreateParams>, string][] = [
    [{ line_items: [] }, "line_items"],
    [{ line_items: [rupees("A", 1), rupees("B", 1, "usd")] }, "line_items"],
    [{ line_items: [rupees("A", 0.001)] }, "line_items[0][price_data][unit_amount]"],
    [{ line_items: [rupees("A", 1, "rupees")] }, "line_items[0][price_data][currency]"],
    [{ line_items: [rupees("", 1)] }, "line_items[0][price_data][product_data][name]"],
    [{ success_url: "/thank-you" }, "success_url"],
    [{ customer_email: "asha" }, "customer_email"],
    [{ mode: "subscription" }, "mode"],
    [{ client_reference_id: "x".repeat(201) }, "client_reference_id"],
    [{ metadata: { note: "x".repeat(501) } }, "metadata[note]"],
    [{ discounts: [{ coupon: "TEN" }] }, "discounts"],
    [{ allow_promotion_codes: true }, "allow_promotion_codes"],
  ];
  for (const [more, param] of wrong) {
    const failure = await failureOf(create(more));
    expect(failure).toMatchObject({ statusCode: 400, type: "StripeInvalidRequestError", param });
  }
});

test("an open session expires on request, once", async () => {
  const { id } = await create();
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: "expired", url: null });
  expect(await failureOf(stripe.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 });
  expect(fake.control.events()).toMatchObject([
    { type: "checkout.session.expired", data: { object: { id } } },
  ]);
});

test("a session expires by the clock, even if it is only read", async () => {
  const { id } = await create({ expires_at: seconds() + 1800 });
  clock += 1_799_000;
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("open");
  clock += 1000;
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("expired");
  expect(fake.control.sweep()).toBe(0);
  expect(fake.control.events().map(({ type }) => type)).toEqual(["checkout.session.expired"]);
  expect(() => fake.control.pay(id)).toThrow("expired");
});

test("a sweep expires sessions that nobody reads", async () => {
  await create({ expires_at: seconds() + 1800 });
  await create({ expires_at: seconds() + 3600 });
  clock += 1_800_000;
  await expect.poll(() => fake.control.events().length, { timeout: 3000 }).toBe(1);
});

test("a call that is not served is refused loudly", async () => {
  const calls = [
    () => stripe.customers.create({ email: "asha@example.com" }),
    () => stripe.checkout.sessions.update("cs_test_x", { metadata: {} }),
    () => stripe.paymentIntents.create({ amount: 100, currency: "inr" }),
    () => stripe.webhookEndpoints.list(),
  ];
  for (const call of calls) {
    const failure = await failureOf(call());
    expect(failure).toMatchObject({ statusCode: 404, message: expect.stringContaining("Unrecognized") });
  }
  expect(await failureOf(stripe.checkout.sessions.retrieve("cs_test_x"))).toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
  const { id } = await create();
  for (const expand of ["customer", "line_items"]) {
    expect(await failureOf(stripe.checkout.sessions.retrieve(id, { expand: [expand] }))).toMatchObject({
      statusCode: 400,
    });
  }
});

test("a call with a missing, live or foreign key is refused", async () => {
  const picky = await startStripe({ authorize: (key) => key.endsWith("_payments") });
  const list = (key: string) => sdk(picky.endpoint, { key }).refunds.list({ payment_intent: "pi_1" });
  expect((await list("rk_test_payments")).data).toEqual([]);
  for (const key of [
    "rk_test_other",
    "sk_test_other",
    "pk_test_payments",
    "rk_live_payments",
    "sk_live_real",
    "nonsense",
  ]) {
    expect(await failureOf(list(key))).toMatchObject({ statusCode: 401, type: "StripeAuthenticationError" });
  }
  expect((await fetch(`${picky.endpoint}/v1/refunds`)).status).toBe(401);
  const old = stripe.refunds.list({ payment_intent: "pi_1" }, { apiVersion: "2020-08-27" });
  expect(await failureOf(old)).toMatchObject({ statusCode: 400 });
  await picky.close();
});
