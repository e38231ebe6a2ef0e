// What the shop makes of Stripe's objects: what was taken and went back, for what fee, and what is still under way.
import type Stripe from "stripe";
import { describe, expect, test, vi } from "vitest";
import { capturedOf, sessionOf, sessionOfPayment } from "./stripe-view.ts";

const created = 1_790_000_000;

interface Charged {
  refunds?: { data: object[]; has_more: boolean };
  disputed?: boolean;
  balance_transaction?: unknown;
}

const charge = (more: Charged = {}) => ({
  id: "ch_1",
  created: created + 5,
  disputed: false,
  refunds: { data: [], has_more: false },
  balance_transaction: null,
  ...more,
});

const intent = (more: object = {}) =>
  ({
    id: "pi_1",
    amount: 99_900,
    currency: "inr",
    livemode: false,
    metadata: { orderId: "ORDER_1" },
    status: "succeeded",
    created,
    latest_charge: charge(),
    last_payment_error: null,
    ...more,
  }) as unknown as Stripe.PaymentIntent;

const session = (more: object = {}) =>
  ({
    id: "cs_1",
    url: "https://stripe.example/1",
    client_reference_id: "ORDER_1",
    amount_total: 99_900,
    currency: "inr",
    mode: "payment",
    livemode: false,
    status: "complete",
    payment_status: "paid",
    payment_intent: intent(),
    created,
    ...more,
  }) as unknown as Stripe.Checkout.Session;

const refund = (id: string, status: string | null, key?: string) => ({
  ...{ id, amount: 100, status, created: created + 9, metadata: key === undefined ? null : { key } },
});

/** An account that lists these when it is asked. */
function account(listed: { refunds?: object[]; disputes?: object[] } = {}) {
  const refunds = vi.fn(async (_: object) => ({ data: listed.refunds ?? [] }));
  const disputes = vi.fn(async (_: object) => ({ data: listed.disputes ?? [] }));
  const client = { refunds: { list: refunds }, disputes: { list: disputes } } as unknown as Stripe;
  return { client, refunds, disputes };
}

/** What is read of a payment's charge. */
async function captureOf(more: Charged, listed: Parameters<typeof account>[0] = {}) {
  const { client, refunds, disputes } = account(listed);
  const { captures } = await sessionOfPayment(client, intent({ latest_charge: charge(more) }));
  return { capture: captures[0], refunds, disputes };
}

describe("a Stripe session", () => {
  test("shows its capture once it is paid", async () => {
    const { client, refunds, disputes } = account();
    expect(await sessionOf(client, session({ url: null, livemode: true }))).toEqual({
      ...{ id: "cs_1", url: null, orderId: "ORDER_1", amount: 99_900, currency: "inr", live: true },
      ...{ open: false, underWay: false, cause: undefined },
      captures: [{ paymentId: "pi_1", amount: 99_900, at: (created + 5) * 1000, refunds: [] }],
    });
    expect(refunds).not.toHaveBeenCalled();
    expect(disputes).not.toHaveBeenCalled();
  });

  test.each([
    ["open", "unpaid", null, true, false],
    ["expired", "unpaid", null, false, false],
    ["a word of next year", "unpaid", null, true, false],
    ["complete", "unpaid", intent({ status: "processing" }), false, true],
    ["complete", "unpaid", null, false, true],
    ["complete", "unpaid", "pi_1", false, true],
    ["complete", "unpaid", intent({ status: "requires_payment_method" }), false, false],
    ["complete", "unpaid", intent({ status: "canceled" }), false, false],
    ["open", "unpaid", intent({ status: "processing" }), true, false],
    ["complete", "paid", intent(), false, false],
  ])(
    "shows its status %s and payment status %s in row %#",
    async (status, payment_status, payment_intent, open, underWay) => {
      const found = await sessionOf(account().client, session({ status, payment_status, payment_intent }));
      expect([found.open, found.underWay]).toEqual([open, underWay]);
      expect(found.captures).toHaveLength(payment_status === "paid" ? 1 : 0);
    },
  );

  test("gives a cause only while nothing is paid", async () => {
    const tried = intent({ last_payment_error: { code: "expired_card" } });
    const cause = async (more: object) =>
      (await sessionOf(account().client, session({ payment_intent: tried, ...more }))).cause;
    expect(await cause({ payment_status: "unpaid" })).toBe("wrong_details");
    expect(await cause({})).toBeUndefined();
    expect(await cause({ payment_status: "unpaid", payment_intent: "pi_1" })).toBeUndefined();
  });

  test("has no currency if it takes no payment or names no sum", async () => {
    expect(await sessionOf(account().client, session({ mode: "setup" }))).toMatchObject({ currency: "" });
    expect(
      await sessionOf(
        account().client,
        session({ currency: null, amount_total: null, payment_intent: null }),
      ),
    ).toMatchObject({
      currency: "",
      amount: 0,
      captures: [{ paymentId: "", amount: 0, at: created * 1000, refunds: [] }],
    });
  });

  test("asks by name for a payment that did not come with it", async () => {
    const { client, refunds } = account({ refunds: [refund("re_1", "succeeded")] });
    const { captures } = await sessionOf(client, session({ payment_intent: "pi_1" }));
    expect(captures[0]).toMatchObject({ paymentId: "pi_1", at: created * 1000, refunds: [{ id: "re_1" }] });
    expect(refunds).toHaveBeenCalledWith({ payment_intent: "pi_1", limit: 100 });
  });
});

test.each([
  ["succeeded", "done"],
  ["failed", "failed"],
  ["canceled", "failed"],
  ["pending", "pending"],
  ["requires_action", "pending"],
  [null, "pending"],
])("the Stripe refund status %s is read as %s", async (status, state) => {
  const data = [refund("re_1", status, "k-1"), refund("re_2", status)];
  const { capture } = await captureOf({ refunds: { data, has_more: false } });
  expect(capture?.refunds).toEqual([
    { id: "re_1", amount: 100, state, key: "k-1", at: (created + 9) * 1000 },
    { id: "re_2", amount: 100, state, key: undefined, at: (created + 9) * 1000 },
  ]);
});

test("refunds that do not fit into the charge are requested", async () => {
  const all = Array.from({ length: 12 }, (_, index) => refund(`re_${index}`, "succeeded"));
  const some = { data: all.slice(0, 10), has_more: true };
  const { capture, refunds } = await captureOf({ refunds: some }, { refunds: all });
  expect(capture?.refunds).toHaveLength(12);
  expect(refunds).toHaveBeenCalledTimes(1);
});

test.each([
  ["lost", "lost"],
  ["won", "won"],
  ["needs_response", "open"],
  ["warning_closed", "open"],
])("the Stripe dispute status %s is read as %s", async (status, state) => {
  const { capture, disputes } = await captureOf({ disputed: true }, { disputes: [{ id: "dp_1", status }] });
  expect(capture?.dispute).toEqual({ id: "dp_1", state });
  expect(disputes).toHaveBeenCalledWith({ charge: "ch_1", limit: 1 });
});

test("a disputed charge counts as disputed even if its dispute is not listed", async () => {
  const { capture } = await captureOf({ disputed: true });
  expect(capture?.dispute).toEqual({ id: "ch_1", state: "open" });
});

test.each([[458], [0]])("a fee is split from its tax of %i", async (feeTax) => {
  const tax = feeTax > 0 ? [{ type: "tax", amount: feeTax }] : [];
  const fee_details = [{ type: "stripe_fee", amount: 3000 - feeTax }, ...tax];
  const { capture } = await captureOf({ balance_transaction: { fee: 3000, fee_details } });
  expect(capture).toMatchObject({ fee: 3000 - feeTax, feeTax });
});

test("a fee that is not booked yet is unknown", async () => {
  for (const balance_transaction of [null, "txn_1"]) {
    const { capture } = await captureOf({ balance_transaction });
    for (const part of ["fee", "feeTax"]) expect(capture).not.toHaveProperty(part);
  }
});

test.each([
  ["succeeded", 1, false],
  ["processing", 0, true],
  ["requires_payment_method", 0, false],
  ["canceled", 0, false],
])("a payment read by its own id has the status %s", async (status, capture, underWay) => {
  const found = await sessionOfPayment(account().client, intent({ status, latest_charge: "ch_1" }));
  expect(found).toMatchObject({
    ...{ id: "pi_1", url: null, orderId: "ORDER_1", amount: 99_900, currency: "inr", live: false },
    ...{ open: false, underWay },
  });
  expect(found.captures.map(({ at }) => at)).toEqual(Array(capture).fill(created * 1000));
  expect((await sessionOfPayment(account().client, intent({ metadata: {} }))).orderId).toBeNull();
});

test("capturedOf reads a charge of the books", () => {
  const booked = (more: object) =>
    capturedOf({
      ...{ id: "ch_1", payment_intent: "pi_1", amount: 99_900, amount_refunded: 100, currency: "inr" },
      ...{ created, metadata: { orderId: "ORDER_1" }, description: "Everything", ...more },
    } as unknown as Stripe.Charge);
  const facts = { amount: 99_900, returned: 100, currency: "inr", at: created * 1000, orderId: "ORDER_1" };
  expect(booked({})).toEqual({ paymentId: "pi_1", ...facts, description: "Everything" });
  expect(booked({ payment_intent: { id: "pi_2" }, description: null })).toEqual({
    paymentId: "pi_2",
    ...facts,
  });
  expect(booked({ payment_intent: null }).paymentId).toBe("ch_1");
});
