// What an admin does with money that no order has, once: refund it, or dismiss it.
import { findUnmatched } from "@store/core/orders/payments/find-unmatched";
import { days } from "@store/core/platform/time";
import { describe, expect, test } from "vitest";
import { firstAdmin, orderActionsOf } from "../support/admin.ts";
import { newBuyer, place } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliverEvent } from "../support/deliver.ts";
import { refused } from "../support/refused.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";
import { auditsOf, foundPayment, night, refundsOf } from "../support/unmatched.ts";

const admin = firstAdmin();

const act = orderActionsOf(() => admin);

const provider = "stripe";

const listed = async () => (await act("unmatched", {})).payments;

describe("refunding a payment", () => {
  test("sends it back once, however often it is pressed", async () => {
    const paymentId = await foundPayment();
    const placed = await place(await newBuyer());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => act("refund-payment", { provider, paymentId })),
    );
    expect(answers.every(({ paise }) => paise === 99_900)).toBe(true);
    // A day and more later the payment company has forgotten the key.
    travel(days(2));
    await act("refund-payment", { provider, paymentId });
    expect(refundsOf(paymentId)).toEqual([99_900]);
    expect(await auditsOf(paymentId)).toEqual([`payment.refund ${admin.email}`]);
    expect(await listed()).toEqual([]);
    await expect(act("attach-payment", { provider, paymentId, orderId: placed.orderId })).rejects.toEqual(
      refused("unmatched.changed"),
    );
  });

  test("is finished by the next night without a second refund when its answer was lost", async () => {
    const paymentId = await foundPayment();
    stripe.control.failNext(2, 0, { commit: true, only: "POST /v1/refunds" });
    await expect(act("refund-payment", { provider, paymentId })).rejects.toThrow();
    expect(await listed()).toMatchObject([{ paymentId, refunding: true }]);
    travel(days(2));
    await findUnmatched();
    expect(refundsOf(paymentId)).toEqual([99_900]);
    expect(await listed()).toEqual([]);
  });

  test("is sent under another key after one that the provider answers with its own failure for ever", async () => {
    const paymentId = await foundPayment();
    stripe.control.failNext(1, 500, { only: "POST /v1/refunds" });
    await expect(act("refund-payment", { provider, paymentId })).rejects.toThrow("unknown error");
    await expect(act("refund-payment", { provider, paymentId })).rejects.toEqual(refused("refund.waits"));
    expect(await listed()).toMatchObject([{ paymentId, refunding: true }]);
    await findUnmatched();
    expect(refundsOf(paymentId)).toEqual([99_900]);
    expect(await listed()).toEqual([]);
  });

  test("brings the payment back to the list when it fails", async () => {
    const paymentId = await foundPayment();
    stripe.control.failNext(1, 400, { only: "POST /v1/refunds" });
    await expect(act("refund-payment", { provider, paymentId })).rejects.toEqual(refused("refund.refused"));
    expect(await listed()).toMatchObject([{ paymentId, note: expect.stringContaining("did not accept") }]);

    await act("refund-payment", { provider, paymentId });
    expect(await listed()).toEqual([]);
    const [refund] = stripe.control.refunds(paymentId);
    stripe.control.settleRefund(refund?.id ?? "", "failed");
    const event = stripe.control
      .events()
      .find(({ type, data }) => type === "refund.failed" && data.object.id === refund?.id);
    await deliverEvent(event ?? {});
    await deliverEvent(event ?? {});
    expect(await listed()).toMatchObject([{ paymentId, note: expect.stringContaining("did not arrive") }]);

    await act("refund-payment", { provider, paymentId });
    expect(refundsOf(paymentId)).toEqual([99_900, 99_900]);
    expect(await listed()).toEqual([]);
  });

  test("comes back to the list within the month in which it may fail, should no message tell of it", async () => {
    const [late, never] = [await foundPayment(), await foundPayment()];
    for (const paymentId of [late, never]) await act("refund-payment", { provider, paymentId });
    travel(days(29));
    await findUnmatched();
    expect(await listed()).toEqual([]);
    stripe.control.settleRefund(stripe.control.refunds(late)[0]?.id ?? "", "failed");
    await night();
    expect(await listed()).toMatchObject([
      { paymentId: late, note: expect.stringContaining("did not arrive") },
    ]);
    travel(days(2));
    await findUnmatched();
    expect((await readTable()).unmatched.find((row) => row.paymentId === never)?.list).toBe("closed");
  });
});

describe("dismissing a payment", () => {
  test("takes it off the list for good, with the reason in the audit", async () => {
    const paymentId = await foundPayment();
    const dismiss = () => act("dismiss-payment", { provider, paymentId, reason: "Sold at the fair" });
    await Promise.allSettled(Array.from({ length: 20 }, dismiss));
    await dismiss();
    expect(await auditsOf(paymentId)).toEqual([`payment.dismiss ${admin.email}`]);
    expect((await readTable()).audit.find(({ target }) => target === paymentId)?.after).toBe(
      "Sold at the fair",
    );
    await findUnmatched();
    expect(await listed()).toEqual([]);
    await expect(act("refund-payment", { provider, paymentId })).rejects.toEqual(
      refused("unmatched.changed"),
    );
    expect(refundsOf(paymentId)).toEqual([]);
  });
});
