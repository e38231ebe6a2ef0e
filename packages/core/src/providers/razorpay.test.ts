// The requests that Razorpay is sent, and what becomes of each of its answers.
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { days } from "../platform/time.ts";
import { PaymentRefused } from "./payments.ts";
import { razorpayPayments } from "./razorpay.ts";
import type { RazorpaySettings } from "./razorpay-api.ts";
import { sessionRequest as request } from "./testing.ts";

interface Sent {
  method: string;
  path: string;
  body?: unknown;
  headers: Record<string, string>;
}
type Answer = { status?: number; body?: unknown };

const link = {
  id: "plink_1",
  status: "created",
  amount: 99_900,
  currency: "INR",
  short_url: "https://r.example/1",
};
const found = {
  ...link,
  expire_by: 4_000_000_000,
  created_at: 1,
  reference_id: "ORDER_1-2",
  notes: { order_id: "ORDER_1", attempt: "2" },
};

/** A shop whose requests are answered in turn; what is asked beyond that fails the test. */
function shop(answers: Answer[], more: Partial<RazorpaySettings> = {}) {
  const sent: Sent[] = [];
  const fetched = vi.fn(async (url: unknown, { method, body, headers }: RequestInit = {}) => {
    const { body: answer, status = 200 } = answers[sent.length] ?? { status: 599 };
    sent.push({
      method: String(method),
      path: String(url).replace("https://api.razorpay.com/v1", ""),
      ...(body !== undefined && { body: JSON.parse(String(body)) }),
      headers: headers as Record<string, string>,
    });
    return new Response(typeof answer === "string" ? answer : JSON.stringify(answer), { status });
  });
  const payments = razorpayPayments({
    keyId: "rzp_test_1",
    keySecret: "secret",
    webhookSecret: "whsec",
    fetch: fetched as typeof fetch,
    ...more,
  });
  return { payments, sent, lines: () => sent.map(({ method, path }) => `${method} ${path}`) };
}

const refused = (description: string, status = 400): Answer => ({ status, body: { error: { description } } });

test("an answer that leads elsewhere is not followed, and no key goes there", async () => {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(302, { location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { payments } = shop([], { endpoint: `http://127.0.0.1:${port}`, fetch });
  await expect(payments.open(request)).rejects.toThrow();
  expect(asked).not.toContain("/elsewhere");
  expect(asked.length).toBeGreaterThan(0);
});

test("a payment link takes one payment and makes Razorpay write to nobody", async () => {
  const { payments, sent } = shop([{ body: found }]);
  expect(await payments.open(request)).toMatchObject({
    id: "plink_1",
    url: "https://r.example/1",
    open: true,
  });
  expect(sent).toEqual([
    {
      method: "POST",
      path: "/payment_links",
      headers: {
        authorization: `Basic ${Buffer.from("rzp_test_1:secret").toString("base64")}`,
        "content-type": "application/json",
      },
      body: {
        ...{
          amount: 99_900,
          currency: "INR",
          accept_partial: false,
          reference_id: "ORDER_1-2",
          description: "Bundle",
        },
        customer: { name: "Asha", email: "asha@shop.in", contact: "+919820012345" },
        ...{ notify: { sms: false, email: false }, reminder_enable: false, expire_by: 1_790_000_000 },
        notes: { order_id: "ORDER_1", attempt: "2", customer_id: "CUST_1" },
        ...{ callback_url: "https://shop.example/done", callback_method: "get" },
      },
    },
  ]);
});

test("two long references stay different within forty characters", async () => {
  const referenceOf = async (reference: string) => {
    const { payments, sent } = shop([{ body: found }]);
    await payments.open({ ...request, reference });
    return (sent[0]?.body as { reference_id: string } | undefined)?.reference_id;
  };
  expect(await referenceOf(`${"a".repeat(39)}:`)).toBe(`${"a".repeat(39)}-`);
  const [one, other] = [await referenceOf(`${"a".repeat(40)}:`), await referenceOf(`${"a".repeat(41)}`)];
  expect(one).toMatch(/^[0-9a-f]{40}$/);
  expect(one).not.toBe(other);
});

test("a payment link whose first answer was lost is found by its reference", async () => {
  const { payments, lines } = shop([
    refused("exists"),
    { body: { payment_links: [found] } },
    { body: found },
  ]);
  expect((await payments.open(request)).id).toBe("plink_1");
  expect(lines()).toEqual([
    "POST /payment_links",
    "GET /payment_links?reference_id=ORDER_1-2",
    "GET /payment_links/plink_1",
  ]);
});

test.each([
  ["another reference", { reference_id: "ORDER_2-1" }],
  ["another order's notes", { notes: { order_id: "ORDER_2" } }],
  ["no notes", { notes: undefined }],
  ["another amount", { amount: 59_900 }],
])("a link of %s is not taken for the order's own", async (_what, fields) => {
  const { payments } = shop([
    refused("exists"),
    { body: { payment_links: [{ ...found, ...fields }] } },
    { body: { ...found, ...fields } },
  ]);
  await expect(payments.open(request)).rejects.toThrow("exists");
});

test("a phone number of no country is left out", async () => {
  const { payments, sent } = shop([{ body: found }]);
  await payments.open({ ...request, buyer: { ...request.buyer, phone: "1234567890" } });
  expect(sent[0]?.body).toMatchObject({ customer: { name: "Asha", email: "asha@shop.in" } });
  expect(JSON.stringify(sent[0]?.body)).not.toContain("contact");
});

test("a refusal names nobody's address, and says what test mode allows", async () => {
  const none = { body: { payment_links: [] } };
  const shops = [refused("asha@shop.in is blocked"), refused("test mode limit of 30 reached")].map(
    (answer) => shop([answer, none]).payments,
  );
  await expect(shops[0]?.open(request)).rejects.toThrow("<mail> is blocked");
  await expect(shops[1]?.open(request)).rejects.toThrow("use another test account");
});

test("a refusal carries Razorpay's words", async () => {
  const none = shop([refused("Amount is too high"), { body: { payment_links: [] } }]);
  await expect(none.payments.open(request)).rejects.toThrow("Amount is too high");
  const unnamed = shop([{ status: 400, body: {} }, { body: { payment_links: [] } }]);
  await expect(unnamed.payments.open(request)).rejects.toThrow("no reason given");
  await expect(shop([refused("gone", 410)]).payments.read("plink_1")).rejects.toBeInstanceOf(PaymentRefused);
  for (const answer of [
    refused("down", 500),
    refused("late", 408),
    { body: "<html>" },
    { status: 502, body: "" },
  ]) {
    const broken = shop([answer]);
    await expect(broken.payments.open(request)).rejects.toThrow(/^Razorpay answered \d+: /);
    expect(broken.sent).toHaveLength(1);
  }
});

test("a busy Razorpay is asked again with the same request", async () => {
  const { payments, sent } = shop([refused("busy", 429), refused("in use", 409), { body: found }]);
  await payments.open(request);
  expect(sent).toHaveLength(3);
  expect(sent[2]).toEqual(sent[0]);
});

test("a payment link and a payment are read by their ids in the key's mode", async () => {
  const paid = {
    ...{ id: "pay_1", amount: 99_900, currency: "INR", status: "authorized", notes: { order_id: "ORDER_1" } },
  };
  const { payments, lines } = shop([{ body: found }, { body: paid }], { keyId: "rzp_live_1" });
  expect(await payments.read("plink_1", { disputeId: "d" })).toMatchObject({
    live: true,
    hints: { disputeId: "d" },
  });
  expect(await payments.read("pay_1", { disputeId: "d" })).toMatchObject({ live: true, underWay: true });
  expect(lines()).toEqual(["GET /payment_links/plink_1", "GET /payments/pay_1"]);
});

test("closing a payment link answers its state afterwards", async () => {
  const over = { ...found, status: "cancelled", cancelled_at: 5 };
  for (const first of [{ body: over }, refused("not open")]) {
    const { payments, lines } = shop([first, { body: over }]);
    expect(await payments.close("plink_1")).toMatchObject({ open: false, url: null });
    expect(lines()).toEqual(["POST /payment_links/plink_1/cancel", "GET /payment_links/plink_1"]);
  }
  await expect(shop([refused("down", 500)]).payments.close("plink_1")).rejects.toThrow("down");
});

test("one key sends one refund", async () => {
  const { payments, sent } = shop([{ body: {} }, { body: {} }]);
  await payments.refund({ orderId: "ORDER_1", paymentId: "pay_1", amount: 100, key: "ORDER_1:r:1" });
  await payments.refund({ paymentId: "pay_1", amount: 100, key: "k_2" });
  expect(sent.map(({ path, body, headers }) => [path, body, headers["x-refund-idempotency"]])).toEqual([
    [
      "/payments/pay_1/refund",
      { amount: 100, speed: "normal", notes: { key: "ORDER_1:r:1", order_id: "ORDER_1" } },
      "ORDER_1-r-1",
    ],
    ["/payments/pay_1/refund", { amount: 100, speed: "normal", notes: { key: "k_2" } }, "k_2"],
  ]);
});

test("the books list a hundred payments at a time", async () => {
  const one = (id: string, status: string) => ({
    ...{ id, status, amount: 100, currency: "INR", created_at: 1, amount_refunded: 0, notes: [] },
    ...{ description: null, contact: null },
  });
  const full = Array.from({ length: 100 }, (_, index) =>
    one(`pay_${index}`, index === 7 ? "failed" : "captured"),
  );
  const { payments, lines } = shop([
    { body: { items: full } },
    { body: { items: [one("pay_x", "refunded")] } },
  ]);
  const first = await payments.captured(5_999, 8_000);
  expect([first.payments.length, first.next]).toEqual([99, "100"]);
  const second = await payments.captured(5_999, 8_000, first.next);
  expect(second.payments.map(({ paymentId }) => paymentId)).toEqual(["pay_x"]);
  expect(second).not.toHaveProperty("next");
  expect(lines()).toEqual([
    "GET /payments?from=5&to=8&count=100&skip=0",
    "GET /payments?from=5&to=8&count=100&skip=100",
  ]);
});

test("a message without an order id takes the order of its link", async () => {
  const signed = (payload: object) => {
    const text = JSON.stringify({ event: "payment.failed", payload });
    return [text, createHmac("sha256", "whsec").update(text).digest("hex")] as const;
  };
  const unnamed = {
    payment: { entity: { id: "pay_1", notes: [], order_id: null, description: "#AbCdEfGh1" } },
  };
  const asked = shop([{ body: found }]);
  expect(await asked.payments.readEvent(...signed(unnamed))).toMatchObject({
    ...{ sessionId: "plink_AbCdEfGh1", paymentId: "pay_1", orderId: "ORDER_1", attempt: 2 },
  });
  expect(asked.lines()).toEqual(["GET /payment_links/plink_AbCdEfGh1"]);
  const named = { payment: { entity: { ...unnamed.payment.entity, notes: { order_id: "ORDER_2" } } } };
  for (const payload of [named, {}]) {
    const quiet = shop([]);
    await quiet.payments.readEvent(...signed(payload));
    expect(quiet.sent).toEqual([]);
  }
  await expect(shop([], { webhookSecret: undefined }).payments.readEvent(...signed({}))).rejects.toThrow(
    "no webhooks",
  );
});

test("late payments are accepted for three days unless the account says otherwise", () => {
  expect(shop([]).payments.takesLateBy).toBe(days(3));
  expect(shop([], { captureWindow: days(1) }).payments.takesLateBy).toBe(days(1));
});
