// Money that goes back: once, whatever dies in between; and what it took is given back when the bank refuses it.

import { readCustomer } from "@store/core/customers/customer.entity";
import { deleteCustomer } from "@store/core/customers/delete-customer";
import { grantsOf } from "@store/core/orders/lines";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { readCounts, salesOf } from "@store/core/platform/counter.entity";
import { days, hours, minutes } from "@store/core/platform/time";
import { afterEach, describe, expect, test } from "vitest";
import { alarmsAbout } from "../support/alarms.ts";
import { newBuyer, newMember, ordersThatGive, place, refundStates, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { sweep } from "../support/mail-worker.ts";
import { erase, someoneWhoPaid } from "../support/privacy.ts";
import { tap } from "../support/sdk-tap.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

afterEach(() => expectIdle());

const { control } = stripe;
const refundedAmount = (paymentId = "") =>
  control
    .refunds(paymentId)
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amount }) => sum + amount, 0);

describe("a refund whose process dies after the provider's yes", () => {
  async function died() {
    const { orderId, order } = await newMember({ upsells: ["seo-checklist"] });
    await sweep();
    let made = false;
    const stop = tap({
      before({ operation, keys }) {
        made ||= control.refunds(order.paymentId).length > 0;
        if (made && operation !== "GetItem" && keys.includes(`ORDER#${orderId}`)) throw new Error("killed");
      },
    });
    await expect(refundByHand(orderId, ["seo-checklist"], "admin")).rejects.toThrow("killed");
    stop();
    expect(await refundStates(orderId)).toEqual(["asked"]);
    return { orderId, paymentId: order.paymentId };
  }

  test("is finished by the schedule without another press", async () => {
    const { orderId, paymentId } = await died();
    travel(minutes(6));
    await reconcile();
    expect(await refundStates(orderId)).toEqual(["done"]);
    expect(await theOrder(orderId)).toMatchObject({ refundedAmount: 299, refundedItems: ["seo-checklist"] });
    expect(refundedAmount(paymentId)).toBe(29_900);
  });

  test("is finished two days later without a second refund", async () => {
    const { orderId, paymentId } = await died();
    travel(hours(49));
    await refundByHand(orderId, ["seo-checklist"], "admin");
    expect(refundedAmount(paymentId)).toBe(29_900);
    expect(await theOrder(orderId)).toMatchObject({ refundedAmount: 299 });
  });
});

describe("two refunds", () => {
  test("refundByHand sends different products back that are asked for at one instant", async () => {
    const { orderId, order } = await newMember({ upsells: ["seo-checklist", "ad-templates"] });
    const wishes = [["seo-checklist"], ["ad-templates"]];
    const told = await Promise.all(wishes.map((items) => refundByHand(orderId, items, "admin")));
    expect(told).toEqual([299, 599]);
    expect(refundedAmount(order.paymentId)).toBe(89_800);
    expect((await theOrder(orderId)).refundedItems?.toSorted()).toEqual(["ad-templates", "seo-checklist"]);
  });

  test("refundByHand sends all that is left after a part whose answer was lost", async () => {
    const { orderId, order } = await newMember({ upsells: ["seo-checklist"] });
    control.failNext(1, 500, { commit: true, only: "POST /v1/refunds" });
    await expect(refundByHand(orderId, ["seo-checklist"], "admin")).rejects.toThrow();
    expect(await refundByHand(orderId, undefined, "admin")).toBe(999);
    expect(refundedAmount(order.paymentId)).toBe(129_800);
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded", refundedAmount: 1298 });
  });
});

describe("a refund that the bank refuses", () => {
  test("gives back access to everything and raises an alarm", async () => {
    const { orderId, order } = await newMember();
    control.planRefunds("fails_later", order.paymentId);
    expect(await refundByHand(orderId, undefined, "admin")).toBe(999);
    await deliver(orderId);
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded" });
    const [refund] = control.refunds(order.paymentId);
    control.settleRefund(refund?.id ?? "", "failed");
    await deliver(orderId);
    expect(await theOrder(orderId)).toMatchObject({ status: "completed", refundedAmount: 0 });
    expect((await readCustomer(order.customerId))?.hasPaid).toBe(true);
    expect(await refundStates(orderId)).toEqual(["failed"]);
    expect(alarmsAbout(orderId)).toHaveLength(1);
    expect(salesOf(await readCounts("ALL"))).toEqual({ completed: 1, revenue: 999 });
  });

  test("gives back the grant of its one product", async () => {
    const { orderId, order } = await newMember({ upsells: ["seo-checklist"] });
    control.planRefunds("pending_fails", order.paymentId);
    await refundByHand(orderId, ["seo-checklist"], "admin");
    expect(await theOrder(orderId)).toMatchObject({ refundedAmount: 299, refundPending: 299 });
    expect(grantsOf(await theOrder(orderId))).not.toContain("seo-checklist");
    const [refund] = control.refunds(order.paymentId);
    control.settleRefund(refund?.id ?? "", "failed");
    await deliver(orderId);
    const after = await theOrder(orderId);
    expect(after).toMatchObject({ status: "completed", refundedAmount: 0, refundedItems: [] });
    expect(after.refundPending).toBeUndefined();
    expect(await ordersThatGive(order.customerId, "seo-checklist")).toEqual([orderId]);
  });

  test("is found by the schedule within a day when its message is lost", async () => {
    const { orderId, order } = await newMember();
    await sweep();
    control.planRefunds("pending_fails", order.paymentId);
    await refundByHand(orderId, undefined, "admin");
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded", refundPending: 999 });
    const [refund] = control.refunds(order.paymentId);
    control.settleRefund(refund?.id ?? "", "failed");
    travel(hours(25));
    await reconcile();
    expect(await theOrder(orderId)).toMatchObject({ status: "completed", refundedAmount: 0 });
  });

  test("is found by the schedule within eight days when it fails after it was done", async () => {
    const { orderId, order } = await newMember();
    await sweep();
    control.planRefunds("fails_later", order.paymentId);
    await refundByHand(orderId, undefined, "admin");
    await deliver(orderId);
    expect(await refundStates(orderId)).toEqual(["done"]);
    travel(days(8));
    await reconcile();
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded" });
    const [refund] = control.refunds(order.paymentId);
    control.settleRefund(refund?.id ?? "", "failed");
    travel(days(8));
    await reconcile();
    expect(await theOrder(orderId)).toMatchObject({ status: "completed", refundedAmount: 0 });
    expect(alarmsAbout(orderId)).toHaveLength(1);
    const other = await newMember();
    await sweep();
    await refundByHand(other.orderId, undefined, "admin");
    await deliver(other.orderId);
    expect((await theOrder(other.orderId)).dueAt).toBeDefined();
    travel(days(31));
    await reconcile();
    expect((await theOrder(other.orderId)).dueAt).toBeUndefined();
  });

  test.each(["deleted", "erased"])("is in the books when its buyer was %s meanwhile", async (gone) => {
    const { someone, orderId, order } = await someoneWhoPaid();
    await sweep();
    control.planRefunds("fails_later", order.paymentId);
    await refundByHand(orderId, undefined, "admin");
    await deliver(orderId);
    if (gone === "deleted") await deleteCustomer(order.customerId, "admin");
    else await erase(someone);
    control.settleRefund(control.refunds(order.paymentId)[0]?.id ?? "", "failed");
    await deliver(orderId);
    await deliver(orderId);
    const { notice } = await readTable();
    expect(
      notice
        .filter((row) => row.orderId === orderId)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(["refund-failed", "review"]);
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded", refundedAmount: 0 });
    expect(salesOf(await readCounts("ALL"))).toEqual({ completed: 0, revenue: 999 });
    expect(await refundByHand(orderId, undefined, "admin")).toBe(999);
    await deliver(orderId);
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded", refundedAmount: 999 });
    expect(salesOf(await readCounts("ALL"))).toEqual({ completed: 0, revenue: 0 });
  });
});

describe("a refund whose key the provider answers with its own failure for ever", () => {
  const fail = (commit: boolean) => control.failNext(1, 500, { commit, only: "POST /v1/refunds" });
  const bySchedule = async (minutesLater: number) => {
    travel(minutes(minutesLater));
    await reconcile();
  };

  test("is sent once under another key, an hour later, and a press before that hour is over says so", async () => {
    const { orderId, order } = await newMember({ upsells: ["seo-checklist"] });
    fail(false);
    const press = () => refundByHand(orderId, ["seo-checklist"], "admin");
    await expect(press()).rejects.toThrow("unknown error");
    await expect(press()).rejects.toMatchObject({ code: "refund.waits" });
    await bySchedule(30);
    await expect(press()).rejects.toMatchObject({ code: "refund.waits" });
    expect(refundedAmount(order.paymentId)).toBe(0);
    await bySchedule(31);
    expect(refundedAmount(order.paymentId)).toBe(29_900);
    expect(await theOrder(orderId)).toMatchObject({ refundedAmount: 299 });
    expect(await refundStates(orderId)).toEqual(["done"]);
  });

  test("is not sent again if the provider made it all the same", async () => {
    const { orderId, order } = await newMember({ upsells: ["seo-checklist"] });
    fail(true);
    await expect(refundByHand(orderId, ["seo-checklist"], "admin")).rejects.toThrow("unknown error");
    await bySchedule(6);
    expect(refundedAmount(order.paymentId)).toBe(29_900);
    expect(await theOrder(orderId)).toMatchObject({ refundedAmount: 299 });
  });

  test("calls somebody when three keys are spent", async () => {
    const { orderId } = await newMember();
    const calls = () => alarmsAbout(orderId).filter(({ event }) => event === "payment.review");
    fail(false);
    await expect(refundByHand(orderId, undefined, "admin")).rejects.toThrow("unknown error");
    for (const key of [1, 2, 3]) {
      expect(calls()).toEqual([]);
      await bySchedule(6);
      if (key < 3) fail(false);
      await bySchedule(61);
    }
    expect(calls()).toHaveLength(1);
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded", refundedAmount: 999 });
  });
});

test("a product of an order under review is refunded, and gives nothing once the order is completed", async () => {
  const placed = await place(await newBuyer(), { upsells: ["seo-checklist"] });
  await overrideOrder(placed.orderId, "failed", "admin");
  control.pay(placed.sessionId);
  await deliver(placed.orderId);
  expect(await refundByHand(placed.orderId, ["seo-checklist"], "admin")).toBe(299);
  expect(await theOrder(placed.orderId)).toMatchObject({ status: "failed", refundedAmount: 299 });
  await overrideOrder(placed.orderId, "completed", "admin");
  const order = await theOrder(placed.orderId);
  expect(grantsOf(order)).not.toContain("seo-checklist");
  expect(await ordersThatGive(order.customerId, "seo-checklist")).toEqual([]);
});
