// What the shop makes of Razorpay's answers: what was taken, what is under way, until when money may still come.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { days, hours } from "../platform/time.ts";
import type { Link, RazorpayPayment } from "./razorpay-api.ts";
import { account, link, now, payment } from "./razorpay-testing.ts";
import { sessionOf } from "./razorpay-view.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 }));
afterEach(() => void vi.useRealTimers());

/** A link whose order has these payments. */
const triedBy = (...payments: RazorpayPayment[]) =>
  sessionOf(account({ payments }).view, link({ order_id: "order_1" }));

describe("a payment link", () => {
  test("is open and without captures before the first try", async () => {
    const { view, asked } = account();
    expect(await sessionOf(view, link())).toEqual({
      ...{ id: "plink_1", url: "https://rzp.example/1", orderId: "ORDER_1", amount: 99_900, currency: "inr" },
      ...{
        live: false,
        open: true,
        underWay: false,
        captures: [],
        lateUntil: undefined,
        cause: undefined,
        hints: {},
      },
    });
    expect(asked).toEqual([]);
  });

  test("shows payer, fee and bank references once it is paid", async () => {
    const acquirer_data = { rrn: "512345678901", upi_transaction_id: "", bank_transaction_id: null };
    const { view } = account({ payments: [payment({ acquirer_data })] });
    const found = await sessionOf({ ...view, live: true }, link({ status: "paid", order_id: "order_1" }));
    expect(found).toEqual({
      ...{
        id: "plink_1",
        url: null,
        orderId: "ORDER_1",
        amount: 99_900,
        currency: "inr",
        live: true,
        open: false,
      },
      ...{ underWay: false, lateUntil: undefined, cause: undefined, hints: { providerOrderId: "order_1" } },
      captures: [
        {
          ...{ paymentId: "pay_1", amount: 99_900, at: (now - 100) * 1000, refunds: [], method: "upi" },
          ...{ references: ["512345678901"], phone: "+919820012345", fee: 2000, feeTax: 358 },
        },
      ],
    });
  });

  test("has no fee and no payer if its payment names none", async () => {
    const [capture] = (await triedBy(payment({ fee: null, tax: null, contact: null }))).captures;
    for (const name of ["fee", "feeTax", "phone"]) expect(capture).not.toHaveProperty(name);
    expect(capture?.references).toEqual([]);
    const untaxed = await triedBy(payment({ tax: null }));
    expect(untaxed.captures[0]).toMatchObject({ fee: 2358, feeTax: 0 });
  });

  test.each<[Partial<Link>, boolean]>([
    [{ status: "created" }, true],
    [{ status: "partially_paid" }, true],
    [{ status: "a word of next year" }, true],
    [{ status: "created", expire_by: now }, false],
    [{ status: "created", expire_by: now + 1 }, true],
    [{ status: "paid" }, false],
    [{ status: "expired" }, false],
    [{ status: "cancelled" }, false],
  ])("described as %j has open set to %s", async (more, open) => {
    const session = await sessionOf(account().view, link(more));
    expect(session.open).toBe(open);
    expect(session.url).toBe(open ? "https://rzp.example/1" : null);
  });

  test("takes its order id from its notes alone", async () => {
    for (const notes of [null, undefined, [], { other: "x" }] as const)
      expect((await sessionOf(account().view, link({ notes: notes as Link["notes"] }))).orderId).toBeNull();
  });

  test("finds its Razorpay order from itself, the hints or the payment", async () => {
    const { view, asked } = account({ payments: [payment()] });
    const named = await sessionOf(view, link({ payments: { payment_id: "pay_1", status: "captured" } }));
    expect(named.hints).toEqual({ providerOrderId: "order_1" });
    expect(named.captures).toHaveLength(1);
    const known = await sessionOf(view, link(), {
      providerOrderId: "order_1",
      disputeId: undefined as never,
    });
    expect(known.captures).toHaveLength(1);
    expect(known.hints).toMatchObject({ providerOrderId: "order_1" });
    expect(asked.filter((path) => path === "/orders/order_1/payments")).toHaveLength(2);
    const told = await sessionOf(view, link({ order_id: "order_1" }), { providerOrderId: "order_2" });
    expect(told.hints).toEqual({ providerOrderId: "order_1" });
  });

  test("counts each payment once, even if the order does not list it", async () => {
    const listed = payment();
    const beside = payment({ id: "pay_0", amount: 300 });
    const unlisted = payment({ id: "pay_2", order_id: null, amount: 500 });
    const { view } = account({ payments: [listed, unlisted], tries: [beside, listed] });
    const told = ["pay_1", "pay_2"].map((payment_id) => ({ payment_id, status: "captured" }));
    const { captures } = await sessionOf(view, link({ payments: told }));
    expect(captures.map(({ paymentId, amount }) => [paymentId, amount])).toEqual([
      ["pay_0", 300],
      ["pay_1", 99_900],
      ["pay_2", 500],
    ]);
  });

  test("is under way while an authorised payment waits for its capture", async () => {
    const authorized = payment({ id: "pay_2", status: "authorized" });
    expect(await triedBy(authorized)).toMatchObject({ underWay: true, captures: [] });
    expect((await triedBy(authorized, payment())).underWay).toBe(false);
    expect((await triedBy(payment({ status: "failed" }))).underWay).toBe(false);
  });

  test("gives the cause of the last failed try", async () => {
    const { cause } = await triedBy(
      payment({ id: "c", status: "created", created_at: now }),
      payment({ id: "b", status: "failed", error_reason: "insufficient_funds", created_at: now - 10 }),
      payment({ id: "a", status: "failed", error_reason: "incorrect_pin", created_at: now - 20 }),
      payment({ id: "d", status: "failed", error_reason: "card_declined", created_at: now - 30 }),
    );
    expect(cause).toBe("no_funds");
  });
});

describe("the end of late payments", () => {
  const ended = { status: "expired", expire_by: now - 60, order_id: "order_1" };
  const capturedAfter = (begun: number) => begun * 1000 + days(3) + hours(1);
  const until = async (tries: RazorpayPayment[], more: Partial<Link> = {}) =>
    (await sessionOf(account({ tries }).view, link({ ...ended, ...more }))).lateUntil;

  test("is an hour after the account's limit, from the last undecided try", async () => {
    const begun = payment({ status: "created", created_at: now - 300 });
    const waiting = payment({ status: "failed", error_reason: "payment_timed_out", created_at: now - 200 });
    const down = payment({ status: "failed", error_reason: "bank_technical_error", created_at: now - 150 });
    const declined = payment({ status: "failed", error_reason: "card_declined", created_at: now - 100 });
    expect(await until([begun])).toBe(capturedAfter(now - 300));
    expect(await until([begun, waiting, declined])).toBe(capturedAfter(now - 200));
    expect(await until([down, begun])).toBe(capturedAfter(now - 150));
    expect(await until([declined])).toBeUndefined();
    expect(await until([])).toBeUndefined();
  });

  test("is absent while a customer can begin to pay, and once the link is paid", async () => {
    const begun = payment({ id: "pay_2", status: "created" });
    expect(await until([begun], { status: "created", expire_by: now + 600 })).toBeUndefined();
    expect(await until([begun, payment()])).toBeUndefined();
  });

  test("counts from the link's end if its tries are unknown", async () => {
    const session = (more: Partial<Link>) =>
      sessionOf(account().view, link({ ...ended, ...more, order_id: undefined as never }));
    expect((await session({})).lateUntil).toBe(capturedAfter(now - 60));
    expect((await session({ expired_at: now - 50 })).lateUntil).toBe(capturedAfter(now - 50));
    expect((await session({ cancelled_at: now - 90, expired_at: now - 50 })).lateUntil).toBe(
      capturedAfter(now - 90),
    );
  });

  test("is absent once it has passed", async () => {
    const begun = payment({ status: "created", created_at: now - (days(3) + hours(1)) / 1000 });
    expect(await until([begun])).toBeUndefined();
    expect(await until([{ ...begun, created_at: begun.created_at + 1 }])).toBe(now * 1000 + 1000);
  });
});
