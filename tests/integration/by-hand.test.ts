// What an admin does by hand: block, give, set a status. Use cases that the admin's calls are made of.

import type { ManualStatus } from "@store/contract/order-statuses";
import { setBlocked } from "@store/core/customers/block-customer";
import { readCustomer } from "@store/core/customers/customer.entity";
import { orderStory } from "@store/core/orders/admin/order-story";
import { type Order, OrderEntity } from "@store/core/orders/order.entity";
import { giveAsGift } from "@store/core/orders/settlement/give-as-gift";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { settle } from "@store/core/orders/settlement/settle";
import { enqueueMail, OutboxEntity, type OutboxMessage } from "@store/core/outbox/outbox.entity";
import { hours, minutes } from "@store/core/platform/time";
import { describe, expect, test } from "vitest";
import { alarmsAbout } from "../support/alarms.ts";
import {
  askStatus,
  newBuyer,
  newCoupon,
  newMember,
  ordersThatGive,
  pay,
  place,
  theOrder,
} from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle, letSessionsEnd } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import { mailsAbout } from "../support/mail-worker.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const audits = async (target: string) => (await readTable()).audit.filter((row) => row.target === target);
const set = (orderId: string, status: ManualStatus) => overrideOrder(orderId, status, "admin@shop");

describe("a block", () => {
  test("is refused for an account that is missing or merged", async () => {
    await expect(setBlocked("CUST_1", true, "admin")).rejects.toMatchObject({ code: "customer.not_found" });
    const merged = await newBuyer({ email: (await newMember()).buyer.email });
    await pay(await place(merged));
    await expect(setBlocked(merged.customerId, true, "admin")).rejects.toMatchObject({
      code: "customer.not_found",
    });
    expect((await readTable()).audit).toEqual([]);
  });

  test("is written once however often it is asked for", async () => {
    const { buyer } = await newMember();
    await Promise.all(Array.from({ length: 20 }, () => setBlocked(buyer.customerId, true, "admin")));
    expect(await readCustomer(buyer.customerId)).toMatchObject({ banned: true, epoch: 1 });
    expect(await audits(buyer.customerId)).toMatchObject([{ action: "customer.block", by: "admin" }]);
    await expectSound();
  });

  test("set before the payment stops the login, not the purchase", async () => {
    const placed = await place(await newBuyer());
    await setBlocked(placed.buyer.customerId, true, "admin");
    expect((await pay(placed)).status).toBe("completed");
    expect(await readCustomer(placed.buyer.customerId)).toMatchObject({ banned: true, state: "member" });
    await expectIdle();
  });
});

describe("a gift", () => {
  test("opens its resource once, however often it is given", async () => {
    const { buyer } = await newMember();
    await Promise.all(
      [...Array(5).fill(buyer.email), ...Array(5).fill(buyer.customerId)].map((name) =>
        giveAsGift(name, "seo-checklist", "admin"),
      ),
    );
    expect(await ordersThatGive(buyer.customerId, "seo-checklist")).toHaveLength(1);
    const gifts = (await readTable()).order.filter(({ source }) => source === "gift");
    expect(gifts).toMatchObject([{ status: "completed", finalAmount: 0, override: { by: "admin" } }]);
    await expectIdle();
  });

  test("is no duplicate payment when the customer has the resource already", async () => {
    const { buyer } = await newMember();
    await giveAsGift(buyer.email, "checklist", "admin");
    const [gift] = (await readTable()).order.filter(({ source }) => source === "gift");
    expect(gift).toMatchObject({ status: "completed" });
    expect(gift?.duplicate).toBeUndefined();
    await expectIdle();
  });

  test("is refused for a person who has not bought", async () => {
    const { email, customerId } = await newBuyer();
    for (const name of ["nobody@example.in", "CUST_1", email, customerId]) {
      await expect(giveAsGift(name, "checklist", "admin")).rejects.toMatchObject({
        code: "customer.not_found",
      });
    }
    expect((await readTable()).order).toEqual([]);
  });

  test("can be given again after it was taken back", async () => {
    const { buyer } = await newMember();
    await giveAsGift(buyer.email, "ad-templates", "admin");
    const [gift] = (await readTable()).order.filter(({ source }) => source === "gift");
    await set(gift?.orderId ?? "", "failed");
    expect(await ordersThatGive(buyer.customerId, "ad-templates")).toHaveLength(0);
    await giveAsGift(buyer.email, "ad-templates", "admin");
    expect(await ordersThatGive(buyer.customerId, "ad-templates")).toHaveLength(1);
    await expectIdle();
  });
});

test("a gift whose process died before it was given is given by the schedule", async () => {
  const { buyer } = await newMember();
  const death = interleave("TransactWriteItems", "ORDER#ORDER_GIFT", async () => {
    death.remove();
    const second = interleave("TransactWriteItems", "ORDER#ORDER_GIFT", async () => {
      second.remove();
      throw new Error("The process died");
    });
  });
  await expect(giveAsGift(buyer.email, "ad-templates", "admin")).rejects.toThrow("died");
  travel(minutes(1));
  await expectIdle();
  const [gift] = (await readTable()).order.filter(({ source }) => source === "gift");
  expect(gift).toMatchObject({ status: "completed", override: { by: "admin" } });
  expect(await ordersThatGive(buyer.customerId, "ad-templates")).toHaveLength(1);
});

describe("a status set by hand", () => {
  test("makes an order one sale, even if a payment follows", async () => {
    const placed = await place(await newBuyer(), { upsells: ["seo-checklist"] });
    await set(placed.orderId, "completed");
    await expectIdle();
    expect(mailsAbout(placed.orderId)).toHaveLength(1);
    const { status, paymentId } = await pay(placed);
    expect([status, typeof paymentId]).toEqual(["completed", "string"]);
    await expectIdle();
    expect(mailsAbout(placed.orderId)).toHaveLength(1);
  });

  test("stays when the payment is refunded", async () => {
    const placed = await place(await newBuyer());
    await set(placed.orderId, "completed");
    const { paymentId } = await pay(placed);
    stripe.control.refund(paymentId ?? "");
    await deliver(placed.orderId);
    expect(await theOrder(placed.orderId)).toMatchObject({ status: "completed", refundedAmount: 999 });
    await expectIdle();
  });

  test("ends the grants and sessions of a completed order", async () => {
    for (const status of ["failed", "pending"] as const) {
      const { orderId, buyer } = await newMember();
      await set(orderId, status);
      expect(await theOrder(orderId)).toMatchObject({ status, override: { by: "admin@shop", status } });
      expect(await readCustomer(buyer.customerId)).toMatchObject({ hasPaid: false, epoch: 1 });
      await settle(orderId);
      await settle(orderId);
      expect(await theOrder(orderId)).toMatchObject({ status, review: "paid, but set by hand" });
      expect(alarmsAbout(orderId)).toHaveLength(1);
      await expectIdle();
    }
  });

  test("can be changed back and forth without a second password mail", async () => {
    const { orderId, buyer } = await newMember();
    const before = await readCustomer(buyer.customerId);
    for (const status of ["failed", "completed", "pending", "completed", "failed", "completed"] as const) {
      await set(orderId, status);
      await expectSound();
    }
    expect(await readCustomer(buyer.customerId)).toMatchObject({ ...before, epoch: 3 });
    await expectIdle();
    expect(mailsAbout(orderId).filter(({ kind }) => kind === "credentials")).toHaveLength(1);
    expect(await audits(orderId)).toHaveLength(6);
  });

  test("lets a failed order give its coupon back after its payment page has ended", async () => {
    const discount = await newCoupon(20, { usageLimit: 1 });
    const placed = await place(await newBuyer(), { discount });
    await set(placed.orderId, "failed");
    expect((await readTable()).coupon.find(({ code }) => code === discount.code)?.redemptions).toBe(1);
    travel(minutes(6));
    await expectIdle();
    await letSessionsEnd();
    expect((await readTable()).coupon.find(({ code }) => code === discount.code)?.redemptions).toBe(0);
    expect((await theOrder(placed.orderId)).dueAt).toBeUndefined();
    await expectIdle();
  });

  test.each(["failed", "pending"] as const)(
    "does not keep an order without a coupon (%s) in the job's list",
    async (status) => {
      const placed = await place(await newBuyer());
      if (status === "pending") await set(placed.orderId, "failed");
      await set(placed.orderId, status);
      await letSessionsEnd();
      travel(hours(2));
      await expectIdle();
      expect((await theOrder(placed.orderId)).dueAt).toBeUndefined();
      expect((await theOrder(placed.orderId)).status).toBe(status);
    },
  );

  test("sends the payment of a failed order to review", async () => {
    const placed = await place(await newBuyer());
    await set(placed.orderId, "failed");
    await pay(placed);
    expect(await theOrder(placed.orderId)).toMatchObject({
      status: "failed",
      review: "paid, but set by hand",
    });
    expect(alarmsAbout(placed.orderId)).toMatchObject([{ event: "payment.review" }]);
    expect((await askStatus(placed)).status).toBe("review");
    await expectIdle();
  });

  test("cannot reopen a refunded order", async () => {
    const { orderId, order } = await newMember();
    await set(orderId, "completed");
    expect((await theOrder(orderId)).override).toBeUndefined();
    stripe.control.refund(order.paymentId ?? "");
    await deliver(orderId);
    await expect(set(orderId, "completed")).rejects.toMatchObject({ code: "order.final", status: 409 });
    await expect(set("ORDER_1700000000000_nobodyhas", "failed")).rejects.toMatchObject({
      code: "order.not_found",
    });
  });

  test("stands in the order's story beside the sale and its mail", async () => {
    const { orderId } = await newMember({ discount: await newCoupon(10) });
    await set(orderId, "failed");
    const story = (await orderStory(orderId))?.map(({ what }) => what).join("\n");
    for (const word of [
      "Order of ₹899 placed (Complete Funnel Bundle), with coupon",
      "Order completed: it opened a new account",
      "set by admin@shop",
      'The mail "Login and receipt" waits to be sent',
      "admin@shop set the status of an order: completed became failed",
    ])
      expect(story).toContain(word);
    expect(await orderStory("ORDER_1700000000000_nobodyhas")).toBeNull();
  });

  const by = { by: "asha@shop.example", at: 1 };
  test.each<[Partial<Order>, string]>([
    [{ status: "completed" }, ""],
    [{ status: "failed" }, "The order is failed now"],
    [{ status: "failed", review: "paid twice" }, "The order is failed now: to be looked at, paid twice"],
    [{ status: "failed", supersededBy: "ORDER_2" }, "The order is failed now: another order took its place"],
    [
      { status: "refunded", refundReason: "refund", refundedAmount: 999 },
      "The order is refunded now: ₹999 sent back",
    ],
    [{ status: "refunded", refundReason: "dispute" }, "The order is refunded now: its dispute was lost"],
    [
      { status: "completed", override: { ...by, status: "completed" }, deletedAt: 1 } as Partial<Order>,
      "The order is completed now: set by asha@shop.example; deleted",
    ],
  ])("is summed up in the order's story (%o)", async (changes, said) => {
    const { orderId } = await place(await newBuyer());
    const { review: _, ...order } = await theOrder(orderId);
    await OrderEntity.put({ ...order, ...changes }).go();
    const lines = (await orderStory(orderId)) ?? [];
    const [line] = lines.filter(({ what }) => what.startsWith("The order is"));
    expect(line?.what ?? "").toBe(said);
    expect(line?.ids).toBe(changes.supersededBy);
  });

  test("stands in a story that tells what became of each mail", async () => {
    const { orderId, order } = await newMember();
    const { customerId } = order;
    const mail = async (about: string, changes: Partial<OutboxMessage>, refundedAmount?: number) => {
      const facts = refundedAmount === undefined ? {} : { facts: { refundedAmount } };
      await enqueueMail({ kind: "refund", about, orderId, customerId, ...facts }, Date.now()).go();
      await OutboxEntity.patch({ mailId: `refund.${about}` })
        .set(changes)
        .go();
    };
    const at = Date.now();
    await mail("one", { state: "sent", sentAt: at + 1, messageId: "ses-1", attempts: 1 });
    await mail("two", { state: "failed", attempts: 3, lastError: "MessageRejected" });
    await mail("three", { state: "dropped", attempts: 1 }, 299);
    await mail("four", {
      state: "sent",
      sentAt: at + 2,
      attempts: 2,
      lastError: "Busy",
      bounce: "Permanent/General",
    });
    const lines = (await orderStory(orderId)) ?? [];
    const said = lines.filter(({ what }) => what.includes('"Refund"'));
    expect(said.map(({ at: when, what, ids }) => [when - at, what, ids]).sort()).toEqual([
      [0, 'The mail "Refund" about ₹299 was no longer needed', undefined],
      [0, 'The mail "Refund" could not be sent after 3 tries: MessageRejected', undefined],
      [1, 'The mail "Refund" was sent', "ses-1"],
      [2, 'The mail "Refund" was sent after 2 tries: Busy, it came back as Permanent/General', undefined],
    ]);
  });
});
