import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { causeOf } from "./razorpay-causes.ts";
import { readRazorpayEvent } from "./razorpay-events.ts";

/** A signature that was computed by another program. */
const body =
  '{"entity":"event","event":"payment_link.paid","payload":{"payment_link":{"entity":{"id":"plink_A1","reference_id":"ORDER_1763690000000_abcdefghijkl-1"}}}}';
const signature = "9e0175d3409a956b334b38e340889c35a73b44d2ee88f0687f406148118cebc8";

test("a webhook message is trusted by its signature alone", () => {
  expect(readRazorpayEvent("whsec_test", body, signature)).toMatchObject({
    type: "payment_link.paid",
    sessionId: "plink_A1",
  });
  for (const [secret, text, sign] of [
    ["another", body, signature],
    ["whsec_test", body.replace("paid", "Paid"), signature],
    ["whsec_test", body, signature.toUpperCase()],
    ["whsec_test", body, ""],
  ] as const)
    expect(() => readRazorpayEvent(secret, text, sign)).toThrow("signature");
});

test.each([
  ["payment_cancelled", "cancelled"],
  ["payment_timed_out", "timed_out"],
  ["insufficient_funds", "no_funds"],
  ["transaction_limit_exceeded", "limit"],
  ["card_declined", "declined"],
  ["incorrect_pin", "wrong_details"],
  ["card_network_not_enabled", "method_off"],
  ["bank_not_available", "bank_down"],
  ["payment_risk_check_failed", "risk"],
])("the failure %s is shown to a customer as %s", (error_reason, cause) => {
  expect(causeOf({ error_reason })).toBe(cause);
});

test('a failure that is not known has the cause "other"', () => {
  expect(causeOf({ error_reason: "insufficient_funds" })).toBe("no_funds");
  expect(causeOf({ error_reason: "bank_technical_error" })).toBe("bank_down");
  expect(causeOf({ error_reason: "something_new" })).toBe("other");
  expect(causeOf({ error_reason: null })).toBe("other");
});

function read(payload: object | undefined, event = "payment.captured") {
  const text = JSON.stringify({ event, payload });
  return readRazorpayEvent("whsec_test", text, createHmac("sha256", "whsec_test").update(text).digest("hex"));
}
const entity = (of: object) => ({ entity: of });

test("a webhook message names its payment link and payment", () => {
  const notes = { order_id: "ORDER_1", attempt: "2" };
  expect(
    read({
      payment_link: entity({ id: "plink_A1", notes, order_id: "order_1" }),
      payment: entity({ id: "pay_1", notes: { order_id: "ORDER_9", attempt: "9" }, order_id: "order_9" }),
    }),
  ).toStrictEqual({
    ...{
      type: "payment.captured",
      orderId: "ORDER_1",
      attempt: 2,
      sessionId: "plink_A1",
      paymentId: "pay_1",
    },
    hints: { providerOrderId: "order_1" },
  });
  expect(
    read({ payment: entity({ id: "pay_1", notes, order_id: "order_9", description: "#AbCdEfGh1" }) }),
  ).toStrictEqual({
    ...{
      type: "payment.captured",
      orderId: "ORDER_1",
      attempt: 2,
      sessionId: "plink_AbCdEfGh1",
      paymentId: "pay_1",
    },
    hints: { providerOrderId: "order_9" },
  });
});

test("a refund or dispute message names its payment", () => {
  expect(read({ refund: entity({ id: "rfnd_1", payment_id: "pay_1" }) }).paymentId).toBe("pay_1");
  expect(read({ dispute: entity({ id: "disp_1", payment_id: "pay_1" }) })).toMatchObject({
    paymentId: "pay_1",
    hints: { disputeId: "disp_1" },
  });
});

test.each(["#short", "AbCdEfGh1", "#AbCdEfGh1!", "x #AbCdEfGh1", "", null, undefined])(
  "a payment described as %s was made on no link of the shop",
  (description) => {
    expect(
      read({ payment: entity({ id: "pay_1", notes: [], order_id: null, description }) }).sessionId,
    ).toBeUndefined();
  },
);

test("a message without the shop's ids names nothing", () => {
  const none = { orderId: undefined, attempt: undefined, sessionId: undefined, paymentId: undefined };
  expect(read(undefined, "ping")).toStrictEqual({ type: "ping", ...none });
  expect(
    read({ payment: entity({ id: "pay_1", notes: { attempt: "first" }, order_id: null }) }),
  ).toStrictEqual({
    ...{ type: "payment.captured", ...none, paymentId: "pay_1" },
  });
});
