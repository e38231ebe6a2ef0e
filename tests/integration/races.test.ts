// Two things at once, each pair in its worst moment: the second goes all the way through while the first stands just
// before a write. What the first had read is then no longer so.
import { readCustomer } from "@store/core/customers/customer.entity";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { settle } from "@store/core/orders/settlement/settle";
import { minutes } from "@store/core/platform/time";
import { afterEach, describe, expect, test } from "vitest";
import { alarmsAbout } from "../support/alarms.ts";
import {
  askStatus,
  changeCoupon,
  newBuyer,
  newCoupon,
  newMember,
  type Placed,
  paymentInput,
  place,
  send,
  sessionsOf,
  theCoupon,
  theOrder,
  thePage,
} from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

afterEach(() => expectIdle());

const transaction = "TransactWriteItems";

describe("an order that changes meanwhile", () => {
  test("is put under review when an admin fails it before its completion", async () => {
    const { orderId, sessionId } = await place(await newBuyer());
    stripe.control.pay(sessionId);
    interleave(transaction, `ORDER#${orderId}`, () => overrideOrder(orderId, "failed", "admin"));
    await settle(orderId);
    expect(await theOrder(orderId)).toMatchObject({ status: "failed", review: "paid, but set by hand" });
  });

  test("gives no access when it is paid just before an admin fails it", async () => {
    const { orderId, sessionId, buyer } = await place(await newBuyer());
    stripe.control.pay(sessionId);
    interleave(transaction, `ORDER#${orderId}`, () => settle(orderId));
    await overrideOrder(orderId, "failed", "admin");
    expect(await theOrder(orderId)).toMatchObject({ status: "failed" });
    expect(await readCustomer(buyer.customerId)).toMatchObject({ hasPaid: false, state: "member" });
  });

  test("is refunded once by two deliveries", async () => {
    const { orderId, order } = await newMember();
    stripe.control.refund(order.paymentId ?? "", 10_000);
    interleave(transaction, `ORDER#${orderId}`, async () => {
      stripe.control.refund(order.paymentId ?? "");
      await settle(orderId);
    });
    await settle(orderId);
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded", refundedAmount: 999 });
  });

  test("keeps the payment that came before it is looked at again", async () => {
    const placed = await place(await newBuyer());
    travel(minutes(6));
    interleave(transaction, `ORDER#${placed.orderId}`, async () => {
      stripe.control.pay(placed.sessionId);
      await settle(placed.orderId);
    });
    await settle(placed.orderId);
    expect((await theOrder(placed.orderId)).status).toBe("completed");
  });

  test("keeps its coupon's limit when another order took the use before it is superseded", async () => {
    const discount = await newCoupon(50, { usageLimit: 1 });
    const first = await place(await newBuyer(), { discount });
    interleave(transaction, "ORDER#", async () => {
      await settle(first.orderId);
      await place(await newBuyer(), { discount });
    });
    await expect(place(first.buyer, { discount })).rejects.toMatchObject({ code: "discount.invalid" });
    expect((await theCoupon(discount.code)).redemptions).toBe(1);
  });

  test("shows no payment page when another tab has superseded it", async () => {
    const buyer = await newBuyer();
    const input = paymentInput(buyer);
    interleave("PutItem", `ORDER#${input.orderId}`, () => place(buyer, { upsells: ["seo-checklist"] }));
    await expect(send(buyer, input)).rejects.toMatchObject({ code: "order.conflict" });
    const closed = await theOrder(input.orderId);
    expect(closed).toMatchObject({ status: "failed" });
    expect((await thePage(input.orderId)).state).toBe("closed");
  });

  test("is settled with the page that the buyer's second press opened", async () => {
    const buyer = await newBuyer();
    const input = paymentInput(buyer);
    const death = interleave("PutItem", `ORDER#${input.orderId}`, async () => {
      throw new Error("The process died");
    });
    await expect(send(buyer, input)).rejects.toThrow("died");
    death.remove();
    travel(minutes(6));
    interleave(transaction, `ORDER#${input.orderId}`, async () => {
      stripe.control.pay((await send(buyer, input)).sessionId);
      await deliver(input.orderId);
    });
    expect((await settle(input.orderId))?.status).toBe("completed");
    expect(alarmsAbout(input.orderId)).toEqual([]);
  });

  test("gives the same page to both presses for its new number", async () => {
    const buyer = await newBuyer();
    const input = paymentInput(buyer);
    stripe.control.failNext(1, 500, { only: "POST /v1/checkout/sessions" });
    let other: Placed | undefined;
    interleave("PutItem", `ORDER#${input.orderId}`, async () => {
      other = await send(buyer, input);
    });
    const mine = await send(buyer, input);
    expect(mine.url).toBe(other?.url);
    expect(await sessionsOf(input.orderId)).toMatchObject([{ state: "refused" }, { state: "open" }]);
  });
});

describe("an order with a coupon", () => {
  test.each([
    ["switched off", { active: false }, "discount.invalid"],
    ["its last use is taken", { redemptions: 1 }, "discount.invalid"],
    ["it runs out", { expiresAt: 1 }, "discount.invalid"],
    ["it gives less", { percentage: 10 }, "discount.invalid"],
  ])("is refused when the coupon changes meanwhile (%s)", async (_, change, code) => {
    const discount = await newCoupon(50, { usageLimit: 1 });
    interleave(transaction, "ORDER#", () => changeCoupon(discount.code, change));
    await expect(place(await newBuyer(), { discount })).rejects.toMatchObject({ code });
    expect((await readTable()).order).toEqual([]);
    // The use was nobody's.
    await changeCoupon(discount.code, { redemptions: 0 });
  });

  test("is refused when the coupon is switched off before its use moves", async () => {
    const discount = await newCoupon(50, { usageLimit: 1 });
    const first = await place(await newBuyer(), { discount });
    interleave(transaction, "ORDER#", () => changeCoupon(discount.code, { active: false }));
    await expect(place(first.buyer, { discount, upsells: ["seo-checklist"] })).rejects.toMatchObject({
      code: "discount.invalid",
    });
    expect((await readTable()).order).toHaveLength(1);
  });
});

test("a waiting page is taken in turn by one of two jobs", async () => {
  const placed = await place(await newBuyer());
  const asked = () =>
    stripe.control.requests().filter(({ method, object }) => method === "GET" && object === placed.sessionId)
      .length;
  const before = asked();
  interleave("UpdateItem", `ORDER#${placed.orderId}`, () => askStatus(placed));
  await askStatus(placed);
  expect(asked()).toBe(before + 1);
});
