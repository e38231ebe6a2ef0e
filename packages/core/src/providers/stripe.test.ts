// The requests that Stripe is sent, and what becomes of each of its answers and messages.
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PaymentRefused } from "./payments.ts";
import { KeySpent, keyAfter } from "./spent-keys.ts";
import { stripePayments } from "./stripe.ts";
import { sessionRequest } from "./testing.ts";

type Answer = { status?: number; body: object; headers?: Record<string, string> };

const session = {
  ...{ id: "cs_1", object: "checkout.session", url: "https://s.example/1", client_reference_id: "ORDER_1" },
  ...{ amount_total: 99_900, currency: "inr", mode: "payment", livemode: false, status: "open", created: 1 },
  ...{ payment_status: "unpaid", payment_intent: null },
};

/** A shop whose requests are answered in turn. */
function shop(answers: Answer[], webhookSecret?: string) {
  const sent: { line: string; body: Record<string, string>; key: string | null }[] = [];
  const fetched = async (url: unknown, { method, body, headers }: RequestInit = {}) => {
    const unexpected: Answer = { status: 400, body: { error: { message: "?" } } };
    const { body: answer, status = 200, headers: more } = answers[sent.length] ?? unexpected;
    sent.push({
      line: `${method} ${decodeURIComponent(String(url)).replace("https://api.stripe.com", "")}`,
      body: Object.fromEntries(new URLSearchParams(String(body ?? ""))),
      key: new Headers(headers).get("idempotency-key"),
    });
    return new Response(JSON.stringify(answer), {
      status,
      headers: { "stripe-should-retry": "false", ...more },
    });
  };
  const httpClient = Stripe.createFetchHttpClient(fetched as typeof fetch);
  const payments = stripePayments({ secretKey: "sk_test_1", httpClient, webhookSecret });
  return { payments, sent, lines: () => sent.map(({ line }) => line) };
}

const error = (status: number, type: string, message: string): Answer => ({
  status,
  body: { error: { type, message } },
});

const request = {
  ...{ ...sessionRequest, amount: 159_800, description: "Bundle and Ad Templates" },
  lines: [...sessionRequest.lines, { name: "Ad Templates", amount: 59_900 }],
};

test("a session lists the products, and its payment names the order", async () => {
  const { payments, sent } = shop([{ body: session }]);
  expect(await payments.open(request)).toMatchObject({ id: "cs_1", url: "https://s.example/1", open: true });
  const buyer = { customerId: "CUST_1", name: "Asha", phone: "+91 (98200) 12345" };
  const about = { orderId: "ORDER_1", attempt: "2", ...buyer };
  const named = (prefix: string) =>
    Object.fromEntries(Object.entries(about).map(([name, value]) => [`${prefix}[${name}]`, value]));
  const line = (index: number, product: string, amount: string) => ({
    [`line_items[${index}][quantity]`]: "1",
    [`line_items[${index}][price_data][currency]`]: "inr",
    [`line_items[${index}][price_data][unit_amount]`]: amount,
    [`line_items[${index}][price_data][product_data][name]`]: product,
  });
  expect(sent).toEqual([
    {
      line: "POST /v1/checkout/sessions",
      key: "ORDER_1:2",
      body: {
        ...{ mode: "payment", client_reference_id: "ORDER_1", customer_email: "asha@shop.in" },
        ...line(0, "Bundle", "99900"),
        ...line(1, "Ad Templates", "59900"),
        billing_address_collection: "required",
        "payment_intent_data[description]": "Bundle and Ad Templates",
        ...named("payment_intent_data[metadata]"),
        ...named("metadata"),
        expires_at: "1790000000",
        success_url: "https://shop.example/done",
        cancel_url: "https://shop.example/checkout",
      },
    },
  ]);
});

test("a refusal is final and carries Stripe's words", async () => {
  const { payments } = shop([error(400, "invalid_request_error", "Amount is too high")]);
  const opened = payments.open(request);
  await expect(opened).rejects.toThrow("Amount is too high");
  await expect(opened).rejects.toBeInstanceOf(PaymentRefused);
});

test("a refund that fails at Stripe is not refused, since it may have been made", async () => {
  const failing = () =>
    shop([error(500, "api_error", "We broke"), error(500, "api_error", "We broke")]).payments;
  const refund = { orderId: "ORDER_1", paymentId: "pi_1", amount: 100, key: "k" };
  await expect(failing().refund(refund)).rejects.not.toBeInstanceOf(PaymentRefused);
  await expect(failing().open(request)).rejects.toBeInstanceOf(PaymentRefused);
});

test("a failure that Stripe keeps under a refund's key makes the key spent, and the next one is sent", async () => {
  const kept = { ...error(500, "api_error", "We broke"), headers: { "idempotent-replayed": "true" } };
  const { payments, sent } = shop([kept, { body: { id: "re_1", object: "refund" } }]);
  const refund = { orderId: "ORDER_1", paymentId: "pi_1", amount: 100, key: "k" };
  await expect(payments.refund(refund)).rejects.toBeInstanceOf(KeySpent);
  await payments.refund({ ...refund, idempotencyKey: keyAfter("k", 1) });
  expect(sent.map(({ key, body }) => [key, body["metadata[key]"]])).toEqual([
    ["k", "k"],
    ["k:2", "k"],
  ]);
});

test("a busy Stripe is asked again under the same key", async () => {
  const { payments, sent } = shop([
    error(409, "idempotency_error", "in use"),
    error(429, "rate_limit_error", "busy"),
    { body: session },
  ]);
  expect((await payments.open(request)).id).toBe("cs_1");
  expect(sent.map(({ key }) => key)).toEqual(["ORDER_1:2", "ORDER_1:2", "ORDER_1:2"]);
});

test("a session and a payment are read with all their details", async () => {
  const intent = {
    ...{ id: "pi_1", object: "payment_intent", amount: 1, currency: "inr", livemode: false, metadata: {} },
    ...{ status: "processing", created: 1, latest_charge: null },
  };
  const { payments, lines } = shop([{ body: session }, { body: intent }]);
  expect((await payments.read("cs_1")).id).toBe("cs_1");
  expect(await payments.read("pi_1")).toMatchObject({ id: "pi_1", underWay: true });
  expect(lines()).toEqual([
    "GET /v1/checkout/sessions/cs_1?expand[0]=payment_intent.latest_charge.refunds&expand[1]=payment_intent.latest_charge.balance_transaction",
    "GET /v1/payment_intents/pi_1?expand[0]=latest_charge.refunds&expand[1]=latest_charge.balance_transaction",
  ]);
});

test("closing a session answers its state afterwards", async () => {
  const over = { body: { ...session, status: "expired", url: null } };
  for (const first of [over, error(400, "invalid_request_error", "not open")]) {
    const { payments, lines } = shop([first, over]);
    expect(await payments.close("cs_1")).toMatchObject({ open: false });
    expect(lines()[0]).toBe("POST /v1/checkout/sessions/cs_1/expire");
    expect(lines()).toHaveLength(2);
  }
  await expect(shop([error(401, "authentication_error", "key")]).payments.close("cs_1")).rejects.toThrow(
    "key",
  );
});

test("one key sends one refund", async () => {
  const { payments, sent } = shop([
    { body: {} },
    { body: {} },
    error(400, "invalid_request_error", "gone back"),
  ]);
  await payments.refund({ orderId: "ORDER_1", paymentId: "pi_1", amount: 100, key: "k-1" });
  await payments.refund({ paymentId: "pi_1", amount: 100, key: "k-2" });
  const facts = { payment_intent: "pi_1", amount: "100" };
  expect(sent).toEqual([
    {
      ...{ line: "POST /v1/refunds", key: "k-1" },
      body: { ...facts, "metadata[key]": "k-1", "metadata[orderId]": "ORDER_1" },
    },
    { line: "POST /v1/refunds", key: "k-2", body: { ...facts, "metadata[key]": "k-2" } },
  ]);
  await expect(payments.refund({ paymentId: "pi_1", amount: 100, key: "k-3" })).rejects.toThrow("gone back");
});

test("the books list captured and paid charges page by page", async () => {
  const charge = (id: string, more: object = {}) => ({
    ...{ id, object: "charge", payment_intent: `pi_${id}`, amount: 1, amount_refunded: 0, currency: "inr" },
    ...{ created: 1, metadata: {}, description: null, captured: true, paid: true, ...more },
  });
  const charges = [charge("a"), charge("b", { captured: false }), charge("c", { paid: false })];
  const { payments, lines } = shop([
    { body: { data: charges, has_more: true } },
    { body: { data: [charge("d")], has_more: false } },
    { body: { data: [], has_more: true } },
  ]);
  const first = await payments.captured(5_999, 8_000);
  expect([first.payments.map(({ paymentId }) => paymentId), first.next]).toEqual([["pi_a"], "c"]);
  const second = await payments.captured(5_999, 8_000, "c");
  expect(second.payments.map(({ paymentId }) => paymentId)).toEqual(["pi_d"]);
  expect(second).not.toHaveProperty("next");
  expect(await payments.captured(5_999, 8_000)).not.toHaveProperty("next");
  expect(lines().slice(0, 2)).toEqual([
    "GET /v1/charges?created[gte]=5&created[lt]=8&limit=100",
    "GET /v1/charges?created[gte]=5&created[lt]=8&limit=100&starting_after=c",
  ]);
});

describe("a Stripe message", () => {
  const now = 1_790_000_000;
  const secret = "whsec_test";
  const { webhooks } = new Stripe("sk_test_1");
  const { payments } = shop([], secret);
  const read = (type: string, object: object, timestamp = now, by = secret) => {
    const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
    const header = webhooks.generateTestHeaderString({ payload, secret: by, timestamp });
    return payments.readEvent(payload, header);
  };
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 }));
  afterEach(() => void vi.useRealTimers());

  test.each(["completed", "async_payment_succeeded", "async_payment_failed", "expired"])(
    "names a session that is %s",
    async (end) => {
      const type = `checkout.session.${end}`;
      const facts = { id: "cs_1", client_reference_id: "ORDER_1", metadata: { attempt: "2" } };
      expect(await read(type, facts)).toStrictEqual({
        type,
        sessionId: "cs_1",
        orderId: "ORDER_1",
        attempt: 2,
      });
      expect(await read(type, { id: "cs_1", client_reference_id: null, metadata: null })).toStrictEqual({
        ...{ type, sessionId: "cs_1", orderId: undefined, attempt: undefined },
      });
    },
  );

  test.each([
    "charge.refunded",
    "charge.refund.updated",
    "refund.created",
    "refund.updated",
    "refund.failed",
  ])("%s names the payment and the order", async (type) => {
    const about = { payment_intent: "pi_1", metadata: { orderId: "ORDER_1" } };
    expect(await read(type, about)).toStrictEqual({ type, paymentId: "pi_1", orderId: "ORDER_1" });
    expect(await read(type, { ...about, payment_intent: { id: "pi_2" } })).toMatchObject({
      paymentId: "pi_2",
    });
    expect(await read(type, { ...about, payment_intent: null })).toMatchObject({ paymentId: undefined });
  });

  test.each(["charge.dispute.created", "charge.dispute.closed"])("%s names the payment", async (type) => {
    expect(await read(type, { payment_intent: "pi_1" })).toStrictEqual({ type, paymentId: "pi_1" });
  });

  test("about any other event says only its type", async () => {
    expect(await read("customer.created", { id: "cus_1" })).toStrictEqual({ type: "customer.created" });
  });

  test("is trusted by its signature alone, within five minutes of it", async () => {
    for (const at of [now - 300, now + 300]) expect(await read("customer.created", {}, at)).toBeTruthy();
    for (const at of [now - 301, now + 301])
      await expect(read("customer.created", {}, at)).rejects.toMatchObject({ code: "webhook.signature" });
    await expect(read("customer.created", {}, now, "another")).rejects.toMatchObject({
      code: "webhook.signature",
    });
    for (const header of ["", "t=", "v1=00", `t=${now}`])
      await expect(payments.readEvent("{}", header)).rejects.toMatchObject({ code: "webhook.signature" });
    await expect(shop([]).payments.readEvent("{}", "")).rejects.toThrow("no webhooks");
  });
});
