// What somebody who asked about their data is told: clocks, why it waits, and what the law keeps.
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Order } from "../orders/order.entity.ts";
import { paidOrder } from "../orders/testing.ts";
import { configure } from "../platform/settings.ts";
import { days, hours } from "../platform/time.ts";
import { blockerOf } from "./blockers.ts";
import { keepUntilOf } from "./keeping.ts";
import type { Person } from "./person.ts";
import { factsOf, type Request, sealFacts } from "./request.entity.ts";
import { adminViewOf, viewOf } from "./request-view.ts";

const record = vi.hoisted(() => ({
  refunds: [] as { state: string }[],
  ledger: [] as { kind: string; ref: string }[],
}));
const cin = vi.hoisted(() => ({ value: undefined as string | undefined }));
vi.mock("../orders/record.ts", () => ({ readRecord: async () => record }));
vi.mock("@store/contract/offer/first-offer", async () => {
  const { firstOffer } = await import("@store/contract/offer/testing-offer");
  return {
    firstOffer: {
      ...firstOffer,
      get cin() {
        return cin.value;
      },
    },
  };
});

const askedAt = 1_790_000_000_000;
const facts = { email: "asha@shop.in", name: "Asha", words: "Please", answer: "Done" };

beforeEach(() => {
  configure({ privacyKey: Buffer.alloc(32, 3).toString("base64") });
  Object.assign(record, { refunds: [], ledger: [] });
  cin.value = undefined;
});

function request(more: Partial<Request> = {}): Request {
  return {
    ...{
      requestId: "r-1",
      kind: "erasure",
      state: "cooling",
      version: 1,
      subject: "s",
      list: "open",
      listedAt: 1,
    },
    ...{ askedAt, customerIds: ["CUST_1"], orderIds: ["ORDER_1"], checkoutIds: ["c-1"], ...more },
  };
}

describe("a privacy request", () => {
  test("shows the end of an erasure's cooling-off time", () => {
    expect(viewOf(request({ dueAt: askedAt + days(7) }))).toEqual({
      ...{ requestId: "r-1", kind: "erasure", state: "cooling", askedAt, settleBy: askedAt + days(30) },
      beginsAt: askedAt + days(7),
    });
    expect(viewOf(request({ state: "found", dueAt: 5 }))).not.toHaveProperty("beginsAt");
    expect(viewOf(request())).not.toHaveProperty("beginsAt");
    expect(viewOf(request({ state: "blocked", waitsFor: "A payment" }))).toMatchObject({
      waitsFor: "A payment",
    });
  });

  test("shows a complaint's clocks, its words and its answer", () => {
    const sealed = sealFacts("r-1", facts);
    expect(sealed).not.toContain("asha");
    expect(viewOf(request({ kind: "complaint", state: "answered", sealed }))).toEqual({
      ...{ requestId: "r-1", kind: "complaint", state: "answered", askedAt, settleBy: askedAt + days(30) },
      ...{
        acknowledgeBy: askedAt + hours(48),
        boardAfter: askedAt + days(90),
        words: "Please",
        answer: "Done",
      },
    });
  });

  test("shows an admin the customer's name and email while they are stored", () => {
    const sealed = sealFacts("r-1", { email: "asha@shop.in", name: "Asha" });
    const shown = { customerIds: ["CUST_1"], orderIds: ["ORDER_1"] };
    expect(adminViewOf(request({ sealed, closedAt: 9 }))).toMatchObject({
      ...{ ...shown, email: "asha@shop.in", name: "Asha", closedAt: 9 },
    });
    const gone = adminViewOf(request());
    expect(gone).toMatchObject(shown);
    for (const key of ["email", "name", "closedAt", "words", "answer"]) expect(gone).not.toHaveProperty(key);
    expect(viewOf(request({ sealed }))).not.toHaveProperty("email");
    expect(factsOf({ requestId: "r-1" })).toBeUndefined();
    expect(() => factsOf({ requestId: "r-2", sealed })).toThrow();
  });
});

describe("an erasure waits", () => {
  const now = askedAt + days(1);
  const blocker = (...orders: Order[]) =>
    blockerOf({ orders } as unknown as Person, {
      askedAt,
      now,
      takesLateBy: async (id) => days(id === "razorpay" ? 3 : 0),
    });
  const sold = paidOrder({ status: "completed" });
  const failedAt = (createdAt: number) => paidOrder({ status: "failed", provider: "razorpay", createdAt });

  test.each<[string, Order, RegExp | undefined]>([
    ["for a payment that is on its way", paidOrder({ processing: true }), /on its way/],
    ["not for an open page", paidOrder({ createdAt: now - 1 }), undefined],
    ["not for one of an order that is erased", paidOrder({ erasedAt: 1 }), undefined],
    ["not for an order that failed", paidOrder({ status: "failed" }), undefined],
    ["for a person who looks", paidOrder({ status: "failed", review: "amount" }), /looks at a payment/],
    ["not for one who has looked", { ...sold, review: "amount" }, undefined],
    ["for money on its way back", { ...sold, refundPending: 1 }, /on its way back/],
    ["for a late payment by Razorpay", failedAt(now - days(3) + 1), /may still arrive/],
    ["not for an order placed after the request", failedAt(askedAt + 1), undefined],
    ["no longer than it may come", failedAt(now - days(3)), undefined],
    ["not for Stripe, which takes none late", paidOrder({ status: "failed", createdAt: now - 1 }), undefined],
    ["for nothing", sold, undefined],
  ])("%s", async (_, order, reason) => {
    const found = await blocker(order);
    if (!reason) return expect(found).toBeUndefined();
    expect(found).toMatch(reason);
    expect(found).toMatch(/\(ORDER_1\)$/);
  });

  test.each(["asked", "pending"])("because of a refund that is %s", async (state) => {
    record.refunds = [{ state: "done" }, { state }];
    expect(await blocker(sold)).toMatch(/on its way back/);
    expect(await blocker({ ...sold, status: "refunded" })).toMatch(/on its way back/);
    expect(await blocker(paidOrder({ status: "failed" }))).toBeUndefined();
  });

  test("because of a dispute that is not over", async () => {
    record.refunds = [{ state: "done" }];
    record.ledger = [
      { kind: "dispute-opened", ref: "a" },
      { kind: "dispute-lost", ref: "b" },
    ];
    expect(await blocker(sold)).toMatch(/under dispute/);
    for (const kind of ["dispute-won", "dispute-lost"]) {
      record.ledger = [
        { kind: "dispute-opened", ref: "a" },
        { kind, ref: "a" },
      ];
      expect(await blocker(sold)).toBeUndefined();
    }
  });

  test("because of any one of the orders", async () => {
    expect(await blocker(sold, paidOrder({ orderId: "ORDER_2", processing: true }))).toMatch(/\(ORDER_2\)$/);
    expect(await blocker()).toBeUndefined();
  });
});

describe("an erased order's legal records", () => {
  const day = Date.parse("2026-11-22T12:00:00+05:30");
  const tax = {} as NonNullable<Order["tax"]>;
  const sold = { ...paidOrder({ status: "completed", createdAt: day - days(300) }), paidAt: day };
  const until = (order: Order, company: boolean) => {
    cin.value = company ? "U74999MH2019PTC331122" : undefined;
    return keepUntilOf(order);
  };

  test("are its invoices and books if it brought money", () => {
    expect(until({ ...sold, tax }, false)).toBe("2033-12-31");
    expect(until({ ...sold, tax }, true)).toBe("2035-03-31");
    expect(until(sold, true)).toBe("2035-03-31");
    expect(until(sold, false)).toBeUndefined();
    expect(until({ ...sold, tax, status: "refunded" }, false)).toBe("2033-12-31");
    const { paidAt: _, ...unpaid } = sold;
    expect(until({ ...unpaid, tax }, false)).toBe("2032-12-31");
  });

  test("are none if it brought no money", () => {
    for (const more of [{ status: "pending" }, { status: "failed" }, { finalAmount: 0 }] as const)
      expect(until({ ...sold, tax, ...more }, true)).toBeUndefined();
  });
});
