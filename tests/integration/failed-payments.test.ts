// A payment that came to nothing, and a buyer who left: one mail that says why, and what helps.

import type { PaymentCause } from "@store/contract/payment-causes";
import { deleteOrder } from "@store/core/orders/settlement/delete-order";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { suppress } from "@store/core/outbox/suppression.entity";
import { emailHash } from "@store/core/platform/address-hash";
import { days, minutes } from "@store/core/platform/time";
import { beforeEach, describe, expect, test } from "vitest";
import {
  askStatus,
  type Buyer,
  newBuyer,
  newCoupon,
  type Placed,
  place,
  theOrder,
  unique,
} from "../support/buyers.ts";
import { remind, remindersTo, visitorWhoLeft } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { expectSettled } from "../support/invariants.ts";
import { mailsTo, sweep, work } from "../support/mail-worker.ts";
import { deliverAll, payAtRazorpay, placeAtRazorpay, sellByRazorpay } from "../support/razorpay.ts";
import { configureShop } from "../support/settings.ts";
import { razorpay, ses, stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

beforeEach(sellByRazorpay);

/** Time goes by; the schedule and the mail worker have their turns. */
async function letPass(time: number): Promise<void> {
  for (let left = time; left > 0; left -= minutes(5)) {
    travel(Math.min(minutes(5), left));
    await reconcile();
    await sweep();
  }
}

/** Somebody whose payment fails, and who goes away. */
async function failAndLeave(cause: PaymentCause, buyer?: Buyer): Promise<Placed> {
  const placed = await placeAtRazorpay(buyer, { upsells: ["seo-checklist"] });
  razorpay.control.fail(placed.sessionId, cause);
  await deliverAll(placed.sessionId);
  return placed;
}

const toldTo = (email: string) => mailsTo(email, "payment-failed");

describe("the mail about a failed payment", () => {
  test.each(["timed_out", "limit", "no_funds", "cancelled", "declined", "bank_down"] as const)(
    "says %s once, after the page is over",
    async (cause) => {
      const { buyer, orderId } = await failAndLeave(cause);
      await letPass(minutes(30));
      expect(toldTo(buyer.email)).toEqual([]);
      await letPass(minutes(20));
      const told = toldTo(buyer.email);
      expect(told).toMatchObject([{ cause, total: 1298, name: "Asha" }]);
      const restore = new URL(told[0]?.restoreUrl ?? "");
      expect([restore.pathname, restore.searchParams.get("upsells")]).toEqual(["/checkout", "seo-checklist"]);
      expect(told[0]?.lines.map(({ name }) => name)).toHaveLength(2);
      await letPass(minutes(60));
      expect(toldTo(buyer.email)).toHaveLength(1);
      expect(ses.mails().filter(({ to }) => to === buyer.email)).toHaveLength(1);
      expect(await theOrder(orderId)).toMatchObject({ status: "failed", cause });
    },
  );

  test("brings the code along only while it is good", async () => {
    const discount = await newCoupon(20, { expiresAt: Date.now() + minutes(30) });
    const lasting = await newCoupon(20);
    const prices = [];
    for (const coupon of [discount, lasting]) {
      const placed = await placeAtRazorpay(undefined, { discount: coupon });
      razorpay.control.fail(placed.sessionId, "declined");
      await deliverAll(placed.sessionId);
      await letPass(minutes(50));
      const [told] = toldTo(placed.buyer.email);
      prices.push([told?.total, new URL(told?.restoreUrl ?? "").searchParams.get("code")]);
    }
    expect(prices).toEqual([
      [999, null],
      [799, lasting.code],
    ]);
  });

  test("gives the bank's own reason with Stripe as well", async () => {
    configureShop();
    const placed = await place(await newBuyer());
    stripe.control.decline(placed.sessionId, "insufficient_funds");
    await letPass(minutes(50));
    expect(await askStatus(placed)).toMatchObject({ status: "failed", cause: "no_funds" });
    expect(toldTo(placed.buyer.email)).toMatchObject([{ cause: "no_funds" }]);
    await expectSettled();
  });

  test("leaves out a name that is a message", async () => {
    const buyer = await newBuyer({ name: "Your account is suspended login now" });
    await failAndLeave("declined", buyer);
    await letPass(minutes(50));
    expect(toldTo(buyer.email)).toMatchObject([{ name: "" }]);
  });
});

describe("no mail about a failed payment", () => {
  const silent = async (placed: Placed) => {
    await letPass(minutes(60));
    expect(toldTo(placed.buyer.email)).toEqual([]);
  };

  test("goes to a visitor who never tried to pay", async () => {
    const placed = await placeAtRazorpay();
    await letPass(minutes(60));
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "failed" });
    await silent(placed);
  });

  test("goes to a buyer who paid in the end", async () => {
    const same = await failAndLeave("no_funds");
    expect((await payAtRazorpay(same)).order.status).toBe("completed");
    await silent(same);
    const other = await failAndLeave("no_funds");
    const again = await placeAtRazorpay(other.buyer);
    await payAtRazorpay(again);
    await silent(other);
  });

  test("goes to a buyer who is trying again in another checkout", async () => {
    const placed = await failAndLeave("timed_out");
    await letPass(minutes(35));
    await placeAtRazorpay(await newBuyer({ email: placed.buyer.email }));
    await letPass(minutes(15));
    expect(toldTo(placed.buyer.email)).toEqual([]);
  });

  test("goes out if the money comes before it", async () => {
    const placed = await placeAtRazorpay();
    const tried = razorpay.control.fail(placed.sessionId, "timed_out");
    await deliverAll(placed.sessionId);
    await letPass(minutes(35));
    razorpay.control.capture(tried.id);
    await deliverAll(placed.sessionId);
    await letPass(minutes(20));
    expect(toldTo(placed.buyer.email)).toEqual([]);
    await expectSettled();
  });

  test("goes out a day late", async () => {
    const inTime = await failAndLeave("declined");
    const late = await failAndLeave("declined");
    for (const { buyer } of [inTime, late]) expect(toldTo(buyer.email)).toEqual([]);
    for (let turn = 0; turn < 10; turn++) {
      travel(minutes(5));
      await reconcile();
    }
    const [mail] = (await readTable()).outbox;
    travel((mail?.createdAt ?? 0) + days(1) - 1 - Date.now());
    await work("payment-failed", `${inTime.orderId}-failed`);
    travel(1);
    await work("payment-failed", `${late.orderId}-failed`);
    expect(toldTo(inTime.buyer.email)).toHaveLength(1);
    expect(toldTo(late.buyer.email)).toEqual([]);
  });

  test("goes out after an unsubscription or an admin's decision", async () => {
    const unsubscribed = await failAndLeave("declined");
    await suppress(emailHash(unsubscribed.buyer.email), "unsubscribed");
    await silent(unsubscribed);
    const decided = await failAndLeave("declined");
    await overrideOrder(decided.orderId, "failed", "admin@shop.example");
    await silent(decided);
  });

  test("goes out for an order that was deleted while the mail waited", async () => {
    const placed = await failAndLeave("declined");
    await letPass(minutes(35));
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "failed" });
    await deleteOrder(placed.orderId, "admin@shop.example");
    await silent(placed);
  });
});

test("an address gets one mail a day however many payments fail", async () => {
  const email = `victim.${unique()}@example.in`;
  for (let attack = 0; attack < 4; attack++) {
    await failAndLeave("declined", await newBuyer({ email }));
    await letPass(minutes(50));
  }
  expect(toldTo(email)).toHaveLength(1);
  travel(days(1));
  await failAndLeave("declined", await newBuyer({ email }));
  await letPass(minutes(50));
  expect(toldTo(email)).toHaveLength(2);
});

test("the mail about a failed payment takes the place of the cart reminder", async () => {
  sellByRazorpay();
  const visitor = await visitorWhoLeft();
  const buyer = await newBuyer({ email: visitor.email });
  await failAndLeave("no_funds", buyer);
  for (let turn = 0; turn < 20; turn++) {
    configureShop({ cartMailsAfterFailedPayment: true });
    await letPass(minutes(5));
    await remind();
    await sweep();
  }
  expect(toldTo(visitor.email)).toHaveLength(1);
  expect(remindersTo(visitor)).toEqual([]);
});
