// What the shop makes of what Razorpay says went back, is disputed, or lies in its books.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { RazorpayPayment, RazorpayRefund } from "./razorpay-api.ts";
import { account, now, payment, refund } from "./razorpay-testing.ts";
import { capturedOf, sessionOfPayment } from "./razorpay-view.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 }));
afterEach(() => void vi.useRealTimers());

describe("refunds of a payment", () => {
  const refundsOf = async (refunds: RazorpayRefund[], more: Partial<RazorpayPayment> = {}) =>
    (await sessionOfPayment(account({ payments: [payment(more)], refunds }).view, "pay_1")).captures[0]
      ?.refunds;

  test("are listed oldest first, each with its state and key", async () => {
    expect(
      await refundsOf([
        refund({ id: "c", status: "failed", created_at: now - 10 }),
        refund({ id: "b", status: "pending", created_at: now - 20, notes: { key: "k-2" } }),
        refund({ id: "a", created_at: now - 30, amount: 700 }),
      ]),
    ).toEqual([
      { id: "a", amount: 700, state: "done", key: undefined, at: (now - 30) * 1000 },
      { id: "b", amount: 100, state: "pending", key: "k-2", at: (now - 20) * 1000 },
      { id: "c", amount: 100, state: "failed", key: undefined, at: (now - 10) * 1000 },
    ]);
  });

  test("add up to the whole sum if the payment's status is refunded", async () => {
    const missing = (amount: number) => ({
      id: "pay_1-returned",
      amount,
      state: "done",
      at: (now - 100) * 1000,
    });
    expect(await refundsOf([], { status: "refunded" })).toEqual([missing(99_900)]);
    expect(await refundsOf([refund({ amount: 900 })], { status: "refunded" })).toContainEqual(
      missing(99_000),
    );
    expect(
      await refundsOf([refund({ amount: 900, status: "failed" })], { status: "refunded" }),
    ).toContainEqual(missing(99_900));
    expect(await refundsOf([refund({ amount: 99_900 })], { status: "refunded" })).toHaveLength(1);
    expect(await refundsOf([refund({ amount: 900 })])).toHaveLength(1);
  });
});

test.each([
  ["lost", "lost"],
  ["won", "won"],
  ["closed", "won"],
  ["open", "open"],
  ["under_review", "open"],
])("the Razorpay dispute status %s is read as %s", async (status, state) => {
  const disputes = [{ id: "disp_1", payment_id: "pay_1", status }];
  const { view } = account({ payments: [payment()], disputes });
  const { captures, hints } = await sessionOfPayment(view, "pay_1", { disputeId: "disp_1" });
  expect(captures[0]?.dispute).toEqual({ id: "disp_1", state });
  expect(hints).toEqual({ disputeId: "disp_1" });
});

test("a dispute about another payment is ignored", async () => {
  const disputes = [{ id: "disp_1", payment_id: "pay_9", status: "lost" }];
  const { view } = account({ payments: [payment()], disputes });
  expect((await sessionOfPayment(view, "pay_1", { disputeId: "disp_1" })).captures[0]).not.toHaveProperty(
    "dispute",
  );
});

test.each([
  ["captured", 1, false],
  ["refunded", 1, false],
  ["authorized", 0, true],
  ["failed", 0, false],
  ["created", 0, false],
])("a payment read by its own id has the status %s", async (status, capture, underWay) => {
  const found = await sessionOfPayment(account({ payments: [payment({ status })] }).view, "pay_1");
  expect(found).toMatchObject({
    ...{
      id: "pay_1",
      url: null,
      orderId: "ORDER_1",
      amount: 99_900,
      currency: "inr",
      live: false,
      open: false,
    },
    underWay,
  });
  expect(found.captures).toHaveLength(capture);
});

test("capturedOf reads a payment of the books", () => {
  expect(
    capturedOf(
      payment({
        amount_refunded: 100,
        acquirer_data: { upi_transaction_id: "U1", bank_transaction_id: "B1" },
      }),
    ),
  ).toEqual({
    ...{ paymentId: "pay_1", amount: 99_900, currency: "inr", at: (now - 100) * 1000, returned: 100 },
    ...{ orderId: "ORDER_1", description: "#AbCdEfGh1", references: ["U1", "B1"], phone: "+919820012345" },
  });
  const bare = capturedOf(payment({ notes: [], description: null, contact: null }));
  expect(bare).toEqual({
    ...{
      paymentId: "pay_1",
      amount: 99_900,
      currency: "inr",
      at: (now - 100) * 1000,
      returned: 0,
      references: [],
    },
  });
});
