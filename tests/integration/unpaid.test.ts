// Nobody gets in without paying: every way to look paid, told to every trigger of the shop, and refused at each.

import { readCustomer } from "@store/core/customers/customer.entity";
import { readLogin } from "@store/core/customers/login.entity";
import { validateLogin } from "@store/core/customers/validate-login";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { settle } from "@store/core/orders/settlement/settle";
import { minutes, seconds } from "@store/core/platform/time";
import { describe, expect, test } from "vitest";
import { alarmsAbout } from "../support/alarms.ts";
import {
  as,
  askStatus,
  newBuyer,
  newCoupon,
  newMember,
  type Placed,
  place,
  theCoupon,
  theOrder,
} from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver, deliverEvent, eventOf } from "../support/deliver.ts";
import { expectSound } from "../support/invariants.ts";
import { mailsAbout, sweep } from "../support/mail-worker.ts";
import { configureShop } from "../support/settings.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

/** All three triggers are tried; then nothing of a sale may be anywhere. */
async function expectNothingGiven({ orderId, buyer }: Placed): Promise<void> {
  await deliver(orderId);
  travel(seconds(4));
  expect((await askStatus({ orderId, buyer })).credentials).toBeUndefined();
  travel(minutes(6));
  await reconcile();
  await sweep();
  const rows = await readTable();
  const order = await theOrder(orderId);
  expect(order.status).not.toBe("completed");
  expect(order.paidAt).toBeUndefined();
  const mails = rows.outbox.filter((mail) => mail.orderId === orderId).map(({ kind }) => kind);
  expect(mails.filter((kind) => kind !== "payment-failed")).toEqual([]);
  expect(rows.sealedPassword.filter((row) => row.orderId === orderId)).toEqual([]);
  expect(rows.payment.filter((row) => row.orderId === orderId)).toEqual([]);
  expect(await readLogin(buyer.email)).toBeNull();
  const customer = await readCustomer(buyer.customerId);
  expect(customer).toMatchObject({ state: "reserved", hasPaid: false });
  expect(Object.keys(customer ?? {}).filter((name) => name.startsWith("grant"))).toEqual([]);
  expect(mailsAbout(orderId).filter(({ kind }) => kind !== "payment-failed")).toEqual([]);
  await expectSound();
}

describe("a session that claims to be paid", () => {
  test.each([
    ["one paisa was paid less", { amount_total: 99_899 }, "amount"],
    ["a rupee was paid in all", { amount_total: 100 }, "amount"],
    ["more was paid", { amount_total: 999_000 }, "amount"],
    ["nothing was to be paid", { amount_total: 0 }, "amount"],
    ["in another currency", { currency: "idr" }, "currency"],
    ["in no currency", { currency: null }, "currency"],
    ["as a subscription", { mode: "subscription" }, "currency"],
    ["as a card kept for later", { mode: "setup" }, "currency"],
    ["in live mode, where this shop is a test", { livemode: true }, "live mode"],
    ["for no order", { client_reference_id: null }, "order id"],
    ["without a payment", { payment_intent: null }, "paid without a payment"],
  ])("gives nothing and raises an alarm when %s", async (_, tampered, reason) => {
    const placed = await place(await newBuyer());
    stripe.control.pay(placed.sessionId);
    const event = eventOf(placed.orderId, "checkout.session.completed");
    stripe.control.tamper(placed.sessionId, tampered);
    await deliverEvent(event);
    await expectNothingGiven(placed);
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "failed", review: reason });
    expect(alarmsAbout(placed.orderId)).toMatchObject([{ event: "payment.review", reason }]);
  });

  test("keeps its coupon's single use held until an admin has decided", async () => {
    const discount = await newCoupon(50, { usageLimit: 1 });
    const placed = await place(await newBuyer(), { discount });
    stripe.control.pay(placed.sessionId);
    stripe.control.tamper(placed.sessionId, { amount_total: 100 });
    await expectNothingGiven(placed);
    await expect(place(await newBuyer(), { discount })).rejects.toMatchObject({ code: "discount.invalid" });
    await overrideOrder(placed.orderId, "completed", "admin");
    expect((await theCoupon(discount.code)).redemptions).toBe(1);
    await expectSound();
  });

  test("gives nothing in test mode where the shop is live", async () => {
    const placed = await place(await newBuyer());
    configureShop({ liveMode: true });
    stripe.control.pay(placed.sessionId);
    await expectNothingGiven(placed);
    expect((await theOrder(placed.orderId)).review).toBe("live mode");
  });

  test("gives nothing when nobody paid it", async () => {
    const placed = await place(await newBuyer());
    stripe.control.tamper(placed.sessionId, { payment_status: "paid", status: "complete" });
    await expectNothingGiven(placed);
    expect((await theOrder(placed.orderId)).review).toBe("paid without a payment");
  });

  test("gives nothing with the payment of another order", async () => {
    const paid = await newMember();
    const thief = await place(await newBuyer());
    stripe.control.tamper(thief.sessionId, {
      payment_status: "paid",
      status: "complete",
      payment_intent: paid.order.paymentId,
    });
    await settle(thief.orderId);
    await expectNothingGiven(thief);
    expect(await theOrder(thief.orderId)).toMatchObject({
      status: "failed",
      review: "payment of another order",
    });
    expect((await theOrder(paid.orderId)).status).toBe("completed");
  });

  test("opens no dear order with the payment of a cheaper one", async () => {
    const dear = await place(await newBuyer(), { upsells: ["agency-license", "ad-templates"] });
    const cheap = await place(await newBuyer());
    stripe.control.pay(cheap.sessionId);
    stripe.control.tamper(cheap.sessionId, { client_reference_id: dear.orderId });
    await deliverEvent(eventOf(cheap.orderId, "checkout.session.completed"));
    const moved = structuredClone<object>(eventOf(cheap.orderId, "checkout.session.completed")) as {
      data: { object: object };
    };
    Object.assign(moved.data.object, { client_reference_id: dear.orderId });
    await deliverEvent(moved);
    await expectNothingGiven(dear);
    expect((await theOrder(cheap.orderId)).review).toBe("order id");
  });

  test("gives nothing while it is under way, declined, expired or failed", async () => {
    const ways: ((sessionId: string) => void)[] = [
      (id) => stripe.control.decline(id),
      (id) => stripe.control.expire(id),
      (id) => stripe.control.pay(id, { how: "later_ok" }),
      (id) => {
        stripe.control.pay(id, { how: "later_fail" });
        stripe.control.settleLater(id);
      },
    ];
    for (const way of ways) {
      const placed = await place(await newBuyer());
      way(placed.sessionId);
      await expectNothingGiven(placed);
    }
  });
});

describe("a claim without a payment", () => {
  test("is refused as a coupon that is expired, used up or invented before there is an order", async () => {
    const dead = [
      await newCoupon(100, { active: false }),
      await newCoupon(100, { expiresAt: Date.now() }),
      await newCoupon(100, { usageLimit: 0 }),
      { code: "INVENTED", percentage: 100 },
    ];
    for (const discount of dead) {
      await expect(place(await newBuyer(), { discount })).rejects.toMatchObject({ code: "discount.invalid" });
    }
    expect((await readTable()).order).toEqual([]);
  });

  test("opens nothing as a reserved customer ID or address", async () => {
    const buyer = await newBuyer();
    for (const username of [buyer.email, buyer.customerId]) {
      for (const password of ["x", buyer.checkoutToken.slice(0, 255), buyer.customerId]) {
        const login = as(buyer, () => validateLogin({ username, password, resourceType: "checklist" }));
        await expect(login).rejects.toMatchObject({ code: "login.invalid" });
        travel(minutes(15));
      }
    }
  });
});
