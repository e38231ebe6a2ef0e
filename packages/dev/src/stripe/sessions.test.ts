import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { API_VERSION } from "./rows.ts";
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

test("a session carries what the shop gave it", async () => {
  const session = await create({ expires_at: seconds() + 35 * 60 });
  expect(session).toMatchObject({
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    amount_subtotal: 159_800,
    amount_total: 159_800,
    currency: "inr",
    client_reference_id: "ORDER_1",
    customer_email: "asha@example.com",
    customer_details: { email: "asha@example.com" },
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

test("the API version served is the one the SDK pins", async () => {
  const session = await create();
  expect(stripe.getApiField("version")).toBe(API_VERSION);
  expect(session.lastResponse.apiVersion).toBe(API_VERSION);
});

test("other currencies are kept in their own smallest unit", async () => {
  const session = await create({ line_items: [rupees("Course", 500, "JPY")] });
  expect(session).toMatchObject({ currency: "jpy", amount_total: 50_000 });
});

test("line items come in order and can be expanded or listed", async () => {
  const { id } = await create({
    line_items: [rupees("A", 1), { ...rupees("B", 2), quantity: 3 }, rupees("C", 3)],
  });
  const expanded = await stripe.checkout.sessions.retrieve(id, { expand: ["line_items"] });
  expect(expanded.line_items?.data.map(({ description }) => description)).toEqual(["A", "B", "C"]);
  const listed = await stripe.checkout.sessions.listLineItems(id, { limit: 2 });
  expect(listed.has_more).toBe(true);
  expect(listed.data[1]).toMatchObject({ quantity: 3, amount_total: 600, currency: "inr" });
  expect(listed.data[1]?.price).toMatchObject({ unit_amount: 200, type: "one_time" });
});

test.each([
  ["29 minutes", 29 * 60, false],
  ["30 minutes", 30 * 60, true],
  ["24 hours", 24 * 3600, true],
  ["24 hours and a second", 24 * 3600 + 1, false],
])("a session may live %s: %s", async (_name, life, allowed) => {
  const call = create({ expires_at: seconds() + life });
  if (allowed) expect((await call).expires_at).toBe(seconds() + life);
  else expect(await failureOf(call)).toMatchObject({ statusCode: 400, param: "expires_at" });
});

test("without expires_at a session lives a day", async () => {
  expect((await create()).expires_at).toBe(seconds() + 24 * 3600);
});

test("totals below fifty paise are too small", async () => {
  const paise = (unit_amount: number) => ({
    line_items: [{ quantity: 1, price_data: { currency: "inr", unit_amount, product_data: { name: "A" } } }],
  });
  expect(await failureOf(create(paise(49)))).toMatchObject({ statusCode: 400, code: "amount_too_small" });
  expect(await failureOf(create(paise(0)))).toMatchObject({ code: "amount_too_small" });
  expect((await create(paise(50))).amount_total).toBe(50);
});

test("wrong parameters are refused with their name", async () => {
  const wrong: [Partial<Stripe.Checkout.SessionCreateParams>, string, string?][] = [
    [{ line_items: [] }, "line_items", "parameter_missing"],
    [{ line_items: [rupees("A", 1), rupees("B", 1, "usd")] }, "line_items"],
    [
      { line_items: [rupees("A", 0.001)] },
      "line_items[0][price_data][unit_amount]",
      "parameter_invalid_integer",
    ],
    [{ line_items: [rupees("A", 1, "xxq")] }, "line_items[0][price_data][currency]"],
    [
      { line_items: [rupees("", 1)] },
      "line_items[0][price_data][product_data][name]",
      "parameter_invalid_empty",
    ],
    [{ success_url: "/thank-you" }, "success_url", "url_invalid"],
    [{ customer_email: "asha" }, "customer_email", "email_invalid"],
    [{ mode: "subscription" }, "mode"],
    [{ client_reference_id: "x".repeat(201) }, "client_reference_id"],
    [{ metadata: { note: "x".repeat(501) } }, "metadata[note]"],
    [{ discounts: [{ coupon: "TEN" }] }, "discounts", "parameter_unknown"],
    [{ allow_promotion_codes: true }, "allow_promotion_codes", "parameter_unknown"],
  ];
  for (const [more, param, code] of wrong) {
    const failure = await failureOf(create(more));
    expect(failure).toMatchObject({ statusCode: 400, type: "StripeInvalidRequestError", param });
    if (code) expect(failure.code).toBe(code);
  }
});

test("an open session expires on request, once", async () => {
  const { id } = await create();
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: "expired", url: null });
  expect(await failureOf(stripe.checkout.sessions.expire(id))).toMatchObject({ statusCode: 400 });
  expect(fake.control.events()).toMatchObject([
    {
      type: "checkout.session.expired",
      data: { object: { id } },
      request: { id: expect.stringMatching(/^req_/) },
    },
  ]);
});

test("a session expires by the clock, also when it is only looked at, and says so once", async () => {
  const { id } = await create({ expires_at: seconds() + 1800 });
  clock += 1_799_000;
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("open");
  clock += 1000;
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("expired");
  expect(fake.control.sweep()).toBe(0);
  expect(fake.control.events().map(({ type }) => type)).toEqual(["checkout.session.expired"]);
  expect(() => fake.control.pay(id)).toThrow("expired");
});

test("a sweep expires what nobody looks at", async () => {
  await create({ expires_at: seconds() + 1800 });
  await create({ expires_at: seconds() + 3600 });
  clock += 1_800_000;
  await expect.poll(() => fake.control.events().length, { timeout: 3000 }).toBe(1);
});

test("lists are newest first, filtered and paged", async () => {
  const made: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    made.unshift((await create()).id);
    clock += 10_000;
  }
  const all: string[] = [];
  for await (const session of stripe.checkout.sessions.list({ limit: 2 })) all.push(session.id);
  expect(all).toEqual(made);

  const first = await stripe.checkout.sessions.list({ limit: 2 });
  expect(first).toMatchObject({ object: "list", has_more: true, url: "/v1/checkout/sessions" });
  const back = await stripe.checkout.sessions.list({ limit: 2, ending_before: made[3] ?? "" });
  expect(back.data.map(({ id }) => id)).toEqual([made[1], made[2]]);
  const young = await stripe.checkout.sessions.list({ created: { gt: START / 1000 + 20 } });
  expect(young.data.map(({ id }) => id)).toEqual([made[0], made[1]]);
  const { session } = fake.control.pay(made[2] ?? "");
  const paid = await stripe.checkout.sessions.list({ payment_intent: String(session.payment_intent) });
  expect(paid.data.map(({ id }) => id)).toEqual([made[2]]);
  expect((await stripe.checkout.sessions.list({ status: "complete" })).data).toHaveLength(1);
  expect(await failureOf(stripe.checkout.sessions.list({ limit: 101 }))).toMatchObject({ param: "limit" });
});

test("what is not served is refused loudly", async () => {
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
  for (const expand of ["customer", "line_items.data.price.product", "payment_intent.invoice"]) {
    expect(await failureOf(stripe.checkout.sessions.retrieve(id, { expand: [expand] }))).toMatchObject({
      statusCode: 400,
    });
  }
});

test("keys are checked: none, live, refused by the caller, and another API version", async () => {
  const picky = await startStripe({ authorize: (key) => key === "rk_test_payments" });
  const list = (key: string) => sdk(picky.endpoint, { key }).checkout.sessions.list();
  expect((await list("rk_test_payments")).data).toEqual([]);
  for (const key of ["sk_test_other", "sk_live_real", "nonsense"]) {
    expect(await failureOf(list(key))).toMatchObject({ statusCode: 401, type: "StripeAuthenticationError" });
  }
  expect((await fetch(`${picky.endpoint}/v1/events`)).status).toBe(401);
  const old = stripe.checkout.sessions.list({}, { apiVersion: "2020-08-27" });
  expect(await failureOf(old)).toMatchObject({ statusCode: 400 });
  await picky.close();
});
