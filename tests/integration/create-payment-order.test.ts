import { offer } from "@store/contract/offer/offer";
import { signUp } from "@store/core/customers/sign-up";
import { readOrder } from "@store/core/orders/order.entity";
import { minutes } from "@store/core/platform/time";
import { afterEach, describe, expect, test } from "vitest";
import {
  as,
  newBuyer,
  newMember,
  newOrderId,
  pay,
  paymentInput,
  place,
  send,
  sessionsOpened,
  theOrder,
  thePage,
} from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { setCounters } from "../support/counted.ts";
import { expectIdle } from "../support/idle.ts";
import { stripe } from "../support/shop.ts";

afterEach(() => expectIdle());

describe("the same order id", () => {
  test("gets the same page for the same basket", async () => {
    const first = await place(await newBuyer(), { upsells: ["ad-templates", "seo-checklist"] });
    const second = await send(first.buyer, { ...first.input, upsells: ["seo-checklist", "ad-templates"] });
    expect(second.url).toBe(first.url);
    expect(sessionsOpened(first.orderId)).toHaveLength(1);
  });

  test.each([
    ["basket", { upsells: ["seo-checklist" as const], amount: 1298 }],
    ["name", { name: "Somebody Else" }],
    ["phone", { phone: "9999999999" }],
    ["coupon", { discountCode: offer.quickCoupon.code, amount: 799 }],
  ])("is refused with another %s", async (_, change) => {
    const first = await place(await newBuyer());
    const before = await theOrder(first.orderId);
    await expect(send(first.buyer, { ...first.input, ...change })).rejects.toMatchObject({
      code: "order.conflict",
      status: 409,
    });
    expect(await theOrder(first.orderId)).toEqual(before);
  });

  test("is refused from another checkout", async () => {
    const first = await place(await newBuyer());
    const thief = await newBuyer({ email: first.buyer.email });
    await expect(place(thief, { orderId: first.orderId })).rejects.toMatchObject({ code: "order.conflict" });
  });

  test("is refused after the order was paid or failed", async () => {
    const paid = await newMember();
    await expect(send(paid.buyer, paid.input)).rejects.toMatchObject({ code: "order.already_paid" });
    const replaced = await place(await newBuyer());
    await place(replaced.buyer);
    await expect(send(replaced.buyer, replaced.input)).rejects.toMatchObject({ code: "order.conflict" });
  });
});

describe("a payment request", () => {
  test("is refused at another price than the catalogue's", async () => {
    const buyer = await newBuyer();
    const orderId = newOrderId();
    const wrong = place(buyer, { orderId, upsells: ["agency-license"], amount: 999 });
    await expect(wrong).rejects.toMatchObject({
      code: "order.price_changed",
      message: expect.stringContaining("₹6,998"),
    });
    expect(await readOrder(orderId)).toBeNull();
    expect(sessionsOpened(orderId)).toHaveLength(0);
  });

  test.each(["customerId", "email"] as const)("is refused if its %s is not the token's", async (field) => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const input = { ...paymentInput(buyer), [field]: paymentInput(other)[field] };
    await expect(send(buyer, input)).rejects.toMatchObject({ code: "order.details_changed", status: 409 });
  });

  test("is refused if its token is forged, cut or expired", async () => {
    const buyer = await newBuyer();
    const [body = "", signature = ""] = buyer.checkoutToken.split(".");
    const richer = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, "base64url").toString()), expiresAt: 9e15 }),
    );
    for (const checkoutToken of [
      "x",
      "x.y",
      body,
      `${body}.`,
      `${richer.toString("base64url")}.${signature}`,
    ]) {
      await expect(send(buyer, { ...paymentInput(buyer), checkoutToken })).rejects.toMatchObject({
        code: "checkout.expired",
        status: 401,
      });
    }
    travel(minutes(121));
    await expect(place(buyer)).rejects.toMatchObject({ code: "checkout.expired" });
  });

  test("is made to wait after ten in ten minutes from one checkout", async () => {
    const buyer = await newBuyer();
    const input = paymentInput(buyer);
    for (let count = 0; count < 10; count++) await send(buyer, input);
    await expect(send(buyer, input)).rejects.toMatchObject({
      code: "throttled",
      retryAfter: expect.any(Number),
    });
    const { ip } = buyer;
    for (let count = 0; count < 20; count++) await place(await newBuyer({ ip }));
  });

  test("is refused above the ceiling of its network", async () => {
    const ip = "198.51.100.9";
    const press = async () => place({ ...(await newBuyer()), ip });
    // Eight counters have forty each: as if the neighbours had left two of every one.
    let counters = 0;
    for (let buyers = 0; counters < 8 && buyers < 100; buyers++) {
      await press();
      counters = await setCounters("order.network", 38);
    }
    expect(counters).toBe(8);
    let placed = 0;
    for (let buyers = 0; buyers < 40; buyers++)
      placed += await press().then(
        () => 1,
        ({ code }) => {
          expect(code).toBe("throttled");
          return 0;
        },
      );
    expect(placed).toBeLessThanOrEqual(16);
    expect(placed).toBeGreaterThan(8);
  });
});

describe("a changed basket", () => {
  test("supersedes the order, whose page can no longer be paid", async () => {
    const first = await place(await newBuyer());
    const second = await place(first.buyer, { upsells: ["seo-checklist"] });
    expect(await theOrder(first.orderId)).toMatchObject({ status: "failed", supersededBy: second.orderId });
    expect(() => stripe.control.pay(first.sessionId)).toThrow("expired");
    await pay(second);
  });

  test("is refused if the checkout was paid meanwhile", async () => {
    const first = await place(await newBuyer());
    stripe.control.pay(first.sessionId);
    await expect(place(first.buyer, { upsells: ["seo-checklist"] })).rejects.toMatchObject({
      code: "order.already_paid",
    });
    expect((await theOrder(first.orderId)).status).toBe("completed");
  });

  test("is refused while a payment is under way", async () => {
    const first = await place(await newBuyer());
    stripe.control.pay(first.sessionId, { how: "later_ok" });
    for (const _ of [1, 2]) {
      await expect(place(first.buyer)).rejects.toMatchObject({ code: "order.already_paid" });
    }
  });

  test("supersedes the order after the address is corrected", async () => {
    const first = await place(await newBuyer());
    const corrected = await as(first.buyer, () =>
      signUp({
        email: `x${first.buyer.email}`,
        full_name: first.buyer.name,
        phone: first.buyer.phone,
        checkoutToken: first.buyer.checkoutToken,
      }),
    );
    const second = await place({ ...first.buyer, ...corrected, email: `x${first.buyer.email}` });
    expect((await theOrder(first.orderId)).supersededBy).toBe(second.orderId);
  });

  test("leaves one open order when it is sent from several tabs at once", async () => {
    for (let round = 0; round < 10; round++) {
      const first = await place(await newBuyer());
      const others = await Promise.allSettled([1, 2, 3].map(() => place(first.buyer)));
      const pages = others.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      const open = (await Promise.all(pages.map(({ orderId }) => theOrder(orderId)))).filter(
        ({ status }) => status === "pending",
      );
      expect(open).toHaveLength(1);
    }
  });
});

describe("Stripe in trouble", () => {
  test.each([500, 503, 429, 0])("still gives the buyer one page after an answer of %i", async (status) => {
    stripe.control.failNext(1, status, { only: "POST /v1/checkout/sessions" });
    const placed = await place(await newBuyer());
    expect((await thePage(placed.orderId)).sessionId).toBe(placed.sessionId);
    await pay(placed);
  });

  test.each([500, 503, 0])("keeps the page payable when it answers %i after creating it", async (status) => {
    stripe.control.failNext(1, status, { only: "POST /v1/checkout/sessions", commit: true });
    const placed = await place(await newBuyer());
    await pay(placed);
    expect((await theOrder(placed.orderId)).status).toBe("completed");
  });

  test("opens the same order for the buyer after an outage", async () => {
    const buyer = await newBuyer();
    const input = paymentInput(buyer);
    stripe.control.failNext(12, 503, { only: "POST /v1/checkout/sessions" });
    await expect(send(buyer, input)).rejects.toMatchObject({ code: "payment.unavailable", status: 500 });
    expect((await theOrder(input.orderId)).status).toBe("pending");
    for (let left = 12; left > 0; left--)
      await fetch(`${stripe.endpoint}/v1/checkout/sessions`, { method: "POST" });
    const placed = await send(buyer, input);
    expect((await pay(placed)).status).toBe("completed");
  });
});
