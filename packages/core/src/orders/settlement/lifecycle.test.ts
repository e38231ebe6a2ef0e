import type { OrderStatus } from "@store/contract/order-statuses";
import { describe, expect, test } from "vitest";
import { hours, minutes } from "../../platform/time.ts";
import type { Order } from "../order.entity.ts";
import { newCapture, newSession, paidOrder, recordOf } from "../testing.ts";
import type { Assessment } from "./assess.ts";
import { decide } from "./lifecycle.ts";
import { byHand, decidedOn, nothing, now, refund } from "./lifecycle-testing.ts";

describe("a provider's answer", () => {
  const completed = (more: Partial<Order> = {}) =>
    paidOrder({ status: "completed", paymentId: "p", ...more });
  const failed = (more: Partial<Order> = {}) => paidOrder({ status: "failed", ...more });
  const sentBack = (refundReason: NonNullable<Order["refundReason"]>, more: Partial<Order> = {}) =>
    paidOrder({ status: "refunded", refundReason, paymentId: "p", ...more });
  const paid = (more: Parameters<typeof newCapture>[1] = {}) => ({ sale: newCapture("p", more) });
  const all = { refunds: [refund(99_900)] };
  const dispute = (state: "lost" | "won") => paid({ dispute: { id: "d", state } });

  test.each<[string, Order, Partial<Assessment>, string | undefined, OrderStatus]>([
    ["paid", paidOrder(), paid(), "complete", "completed"],
    ["paid late", failed(), paid(), "complete", "completed"],
    ["over, unpaid", paidOrder(), {}, "fail", "failed"],
    ["open", paidOrder(), { open: true }, undefined, "pending"],
    ["under way", paidOrder(), { underWay: true }, "wait", "pending"],
    ["over, and reserved a coupon", failed({ couponUse: "reserved" }), {}, "release", "failed"],
    ["over, set to pending by hand", paidOrder(byHand("pending")), {}, undefined, "pending"],
    ["paid, set to failed by hand", failed(byHand("failed")), paid(), "note", "failed"],
    ["paid, but deleted", failed({ deletedAt: 1 }), paid(), "note", "failed"],
    ["paid, but erased", failed({ erasedAt: 1 }), paid(), "note", "failed"],
    ["paid what it should not", paidOrder(), { mismatch: "amount" }, "fail", "failed"],
    ["sent back whole", completed(), paid(all), "send-back", "refunded"],
    ["sent back whole, but kept by hand", completed(byHand("completed")), paid(all), "note", "completed"],
    ["sent back before anybody knew", paidOrder(), paid(all), "come-back", "refunded"],
    ["sent back in part", completed(), paid({ refunds: [refund(10_000)] }), "note", "completed"],
    [
      "refund failed",
      sentBack("refund", { refundedAmount: 999 }),
      paid({ refunds: [refund(99_900, "failed")] }),
      "restore",
      "completed",
    ],
    ["dispute lost", completed(), dispute("lost"), "send-back", "refunded"],
    ["dispute won back", sentBack("dispute"), dispute("won"), "restore", "completed"],
    ["dispute still lost", sentBack("dispute"), dispute("lost"), "note", "refunded"],
  ])("%s", (_, order, assessment, transition, to) => {
    const decided = decidedOn(order, assessment);
    expect([decided.transition, decided.to]).toEqual([transition, to]);
  });

  test("makes the shop refund a second payment once and whole", () => {
    const sale = newCapture("first");
    const order = paidOrder({ status: "completed", paymentId: "first" });
    const outcome = decidedOn(order, { sale, more: [newCapture("second")] });
    expect(outcome.refunds).toMatchObject([
      { paymentId: "second", amount: 99_900, reason: "duplicate", by: "system" },
    ]);
    expect(outcome.set.dueAt).toBe(now + minutes(5));
    const gone = newCapture("second", { refunds: [refund(99_900)] });
    expect(decidedOn(order, { sale, more: [gone] }).refunds).toEqual([]);
  });

  test("changes nothing if it was noted before", () => {
    const order = paidOrder({ status: "failed", review: "amount" });
    expect(decidedOn(order, { mismatch: "amount" }).alarms).toEqual([]);
  });
});

describe("a decision about an order", () => {
  test("returns the coupon's use and names the cause once nobody can pay", () => {
    const reserved = paidOrder({ couponUse: "reserved" });
    expect(decidedOn(reserved, { cause: "declined" })).toMatchObject({
      ...{ transition: "fail", returnsUse: true, set: { couponUse: "returned", cause: "declined" } },
    });
    const free = decidedOn(paidOrder(), {});
    expect(free.returnsUse).toBe(false);
    expect(free.set).toEqual({});
    expect(decidedOn(reserved, { open: true })).toMatchObject({ transition: undefined, returnsUse: false });
    const kept = paidOrder({ couponUse: "reserved", ...byHand("pending") });
    expect(decidedOn(kept, {})).toMatchObject({ transition: undefined, returnsUse: false });
    expect(decidedOn(paidOrder({ couponUse: "reserved", status: "completed" }), {}).returnsUse).toBe(false);
    expect(decidedOn(paidOrder({ status: "completed" }), { cause: "declined" }).set).toEqual({});
  });

  test.each(["pending", "failed"] as const)("forgets the buyer of a %s order without payment", (status) => {
    const { set } = decidedOn(paidOrder({ status, buyerHashes: ["who"] }), {});
    expect(set).toStrictEqual({ buyerHashes: undefined });
  });

  test("adds up what the provider keeps of payments and takes for disputes", () => {
    const dispute = { id: "d", state: "open", fee: 1500, feeTax: 270 } as const;
    const more = [newCapture("second", { fee: 999 }), newCapture("third", { dispute })];
    const { set } = decidedOn(paidOrder(), { sale: newCapture("p", { fee: 1998, feeTax: 360 }), more });
    expect(set).toMatchObject({ fee: 4497, feeTax: 630 });
    expect(decidedOn(paidOrder(), { sale: newCapture("p") }).set).not.toHaveProperty("fee");
  });

  test("is written for a waiting order only if it is due or its money moved", () => {
    const wait = (order: Order, assessment: Partial<Assessment>) => {
      const { transition, set } = decidedOn(order, assessment);
      return [transition, set];
    };
    expect(wait(paidOrder({ dueAt: now + 1 }), { open: true })).toEqual([undefined, {}]);
    expect(wait(paidOrder({ dueAt: now }), { open: true })).toEqual([
      ...["wait", { dueAt: now + minutes(5), processing: undefined }],
    ]);
    const slow = { dueAt: now + hours(1), processing: true };
    expect(wait(paidOrder({ dueAt: now + 1 }), { underWay: true })).toEqual(["wait", slow]);
    expect(wait(paidOrder({ dueAt: now + 1, processing: true }), { underWay: true })).toEqual([
      undefined,
      {},
    ]);
    expect(wait(paidOrder({ dueAt: now + 1, processing: true }), { open: true })).toEqual([
      ...["wait", { dueAt: now + minutes(5), processing: undefined }],
    ]);
  });

  test("fails an order once, with an alarm, on a capture that does not match", () => {
    const reserved = paidOrder({ couponUse: "reserved" });
    expect(decidedOn(reserved, { mismatch: "currency" })).toMatchObject({
      ...{ transition: "fail", returnsUse: false, set: { review: "currency" }, alarms: ["currency"] },
    });
    expect(decidedOn(paidOrder(byHand("pending")), { mismatch: "currency" }).transition).toBe("note");
    const paid = decidedOn(paidOrder(), { sale: newCapture("p"), mismatch: "amount" });
    expect(paid).toMatchObject({ transition: "complete", set: { review: "amount" }, alarms: ["amount"] });
    const erased = decidedOn(paidOrder({ status: "failed", erasedAt: 1 }), { sale: newCapture("p") });
    expect(erased.alarms).toEqual(["paid, but erased"]);
  });

  test("clears the doubt about an order that is paid", () => {
    expect(
      decidedOn(paidOrder({ status: "failed", review: "amount" }), { sale: newCapture("p") }).set,
    ).toMatchObject({
      ...{ review: undefined, paymentId: "p" },
    });
    const back = paidOrder({
      status: "refunded",
      refundReason: "refund",
      paymentId: "p",
      refundedAmount: 999,
    });
    expect(decidedOn(back, { sale: newCapture("p") }).set).toMatchObject({
      refundReason: undefined,
      refundedAmount: 0,
    });
    expect(decidedOn({ ...back, deletedAt: 1 }, { sale: newCapture("p") }).transition).toBe("note");
  });

  test("notes only what is new of a payment session", () => {
    const record = recordOf(paidOrder(), {
      sessions: [newSession(1, { state: "open" }), newSession(2, { state: "open" })],
    });
    const sessions = [
      { attempt: 1, state: "open" },
      { attempt: 2, state: "closed" },
      { attempt: 3, state: "open" },
    ] as const;
    const decided = decide(record, { ...nothing, open: true, sessions: [...sessions] }, now);
    expect(decided.sessions).toEqual([sessions[1], sessions[2]]);
  });
});
