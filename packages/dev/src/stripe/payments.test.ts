import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type StripeStandIn, startStripe } from "./start-stripe.ts";
import { basket, failureOf, sdk } from "./testing.ts";

let fake: StripeStandIn;
let stripe: Stripe;

beforeEach(async () => {
  fake = await startStripe();
  stripe = sdk(fake.endpoint);
});
afterEach(() => fake.close());

const create = () => stripe.checkout.sessions.create(basket());
const types = () =>
  fake.control
    .events()
    .map(({ type }) => type)
    .reverse();

/** A paid session and the id of its payment intent. */
async function paid() {
  const { session } = fake.control.pay((await create()).id);
  return { id: session.id, intent: String(session.payment_intent) };
}

test("a paid session, its intent and its charge agree", async () => {
  const { id } = await create();
  expect(fake.control.pay(id).redirect).toBe(`http://localhost:3000/thank-you?session_id=${id}`);
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ["payment_intent.latest_charge.refunds"],
  });
  expect(session).toMatchObject({
    status: "complete",
    payment_status: "paid",
    url: null,
    amount_total: 159_800,
    payment_intent: {
      object: "payment_intent",
      status: "succeeded",
      amount: 159_800,
      currency: "inr",
      livemode: false,
      metadata: { orderId: "ORDER_1" },
      latest_charge: {
        object: "charge",
        amount: 159_800,
        amount_refunded: 0,
        paid: true,
        refunded: false,
        disputed: false,
        status: "succeeded",
        metadata: { orderId: "ORDER_1" },
        refunds: { object: "list", data: [] },
      },
    },
  });
  expect(types()).toEqual(["checkout.session.completed"]);
  expect(() => fake.control.pay(id)).toThrow("complete");
});

test("a declined try leaves the session open", async () => {
  const { id } = await create();
  const declined = fake.control.decline(id);
  expect(declined).toMatchObject({ status: "open", payment_status: "unpaid" });
  const intent = await stripe.paymentIntents.retrieve(String(declined.payment_intent), {
    expand: ["latest_charge"],
  });
  expect(intent).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined" },
    latest_charge: { status: "failed", paid: false },
  });
  expect(types()).toEqual([]);
  const { session } = fake.control.pay(id);
  expect(session).toMatchObject({ payment_status: "paid", payment_intent: intent.id });
  expect((await stripe.paymentIntents.retrieve(intent.id)).last_payment_error).toBeNull();
});

test("an expired session cancels the intent of its declined try", async () => {
  const { id } = await create();
  const { payment_intent } = fake.control.decline(id);
  await stripe.checkout.sessions.expire(id);
  expect((await stripe.paymentIntents.retrieve(String(payment_intent))).status).toBe("canceled");
});

test("a delayed payment can succeed later", async () => {
  const { id } = await create();
  const { session } = fake.control.pay(id, { how: "later_ok" });
  expect(session).toMatchObject({ status: "complete", payment_status: "unpaid" });
  const intent = String(session.payment_intent);
  expect((await stripe.paymentIntents.retrieve(intent)).status).toBe("processing");
  expect(await failureOf(stripe.refunds.create({ payment_intent: intent }))).toMatchObject({
    statusCode: 400,
  });
  expect(fake.control.sweep()).toBe(0);
  expect(fake.control.settleLater(id)).toMatchObject({ status: "complete", payment_status: "paid" });
  expect((await stripe.paymentIntents.retrieve(intent)).status).toBe("succeeded");
  expect(types()).toEqual(["checkout.session.completed", "checkout.session.async_payment_succeeded"]);
  expect(() => fake.control.settleLater(id)).toThrow("undecided");
});

test("a delayed payment can fail later", async () => {
  const { id } = await create();
  fake.control.pay(id, { how: "later_fail" });
  const session = fake.control.settleLater(id);
  expect(session).toMatchObject({ status: "complete", payment_status: "unpaid" });
  const intent = await stripe.paymentIntents.retrieve(String(session.payment_intent));
  expect(intent).toMatchObject({ status: "requires_payment_method" });
  expect(types()).toEqual(["checkout.session.completed", "checkout.session.async_payment_failed"]);
});

test("refunds in parts never exceed the payment", async () => {
  const { id, intent } = await paid();
  const refund = await stripe.refunds.create({
    payment_intent: intent,
    amount: 59_900,
    metadata: { item: "ad-templates" },
  });
  expect(refund).toMatchObject({
    object: "refund",
    amount: 59_900,
    status: "succeeded",
    payment_intent: intent,
  });
  expect(refund.metadata).toEqual({ item: "ad-templates" });
  const tooMuch = stripe.refunds.create({ payment_intent: intent, amount: 99_901 });
  expect(await failureOf(tooMuch)).toMatchObject({ statusCode: 400 });
  const rest = await stripe.refunds.create({ payment_intent: intent });
  expect(rest.amount).toBe(99_900);
  const again = await failureOf(stripe.refunds.create({ payment_intent: intent }));
  expect(again).toMatchObject({ statusCode: 400, code: "charge_already_refunded" });

  const listed = await stripe.refunds.list({ payment_intent: intent });
  expect(listed.data.map((entry) => entry.id)).toEqual([rest.id, refund.id]);
  const [whole, part] = fake.control.events().filter(({ type }) => type === "charge.refunded");
  expect(part).toMatchObject({
    type: "charge.refunded",
    data: {
      object: {
        object: "charge",
        amount: 159_800,
        amount_refunded: 59_900,
        refunded: false,
        payment_intent: intent,
      },
    },
  });
  expect(whole?.data.object).toMatchObject({ amount_refunded: 159_800, refunded: true });
  // A refund does not change what the session says.
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe("paid");
});

test("a refund without a valid payment or sum is refused", async () => {
  const { intent } = await paid();
  const wrong: [Stripe.RefundCreateParams, object][] = [
    [{}, { param: "payment_intent" }],
    [{ payment_intent: "pi_none" }, { code: "resource_missing", statusCode: 404 }],
    [{ payment_intent: intent, amount: 0 }, { param: "amount" }],
    [{ payment_intent: intent, amount: -5 }, { param: "amount" }],
    [{ payment_intent: intent, reverse_transfer: true }, { param: "reverse_transfer" }],
  ];
  for (const [params, expected] of wrong) {
    expect(await failureOf(stripe.refunds.create(params))).toMatchObject(expected);
  }
  expect(fake.control.refunds()).toEqual([]);
});

test("a refund from the dashboard takes a part, then the rest", async () => {
  const { intent } = await paid();
  expect(fake.control.refund(intent, 100).amount).toBe(100);
  expect(fake.control.refund(intent).amount).toBe(159_700);
});

test("a dispute is opened, found by its charge and decided", async () => {
  const { intent } = await paid();
  const dispute = fake.control.dispute(intent);
  expect(dispute).toMatchObject({ amount: 159_800, status: "needs_response", payment_intent: intent });
  const found = async () => (await stripe.disputes.list({ charge: String(dispute.charge) })).data;
  expect((await found()).map(({ id }) => id)).toEqual([dispute.id]);
  const refund = await failureOf(stripe.refunds.create({ payment_intent: intent }));
  expect(refund.code).toBe("charge_disputed");
  fake.control.closeDispute(intent, "lost");
  expect((await found())[0]?.status).toBe("lost");
  expect(() => fake.control.closeDispute(intent, "won")).toThrow("no open dispute");
  expect(types().slice(1)).toEqual(["charge.dispute.created", "charge.dispute.closed"]);

  const other = await paid();
  fake.control.dispute(other.intent);
  fake.control.closeDispute(other.intent, "won");
  expect((await stripe.refunds.create({ payment_intent: other.intent })).amount).toBe(159_800);
});

test("a change by the control is seen in the API and later events", async () => {
  const { id } = await create();
  fake.control.tamper(id, { amount_total: 100, currency: "usd", livemode: true });
  const { session } = fake.control.pay(id);
  expect(session).toMatchObject({
    amount_total: 100,
    currency: "usd",
    livemode: true,
    payment_status: "paid",
  });
  const intent = await stripe.paymentIntents.retrieve(String(session.payment_intent));
  expect(intent).toMatchObject({ amount: 100, currency: "usd", livemode: true });
  expect(fake.control.events()[0]).toMatchObject({ livemode: true, data: { object: { amount_total: 100 } } });
  fake.control.tamper(intent.id, { amount: 1 });
  expect((await stripe.paymentIntents.retrieve(intent.id)).amount).toBe(1);
  expect(() => fake.control.tamper("cs_none", {})).toThrow("No such");
});
