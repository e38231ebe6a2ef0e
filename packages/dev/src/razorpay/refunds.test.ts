import { afterEach, beforeEach, expect, test } from "vitest";
import type { Payment, Refund, RefundCourse } from "./rows.ts";
import { type Failure, open, type Refunds } from "./testing.ts";

let razorpay: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  razorpay = await open();
});
afterEach(() => razorpay.fake.close());

async function paid(refunds: RefundCourse = "succeeds"): Promise<string> {
  return razorpay.control.pay((await razorpay.link()).id, { refunds }).payment.id;
}
const refund = (paymentId: string, fields: object = {}, key?: string) =>
  razorpay.call<Refund & Failure>(
    "POST",
    `/payments/${paymentId}/refund`,
    fields,
    key === undefined ? {} : { "x-refund-idempotency": key },
  );
const read = async (id: string) => (await razorpay.call<Payment>("GET", `/payments/${id}`)).body;
const list = async (id: string) =>
  (await razorpay.call<Refunds>("GET", `/payments/${id}/refunds`)).body.items;
const events = () =>
  razorpay.control
    .events()
    .map(({ body: { event } }) => event)
    .filter((event) => event.startsWith("refund"))
    .reverse();

test("refunds in parts add up on the payment", async () => {
  const id = await paid();
  expect((await refund(id, { amount: 29_900, speed: "normal" })).body).toMatchObject({
    id: expect.stringMatching(/^rfnd_/),
    amount: 29_900,
    status: "processed",
  });
  expect(await read(id)).toMatchObject({
    status: "captured",
    refund_status: "partial",
    amount_refunded: 29_900,
  });
  expect((await refund(id)).body.amount).toBe(70_000);
  expect(await read(id)).toMatchObject({
    status: "refunded",
    refund_status: "full",
    amount_refunded: 99_900,
  });
  expect((await list(id)).map(({ amount }) => amount)).toEqual([70_000, 29_900]);
  expect((await refund(id)).body.error.description).toBe("The payment has been fully refunded already");
  expect(events()).toEqual(["refund.created", "refund.processed", "refund.created", "refund.processed"]);
});

test.each([
  ["processed", "full", 99_900],
  ["failed", null, 0],
] as const)("a pending refund ends as %s", async (end, refund_status, amount_refunded) => {
  const id = await paid("pending");
  const { body } = await refund(id);
  expect(body.status).toBe("pending");
  expect(await read(id)).toMatchObject({ amount_refunded: 99_900 });
  razorpay.control.settleRefund(body.id, end);
  expect((await list(id))[0]?.status).toBe(end);
  expect(await read(id)).toMatchObject({ refund_status, amount_refunded });
  expect(events()).toEqual(["refund.created", `refund.${end}`]);
  expect(() => razorpay.control.settleRefund(body.id, "processed")).toThrow(`is ${end} and cannot`);
});

test("a processed refund that fails later can be sent again", async () => {
  const id = await paid("fails_later");
  const { body } = await refund(id);
  razorpay.control.settleRefund(body.id, "failed");
  expect(await read(id)).toMatchObject({ status: "captured", amount_refunded: 0 });
  expect((await refund(id)).status).toBe(200);
});

test("one key gives one refund", async () => {
  const id = await paid();
  const key = "refund-ORDER_1-a1b2";
  const first = await refund(id, { amount: 1000 }, key);
  const again = await refund(id, { amount: 1000 }, key);
  expect(again.body).toEqual(first.body);
  expect(await list(id)).toHaveLength(1);
  const other = await refund(id, { amount: 2000 }, key);
  expect([other.status, other.body.error.description]).toEqual([
    400,
    "Different request with the same idempotency key has already been processed.",
  ]);
});

test("a key in use by a running refund is told to wait", async () => {
  const id = await paid();
  razorpay.control.slow(200, "POST /v1/payments");
  const key = "refund-ORDER_1-a1b2";
  const both = await Promise.all([refund(id, {}, key), refund(id, {}, key)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  razorpay.control.slow(0);
  expect((await refund(id, {}, key)).status).toBe(200);
  expect(await list(id)).toHaveLength(1);
});

test.each(["short", "refund:ORDER_1:a1b2"])("the key %s is refused", async (key) => {
  const { status, body } = await refund(await paid(), {}, key);
  expect(status).toBe(400);
  expect(body.error.description).toMatch(/idempotency key must be/);
});

test("a refund of more than the payment still holds is refused", async () => {
  const id = await paid();
  const refusal = async (of: string, fields?: object) => {
    const { status, body } = await refund(of, fields);
    return [status, body.error.description];
  };
  expect(await refusal(id, { amount: 99_901 })).toEqual([
    400,
    "The total refund amount is greater than the refund payment amount",
  ]);
  expect((await refund(id, { amount: 50 })).body.error.field).toBe("amount");
  expect((await refund(id, { instant: true })).body.error.field).toBe("instant");
  const begun = razorpay.control.begin((await razorpay.link()).id);
  expect(await refusal(begun.id)).toEqual([
    400,
    "The payment status should be captured for action to be taken",
  ]);
  razorpay.travel(183 * 24 * 3600_000);
  expect(await refusal(id)).toEqual([400, "Payment is more than 6 months old."]);
});
