// What the owner must see and nobody else settles: refunds that came back or were refused, orders under review, mails called
// unwanted. All of it comes with the answer that the count beside Orders is made from.
import { offer } from "@store/contract/offer/offer";
import { watchTurnover } from "@store/core/invoices/watch-turnover";
import { adminOrders } from "@store/core/orders/admin/admin-orders";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { addDayCounts } from "@store/core/platform/counter.entity";
import { days, minutes } from "@store/core/platform/time";
import { handler } from "@store/functions/jobs/mail-events";
import { expect, test, vi } from "vitest";
import { acting, firstAdmin } from "../support/admin.ts";
import { newBuyer, newMember, place, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { work } from "../support/mail-worker.ts";
import { configureShop } from "../support/settings.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const { control } = stripe;

const admin = firstAdmin();

const notices = async () => (await acting(admin, () => adminOrders.unmatched({}))).notices;
const close = (noticeId: string) => acting(admin, () => adminOrders["close-notice"]({ noticeId }));

/** A refund of all that the bank gives back after it was done. */
async function failedRefund() {
  const { orderId, order } = await newMember();
  control.planRefunds("fails_later", order.paymentId);
  await refundByHand(orderId, undefined, "admin");
  await deliver(orderId);
  const [refund] = control.refunds(order.paymentId);
  control.settleRefund(refund?.id ?? "", "failed");
  await deliver(orderId);
  return { orderId, order, refund };
}

test("a refund that the bank gives back is listed once until an admin closes the notice", async () => {
  expect(await notices()).toEqual([]);
  const { orderId, order, refund } = await failedRefund();
  // The same message again.
  await deliver(orderId);
  const { customerId, name } = order;
  const [notice] = await notices();
  expect(await notices()).toEqual([
    {
      noticeId: `refund-failed.${orderId}.${refund?.id}`,
      kind: "refund-failed",
      at: Date.now(),
      orderId,
      customerId,
      customerName: name,
      paise: 99_900,
    },
  ]);
  await close(notice?.noticeId ?? "");
  // Twice, as from two tabs: one line in the audit.
  await close(notice?.noticeId ?? "");
  expect(await notices()).toEqual([]);
  await deliver(orderId);
  expect(await notices()).toEqual([]);
  const audit = (await readTable()).audit.filter(({ action }) => action === "notice.close");
  expect(audit).toMatchObject([{ by: admin.email, target: notice?.noticeId }]);
});

test("a refund that the payment company refuses is listed with its reason", async () => {
  const { orderId, order } = await newMember({ upsells: ["seo-checklist"] });
  control.dispute(order.paymentId ?? "");
  await expect(refundByHand(orderId, ["seo-checklist"], "admin")).rejects.toMatchObject({
    code: "refund.refused",
  });
  expect(await notices()).toMatchObject([
    { kind: "refund-refused", orderId, paise: 29_900, why: expect.stringMatching(/./) },
  ]);
});

test("an order under review is listed until the review ends", async () => {
  const placed = await place(await newBuyer());
  const { orderId } = placed;
  await overrideOrder(orderId, "failed", "admin");
  control.pay(placed.sessionId);
  await deliver(orderId);
  expect(await notices()).toMatchObject([{ kind: "review", orderId, why: "paid, but set by hand" }]);
  const [notice] = await notices();
  await close(notice?.noticeId ?? "");
  expect(await theOrder(orderId)).toMatchObject({ review: "paid, but set by hand" });
  expect(await notices()).toEqual([]);
});

test("a complaint is listed once with the buyer of the mail", async () => {
  const { orderId, order } = await newMember();
  await work("credentials", orderId);
  const at = Date.now() + minutes(1);
  const mail = { tags: { kind: ["credentials"], orderId: [orderId] }, destination: [order.email] };
  const complaint = { timestamp: new Date(at).toISOString() };
  const Message = JSON.stringify({ eventType: "Complaint", complaint, mail });
  const event = { Records: [{ Sns: { Message } }] } as unknown as Parameters<typeof handler>[0];
  await handler(event);
  const found = await notices();
  expect(found).toMatchObject([
    { kind: "complaint", at, mail: "Login and receipt", customerName: order.name, orderId },
  ]);
  await close(found[0]?.noticeId ?? "");
  // SNS delivers more than once, later too.
  travel(minutes(5));
  await handler(event);
  expect(await notices()).toEqual([]);
});

test.each([
  ["off", 1_599_999, "20 lakh", 1_600_000],
  ["regular", 39_999_999, "5 crore", 40_000_000],
] as const)(
  "an owner with tax papers %s is told of turnover once a year",
  async (mode, below, why, enough) => {
    configureShop({ gst: { ...offer.gst, mode, gstin: "27AAACF1234E1Z7", state: "27" } });
    const sell = (at: number, rupees: number) => addDayCounts(at, "sales", { gross: rupees * 100 }).go();
    const april = Date.parse("2026-04-01T00:00:00+05:30");
    vi.setSystemTime(april + days(200));
    await sell(april - 1, enough);
    await sell(april, below);
    await watchTurnover();
    expect(await notices()).toEqual([]);
    await sell(Date.now(), enough - below);
    await watchTurnover();
    const [notice] = await notices();
    expect(notice).toMatchObject({ kind: "turnover", paise: enough * 100, why });
    await close(notice?.noticeId ?? "");
    await watchTurnover();
    expect(await notices()).toEqual([]);
  },
);
