// Buying through Razorpay's payment links: money that comes late, twice, or on a page that is over; refunds that a bank
// sends back; and a webhook that says nothing.
import { setTimeout as pause } from "node:timers/promises";
import { triedRules } from "@store/contract/offer/settings";
import { findUnmatched } from "@store/core/orders/payments/find-unmatched";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { readUnmatched } from "@store/core/orders/payments/unmatched.entity";
import { readRecord } from "@store/core/orders/record";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { settle } from "@store/core/orders/settlement/settle";
import { days, hours, minutes, seconds } from "@store/core/platform/time";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { alarmsAbout } from "../support/alarms.ts";
import {
  askStatus,
  newBuyer,
  newCoupon,
  refundStates,
  send,
  sessionsOf,
  theCoupon,
  theOrder,
  thePage,
} from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectSettled, expectSound } from "../support/invariants.ts";
import { mailsAbout, sweep } from "../support/mail-worker.ts";
import {
  deliverAll,
  deliverMessage,
  messagesOf,
  payAtRazorpay,
  placeAtRazorpay,
  sellByRazorpay,
} from "../support/razorpay.ts";
import { adapters, configureShop } from "../support/settings.ts";
import { razorpay, stripe } from "../support/shop.ts";

const { control } = razorpay;
beforeEach(sellByRazorpay);

/** The schedule runs every so often until the time is over. */
async function letPass(time: number, step: number): Promise<void> {
  for (let left = time; left > 0; left -= step) {
    travel(Math.min(step, left));
    await reconcile();
  }
  await sweep();
}

const kinds = (orderId: string) => mailsAbout(orderId).map(({ kind }) => kind);

describe("a purchase at Razorpay", () => {
  test("is completed by the first UPI message, in any order and number of messages", async () => {
    const placed = await placeAtRazorpay();
    expect(placed.sessionId).toMatch(/^plink_/);
    const { payment, order } = await payAtRazorpay(placed);
    expect(order).toMatchObject({ status: "completed", provider: "razorpay", paymentId: payment.id });
    for (const message of messagesOf(placed.sessionId).reverse())
      await Promise.all(Array.from({ length: 10 }, () => deliverMessage(message)));
    await sweep();
    expect(kinds(placed.orderId)).toEqual(["credentials"]);
    await expectSettled();
  });

  test("is completed on the same page after a declined payment", async () => {
    const placed = await placeAtRazorpay();
    control.fail(placed.sessionId, "no_funds");
    await deliverAll(placed.sessionId);
    expect((await theOrder(placed.orderId)).status).toBe("pending");
    expect((await payAtRazorpay(placed)).order.status).toBe("completed");
    await sweep();
    await expectSettled();
  });

  test("is made at Stripe by a buyer abroad", async () => {
    const buyer = { ...(await newBuyer()), phone: "+44 20 7946 0958" };
    const placed = await placeAtRazorpay(buyer);
    expect((await theOrder(placed.orderId)).provider).toBe("stripe");
    expect(stripe.api.store.sessions.get(placed.sessionId)).toBeDefined();
  });

  test("is found by the thank-you page when no message comes", async () => {
    const placed = await placeAtRazorpay();
    control.pay(placed.sessionId);
    travel(seconds(4));
    expect((await askStatus(placed)).status).toBe("completed");
  });

  test.each([
    ["another amount", { amount: 100 }],
    ["another currency", { currency: "USD" }],
  ])("grants nothing when it was paid with %s", async (_what, fields) => {
    const placed = await placeAtRazorpay();
    const { payment } = control.pay(placed.sessionId);
    control.tamper("amount" in fields ? payment.id : placed.sessionId, fields);
    await deliverAll(placed.sessionId);
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "failed" });
    expect(alarmsAbout(placed.orderId)).not.toEqual([]);
  });
});

describe("a late payment (F22)", () => {
  test.each([
    ["with its message", true],
    ["without any message", false],
  ])("completes its order on the third day, %s", async (_how, told) => {
    const placed = await placeAtRazorpay();
    const tried = control.fail(placed.sessionId, "timed_out");
    if (told) await deliverAll(placed.sessionId);
    await letPass(hours(1), minutes(5));
    expect(await theOrder(placed.orderId)).toMatchObject({
      status: "failed",
      ...(told && { cause: "timed_out" }),
    });
    await letPass(hours(69), minutes(30));
    control.capture(tried.id);
    if (told) await deliverAll(placed.sessionId);
    else await letPass(hours(26), minutes(30));
    expect((await theOrder(placed.orderId)).status).toBe("completed");
    await letPass(hours(2), minutes(5));
    expect(kinds(placed.orderId)).toEqual(told ? ["payment-failed", "credentials"] : ["credentials"]);
    await expectSettled();
  });

  test("is looked for no more after the end of the wait", async () => {
    const discount = await newCoupon(20, { usageLimit: 1 });
    const placed = await placeAtRazorpay(undefined, { discount });
    await letPass(hours(1), minutes(5));
    expect((await theCoupon(discount.code)).redemptions).toBe(0);
    expect((await theOrder(placed.orderId)).dueAt).toBeDefined();
    await letPass(days(4), minutes(30));
    expect((await theOrder(placed.orderId)).dueAt).toBeUndefined();
    await expectSettled();
  });

  test("is not awaited when the bank has refused it", async () => {
    const placed = await placeAtRazorpay();
    control.fail(placed.sessionId, "declined");
    await deliverAll(placed.sessionId);
    await letPass(hours(1), minutes(5));
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "failed", cause: "declined" });
    expect((await theOrder(placed.orderId)).dueAt).toBeUndefined();
  });

  test("is refunded by the shop when the buyer has bought again", async () => {
    const buyer = await newBuyer();
    const first = await placeAtRazorpay(buyer);
    const tried = control.fail(first.sessionId, "timed_out");
    await deliverAll(first.sessionId);
    await letPass(hours(1), minutes(5));
    const second = await placeAtRazorpay(await newBuyer({ email: buyer.email }));
    expect((await payAtRazorpay(second)).order.status).toBe("completed");
    control.capture(tried.id);
    await deliverAll(first.sessionId);
    await letPass(hours(1), minutes(5));
    expect(control.refunds(tried.id)).toMatchObject([{ amount: 99_900, status: "processed" }]);
    expect((await theOrder(first.orderId)).status).toBe("refunded");
    expect((await theOrder(second.orderId)).status).toBe("completed");
    await expectSettled();
  });

  test("is refunded by the shop when it is too late for the account's window", async () => {
    control.setCaptureWindow(720);
    const placed = await placeAtRazorpay();
    const tried = control.fail(placed.sessionId, "timed_out");
    await deliverAll(placed.sessionId);
    await letPass(hours(1), minutes(5));
    control.capture(tried.id);
    control.setCaptureWindow(3 * 24 * 3600);
    await letPass(hours(2), minutes(5));
    const order = await theOrder(placed.orderId);
    expect(order.status).not.toBe("completed");
    expect(order.paidAt).toBeUndefined();
  });
});

describe("an order that is paid twice", () => {
  test("is one sale with the second capture refunded (F23)", async () => {
    const placed = await placeAtRazorpay();
    const other = control.begin(placed.sessionId);
    control.pay(placed.sessionId);
    control.capture(other.id);
    await deliverAll(placed.sessionId);
    await letPass(hours(1), minutes(5));
    const order = await theOrder(placed.orderId);
    expect(order.status).toBe("completed");
    const [sale, second] = control
      .payments(placed.sessionId)
      .sort((one) => (one.id === order.paymentId ? -1 : 1));
    expect(control.refunds(sale?.id ?? "")).toEqual([]);
    expect(control.refunds(second?.id ?? "")).toMatchObject([{ amount: 99_900 }]);
    await expectSettled();
  });

  test("is one sale with the payment of the other page refunded (F28)", async () => {
    const placed = await placeAtRazorpay();
    const old = control.begin(placed.sessionId);
    travel(minutes(36));
    const again = await send(placed.buyer, placed.input);
    expect(again.sessionId).not.toBe(placed.sessionId);
    control.pay(again.sessionId);
    await deliverAll(again.sessionId);
    control.capture(old.id);
    await letPass(hours(3), minutes(5));
    expect((await theOrder(placed.orderId)).status).toBe("completed");
    const sent = [...control.payments(placed.sessionId), ...control.payments(again.sessionId)].map(
      ({ id }) => control.refunds(id).length,
    );
    expect(sent.sort()).toEqual([0, 1]);
    await expectSettled();
  });
});

test("a refund that the bank sends back later gives access again (F24)", async () => {
  const placed = await placeAtRazorpay();
  const { payment } = await payAtRazorpay(placed);
  await refundByHand(placed.orderId, undefined, "admin@shop.example");
  expect((await theOrder(placed.orderId)).status).toBe("refunded");
  control.settleRefund(control.refunds(payment.id)[0]?.id ?? "", "failed");
  await deliverAll(placed.sessionId);
  expect(await theOrder(placed.orderId)).toMatchObject({ status: "completed", refundedAmount: 0 });
  expect(await refundStates(placed.orderId)).toEqual(["failed"]);
  expect(alarmsAbout(placed.orderId)).not.toEqual([]);
  await sweep();
  const mails = mailsAbout(placed.orderId);
  expect(mails.map(({ kind }) => kind).sort()).toEqual(["credentials", "refund"]);
  expect(mails.find(({ kind }) => kind === "refund")).toMatchObject({ refundedAmount: 999, whole: true });
  await expectSettled();
});

test("the schedule lets every buyer in while the webhook is disabled (F25)", async () => {
  const placed = await Promise.all([placeAtRazorpay(), placeAtRazorpay(), placeAtRazorpay()]);
  for (const { sessionId } of placed) control.pay(sessionId);
  await letPass(minutes(10), minutes(5));
  for (const { orderId } of placed) expect((await theOrder(orderId)).status).toBe("completed");
  await expectSettled();
});

test("the nightly look raises an alarm where payments come without messages (F25)", async () => {
  const calls = () =>
    vi
      .mocked(console.error)
      .mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string; provider?: string })
      .filter(({ event }) => event === "payment.silent")
      .map(({ provider }) => provider);
  await payAtRazorpay(await placeAtRazorpay());
  travel(days(1));
  await findUnmatched();
  expect(calls()).toEqual([]);
  const silent = await placeAtRazorpay();
  control.pay(silent.sessionId);
  await letPass(minutes(10), minutes(5));
  expect((await theOrder(silent.orderId)).status).toBe("completed");
  travel(days(1));
  await findUnmatched();
  expect(calls()).toEqual(["razorpay"]);
  // One message is enough.
  await payAtRazorpay(await placeAtRazorpay());
  travel(days(1));
  await findUnmatched();
  expect(calls()).toEqual(["razorpay"]);
  await expectSound();
});

test("a press after a lost answer gets the page that was opened (F26)", async () => {
  const buyer = await newBuyer();
  control.failNext(1, 0, { commit: true, only: "POST /v1/payment_links" });
  const first = await placeAtRazorpay(buyer).catch((error: { code: string }) => error.code);
  expect(first).toBe("payment.unavailable");
  const [link] = [...razorpay.api.store.links.values()].slice(-1);
  const [orderId = ""] = [link?.link.notes?.order_id ?? ""];
  const order = await theOrder(orderId);
  const again = await placeAtRazorpay(buyer, { orderId: order.orderId });
  expect(again.sessionId).toBe(link?.link.id);
  expect(await sessionsOf(orderId)).toHaveLength(1);
  expect((await payAtRazorpay(again)).order.status).toBe("completed");
});

test("a payment that races the closing of its page is never lost (F27)", async () => {
  for (const first of ["pay", "close"] as const) {
    const placed = await placeAtRazorpay();
    const tried = control.begin(placed.sessionId);
    travel(minutes(36));
    if (first === "pay") control.capture(tried.id);
    else await settle(placed.orderId);
    if (first === "close") control.capture(tried.id);
    await letPass(hours(2), minutes(5));
    expect((await theOrder(placed.orderId)).status).toBe("completed");
  }
  await expectSettled();
});

test("a dispute takes access when it is lost and gives it back when it is won", async () => {
  const placed = await placeAtRazorpay();
  const { payment } = await payAtRazorpay(placed);
  control.dispute(payment.id);
  await deliverAll(placed.sessionId);
  expect((await theOrder(placed.orderId)).status).toBe("completed");
  control.closeDispute(payment.id, "lost");
  await deliverAll(placed.sessionId);
  expect((await theOrder(placed.orderId)).status).toBe("refunded");
  const story = await readRecord(placed.orderId);
  expect(story?.ledger.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["sale", "dispute-opened", "dispute-lost"]),
  );
});

test("a message is answered before Razorpay stops waiting", async () => {
  const placed = await placeAtRazorpay();
  control.pay(placed.sessionId);
  const paid = messagesOf(placed.sessionId).find(({ body }) => body.event === "payment_link.paid");
  if (!paid) throw new Error("No message");
  let hangUp = () => {};
  const answer = new Promise<never>((_, reject) => {
    hangUp = () => reject(new Error("gone"));
  });
  configureShop({
    paymentRules: triedRules("both") ?? [],
    payments: async () => ({ ...adapters.razorpay, read: () => answer }),
  });
  await deliverMessage(paid, 1);
  expect((await thePage(placed.orderId)).hints?.providerOrderId).toMatch(/^order_/);
  expect((await theOrder(placed.orderId)).dueAt).toBeLessThanOrEqual(Date.now());
  sellByRazorpay();
  travel(1);
  await reconcile();
  expect((await theOrder(placed.orderId)).status).toBe("completed");
  // What was left behind ends without an answer, as a Lambda's does that is frozen and thrown away.
  hangUp();
  await expectSound();
});

test("fifty messages at once are all answered while the provider is slow", async () => {
  const placed = await placeAtRazorpay();
  control.pay(placed.sessionId);
  const [paid] = messagesOf(placed.sessionId);
  if (!paid) throw new Error("No message");
  const read: typeof adapters.razorpay.read = async (...asked) => {
    await pause(300);
    return adapters.razorpay.read(...asked);
  };
  configureShop({
    paymentRules: triedRules("both") ?? [],
    payments: async () => ({ ...adapters.razorpay, read }),
  });
  await Promise.all(Array.from({ length: 50 }, () => deliverMessage(paid, 20)));
  sellByRazorpay();
  await vi.waitFor(async () => expect((await theOrder(placed.orderId)).status).toBe("completed"), 60_000);
  await pause(500);
  await reconcile();
  await expectSound();
});

test("the nightly look at the books finds money that no order has", async () => {
  const placed = await placeAtRazorpay();
  const { payment } = control.pay(placed.sessionId);
  control.tamper(payment.id, { notes: [] });
  control.tamper(placed.sessionId, { payments: null, status: "cancelled" });
  await settle(placed.orderId);
  travel(days(1));
  await findUnmatched();
  expect(await readUnmatched("razorpay", payment.id)).toMatchObject({ state: "open", amount: 99_900 });
});
