import type Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { soon } from "../kit/testing.ts";
import { type StripeStandIn, startStripe } from "./start-stripe.ts";
import { basket, sdk } from "./testing.ts";

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

const chargeOf = async (intent: string) => {
  const expand = ["latest_charge.balance_transaction"];
  return (await stripe.paymentIntents.retrieve(intent, { expand })).latest_charge as Stripe.Charge;
};
const refundOf = (id: string) => fake.control.refunds().find((refund) => refund.id === id);

/** The types of events since, oldest first, and what the last of a type says. */
const types = () =>
  fake.control
    .events()
    .map(({ type }) => type)
    .reverse()
    .filter((type) => type.includes("refund"));
const last = (type: string) => fake.control.events().find((event) => event.type === type)?.data;

describe("a refund", () => {
  test("succeeds at once, with an event beside the charge's", async () => {
    const intent = await paid();
    const refund = await stripe.refunds.create({ payment_intent: intent, metadata: { plan: "1" } });
    expect(refund).toMatchObject({ status: "succeeded", metadata: { plan: "1" } });
    expect(types()).toEqual(["refund.created", "charge.refunded"]);
    expect(last("refund.created")?.object).toMatchObject({ id: refund.id, metadata: { plan: "1" } });
  });

  test("counts in the charge while it is pending", async () => {
    const intent = await paid("pending");
    const refund = await stripe.refunds.create({ payment_intent: intent, amount: 59_900 });
    expect(refund).toMatchObject({ status: "pending" });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 59_900, refunded: false });
    expect(fake.control.sweep()).toBe(0);

    expect(fake.control.settleRefund(refund.id, "succeeded").status).toBe("succeeded");
    expect(refundOf(refund.id)?.status).toBe("succeeded");
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 59_900 });
    expect(types()).toEqual(["refund.created", "charge.refunded", "charge.refund.updated", "refund.updated"]);
    expect(last("refund.updated")).toMatchObject({
      object: { id: refund.id, status: "succeeded" },
    });
  });

  test.each(["pending_fails", "fails_later"] as const)(
    "returns its money to the charge if it fails (%s)",
    async (course) => {
      const intent = await paid(course);
      const refund = await stripe.refunds.create({ payment_intent: intent });
      expect(refund.status).toBe(course === "fails_later" ? "succeeded" : "pending");
      expect(await chargeOf(intent)).toMatchObject({ refunded: true });

      fake.control.settleRefund(refund.id, "failed");
      const [after] = (await stripe.refunds.list({ payment_intent: intent })).data;
      expect(after).toMatchObject({ status: "failed", failure_reason: "expired_or_canceled_card" });
      expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
      expect(types().slice(2)).toEqual(["charge.refund.updated", "refund.updated", "refund.failed"]);
      expect(last("charge.refund.updated")).toMatchObject({
        object: { status: "failed", failure_reason: "expired_or_canceled_card" },
      });
      // What came back can be sent again.
      expect((await stripe.refunds.create({ payment_intent: intent })).amount).toBe(159_800);
    },
  );

  test("leaves the other refunds of its charge alone if it fails", async () => {
    const intent = await paid();
    const first = await stripe.refunds.create({ payment_intent: intent, amount: 100 });
    await stripe.refunds.create({ payment_intent: intent, amount: 59_900 });
    fake.control.settleRefund(first.id, "failed");
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 59_900 });
    const listed = await stripe.refunds.list({ payment_intent: intent });
    expect(listed.data.map(({ status }) => status)).toEqual(["succeeded", "failed"]);
    expect(fake.control.refunds(intent).map(({ amount }) => amount)).toEqual([100, 59_900]);
  });

  test("moves only along its allowed states", async () => {
    const intent = await paid();
    const { id } = await stripe.refunds.create({ payment_intent: intent });
    expect(() => fake.control.settleRefund(id, "succeeded")).toThrow("cannot become succeeded");
    fake.control.settleRefund(id, "failed");
    expect(() => fake.control.settleRefund(id, "failed")).toThrow("cannot become failed");
    expect(() => fake.control.settleRefund("re_none", "failed")).toThrow("No such refund");
    expect(() => fake.control.planRefunds("maybe" as never)).toThrow("Unknown course");
  });

  test("follows the plan for its payment, or the plan for all", async () => {
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
  ])("after the page's button %s is %s, then %s by itself", async (how, first, then) => {
    const { id, url } = await stripe.checkout.sessions.create(basket());
    await fetch(url ?? "", { method: "POST", body: new URLSearchParams({ how }), redirect: "manual" });
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
    const refund = await stripe.refunds.create({ payment_intent: String(payment_intent) });
    expect(refund.status).toBe(first);
    await expect.poll(() => refundOf(refund.id)?.status, soon).toBe(then);
  });
});

test("a payment's fee is in its balance transaction", async () => {
  expect(await chargeOf(await paid())).toMatchObject({
    balance_transaction: {
      object: "balance_transaction",
      amount: 159_800,
      fee: 3771,
      net: 156_029,
      fee_details: [
        { type: "stripe_fee", amount: 3196 },
        { type: "tax", amount: 575 },
      ],
    },
  });
});

test("a fee can be booked later", async () => {
  fake.control.holdFees(true);
  const intent = await paid();
  const fee = async () => {
    const { balance_transaction } = await chargeOf(intent);
    return (balance_transaction as Stripe.BalanceTransaction | null)?.fee ?? null;
  };
  expect(await fee()).toBeNull();
  fake.control.holdFees(false);
  expect(await fee()).toBe(3771);
});

test("the books list all charges of a time page by page", async () => {
  await paid();
  fake.control.decline((await stripe.checkout.sessions.create(basket())).id);
  await paid();
  const now = Math.floor(Date.now() / 1000);
  const created = { gte: now - 60, lt: now + 60 };
  const seen: Stripe.Charge[] = [];
  for await (const charge of stripe.charges.list({ created, limit: 2 })) seen.push(charge);
  expect(seen.map(({ paid, captured }) => paid && captured)).toEqual([true, false, true]);
  expect(seen[0]?.metadata).toEqual({ orderId: "ORDER_1" });
  const before = { gte: 0, lt: created.gte };
  expect((await stripe.charges.list({ created: before })).data).toEqual([]);
});
