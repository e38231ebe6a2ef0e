// A series of reminders, and what it brings: the second and third one, and the sales that are counted.

import { dayInIndia } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import { setBlocked } from "@store/core/customers/block-customer";
import { adminDashboard } from "@store/core/orders/admin/admin-dashboard";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { readDays } from "@store/core/platform/counter.entity";
import { days, hours, minutes } from "@store/core/platform/time";
import { describe, expect, test } from "vitest";
import { newBuyer, newCoupon, newMember, pay, paymentInput, send, theOrder } from "../support/buyers.ts";
import { later, leave, newVisitor, remindersTo, tokenIn, visitorWhoLeft } from "../support/carts.ts";
import { expectSettled, expectSound } from "../support/invariants.ts";
import { configureShop } from "../support/settings.ts";
import { stripe } from "../support/shop.ts";

const today = async () => (await readDays(dayInIndia(Date.now()).slice(0, 7))).get(dayInIndia(Date.now()));

describe("a series of reminders", () => {
  test("brings a working coupon in the third reminder", async () => {
    configureShop({ cartMails: 3 });
    const visitor = await visitorWhoLeft({ upsells: ["seo-checklist"] });
    await later();
    await later(hours(24) - 10);
    expect(remindersTo(visitor)).toHaveLength(1);
    await later(10);
    await later(hours(48));
    const reminders = remindersTo(visitor);
    expect(reminders.map(({ kind }) => kind)).toEqual(["cart-1", "cart-2", "cart-3"]);
    expect(reminders.map(({ coupon }) => coupon?.code)).toEqual([
      undefined,
      undefined,
      offer.quickCoupon.code,
    ]);
    expect(reminders[2]).toMatchObject({ discountCode: offer.quickCoupon.code, total: 1038 });
    expect(reminders[2]?.restoreUrl).toContain(`code=${offer.quickCoupon.code}`);
    await later(days(5));
    expect(remindersTo(visitor)).toHaveLength(3);
    await expectSettled();
  });

  test("leaves the visitor's better coupon in place", async () => {
    configureShop({ cartMails: 3 });
    const { code } = await newCoupon(50);
    const visitor = await visitorWhoLeft({ discountCode: code });
    for (const wait of [minutes(5), hours(24), hours(48)]) await later(wait);
    expect(remindersTo(visitor)[2]).toMatchObject({ discountCode: code, discountAmount: 500 });
    expect(remindersTo(visitor)[2]?.coupon).toBeUndefined();
  });

  test("ends for good with a purchase", async () => {
    configureShop({ cartMails: 3 });
    const visitor = await visitorWhoLeft();
    await later();
    const { buyer } = await newMember({}, { email: visitor.email });
    await setBlocked(buyer.customerId, true, "admin");
    await later(hours(24));
    await later(hours(48));
    expect(remindersTo(visitor)).toHaveLength(1);
  });

  test("ends after two reminders if the shop sends two", async () => {
    configureShop({ cartMails: 2 });
    const visitor = await visitorWhoLeft();
    for (const wait of [minutes(5), hours(24), hours(48), hours(24)]) await later(wait);
    expect(remindersTo(visitor).map(({ kind }) => kind)).toEqual(["cart-1", "cart-2"]);
  });
});

describe("a sale from a reminder", () => {
  test("counts as recovered once", async () => {
    const [visitor, other] = [newVisitor(), newVisitor()];
    for (let press = 0; press < 3; press++) await leave(visitor);
    await leave(other);
    await later();
    expect(await today()).toMatchObject({ carts: 2, recovered: 0 });
    const cart = tokenIn(remindersTo(visitor)[0]?.restoreUrl, "cart");
    const buyer = await newBuyer({ email: visitor.email });
    const placed = await send(buyer, { ...paymentInput(buyer), cart });
    expect(await today()).toMatchObject({ recovered: 0 });
    await pay(placed);
    expect((await theOrder(placed.orderId)).cartId).toBe(visitor.checkoutId);
    expect(await today()).toMatchObject({ carts: 2, recovered: 1, sales: 1 });
    await expectSound();
  });

  test("is counted in rupees beside the mails that were sent, by their place in the series", async () => {
    configureShop({ cartMails: 3 });
    const visitor = await visitorWhoLeft();
    await later();
    await later(hours(24));
    const cart = tokenIn(remindersTo(visitor)[1]?.restoreUrl, "cart");
    const buyer = await newBuyer({ email: visitor.email });
    const placed = await send(buyer, { ...paymentInput(buyer), cart });
    await pay(placed);
    const [from, to] = [dayInIndia(Date.now() - days(2)), dayInIndia(Date.now())];
    const brought = async () => (await adminDashboard.period({ from, to })).cartMails;
    expect(await brought()).toEqual([
      { sent: 1, sales: 0, revenue: 0 },
      { sent: 1, sales: 1, revenue: 999 },
      { sent: 0, sales: 0, revenue: 0 },
    ]);
    await refundByHand(placed.orderId, undefined, "asha@shop.example");
    expect((await brought())[1]).toEqual({ sent: 1, sales: 1, revenue: 0 });
    await expectSound();
  });

  test("is an ordinary sale when its cart token is forged", async () => {
    const visitor = await visitorWhoLeft();
    const cartId = visitor.checkoutId;
    for (const cart of ["nonsense", cartId, `${cartId}.`, `${cartId}.${"A".repeat(43)}`]) {
      const buyer = await newBuyer();
      const placed = await send(buyer, { ...paymentInput(buyer), cart });
      stripe.control.pay(placed.sessionId);
      expect((await theOrder(placed.orderId)).cartId).toBeUndefined();
    }
  });

  test("is the same order when its buyer presses again without the token", async () => {
    const visitor = await visitorWhoLeft();
    await later();
    const buyer = await newBuyer({ email: visitor.email });
    const input = paymentInput(buyer);
    const first = await send(buyer, { ...input, cart: tokenIn(remindersTo(visitor)[0]?.restoreUrl, "cart") });
    expect((await send(buyer, input)).sessionId).toBe(first.sessionId);
  });
});
