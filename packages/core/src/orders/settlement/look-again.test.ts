// When an order is looked at again: the soonest reason counts, and an order without one is left alone.
import { paymentTimings } from "@store/contract/timings";
import { describe, expect, test } from "vitest";
import { days, hours, minutes } from "../../platform/time.ts";
import type { Order } from "../order.entity.ts";
import type { Refund } from "../refund.entity.ts";
import { newCapture, newSession, paidOrder, recordOf } from "../testing.ts";
import type { Assessment } from "./assess.ts";
import { type Decision, decision } from "./decision.ts";
import { lookAgain, refundsWait } from "./look-again.ts";

const now = 1_760_000_000_000;
const nothing: Assessment = { more: [], underWay: false, open: false, sessions: [] };
const refund = (refundKey: string, state: Refund["state"], createdAt = now) =>
  ({ refundKey, state, createdAt }) as Refund;

function dueAt(
  order: Order,
  assessment: Partial<Assessment> = {},
  decided: Partial<Decision> = {},
  more: Parameters<typeof recordOf>[1] = {},
) {
  const { set } = lookAgain(
    recordOf(order, more),
    { ...decision(order), ...decided },
    { ...nothing, ...assessment },
    now,
  );
  return "dueAt" in set ? (set.dueAt ?? "never") : "as it was";
}

describe("the next look at an order with refunds", () => {
  const wait = (refunds: Refund[], decided: Partial<Decision> = {}) =>
    refundsWait(refunds, { ...decision(paidOrder()), ...decided }, now);

  test.each<[string, Refund[], Partial<Decision>, number | undefined]>([
    ["none", [], {}, undefined],
    ["one that is to be sent", [], { refunds: [{ refundKey: "a" }] as Decision["refunds"] }, minutes(5)],
    ["one that was asked for", [refund("a", "asked"), refund("b", "pending")], {}, minutes(5)],
    ["one that the bank has not taken", [refund("a", "pending"), refund("b", "done")], {}, hours(24)],
    ["one that is done", [refund("a", "done")], {}, days(7)],
    ["one that has been done for long", [refund("a", "done", now - days(30))], {}, undefined],
    ["one that has nearly been", [refund("a", "done", now - days(30) + 1)], {}, days(7)],
    ["one that failed", [refund("a", "failed")], {}, undefined],
    [
      "one that is done now",
      [refund("a", "asked")],
      { refundStates: [{ refundKey: "a", state: "done" }] },
      days(7),
    ],
    [
      "one that failed now",
      [refund("a", "asked")],
      { refundStates: [{ refundKey: "a", state: "failed" }] },
      undefined,
    ],
  ])("%s", (_, refunds, decided, expected) => {
    expect(wait(refunds, decided)).toBe(expected);
  });
});

const soldFor = (age: number) => newCapture("p", { at: now - age });

describe("an order that is over", () => {
  const failed = paidOrder({ status: "failed" });

  test.each<[string, Partial<Assessment>, Partial<Decision>, number | string]>([
    ["nothing", {}, {}, "as it was"],
    ["a page that is open", { open: true }, {}, now + minutes(5)],
    ["money under way", { underWay: true }, {}, now + hours(1)],
    ["both", { open: true, underWay: true }, {}, now + minutes(5)],
    [
      "a refund to be sent",
      { underWay: true },
      { refunds: [{ refundKey: "a" }] as Decision["refunds"] },
      now + minutes(5),
    ],
    ["a fee that may still come", { sale: soldFor(paymentTimings.feeMayCome - 1) }, {}, now + hours(1)],
    ["a fee that comes no more", { sale: soldFor(paymentTimings.feeMayCome) }, {}, "as it was"],
    ["a wait that was decided", { open: true }, { transition: "wait" }, "as it was"],
  ])("%s", (_, assessment, decided, expected) => {
    expect(dueAt(failed, assessment, decided)).toBe(expected);
  });

  test("leaves the list of due orders once no reason is left", () => {
    expect(dueAt({ ...failed, dueAt: now })).toBe("never");
    expect(dueAt({ ...failed, dueAt: now + 1 })).toBe("as it was");
    expect(dueAt({ ...failed, dueAt: now }, {}, { set: { dueAt: now + 7 } })).toBe(now + 7);
  });

  test("keeps its turn unless its state changes", () => {
    expect(dueAt({ ...failed, dueAt: now + 1 }, { open: true })).toBe("as it was");
    expect(dueAt({ ...failed, dueAt: now }, { open: true })).toBe(now + minutes(5));
    expect(dueAt({ ...failed, dueAt: now + 1 }, { open: true }, { to: "completed" })).toBe(now + minutes(5));
  });
});

test("a late payment is looked at once more", () => {
  const sessions = [newSession(1, { lateUntil: now + 1 })];
  const complete = { transition: "complete", to: "completed" } as const;
  expect(dueAt(paidOrder(), {}, complete, { sessions })).toBe(now + minutes(5));
  expect(dueAt(paidOrder(), {}, complete, { sessions: [newSession(1)] })).toBe("as it was");
  expect(dueAt(paidOrder(), {}, { transition: "fail", to: "failed" }, { sessions })).toBe("as it was");
});

test.each([
  [0, minutes(15)],
  [hours(2) - 1, minutes(15)],
  [hours(2), hours(1)],
  [hours(8) - 1, hours(1)],
  [hours(8), hours(6)],
  [days(1) - 1, hours(6)],
  [days(1), hours(24)],
])("money for an order %i ms old is looked for again after %i", (age, wait) => {
  const order = paidOrder({ status: "failed", createdAt: now - age });
  expect(dueAt(order, { lateUntil: now + days(3) })).toBe(now + wait);
});

test("an order is looked at a last time a minute after its last possible payment", () => {
  const order = paidOrder({ status: "failed", createdAt: now - days(2) });
  expect(dueAt(order, { lateUntil: now + minutes(10) })).toBe(now + minutes(11));
});
