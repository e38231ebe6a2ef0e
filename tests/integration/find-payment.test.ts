// "I paid, let me in": three things a payer knows, and what they open: never more than a mail to the order's own address.
import { setBlocked } from "@store/core/customers/block-customer";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { settle } from "@store/core/orders/settlement/settle";
import { setting } from "@store/core/platform/settings";
import { days, hours } from "@store/core/platform/time";
import type { Payment } from "@store/dev/razorpay/rows";
import { beforeEach, describe, expect, test } from "vitest";
import { newBuyer } from "../support/buyers.ts";
import { abroad, claim, paid, paidInSilence, refusal, rrnOf } from "../support/claims.ts";
import { travel } from "../support/clock.ts";
import { expectSettled } from "../support/invariants.ts";
import { kindsTo, sweep } from "../support/mail-worker.ts";
import { placeAtRazorpay, sellByRazorpay } from "../support/razorpay.ts";
import { adapters, configureShop } from "../support/settings.ts";
import { razorpay, stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

beforeEach(sellByRazorpay);

describe("an order that looks unpaid", () => {
  test("is settled at once by UPI's digits or the payment's id", async () => {
    for (const name of [rrnOf, ({ id }: Payment) => id]) {
      const { placed, payment } = await paidInSilence();
      const { email } = placed.buyer;
      const masked = `${email[0]}•••${email.slice(email.indexOf("@") - 1)}`;
      expect(await claim({ reference: name(payment) })).toEqual({
        state: "paid",
        orderId: placed.orderId,
        email: masked,
      });
      await sweep();
      expect(kindsTo(email)).toEqual(["credentials"]);
    }
    await expectSettled();
  });

  test("is completed by money that came after its page was over", async () => {
    const placed = await placeAtRazorpay();
    const tried = razorpay.control.fail(placed.sessionId, "timed_out");
    travel(hours(1));
    await reconcile();
    razorpay.control.capture(tried.id);
    travel(4000);
    expect(await claim({ reference: tried.id })).toMatchObject({ state: "paid" });
  });

  test("is settled by the payment's own id at another provider", async () => {
    const buyer = { ...(await newBuyer()), phone: abroad };
    const placed = await placeAtRazorpay(buyer);
    const { session } = stripe.control.pay(placed.sessionId);
    travel(4000);
    expect(await claim({ reference: String(session.payment_intent) })).toMatchObject({ state: "paid" });
  });

  test("stays unknown to the asker while the payment company does not answer", async () => {
    const { payment } = await paidInSilence();
    const away = async () => Promise.reject(new Error("No answer"));
    const payments = { ...adapters.razorpay, read: away, close: away };
    configureShop({ paymentRules: setting("paymentRules"), payments: async () => payments });
    const words = await refusal({ reference: rrnOf(payment) });
    sellByRazorpay();
    expect(words).toEqual(await refusal({ reference: "400000000000", phoneLast4: "9999" }));
    travel(4000);
    expect(await claim({ reference: rrnOf(payment) })).toMatchObject({ state: "paid" });
  });
});

describe("an order that is paid", () => {
  test("has its login mailed once more to its own address", async () => {
    const { placed, payment, email } = await paid();
    expect(await claim({ reference: rrnOf(payment) })).toMatchObject({
      state: "mailed",
      orderId: placed.orderId,
    });
    await sweep();
    expect(kindsTo(email)).toEqual(["credentials", "credentials"]);
    travel(days(2));
    await claim({ reference: payment.id.toUpperCase() });
    await sweep();
    expect(kindsTo(email)).toEqual(["credentials", "credentials", "recovery"]);
  });

  test("is known by the number of the order and the one typed at the payment page", async () => {
    const placed = await placeAtRazorpay();
    const tried = razorpay.control.begin(placed.sessionId);
    razorpay.control.tamper(tried.id, { contact: "+919900011111" });
    razorpay.control.capture(tried.id);
    await settle(placed.orderId);
    for (const phoneLast4 of ["2345", "1111"])
      expect(await claim({ reference: rrnOf(tried), phoneLast4 })).toMatchObject({ state: "mailed" });
  });

  test("has its login mailed three times a day at most", async () => {
    const { payment, email } = await paid();
    const states = [];
    for (let press = 0; press < 5; press++) {
      travel(1);
      states.push((await claim({ reference: payment.id })).state);
    }
    expect(states).toEqual(["mailed", "mailed", "mailed", "mailed-before", "mailed-before"]);
    await sweep();
    expect(kindsTo(email)).toHaveLength(4);
  });

  test("is asked of the payment company once in three seconds, however often it is named after a refund", async () => {
    const { placed, payment } = await paid();
    await refundByHand(placed.orderId, undefined, "admin");
    travel(4000);
    const before = razorpay.control.requests().length;
    await claim({ reference: payment.id });
    const once = razorpay.control.requests().length - before;
    for (let time = 0; time < 10; time++)
      expect(await claim({ reference: payment.id })).toMatchObject({ state: "refunded" });
    expect(razorpay.control.requests().length - before).toBe(once);
  });

  test("mails nothing if it was refunded since", async () => {
    const { placed, payment, email } = await paid();
    await refundByHand(placed.orderId, undefined, "admin@shop.example");
    await sweep();
    const before = kindsTo(email);
    expect(await claim({ reference: payment.id })).toEqual({ state: "refunded", orderId: placed.orderId });
    await sweep();
    expect(kindsTo(email)).toEqual(before);
  });

  test("goes to a person if its buyer is blocked", async () => {
    const { placed, payment, email } = await paid();
    await setBlocked(placed.buyer.customerId, true, "admin");
    expect((await claim({ reference: payment.id })).state).toBe("person");
    await sweep();
    expect(kindsTo(email)).toEqual(["credentials"]);
    expect((await readTable()).accessRequest).toMatchObject([{ why: "no-account", state: "open" }]);
  });
});
