// Coupons on the way to a payment: who has the one use, and what a basket needs that costs nothing.
import { CouponEntity } from "@store/core/coupons/coupon.entity";
import { afterEach, describe, expect, test } from "vitest";
import {
  changeCoupon,
  newBuyer,
  newCoupon,
  place,
  sessionsOpened,
  theCoupon,
  theOrder,
} from "../support/buyers.ts";
import { expectIdle } from "../support/idle.ts";
import { mailedPassword, sweep } from "../support/mail-worker.ts";

afterEach(() => expectIdle());

const redemptions = async (code: string) => (await theCoupon(code)).redemptions;
describe("a coupon with one use", () => {
  test("moves its use to the order that supersedes the first", async () => {
    const discount = await newCoupon(50, { usageLimit: 1 });
    const first = await place(await newBuyer(), { discount });
    expect(await redemptions(discount.code)).toBe(1);
    const second = await place(first.buyer, { discount, upsells: ["seo-checklist"] });
    expect(await theOrder(first.orderId)).toMatchObject({ status: "failed", couponUse: "moved" });
    expect(await theOrder(second.orderId)).toMatchObject({ couponUse: "reserved", finalAmount: 649 });
    expect(await redemptions(discount.code)).toBe(1);
    await expect(place(await newBuyer(), { discount })).rejects.toMatchObject({ code: "discount.invalid" });
  });

  test("gets its use back when the basket changes to another coupon or none", async () => {
    const [one, other] = [await newCoupon(50, { usageLimit: 1 }), await newCoupon(10, { usageLimit: 1 })];
    const first = await place(await newBuyer(), { discount: one });
    await place(first.buyer, { discount: other });
    expect([await redemptions(one.code), await redemptions(other.code)]).toEqual([0, 1]);
    await place(first.buyer);
    expect([await redemptions(one.code), await redemptions(other.code)]).toEqual([0, 0]);
  });

  test("lets the next order through when it was deleted meanwhile", async () => {
    const discount = await newCoupon(50, { usageLimit: 1 });
    const first = await place(await newBuyer(), { discount });
    await CouponEntity.delete({ code: discount.code }).go();
    const second = await place(first.buyer);
    expect(await theOrder(first.orderId)).toMatchObject({ status: "failed", supersededBy: second.orderId });
  });

  test("keeps no use reserved when its limit was lifted meanwhile", async () => {
    const discount = await newCoupon(50, { usageLimit: 1 });
    const first = await place(await newBuyer(), { discount });
    await changeCoupon(discount.code, { usageLimit: undefined });
    await place(first.buyer, { discount, upsells: ["seo-checklist"] });
    expect(await redemptions(discount.code)).toBe(0);
  });
});

describe("a coupon of 100 %", () => {
  test("completes the order without Stripe and mails a login", async () => {
    const discount = await newCoupon(100);
    const { orderId, sessionId, url, buyer } = await place(await newBuyer(), { discount });
    expect(sessionId).toBe(`free_${orderId}`);
    expect(url).toBe(`http://shop.test/thank-you?order=${orderId}`);
    expect(await theOrder(orderId)).toMatchObject({ status: "completed", source: "free", finalAmount: 0 });
    expect(sessionsOpened(orderId)).toHaveLength(0);
    await sweep();
    expect(mailedPassword(orderId)).toMatch(/^[\da-f-]{36}[\da-f]{32}$/);
    await expect(place(buyer, { orderId, discount })).rejects.toMatchObject({ code: "order.already_paid" });
  });

  test("gives one order when a buyer presses in five tabs at once", async () => {
    for (let round = 0; round < 5; round++) {
      const discount = await newCoupon(100, { usageLimit: 1 });
      const buyer = await newBuyer();
      const tabs = await Promise.allSettled([1, 2, 3, 4, 5].map(() => place(buyer, { discount })));
      const orders = await Promise.all(
        tabs.flatMap((tab) => (tab.status === "fulfilled" ? [theOrder(tab.value.orderId)] : [])),
      );
      expect(orders.filter(({ status }) => status === "completed")).toHaveLength(1);
    }
  });
});
