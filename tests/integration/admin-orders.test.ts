// What admins do with orders: each action, its row in the audit, and what it must not break.

import { readCustomer } from "@store/core/customers/customer.entity";
import { validateLogin } from "@store/core/customers/validate-login";
import { verifyResourceToken } from "@store/core/customers/verify-resource-token";
import { settle } from "@store/core/orders/settlement/settle";
import { afterEach, describe, expect, test, vi } from "vitest";
import { firstAdmin, orderActionsOf } from "../support/admin.ts";
import { alarmsAbout } from "../support/alarms.ts";
import {
  as,
  askStatus,
  newBuyer,
  newCoupon,
  newMember,
  ordersThatGive,
  pay,
  place,
  refundStates,
  theOrder,
  unique,
} from "../support/buyers.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle, letSessionsEnd } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { refused } from "../support/refused.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

afterEach(() => expectIdle());

const admin = firstAdmin();

const act = orderActionsOf(() => admin);

const audits = async (orderId: string) =>
  (await readTable()).audit
    .filter(({ target }) => target === orderId)
    .map(({ action, by }) => `${action} ${by}`);

/** Somebody who stands in an open gate. */
async function visitor(
  member: Awaited<ReturnType<typeof newMember>>,
  resourceType: "checklist" | "seo-checklist",
) {
  const password = (await askStatus(member)).credentials?.password ?? "";
  const { sessionToken } = await as({ ip: unique() }, () =>
    validateLogin({ username: member.buyer.email, password, resourceType }),
  );
  return () => verifyResourceToken(async () => undefined)({ sessionToken, resourceType });
}

describe("a status set by an admin", () => {
  test("is refused if the order no longer has the status that the admin saw", async () => {
    const { orderId } = await newMember();
    await act("update-status", { orderId, paymentStatus: "failed", seen: "completed" });
    expect((await act("list", {})).orders).toMatchObject([
      { orderId, paymentStatus: "failed", setBy: admin.email },
    ]);
    await expect(
      act("update-status", { orderId, paymentStatus: "pending", seen: "completed" }),
    ).rejects.toEqual(refused("order.changed"));
    expect(await audits(orderId)).toEqual([`order.override ${admin.email}`]);
  });

  test("is logged without the admin's address", async () => {
    const { orderId } = await place(await newBuyer());
    const lines = vi.spyOn(console, "info").mockImplementation(() => undefined);
    lines.mockClear();
    await act("update-status", { orderId, paymentStatus: "failed", seen: "pending" });
    const moved = lines.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes('"order.moved"'));
    expect(moved).toHaveLength(1);
    expect(moved[0]).toContain('"by":"admin"');
    expect(moved[0]).not.toContain("@");
  });

  test("is written for one of two admins who set it at once", async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId } = await newMember();
      const results = await Promise.allSettled([
        act("update-status", { orderId, paymentStatus: "failed", seen: "completed" }),
        act("update-status", { orderId, paymentStatus: "pending", seen: "completed" }),
      ]);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await audits(orderId)).toHaveLength(1);
    }
  });
});

describe("a deleted order", () => {
  test("disappears from lists, figures and its buyer's access", async () => {
    const member = await newMember({ discount: await newCoupon(10) });
    const { orderId } = member;
    const enter = await visitor(member, "checklist");
    await enter();
    await act("delete", { orderId });
    await expect(enter()).rejects.toEqual(refused("session.invalid"));
    for (const search of [undefined, orderId, member.buyer.email, "asha", member.order.customerId])
      expect((await act("list", { search })).orders).toEqual([]);
    expect((await act("stats", {})).stats).toEqual({ total: 0, revenue: 0, completed: 0, pending: 0 });
    expect(await readCustomer(member.order.customerId)).toMatchObject({ hasPaid: false });
    await expect(act("delete", { orderId })).rejects.toEqual(refused("order.not_found"));
    await expect(act("update-status", { orderId, paymentStatus: "completed" })).rejects.toEqual(
      refused("order.not_found"),
    );
    expect(await audits(orderId)).toEqual([`order.delete ${admin.email}`]);
  });

  test("is flagged for review when it is paid all the same", async () => {
    const placed = await place(await newBuyer(), { discount: await newCoupon(20, { usageLimit: 1 }) });
    await act("delete", { orderId: placed.orderId });
    await pay(placed);
    expect(await theOrder(placed.orderId)).toMatchObject({
      status: "failed",
      review: "paid, but deleted",
    });
    expect(alarmsAbout(placed.orderId)).toMatchObject([{ event: "payment.review" }]);
  });

  test("gives its coupon back when it was never paid", async () => {
    const discount = await newCoupon(20, { usageLimit: 1 });
    const placed = await place(await newBuyer(), { discount });
    await act("delete", { orderId: placed.orderId });
    await letSessionsEnd();
    expect((await readTable()).coupon.find(({ code }) => code === discount.code)?.redemptions).toBe(0);
    const { orderId } = await newMember();
    await act("refund", { orderId });
    await act("delete", { orderId });
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded" });
    await settle(orderId);
  });

  test("is deleted once when ten admins delete it during a payment", async () => {
    for (let round = 0; round < 5; round++) {
      const placed = await place(await newBuyer());
      stripe.control.pay(placed.sessionId);
      const results = await Promise.allSettled([
        deliver(placed.orderId),
        ...Array.from({ length: 10 }, () => act("delete", { orderId: placed.orderId })),
      ]);
      expect(results.slice(1).filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      await expectSound();
    }
  });
});

describe("a refund by an admin", () => {
  const refundsOf = (intent: string | undefined) =>
    stripe.control
      .events()
      .filter(
        ({ type, data: { object } }) =>
          type === "charge.refunded" && "payment_intent" in object && object.payment_intent === intent,
      );

  test("returns the whole payment and closes what it had opened", async () => {
    const member = await newMember({ upsells: ["seo-checklist"] });
    const enter = await visitor(member, "seo-checklist");
    expect(await act("refund", { orderId: member.orderId })).toEqual({ refundedAmount: 1298 });
    await expect(enter()).rejects.toEqual(refused("session.invalid"));
    expect(await theOrder(member.orderId)).toMatchObject({ status: "refunded", refundedAmount: 1298 });
    await expect(act("refund", { orderId: member.orderId })).rejects.toEqual(refused("order.not_refundable"));
  });

  test("returns the share of one product and closes its area alone", async () => {
    const discount = await newCoupon(20);
    const member = await newMember({ upsells: ["seo-checklist"], discount });
    const seo = await visitor(member, "seo-checklist");
    const paid = member.order.finalAmount;
    const share = Math.round((paid * 299) / 1298);
    const { orderId } = member;
    expect(await act("refund", { orderId, items: ["seo-checklist"] })).toEqual({ refundedAmount: share });
    await expect(seo()).rejects.toEqual(refused("session.invalid"));
    const { customerId } = member.order;
    expect(await readCustomer(customerId)).toMatchObject({ hasPaid: true });
    expect(await ordersThatGive(customerId, "seo-checklist")).toHaveLength(0);
    expect(await ordersThatGive(customerId, "checklist")).toHaveLength(1);
    await expect(act("refund", { orderId, items: ["seo-checklist"] })).rejects.toEqual(
      refused("order.not_refundable"),
    );
    await expectIdle();
    // What is left, as the last of its products: nothing stays behind by rounding.
    expect(await act("refund", { orderId, items: ["bundle"] })).toEqual({ refundedAmount: paid - share });
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded" });
  });

  test("pays once when it is pressed ten times at once", async () => {
    for (const items of [undefined, ["seo-checklist" as const]]) {
      const { orderId, order } = await newMember({ upsells: ["seo-checklist"] });
      const results = await Promise.allSettled(
        Array.from({ length: 10 }, () => act("refund", { orderId, ...(items && { items }) })),
      );
      expect(results.some(({ status }) => status === "fulfilled")).toBe(true);
      expect(refundsOf(order.paymentId)).toHaveLength(1);
      await deliver(orderId);
      await expectIdle();
    }
  });

  test("returns the money of an order that was set to failed by hand", async () => {
    const placed = await place(await newBuyer());
    await act("update-status", { orderId: placed.orderId, paymentStatus: "failed" });
    await pay(placed);
    await act("refund", { orderId: placed.orderId });
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "refunded", refundedAmount: 999 });
  });

  test("is refused when the order has no money that can go back", async () => {
    const open = await place(await newBuyer());
    const free = await place(await newBuyer(), { discount: await newCoupon(100) });
    for (const { orderId } of [open, free])
      await expect(act("refund", { orderId })).rejects.toEqual(refused("order.not_refundable"));
    const { orderId, order } = await newMember();
    stripe.control.dispute(order.paymentId ?? "");
    await expect(act("refund", { orderId })).rejects.toMatchObject({
      code: "refund.refused",
      message: expect.stringContaining("disputed"),
    });
    expect(await refundStates(orderId)).toEqual(["refused"]);
  });
});

test("the story of an order lists its events of every kind in order of time", async () => {
  const { orderId } = await newMember({ upsells: ["seo-checklist"] });
  await act("refund", { orderId, items: ["seo-checklist"] });
  await expectIdle();
  const { user, orders, lines } = await act("story", { orderId });
  expect(user).toMatchObject({ hasPaid: true });
  expect(orders).toMatchObject([{ orderId, refundedItems: ["seo-checklist"] }]);
  expect(new Set(lines.map(({ kind }) => kind))).toEqual(
    new Set(["order", "payment", "mail", "audit", "customer"]),
  );
  expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).sort((one, other) => one - other));
  await expect(act("story", { orderId: "ORDER_1700000000000_nobodyhas" })).rejects.toEqual(
    refused("order.not_found"),
  );
});
