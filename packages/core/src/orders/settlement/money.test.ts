// What the facts of a payment add to an order's books, whole: rows, refunds, mails, grants.
import { describe, expect, test } from "vitest";
import type { Capture, ProviderRefund } from "../../providers/payments.ts";
import type { LedgerRow } from "../ledger.entity.ts";
import type { Order } from "../order.entity.ts";
import type { Refund } from "../refund.entity.ts";
import { linesWith, newCapture, newSession, paidOrder, recordOf } from "../testing.ts";
import { decision } from "./decision.ts";
import { duplicateDecision } from "./duplicate-payment.ts";
import { lateRefund } from "./late-payment.ts";
import { moneyDecision } from "./money.ts";

const row = (kind: LedgerRow["kind"], ref: string) => ({ kind, ref }) as LedgerRow;
const asked = (refundKey: string, more: Partial<Refund> = {}) =>
  ({ refundKey, state: "asked", createdAt: 1, ...more }) as Refund;
const back = (id: string, amount: number, more: Partial<ProviderRefund> = {}): ProviderRefund => ({
  ...{ id, amount, state: "done", at: 5 },
  ...more,
});
const completed = (more: Partial<Order> = {}) =>
  paidOrder({ status: "completed", paymentId: "pay", ...more });
const booked = [row("sale", "pay")];

function money(
  order: Order,
  sale: Partial<Capture> = {},
  ledger: LedgerRow[] = booked,
  refunds: Refund[] = [],
) {
  return moneyDecision(recordOf(order, { ledger, refunds }), newCapture("pay", sale));
}

describe("the order's own payment", () => {
  test("is booked as its sale", () => {
    const order = paidOrder();
    const sale = { fee: 2000, feeTax: 360, references: ["512345678901"] };
    expect(money(order, sale, [])).toStrictEqual({
      ...decision(order),
      goneBack: undefined,
      set: { paymentId: "pay", references: ["512345678901"], refundedAmount: 0, refundPending: undefined },
      payments: [{ capture: newCapture("pay", sale), what: "sale" }],
      proofs: [newCapture("pay", sale)],
      ledger: [
        {
          kind: "sale",
          ref: "pay",
          paise: 99_900,
          provider: "stripe",
          paymentId: "pay",
          fee: 2000,
          feeTax: 360,
        },
      ],
    });
  });

  test("has no fee and no references if the provider gives none", () => {
    const { provider: _, ...unnamed } = paidOrder();
    const { ledger, set, proofs } = money(unnamed, {}, []);
    expect(ledger).toStrictEqual([{ kind: "sale", ref: "pay", paise: 99_900, paymentId: "pay" }]);
    expect(set).not.toHaveProperty("references");
    expect(proofs).toHaveLength(1);
  });

  test("is not booked twice", () => {
    const known = money(completed({ references: ["a", "b"] }), { references: ["b"] });
    expect(known).toStrictEqual({
      ...decision(completed({ references: ["a", "b"] })),
      goneBack: undefined,
      set: { refundedAmount: 0, refundPending: undefined },
    });
    expect(money(completed({ references: ["a"] }), { references: ["a", "b"] })).toMatchObject({
      set: { references: ["a", "b"] },
      proofs: [{ paymentId: "pay" }],
      payments: [],
    });
  });

  test("marks an order as paid that an admin completed before", () => {
    expect(money(paidOrder({ status: "completed" }), { at: 7 }, []).set).toMatchObject({ paidAt: 7 });
    expect(money(paidOrder({ status: "completed", paidAt: 3 }), { at: 7 }, []).set).toMatchObject({
      paidAt: 3,
    });
    expect(money(paidOrder(), { at: 7 }, []).set).not.toHaveProperty("paidAt");
    expect(money(completed(), { at: 7 }).set).not.toHaveProperty("paidAt");
  });
});

describe("a refund of the order's payment", () => {
  test("writes a row and a mail for a part of the sum", () => {
    const decided = money(completed(), { refunds: [back("re_1", 30_000, { state: "pending" })] });
    expect(decided).toMatchObject({
      goneBack: undefined,
      set: { refundedAmount: 300, refundPending: 300 },
      ledger: [{ kind: "refund-done", ref: "re_1", paise: 30_000, paymentId: "pay" }],
      mails: [{ kind: "refund", refundId: "re_1", refundedAmount: 300, whole: false }],
    });
    expect(decided.set).not.toHaveProperty("refundReason");
  });

  test("mails the newest sum after a second part", () => {
    const refunds = [back("re_1", 30_000), back("re_2", 20_000), back("re_3", 10_000)];
    const decided = money(completed({ refundedAmount: 300 }), { refunds }, [
      ...booked,
      row("refund-done", "re_1"),
    ]);
    expect(decided.set).toMatchObject({ refundedAmount: 600, refundPending: undefined });
    expect(decided.ledger.map(({ ref }) => ref)).toEqual(["re_2", "re_3"]);
    expect(decided.mails).toEqual([{ kind: "refund", refundId: "re_3", refundedAmount: 300, whole: false }]);
  });

  test.each([
    [99_899, undefined, false],
    [99_900, "refund", true],
    [100_000, "refund", true],
  ])("ends the order only if it is whole, as %i of 99,900 paise show", (amount, goneBack, whole) => {
    const decided = money(completed(), { refunds: [back("re_1", amount)] });
    expect(decided.goneBack).toBe(goneBack);
    expect("refundReason" in decided.set).toBe(whole);
  });

  test("is mailed as whole only once", () => {
    const refunds = [back("re_1", 99_900)];
    expect(money(completed(), { refunds })).toMatchObject({
      set: { refundReason: "refund", refundedAmount: 999 },
      mails: [{ whole: true, refundedAmount: 999 }],
    });
    const over = completed({ status: "refunded", refundedAmount: 999 });
    const again = money(over, { refunds }, [...booked, row("refund-done", "re_1")]);
    expect(again.set).not.toHaveProperty("refundReason");
    expect([again.ledger, again.mails]).toEqual([[], []]);
  });

  test("counts as money of the shop again if it fails", () => {
    const decided = money(completed({ refundedAmount: 300 }), {
      refunds: [back("re_1", 30_000, { state: "failed" })],
    });
    expect(decided).toMatchObject({
      goneBack: undefined,
      set: { refundedAmount: 0 },
      ledger: [{ kind: "refund-failed", ref: "re_1", paise: 30_000, paymentId: "pay" }],
      mails: [],
      alarms: ["refund failed: re_1"],
    });
  });

  test("sends no mail if the refunded sum is the same", () => {
    expect(money(completed({ refundedAmount: 300 }), { refunds: [back("re_1", 30_000)] }).mails).toEqual([]);
  });
});

test.each([
  ["open", undefined, ["dispute-opened"]],
  ["won", undefined, ["dispute-opened", "dispute-won"]],
  ["lost", "dispute", ["dispute-opened", "dispute-lost"]],
] as const)("a dispute that is %s is booked once", (state, goneBack, kinds) => {
  const decided = money(completed(), { dispute: { id: "dp", state } });
  expect(decided.goneBack).toBe(goneBack);
  expect(decided.set.refundReason).toBe(goneBack);
  expect(decided.ledger).toEqual(
    kinds.map((kind) => ({ kind, ref: "dp", paise: 99_900, provider: "stripe", paymentId: "pay" })),
  );
  const known = [...booked, ...kinds.map((kind) => row(kind, "dp"))];
  expect(money(completed(), { dispute: { id: "dp", state } }, known).ledger).toEqual([]);
});

describe("products that were refunded by themselves", () => {
  const both = completed({
    lines: linesWith("ad-templates", "seo-checklist"),
    finalAmount: 1897,
  });
  const items = ["ad-templates"] as NonNullable<Refund["items"]>;
  const decided = (order: Order, refund: Refund, state: ProviderRefund["state"]) =>
    money(order, { amount: 189_700, refunds: [back("re", 59_900, { state, key: "k" })] }, booked, [refund]);

  test("are taken away once the provider has the refund", () => {
    expect(decided(both, asked("k", { items }), "pending")).toMatchObject({
      refundStates: [{ refundKey: "k", state: "pending" }],
      set: { refundedItems: ["ad-templates"], refundedAmount: 599 },
      revokes: ["ad-templates"],
      regrants: [],
    });
  });

  test("are given back if the refund fails at the bank", () => {
    const without = { ...both, refundedItems: items };
    expect(decided(without, asked("k", { items, state: "pending" }), "failed")).toMatchObject({
      refundStates: [{ refundKey: "k", state: "failed" }],
      set: { refundedItems: [] },
      revokes: [],
      regrants: ["ad-templates"],
    });
    const never = decided(both, asked("k", { items }), "failed");
    expect([never.revokes, never.regrants]).toEqual([[], []]);
    expect(never.set).not.toHaveProperty("refundedItems");
  });

  test("stay away while the refund goes on", () => {
    const on = decided(both, asked("k", { items, state: "pending" }), "done");
    expect([on.refundStates, on.revokes]).toEqual([[{ refundKey: "k", state: "done" }], []]);
    expect(decided(both, asked("k", { items, state: "done" }), "done").refundStates).toEqual([]);
    expect(decided(both, asked("other", { items }), "done").refundStates).toEqual([]);
    expect(decided(both, asked("k"), "done").revokes).toEqual([]);
  });
});

describe("a further payment", () => {
  const order = completed();
  const second = (more: Partial<Capture> = {}, ledger: LedgerRow[] = [], refunds: Refund[] = []) =>
    duplicateDecision(recordOf(order, { ledger, refunds }), newCapture("more", more));
  const refundKey = "duplicate:ORDER_1:more";

  test("is refunded whole", () => {
    expect(second()).toStrictEqual({
      ...decision(order),
      payments: [{ capture: newCapture("more"), what: "duplicate" }],
      proofs: [newCapture("more")],
      refunds: [{ refundKey, paymentId: "more", amount: 99_900, reason: "duplicate", by: "system" }],
      ledger: [{ kind: "duplicate", ref: "more", paise: 99_900, provider: "stripe", paymentId: "more" }],
      audit: [{ by: "system", action: "order.duplicate", after: "more" }],
    });
  });

  test("is refunded by the part that has not gone back yet", () => {
    expect(second({ refunds: [back("re", 900)] }).refunds).toMatchObject([{ amount: 99_000 }]);
    expect(second({ refunds: [back("re", 900, { state: "failed" })] }).refunds).toMatchObject([
      { amount: 99_900 },
    ]);
    const whole = second({ refunds: [back("re", 99_900)] });
    expect([whole.refunds, whole.audit]).toEqual([[], []]);
    const lost = second({ dispute: { id: "dp", state: "lost" } });
    expect([lost.refunds, lost.audit]).toEqual([[], []]);
    expect(second({ dispute: { id: "dp", state: "open" } }).refunds).toHaveLength(1);
  });

  test("is refunded once, and its customer is told once", () => {
    const known = [row("duplicate", "more")];
    const refunds = [back("re", 99_900, { key: refundKey })];
    expect(second({}, known)).toStrictEqual(decision(order));
    expect(second({ refunds }, known, [asked(refundKey)])).toMatchObject({
      ...{ refunds: [], payments: [], proofs: [], refundStates: [{ refundKey, state: "done" }] },
      ledger: [{ kind: "duplicate-refunded", ref: "re", paise: 99_900, paymentId: "more" }],
      mails: [{ kind: "duplicate-refunded", refundId: "re", refundedAmount: 999, whole: true }],
    });
    expect(second({ refunds }, [...known, row("duplicate-refunded", "re")]).mails).toEqual([]);
    expect(second({ refunds: [back("re", 1, { state: "failed" })] }, known)).toMatchObject({
      ledger: [{ kind: "refund-failed", ref: "re" }],
      alarms: ["refund failed: re"],
    });
  });
});

describe("a late payment that adds nothing", () => {
  const order = completed({ duplicate: true });
  const late = [newSession(1, { lateUntil: 9 })];
  const refundKey = "late:ORDER_1:pay";
  const decided = (of: Order, more: object = {}, sale: Partial<Capture> = {}) =>
    lateRefund(recordOf(of, { sessions: late, ...more }), newCapture("pay", sale));

  test("is refunded", () => {
    expect(decided(order)).toStrictEqual({
      ...decision(order),
      refunds: [{ refundKey, paymentId: "pay", amount: 99_900, reason: "duplicate", by: "system" }],
      ledger: [
        {
          ...{ kind: "refund-asked", ref: refundKey, paise: 99_900, provider: "stripe", paymentId: "pay" },
          by: "system",
        },
      ],
      audit: [{ by: "system", action: "order.duplicate", after: "pay" }],
    });
    expect(
      decided(order, {}, { refunds: [back("a", 900), back("b", 500, { state: "failed" })] }).refunds,
    ).toMatchObject([{ amount: 99_000 }]);
  });

  test("is kept if it was in time, adds something, was asked for or is gone", () => {
    const nothing = decision(order);
    expect(decided(order, { sessions: [newSession(1)] })).toEqual(nothing);
    expect(decided(order, { refunds: [asked(refundKey)] })).toEqual(nothing);
    expect(decided(order, {}, { refunds: [back("re", 99_900)] })).toEqual(nothing);
    expect(decided(completed()).refunds).toEqual([]);
    expect(decided(paidOrder({ duplicate: true })).refunds).toEqual([]);
    expect(decided(order, { refunds: [asked("late:ORDER_1:other")] }).refunds).toHaveLength(1);
    expect(decided(order, { sessions: [newSession(1), ...late] }).refunds).toHaveLength(1);
  });
});
