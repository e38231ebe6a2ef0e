// Whatever an order is and whatever its provider says: what no decision may do.

import { manualStatuses, orderStatuses } from "@store/contract/order-statuses";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withoutUndefined } from "../../platform/without-undefined.ts";
import type { Capture } from "../../providers/payments.ts";
import type { Order } from "../order.entity.ts";
import { newCapture, paidOrder, recordOf } from "../testing.ts";
import { transitions } from "../transitions.ts";
import type { Assessment } from "./assess.ts";
import { decide } from "./lifecycle.ts";
import { now, refund } from "./lifecycle-testing.ts";

const facts = fc.record({
  status: fc.constantFrom(...orderStatuses),
  review: fc.option(fc.constant("amount"), { nil: undefined }),
  override: fc.option(
    fc.constantFrom(...manualStatuses).map((status) => ({ by: "admin", at: 1, status })),
    { nil: undefined },
  ),
  deletedAt: fc.option(fc.constant(1), { nil: undefined }),
  couponUse: fc.constantFrom("none" as const, "reserved" as const, "returned" as const),
  paymentId: fc.option(fc.constant("p"), { nil: undefined }),
  refundReason: fc.option(fc.constantFrom("refund" as const, "dispute" as const), { nil: undefined }),
  dueAt: fc.option(fc.constantFrom(now - 1, now + 1), { nil: undefined }),
});
const capture: fc.Arbitrary<Capture> = fc
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
    newCapture("p", {
      refunds: refunds.map(([amount, state]) => refund(amount, state)),
      dispute: dispute && { id: "d", state: dispute },
    }),
  );
const verdicts = fc.record({
  sale: fc.option(capture, { nil: undefined }),
  more: fc.array(
    capture.map((one) => ({ ...one, paymentId: "q" })),
    { maxLength: 1 },
  ),
  mismatch: fc.option(fc.constant("amount"), { nil: undefined }),
  underWay: fc.boolean(),
  open: fc.boolean(),
});

describe("any decision", () => {
  const all = (check: (order: Order, assessment: Assessment) => void) =>
    fc.assert(
      fc.property(facts, verdicts, (order, assessment) =>
        check(paidOrder(withoutUndefined(order)), { ...assessment, sessions: [] }),
      ),
      {
        numRuns: 2_000,
      },
    );

  test("is a move of the transition table, or none", () => {
    all((order, assessment) => {
      const { transition, to, access } = decide(recordOf(order), assessment, now);
      if (transition === undefined) {
        expect([to, access]).toEqual([order.status, "keep"]);
        return;
      }
      const row = transitions[transition];
      expect(row.from).toContain(order.status);
      expect(row.to === "same" ? order.status : row.to).toBe(to);
      expect(access).toBe(row.access);
    });
  });

  test("gives access only for a payment that the shop holds", () => {
    all((order, assessment) => {
      const { access } = decide(recordOf(order), assessment, now);
      if (access !== "give") return;
      const { refunds = [], dispute } = assessment.sale ?? {};
      const back = refunds.reduce((sum, { amount, state }) => sum + (state === "failed" ? 0 : amount), 0);
      expect(assessment.sale).toBeDefined();
      expect(back).toBeLessThan(99_900);
      expect(dispute?.state).not.toBe("lost");
      expect(order.deletedAt).toBeUndefined();
      if (order.status !== "refunded") expect(order.override).toBeUndefined();
    });
  });

  test("gives a due order a later time, or none", () => {
    all((order, assessment) => {
      const { set, to } = decide(recordOf(order), assessment, now);
      if (order.dueAt === undefined || order.dueAt > now) return;
      const next = "dueAt" in set ? set.dueAt : to === "pending" ? order.dueAt : undefined;
      expect(next === undefined || next > now).toBe(true);
    });
  });
});
