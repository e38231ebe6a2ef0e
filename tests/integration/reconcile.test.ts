// No notification at all: no webhook, no thank-you page. The job alone must bring every order to its end.

import { giveAsGift } from "@store/core/orders/settlement/give-as-gift";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { hours, minutes, seconds } from "@store/core/platform/time";
import { afterEach, describe, expect, test } from "vitest";
import { alarmsAbout } from "../support/alarms.ts";
import {
  newBuyer,
  newCoupon,
  newMember,
  newOrderId,
  paymentInput,
  place,
  send,
  theOrder,
  thePage,
} from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { loseReply } from "../support/faults.ts";
import { expectIdle, letSessionsEnd } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { mailedPassword } from "../support/mail-worker.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

afterEach(() => expectIdle());

test("the schedule lets the buyer in without any notification", async () => {
  const placed = await place(await newBuyer());
  stripe.control.pay(placed.sessionId);
  expect(await reconcile()).toEqual({ settled: 0, failed: 0 });
  travel(minutes(5) + 1);
  expect(await reconcile()).toEqual({ settled: 1, failed: 0 });
  expect((await theOrder(placed.orderId)).status).toBe("completed");
  await expectIdle();
  expect(mailedPassword(placed.orderId)).toBeDefined();
  expect(await reconcile()).toEqual({ settled: 0, failed: 0 });
});

test("an unpaid page is closed when its time is over and its coupon's use is returned", async () => {
  const discount = await newCoupon(20, { usageLimit: 1 });
  const placed = await place(await newBuyer(), { discount });
  for (let elapsed = 0; elapsed < 35; elapsed += 5) {
    travel(minutes(5) + 1);
    await expectIdle();
  }
  expect(await theOrder(placed.orderId)).toMatchObject({ status: "failed", couponUse: "returned" });
  expect((await readTable()).coupon.find(({ code }) => code === discount.code)?.redemptions).toBe(0);
});

test("a payment in the last second completes the order", async () => {
  const placed = await place(await newBuyer());
  travel(minutes(35) - seconds(1));
  stripe.control.pay(placed.sessionId);
  await letSessionsEnd();
  expect((await theOrder(placed.orderId)).status).toBe("completed");
});

describe("an order whose shop died while it opened the payment page", () => {
  /** As when the process ends between Stripe's answer and the note of it. */
  async function diedBeforeTheNote(more: Parameters<typeof paymentInput>[1] = {}) {
    const buyer = await newBuyer();
    const input = paymentInput(buyer, { orderId: newOrderId(), ...more });
    const stop = loseReply(
      (keys, operation) => operation === "TransactWriteItems" && keys.includes(`ORDER#${input.orderId}`),
    );
    await expect(send(buyer, input)).rejects.toThrow("lost");
    stop();
    return { buyer, input, orderId: input.orderId };
  }

  test("is opened by the buyer's next press when Stripe never knew of it", async () => {
    const { buyer, input } = await diedBeforeTheNote();
    const placed = await send(buyer, input);
    stripe.control.pay(placed.sessionId);
    await deliver(placed.orderId);
    await expectIdle();
    expect((await theOrder(input.orderId)).status).toBe("completed");
  });

  test("fails in the end and gives its coupon back", async () => {
    const discount = await newCoupon(20, { usageLimit: 1 });
    const { orderId } = await diedBeforeTheNote({ discount });
    for (let elapsed = 0; elapsed < 45; elapsed += 6) {
      travel(minutes(6));
      expect((await reconcile()).failed).toBe(0);
      await expectSound();
    }
    expect(await theOrder(orderId)).toMatchObject({ status: "failed", couponUse: "returned" });
    expect(alarmsAbout(orderId)).toEqual([]);
  });

  test("is superseded when the buyer has changed the basket", async () => {
    const discount = await newCoupon(20, { usageLimit: 1 });
    const { buyer, orderId } = await diedBeforeTheNote({ discount });
    travel(minutes(10));
    const next = await place(buyer, { discount, upsells: ["seo-checklist"] });
    expect(await theOrder(orderId)).toMatchObject({
      status: "failed",
      supersededBy: next.orderId,
      couponUse: "moved",
    });
  });

  test("gets the page again by its key when Stripe had opened it", async () => {
    const buyer = await newBuyer();
    const input = paymentInput(buyer);
    const stop = loseReply(
      (keys, operation) => operation === "PutItem" && keys.includes(`ORDER#${input.orderId}`),
    );
    await expect(send(buyer, input)).rejects.toThrow("lost");
    stop();
    const placed = await send(buyer, input);
    expect((await thePage(input.orderId)).sessionId).toBe(placed.sessionId);
    expect(
      stripe.control
        .requests()
        .filter(({ idempotencyKey, replayed }) => idempotencyKey === `${input.orderId}:1` && !replayed),
    ).toHaveLength(1);
  });
});

test("the schedule decides nothing while Stripe is down", async () => {
  const paid = await place(await newBuyer());
  const unpaid = await place(await newBuyer());
  stripe.control.pay(paid.sessionId);
  travel(minutes(40));
  stripe.control.failNext(2, 500);
  expect(await reconcile()).toEqual({ settled: 0, failed: 2 });
  await expectSound();
  expect((await theOrder(unpaid.orderId)).status).toBe("pending");
  expect(alarmsAbout(paid.orderId)).toMatchObject([{ event: "reconcile.order.failed" }]);
  await expectIdle();
  expect((await theOrder(paid.orderId)).status).toBe("completed");
  expect((await theOrder(unpaid.orderId)).status).toBe("failed");
});

test("ten overlapping runs settle each order once", async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, async () => place(await newBuyer())));
  for (const { sessionId } of orders.slice(0, 8)) stripe.control.pay(sessionId);
  travel(minutes(36));
  const runs = await Promise.all(Array.from({ length: 10 }, () => reconcile()));
  expect(runs.reduce((sum, { failed }) => sum + failed, 0)).toBe(0);
  await expectIdle();
  const statuses = await Promise.all(orders.map(async ({ orderId }) => (await theOrder(orderId)).status));
  expect(statuses.filter((status) => status === "completed")).toHaveLength(8);
  expect(statuses.filter((status) => status === "failed")).toHaveLength(4);
});

test("a free order is completed by the schedule when its shop died before", async () => {
  const discount = await newCoupon(100, { usageLimit: 1 });
  const buyer = await newBuyer();
  const input = paymentInput(buyer, { discount });
  const stop = loseReply(
    (keys, operation) => operation === "TransactWriteItems" && keys.includes(`ORDER#${input.orderId}`),
  );
  await expect(send(buyer, input)).rejects.toThrow("lost");
  stop();
  travel(1);
  await expectIdle();
  expect((await theOrder(input.orderId)).status).toBe("completed");
});

test("the schedule never asks Stripe about a gift", async () => {
  const { buyer } = await newMember();
  await giveAsGift(buyer.email, "ad-templates", "admin");
  const gift = (await readTable()).order.find(({ source }) => source === "gift");
  expect(gift).toMatchObject({ status: "completed" });
  await expectIdle();
  travel(hours(25));
  await reconcile();
  const asked = stripe.control.requests().filter((one) => JSON.stringify(one).includes("ORDER_GIFT"));
  expect(asked).toEqual([]);
  expect((await readTable()).order.find(({ source }) => source === "gift")).toEqual(gift);
});
