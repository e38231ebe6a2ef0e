// What is decided by hand, or without a payment: a status, a deletion, a gift, a free order.

import { manualStatuses, type OrderStatus, orderStatuses } from "@store/contract/order-statuses";
import { describe, expect, test } from "vitest";
import { minutes } from "../../platform/time.ts";
import { newSession, paidOrder, recordOf } from "../testing.ts";
import { decideByHand, decideDelete, decideFree, decideGift } from "./lifecycle.ts";
import { byHand, now } from "./lifecycle-testing.ts";

describe("a decision without the provider", () => {
  test("sets the status that an admin chose, and access with it", () => {
    for (const status of manualStatuses)
      for (const was of ["pending", "failed", "completed"] as const) {
        if (was === status) continue;
        const { to, access, set } = decideByHand(recordOf(paidOrder({ status: was })), status, "admin", now);
        const expected = status === "completed" ? "give" : was === "completed" ? "take" : "keep";
        expect([to, access]).toEqual([status, expected]);
        expect(set.override).toEqual({ by: "admin", at: now, status });
      }
  });

  test("never reopens an order that was refunded whole", () => {
    expect(() =>
      decideByHand(recordOf(paidOrder({ status: "refunded" })), "completed", "admin", now),
    ).toThrow();
  });

  test("ends access if it deletes a completed order", () => {
    expect(decideDelete(paidOrder({ status: "completed" }), "admin", now)).toMatchObject({
      to: "failed",
      access: "take",
    });
    expect(decideDelete(paidOrder({ status: "refunded" }), "admin", now)).toMatchObject({
      to: "refunded",
      access: "keep",
    });
  });

  test("is written to the audit and the books", () => {
    const by = { by: "admin" };
    const sessions = (state: "asked" | "open" | "closed") =>
      recordOf(paidOrder(), { sessions: [newSession(1, { state })] });
    expect(decideByHand(sessions("closed"), "completed", "admin", now)).toMatchObject({
      ledger: [{ kind: "sale", ref: "v1", paise: 99_900, ...by }],
      audit: [{ ...by, action: "order.override", before: "pending", after: "completed" }],
    });
    for (const state of ["asked", "open"] as const)
      expect(decideByHand(sessions(state), "failed", "admin", now).set.dueAt).toBe(now + minutes(5));
    expect(decideByHand(sessions("closed"), "failed", "admin", now).set).not.toHaveProperty("dueAt");
    const due = recordOf(paidOrder({ dueAt: 7 }), { sessions: [newSession(1, { state: "open" })] });
    expect(decideByHand(due, "failed", "admin", now).set.dueAt).toBe(7);
    const undone = decideByHand(recordOf(paidOrder({ status: "completed" })), "pending", "admin", now);
    expect(undone.ledger).toEqual([{ kind: "sale-undone", ref: "v1", paise: 99_900, ...by }]);
    expect(decideByHand(recordOf(paidOrder({ status: "failed" })), "pending", "admin", now).ledger).toEqual(
      [],
    );
  });

  test("takes a deleted order out of the books", () => {
    const deleted = (status: OrderStatus) => decideDelete(paidOrder({ status, dueAt: 7 }), "admin", now);
    for (const status of orderStatuses) {
      const stood = status === "completed" || status === "refunded";
      expect(deleted(status).ledger).toMatchObject(stood ? [{ kind: "sale-undone", by: "admin" }] : []);
      expect(deleted(status)).toMatchObject({
        ...{ to: status === "refunded" ? "refunded" : "failed", set: { deletedAt: now, dueAt: 7 } },
        audit: [{ by: "admin", action: "order.delete", before: status }],
      });
      const override = status === "refunded" ? undefined : { by: "admin", at: now, status: "failed" };
      expect(deleted(status).set.override).toEqual(override);
    }
    expect(deleted("pending").access).toBe("keep");
  });

  test("gives a gift once, in its admin's name", () => {
    const gift = paidOrder({ source: "gift", giftedBy: "admin" });
    expect(decideGift(recordOf(gift), now)).toMatchObject({
      ...{ to: "completed", access: "give", audit: [{ by: "admin" }] },
    });
    expect(decideGift(recordOf({ ...gift, ...byHand("pending") }), now)).toMatchObject({
      transition: undefined,
      set: {},
    });
    expect(decideGift(recordOf({ ...gift, status: "completed" }), now)).toMatchObject({
      transition: undefined,
      set: {},
    });
    const due = decideGift(recordOf({ ...gift, status: "completed", dueAt: 7 }), now);
    expect(due.set).toStrictEqual({ dueAt: undefined });
    expect(decideGift(recordOf(paidOrder()), now).transition).toBeUndefined();
  });

  test("books a free order as a sale of zero", () => {
    const free = paidOrder({ source: "free", finalAmount: 0, couponUse: "reserved" });
    expect(decideFree(recordOf(free)).ledger).toEqual([{ kind: "sale", ref: "v1", paise: 0 }]);
    expect(decideFree(recordOf({ ...free, ...byHand("pending") })).transition).toBeUndefined();
    expect(decideFree(recordOf({ ...free, status: "completed" })).transition).toBeUndefined();
    expect(decideFree(recordOf({ ...free, status: "failed" }))).toMatchObject({
      transition: "release",
      returnsUse: true,
    });
  });

  test("completes a free order unless it has failed", () => {
    const free = paidOrder({ source: "free", finalAmount: 0 });
    expect(decideFree(recordOf(free)).to).toBe("completed");
    expect(decideFree(recordOf({ ...free, status: "failed" })).to).toBe("failed");
  });
});
