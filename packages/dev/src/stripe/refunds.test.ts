import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type StripeStandIn, startStripe } from "./start-stripe.ts";
import { basket, failureOf, listen, SECRET, sdk, soon } from "./testing.ts";

let fake: StripeStandIn;
let stripe: Stripe;

beforeEach(async () => {
  fake = await startStripe({ decidesAfter: 20 });
  stripe = sdk(fake.endpoint);
});
afterEach(() => fake.close());

type Course = NonNullable<NonNullable<Parameters<StripeStandIn["control"]["pay"]>[1]>["refunds"]>;

async function paid(refunds?: Course) {
  const { id } = await stripe.checkout.sessions.create(basket());
  const { session } = fake.control.pay(id, refunds ? { refunds } : {});
  return String(session.payment_intent);
}

const chargeOf = async (payment_intent: string) => (await stripe.charges.list({ payment_intent })).data[0];

/** The types of events since, oldest first, and what the last of a type says. */
const types = () =>
  fake.control
    .events()
    .map(({ type }) => type)
    .reverse()
    .filter((type) => type.includes("refund"));
const last = (type: string) => fake.control.events().find((event) => event.type === type)?.data;

describe("a refund", () => {
  test("of most payments succeeds at once, with its own event beside the charge's", async () => {
    const intent = await paid();
    const refund = await stripe.refunds.create({ payment_intent: intent, metadata: { plan: "1" } });
    expect(refund).toMatchObject({ status: "succeeded", metadata: { plan: "1" } });
    expect(types()).toEqual(["refund.created", "charge.refunded"]);
    expect(last("refund.created")?.object).toMatchObject({ id: refund.id, metadata: { plan: "1" } });
  });

  test("can be pending first, counted in the charge from the start, and then succeed", async () => {
    const intent = await paid("pending");
    const refund = await stripe.refunds.create({ payment_intent: intent, amount: 59_900 });
    expect(refund).toMatchObject({ status: "pending", pending_reason: "processing" });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 59_900, refunded: false });
    expect(fake.control.sweep()).toBe(0);

    expect(fake.control.settleRefund(refund.id, "succeeded").status).toBe("succeeded");
    const after = await stripe.refunds.retrieve(refund.id);
    expect(after).toMatchObject({ status: "succeeded" });
    expect(after.pending_reason).toBeUndefined();
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 59_900 });
    expect(types()).toEqual(["refund.created", "charge.refunded", "charge.refund.updated", "refund.updated"]);
    expect(last("refund.updated")).toMatchObject({
      object: { id: refund.id, status: "succeeded" },
      previous_attributes: { status: "pending" },
    });
  });

  test.each(["pending_fails", "fails_later"] as const)(
    "can fail in the end (%s): the money is back",
    async (course) => {
      const intent = await paid(course);
      const refund = await stripe.refunds.create({ payment_intent: intent });
      expect(refund.status).toBe(course === "fails_later" ? "succeeded" : "pending");
      expect(await chargeOf(intent)).toMatchObject({ refunded: true });

      fake.control.settleRefund(refund.id, "failed", "lost_or_stolen_card");
      const after = await stripe.refunds.retrieve(refund.id, { expand: ["failure_balance_transaction"] });
      expect(after).toMatchObject({
        status: "failed",
        failure_reason: "lost_or_stolen_card",
        failure_balance_transaction: { amount: 159_800, type: "refund_failure", source: refund.id },
      });
      expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
      expect(types().slice(2)).toEqual(["charge.refund.updated", "refund.updated", "refund.failed"]);
      expect(last("charge.refund.updated")).toMatchObject({
        object: { status: "failed", failure_reason: "lost_or_stolen_card" },
        previous_attributes: { status: refund.status, failure_reason: null },
      });
      // What came back can be sent again.
      expect((await stripe.refunds.create({ payment_intent: intent })).amount).toBe(159_800);
    },
  );

  test("that failed leaves the others of its charge alone", async () => {
    const intent = await paid();
    const first = await stripe.refunds.create({ payment_intent: intent, amount: 100 });
    await stripe.refunds.create({ payment_intent: intent, amount: 59_900 });
    fake.control.settleRefund(first.id, "failed");
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 59_900 });
    const listed = await stripe.refunds.list({ payment_intent: intent });
    expect(listed.data.map(({ status }) => status)).toEqual(["succeeded", "failed"]);
    expect(fake.control.refunds(intent).map(({ amount }) => amount)).toEqual([100, 59_900]);
  });

  test("moves only where refunds can move", async () => {
    const intent = await paid();
    const { id } = await stripe.refunds.create({ payment_intent: intent });
    expect(() => fake.control.settleRefund(id, "succeeded")).toThrow("cannot become succeeded");
    expect(() => fake.control.settleRefund(id, "failed", "bad mood" as never)).toThrow("failure reason");
    fake.control.settleRefund(id, "failed");
    expect(() => fake.control.settleRefund(id, "failed")).toThrow("cannot become failed");
    expect(() => fake.control.settleRefund("re_none", "failed")).toThrow("No such refund");
    expect(() => fake.control.planRefunds("maybe" as never)).toThrow("Unknown course");
  });

  test("goes as was said about its payment, or about all", async () => {
    const [one, other] = [await paid(), await paid()];
    fake.control.planRefunds("pending");
    fake.control.planRefunds("succeeds", one);
    expect((await stripe.refunds.create({ payment_intent: one })).status).toBe("succeeded");
    expect((await stripe.refunds.create({ payment_intent: other })).status).toBe("pending");
    expect(fake.control.refund(await paid()).status).toBe("pending");
  });

  test.each([
    ["refund_waits", "pending", "succeeded"],
    ["refund_fails", "succeeded", "failed"],
  ])("of a payment made with the page's button %s is %s, and by itself %s", async (how, first, then) => {
    const { id, url } = await stripe.checkout.sessions.create(basket());
    await fetch(url ?? "", { method: "POST", body: new URLSearchParams({ how }), redirect: "manual" });
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
    const refund = await stripe.refunds.create({ payment_intent: String(payment_intent) });
    expect(refund.status).toBe(first);
    await expect.poll(async () => (await stripe.refunds.retrieve(refund.id)).status, soon).toBe(then);
  });
});

test("what a payment cost is in its balance transaction, and stays with Stripe after a refund", async () => {
  const intent = await paid();
  const expand = ["latest_charge.balance_transaction"];
  const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand });
  expect(latest_charge).toMatchObject({
    balance_transaction: {
      object: "balance_transaction",
      amount: 159_800,
      fee: 3771,
      net: 156_029,
      type: "charge",
      currency: "inr",
      fee_details: [
        { type: "stripe_fee", amount: 3196 },
        { type: "tax", amount: 575 },
      ],
    },
  });
  const refund = await stripe.refunds.create({
    payment_intent: intent,
    amount: 100,
    expand: ["balance_transaction"],
  });
  expect(refund.balance_transaction).toMatchObject({ amount: -100, fee: 0, net: -100, fee_details: [] });
  const id = (refund.balance_transaction as { id: string }).id;
  expect((await stripe.balanceTransactions.retrieve(id)).source).toBe(refund.id);
  expect((await failureOf(stripe.balanceTransactions.retrieve("txn_none"))).code).toBe("resource_missing");
});

test("fees can take their time", async () => {
  fake.control.holdFees(true);
  const intent = await paid();
  const fee = async () => {
    const expand = ["latest_charge.balance_transaction"];
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand });
    const charge = latest_charge as Stripe.Charge;
    return (charge.balance_transaction as Stripe.BalanceTransaction | null)?.fee ?? null;
  };
  expect(await fee()).toBeNull();
  fake.control.holdFees(false);
  expect(await fee()).toBe(3771);
});

test("a night's work: all payments of a day, page by page, with their charges", async () => {
  const intents = [await paid(), await paid(), await paid()];
  fake.control.decline((await stripe.checkout.sessions.create(basket())).id);
  const now = Math.floor(Date.now() / 1000);
  const created = { gte: now - 60, lt: now + 60 };
  const seen: Stripe.PaymentIntent[] = [];
  const list = { created, limit: 2, expand: ["data.latest_charge.balance_transaction"] };
  for await (const intent of stripe.paymentIntents.list(list)) seen.push(intent);
  expect(seen).toHaveLength(4);
  expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining(intents));
  const taken = seen.filter(({ status }) => status === "succeeded");
  expect(taken.map(({ latest_charge }) => (latest_charge as Stripe.Charge).paid)).toEqual([true, true, true]);
  expect(taken[0]?.metadata).toEqual({ orderId: "ORDER_1" });
  expect((await stripe.paymentIntents.list({ created: { lt: created.gte } })).data).toEqual([]);
  expect((await stripe.charges.list({ created, limit: 100 })).data).toHaveLength(4);
  const page = await stripe.checkout.sessions.list({ payment_intent: intents[1] ?? "" });
  expect(page.data).toMatchObject([{ payment_intent: intents[1], payment_status: "paid" }]);
});

test("an endpoint is told of the types it is subscribed to, and no others", async () => {
  const shop = await listen();
  const events = ["charge.refunded", "refund.failed"];
  fake.control.webhooks.setEndpoint({ url: shop.url, secret: SECRET, events });
  const { id } = fake.control.refund(await paid());
  fake.control.settleRefund(id, "failed");
  await expect.poll(() => shop.types().sort(), soon).toEqual(events);
  expect(fake.control.deliveries()).toHaveLength(2);
  expect(fake.control.events().length).toBeGreaterThan(2);
  await shop.close();
});

test("two pages of one order can both be paid: which of them counts is the shop's affair", async () => {
  const [older, newer] = [
    await stripe.checkout.sessions.create(basket()),
    await stripe.checkout.sessions.create(basket()),
  ];
  for (const { url } of [older, newer]) {
    const answer = await fetch(url ?? "", {
      method: "POST",
      body: new URLSearchParams({ how: "now" }),
      redirect: "manual",
    });
    expect(answer.status).toBe(303);
  }
  const intents = (await stripe.paymentIntents.list()).data;
  expect(intents.map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
  expect(new Set(intents.map(({ metadata }) => metadata?.orderId))).toEqual(new Set(["ORDER_1"]));
});
