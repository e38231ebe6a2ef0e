import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moves } from "../order/moves.ts";
import {
  type ManualStatus,
  manualStatuses,
  type Order,
  type OrderStatus,
  orderStatuses,
} from "../order/order.entity.ts";
import { newPage, newTaken, paidOrder, recordOf } from "../order/testing.ts";
import { hours, minutes } from "../platform/time.ts";
import { withoutUndefined } from "../platform/without-undefined.ts";
import type { Taken } from "../ports/payments.ts";
import type { Verdict } from "./judge.ts";
import { decide, decideByHand, decideDelete, decideFree, decideGift } from "./lifecycle.ts";

const now = 1_760_000_000_000;
const nothing: Verdict = { sale: undefined, more: [], underWay: false, open: false, pages: [] };
const decidedOn = (order: Order, verdict: Partial<Verdict>) =>
  decide(recordOf(order), { ...nothing, ...verdict }, now);
const refund = (amount: number, state: "pending" | "done" | "failed" = "done") => ({
  id: `re_${amount}_${state}`,
  amount,
  state,
  at: now,
});
const byHand = (status: ManualStatus) => ({ override: { by: "admin", at: 1, status } });

describe("what the provider says", () => {
  test.each<[string, Order, Partial<Verdict>, string | undefined, OrderStatus]>([
    ["paid", paidOrder(), { sale: newTaken("p") }, "complete", "completed"],
    ["paid late", paidOrder({ status: "failed" }), { sale: newTaken("p") }, "complete", "completed"],
    ["over, unpaid", paidOrder(), {}, "fail", "failed"],
    ["open", paidOrder(), { open: true }, undefined, "pending"],
    ["under way", paidOrder(), { underWay: true }, "wait", "pending"],
    ["over, and held a coupon", paidOrder({ status: "failed", couponUse: "held" }), {}, "release", "failed"],
    ["over, set to pending by hand", paidOrder(byHand("pending")), {}, undefined, "pending"],
    [
      "paid, set to failed by hand",
      paidOrder({ status: "failed", ...byHand("failed") }),
      { sale: newTaken("p") },
      "note",
      "failed",
    ],
    [
      "paid, but deleted",
      paidOrder({ status: "failed", deletedAt: 1 }),
      { sale: newTaken("p") },
      "note",
      "failed",
    ],
    [
      "paid, but erased",
      paidOrder({ status: "failed", erasedAt: 1 }),
      { sale: newTaken("p") },
      "note",
      "failed",
    ],
    ["paid what it should not", paidOrder(), { mismatch: "amount" }, "fail", "failed"],
    [
      "sent back whole",
      paidOrder({ status: "completed", paymentId: "p" }),
      { sale: newTaken("p", { refunds: [refund(99_900)] }) },
      "send-back",
      "refunded",
    ],
    [
      "sent back whole, but kept by hand",
      paidOrder({ status: "completed", paymentId: "p", ...byHand("completed") }),
      { sale: newTaken("p", { refunds: [refund(99_900)] }) },
      "note",
      "completed",
    ],
    [
      "sent back before anybody knew",
      paidOrder(),
      { sale: newTaken("p", { refunds: [refund(99_900)] }) },
      "come-back",
      "refunded",
    ],
    [
      "sent back in part",
      paidOrder({ status: "completed", paymentId: "p" }),
      { sale: newTaken("p", { refunds: [refund(10_000)] }) },
      "note",
      "completed",
    ],
    [
      "refund failed",
      paidOrder({ status: "refunded", refundReason: "refund", paymentId: "p", refundedAmount: 999 }),
      { sale: newTaken("p", { refunds: [refund(99_900, "failed")] }) },
      "restore",
      "completed",
    ],
    [
      "dispute lost",
      paidOrder({ status: "completed", paymentId: "p" }),
      { sale: newTaken("p", { dispute: { id: "d", state: "lost" } }) },
      "send-back",
      "refunded",
    ],
    [
      "dispute won back",
      paidOrder({ status: "refunded", refundReason: "dispute", paymentId: "p" }),
      { sale: newTaken("p", { dispute: { id: "d", state: "won" } }) },
      "restore",
      "completed",
    ],
    [
      "dispute still lost",
      paidOrder({ status: "refunded", refundReason: "dispute", paymentId: "p" }),
      { sale: newTaken("p", { dispute: { id: "d", state: "lost" } }) },
      "note",
      "refunded",
    ],
  ])("%s", (_, order, verdict, move, to) => {
    const decided = decidedOn(order, verdict);
    expect([decided.move, decided.to]).toEqual([move, to]);
  });

  test("a second payment is to be sent back, once, whole, by the shop itself", () => {
    const sale = newTaken("first");
    const order = paidOrder({ status: "completed", paymentId: "first" });
    const outcome = decidedOn(order, { sale, more: [newTaken("second")] });
    expect(outcome.refunds).toMatchObject([
      { paymentId: "second", amount: 99_900, reason: "duplicate", by: "system" },
    ]);
    expect(outcome.set.dueAt).toBe(now + minutes(5));
    const gone = newTaken("second", { refunds: [refund(99_900)] });
    expect(decidedOn(order, { sale, more: [gone] }).refunds).toEqual([]);
  });

  test("what has been said is not said again", () => {
    const order = paidOrder({ status: "failed", review: "amount" });
    expect(decidedOn(order, { mismatch: "amount" }).alarms).toEqual([]);
  });
});

describe("what goes with it", () => {
  test("an order that nobody can pay any more gives its coupon's use back, and says why it failed", () => {
    const held = paidOrder({ couponUse: "held" });
    expect(decidedOn(held, { cause: "declined" })).toMatchObject({
      ...{ move: "fail", returnsUse: true, set: { couponUse: "returned", cause: "declined" } },
    });
    const free = decidedOn(paidOrder(), {});
    expect(free.returnsUse).toBe(false);
    expect(free.set).toEqual({});
    expect(decidedOn(held, { open: true })).toMatchObject({ move: undefined, returnsUse: false });
    const kept = paidOrder({ couponUse: "held", ...byHand("pending") });
    expect(decidedOn(kept, {})).toMatchObject({ move: undefined, returnsUse: false });
    expect(decidedOn(paidOrder({ couponUse: "held", status: "completed" }), {}).returnsUse).toBe(false);
  });

  test("an order that waits is written only when it is due, or money is under way or is not any more", () => {
    const wait = (order: Order, verdict: Partial<Verdict>) => {
      const { move, set } = decidedOn(order, verdict);
      return [move, set];
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

  test("a claim that is no payment of it fails it, once, with an alarm; its coupon's use stays held", () => {
    const held = paidOrder({ couponUse: "held" });
    expect(decidedOn(held, { mismatch: "currency" })).toMatchObject({
      ...{ move: "fail", returnsUse: false, set: { review: "currency" }, alarms: ["currency"] },
    });
    expect(decidedOn(paidOrder(byHand("pending")), { mismatch: "currency" }).move).toBe("note");
    const paid = decidedOn(paidOrder(), { sale: newTaken("p"), mismatch: "amount" });
    expect(paid).toMatchObject({ move: "complete", set: { review: "amount" }, alarms: ["amount"] });
    const erased = decidedOn(paidOrder({ status: "failed", erasedAt: 1 }), { sale: newTaken("p") });
    expect(erased.alarms).toEqual(["paid, but erased"]);
  });

  test("a payment takes a doubt away; one that comes back takes away why it had gone", () => {
    expect(
      decidedOn(paidOrder({ status: "failed", review: "amount" }), { sale: newTaken("p") }).set,
    ).toMatchObject({
      ...{ review: undefined, paymentId: "p" },
    });
    const back = paidOrder({
      status: "refunded",
      refundReason: "refund",
      paymentId: "p",
      refundedAmount: 999,
    });
    expect(decidedOn(back, { sale: newTaken("p") }).set).toMatchObject({
      refundReason: undefined,
      refundedAmount: 0,
    });
    expect(decidedOn({ ...back, deletedAt: 1 }, { sale: newTaken("p") }).move).toBe("note");
  });

  test("only what is new of a page is noted", () => {
    const record = recordOf(paidOrder(), {
      pages: [newPage(1, { state: "open" }), newPage(2, { state: "open" })],
    });
    const pages = [
      { attempt: 1, state: "open" },
      { attempt: 2, state: "closed" },
      { attempt: 3, state: "open" },
    ] as const;
    const decided = decide(record, { ...nothing, open: true, pages: [...pages] }, now);
    expect(decided.pages).toEqual([pages[1], pages[2]]);
  });
});

const facts = fc.record({
  status: fc.constantFrom(...orderStatuses),
  review: fc.option(fc.constant("amount"), { nil: undefined }),
  override: fc.option(
    fc.constantFrom(...manualStatuses).map((status) => ({ by: "admin", at: 1, status })),
    { nil: undefined },
  ),
  deletedAt: fc.option(fc.constant(1), { nil: undefined }),
  couponUse: fc.constantFrom("none" as const, "held" as const, "returned" as const),
  paymentId: fc.option(fc.constant("p"), { nil: undefined }),
  refundReason: fc.option(fc.constantFrom("refund" as const, "dispute" as const), { nil: undefined }),
  dueAt: fc.option(fc.constantFrom(now - 1, now + 1), { nil: undefined }),
});
const taken: fc.Arbitrary<Taken> = fc
  .record({
    refunds: fc.array(
      fc.tuple(
        fc.constantFrom(10_000, 99_900),
        fc.constantFrom("pending" as const, "done" as const, "failed" as const),
      ),
      { maxLength: 1 },
    ),
    dispute: fc.option(fc.constantFrom("open" as const, "won" as const, "lost" as const), { nil: undefined }),
  })
  .map(({ refunds, dispute }) =>
    newTaken("p", {
      refunds: refunds.map(([amount, state]) => refund(amount, state)),
      dispute: dispute && { id: "d", state: dispute },
    }),
  );
const verdicts = fc.record({
  sale: fc.option(taken, { nil: undefined }),
  more: fc.array(
    taken.map((one) => ({ ...one, paymentId: "q" })),
    { maxLength: 1 },
  ),
  mismatch: fc.option(fc.constant("amount"), { nil: undefined }),
  underWay: fc.boolean(),
  open: fc.boolean(),
});

describe("whatever is the case", () => {
  const all = (check: (order: Order, verdict: Verdict) => void) =>
    fc.assert(
      fc.property(facts, verdicts, (order, verdict) =>
        check(paidOrder(withoutUndefined(order)), { ...verdict, pages: [] }),
      ),
      {
        numRuns: 2_000,
      },
    );

  test("a decision is a move of the table, or none", () => {
    all((order, verdict) => {
      const { move, to, access } = decide(recordOf(order), verdict, now);
      if (move === undefined) {
        expect([to, access]).toEqual([order.status, "keep"]);
        return;
      }
      const row = moves[move];
      expect(row.from).toContain(order.status);
      expect(row.to === "same" ? order.status : row.to).toBe(to);
      expect(access).toBe(row.access);
    });
  });

  test("nobody gets in without a payment that is with the shop, and nothing is given to what was deleted or set by hand", () => {
    all((order, verdict) => {
      const { access } = decide(recordOf(order), verdict, now);
      if (access !== "give") return;
      const { refunds = [], dispute } = verdict.sale ?? {};
      const back = refunds.reduce((sum, { amount, state }) => sum + (state === "failed" ? 0 : amount), 0);
      expect(verdict.sale).toBeDefined();
      expect(back).toBeLessThan(99_900);
      expect(dispute?.state).not.toBe("lost");
      expect(order.deletedAt).toBeUndefined();
      if (order.status !== "refunded") expect(order.override).toBeUndefined();
    });
  });

  test("an order that is over is not looked at for ever, and a due one is never left as it was", () => {
    all((order, verdict) => {
      const { set, to } = decide(recordOf(order), verdict, now);
      if (order.dueAt === undefined || order.dueAt > now) return;
      const next = "dueAt" in set ? set.dueAt : to === "pending" ? order.dueAt : undefined;
      expect(next === undefined || next > now).toBe(true);
    });
  });
});

describe("by hand", () => {
  test("a status of an admin's goes where it says, and takes or gives what follows", () => {
    for (const status of manualStatuses)
      for (const was of ["pending", "failed", "completed"] as const) {
        if (was === status) continue;
        const { to, access, set } = decideByHand(recordOf(paidOrder({ status: was })), status, "admin", now);
        const expected = status === "completed" ? "give" : was === "completed" ? "take" : "keep";
        expect([to, access]).toEqual([status, expected]);
        expect(set.override).toEqual({ by: "admin", at: now, status });
      }
  });

  test("money that went back whole is final", () => {
    expect(() =>
      decideByHand(recordOf(paidOrder({ status: "refunded" })), "completed", "admin", now),
    ).toThrow();
  });

  test("deleting ends what was given; what went back stays so", () => {
    expect(decideDelete(paidOrder({ status: "completed" }), "admin", now)).toMatchObject({
      to: "failed",
      access: "take",
    });
    expect(decideDelete(paidOrder({ status: "refunded" }), "admin", now)).toMatchObject({
      to: "refunded",
      access: "keep",
    });
  });

  test("what an admin has set is in the audit and the books; a page that may be paid is looked at", () => {
    const by = { by: "admin" };
    const pages = (state: "asked" | "open" | "closed") =>
      recordOf(paidOrder(), { pages: [newPage(1, { state })] });
    expect(decideByHand(pages("closed"), "completed", "admin", now)).toMatchObject({
      ledger: [{ kind: "sale", ref: "v1", paise: 99_900, ...by }],
      audit: [{ ...by, action: "order.override", before: "pending", after: "completed" }],
    });
    for (const state of ["asked", "open"] as const)
      expect(decideByHand(pages(state), "failed", "admin", now).set.dueAt).toBe(now + minutes(5));
    expect(decideByHand(pages("closed"), "failed", "admin", now).set).not.toHaveProperty("dueAt");
    const due = recordOf(paidOrder({ dueAt: 7 }), { pages: [newPage(1, { state: "open" })] });
    expect(decideByHand(due, "failed", "admin", now).set.dueAt).toBe(7);
    const undone = decideByHand(recordOf(paidOrder({ status: "completed" })), "pending", "admin", now);
    expect(undone.ledger).toEqual([{ kind: "sale-undone", ref: "v1", paise: 99_900, ...by }]);
    expect(decideByHand(recordOf(paidOrder({ status: "failed" })), "pending", "admin", now).ledger).toEqual(
      [],
    );
  });

  test("what is deleted leaves the books, and the audit says so", () => {
    const deleted = (status: OrderStatus) => decideDelete(paidOrder({ status, dueAt: 7 }), "admin", now);
    for (const status of orderStatuses) {
      const stood = status === "completed" || status === "refunded";
      expect(deleted(status).ledger).toHaveLength(stood ? 1 : 0);
      expect(deleted(status)).toMatchObject({
        ...{ to: status === "refunded" ? "refunded" : "failed", set: { deletedAt: now, dueAt: 7 } },
        audit: [{ by: "admin", action: "order.delete", before: status }],
      });
      expect("override" in deleted(status).set).toBe(status !== "refunded");
    }
    expect(deleted("pending").access).toBe("keep");
  });

  test("a gift is given once by who gave it, and then asks for nothing more", () => {
    const gift = paidOrder({ source: "gift", giftedBy: "admin" });
    expect(decideGift(recordOf(gift), now)).toMatchObject({
      ...{ to: "completed", access: "give", audit: [{ by: "admin" }] },
    });
    expect(decideGift(recordOf({ ...gift, ...byHand("pending") }), now)).toMatchObject({
      move: undefined,
      set: {},
    });
    expect(decideGift(recordOf({ ...gift, status: "completed" }), now)).toMatchObject({
      move: undefined,
      set: {},
    });
    const due = decideGift(recordOf({ ...gift, status: "completed", dueAt: 7 }), now);
    expect(due.set).toStrictEqual({ dueAt: undefined });
    expect(decideGift(recordOf(paidOrder()), now).move).toBeUndefined();
  });

  test("a free order is a sale of nothing; what was set by hand stays", () => {
    const free = paidOrder({ source: "free", finalAmount: 0, couponUse: "held" });
    expect(decideFree(recordOf(free)).ledger).toEqual([{ kind: "sale", ref: "v1", paise: 0 }]);
    expect(decideFree(recordOf({ ...free, ...byHand("pending") })).move).toBeUndefined();
    expect(decideFree(recordOf({ ...free, status: "completed" })).move).toBeUndefined();
    expect(decideFree(recordOf({ ...free, status: "failed" }))).toMatchObject({
      move: "release",
      returnsUse: true,
    });
  });

  test("a free order completes by itself, unless something took its place", () => {
    const free = paidOrder({ source: "free", finalAmount: 0 });
    expect(decideFree(recordOf(free)).to).toBe("completed");
    expect(decideFree(recordOf({ ...free, status: "failed" })).to).toBe("failed");
  });
});
