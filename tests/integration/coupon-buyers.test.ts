// Coupons by their buyers: a sum off, for owners of something, and once for each buyer.
import { offer } from "@store/contract/offer/offer";
import { adminCoupons } from "@store/core/coupons/admin-coupons";
import { validateDiscount } from "@store/core/coupons/validate-discount";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { afterEach, describe, expect, test } from "vitest";
import { acting, setUp } from "../support/admin.ts";
import { as, newBuyer, newCoupon, newMember, pay, place, theOrder, unique } from "../support/buyers.ts";
import { later, remindersTo, visitorWhoLeft } from "../support/carts.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { logIn, memberWithPassword } from "../support/logins.ts";
import { erase, rowsThatTell, someoneWhoPaid } from "../support/privacy.ts";
import { stripe } from "../support/shop.ts";

afterEach(() => expectIdle());

const refused = (code: string, message?: string) =>
  expect.objectContaining({ code, ...(message && { message }) });
const ask = (code: string, sessionToken?: string, upsells: string[] = []) =>
  as({ ip: unique() }, () =>
    validateDiscount({ code, subtotal: 999, upsells, ...(sessionToken && { sessionToken }) }),
  );

/** An owner of the bundle who is logged in, and the browser in which they buy an extra. */
async function owner() {
  const { buyer, password } = await memberWithPassword();
  const { sessionToken } = await logIn(buyer.email, password);
  return { buyer, sessionToken, browser: await newBuyer({ email: buyer.email }) };
}

describe("a sum in rupees", () => {
  test("is taken off the basket, line by line, and off the amount that is asked for", async () => {
    const discount = await newCoupon({ amountOff: 200 });
    expect((await ask(discount.code)).discount).toEqual({
      ...{ code: discount.code, amountOff: 200, amount: 200, description: "₹200 off" },
    });
    const { order } = await newMember({ upsells: ["ad-templates", "seo-checklist"], discount });
    expect(order).toMatchObject({ subtotal: 1897, discountAmount: 200, finalAmount: 1697 });
    expect(order.lines.map(({ discount: share }) => share)).toEqual([105, 63, 32]);
  });

  test("makes the order free where it is more than the basket", async () => {
    const discount = await newCoupon({ amountOff: 5000 });
    const { orderId } = await place(await newBuyer(), { discount });
    expect(await theOrder(orderId)).toMatchObject({
      ...{ source: "free", status: "completed", discountAmount: 999, finalAmount: 0 },
    });
    const other = await newCoupon({ amountOff: 5000 }, { products: ["seo-checklist"] });
    const { orderId: paid } = await place(await newBuyer(), { upsells: ["seo-checklist"], discount: other });
    expect(await theOrder(paid)).toMatchObject({ discountAmount: 299, finalAmount: 999 });
  });
});

describe("a coupon for owners", () => {
  const words = "This discount code is for owners of Complete Funnel Bundle";

  test("is refused by name without a login, whatever address is typed", async () => {
    const { buyer } = await owner();
    const discount = await newCoupon(50, { owners: ["bundle"] });
    const toLogIn = refused("discount.log_in", `${words}. Log in to use it.`);
    await expect(ask(discount.code)).rejects.toEqual(toLogIn);
    for (const email of [buyer.email, `${unique()}@example.in`])
      await expect(place(await newBuyer({ email }), { discount })).rejects.toEqual(toLogIn);
  });

  test("is taken off what an owner adds, and refused to an owner of something else", async () => {
    const { browser, sessionToken } = await owner();
    const discount = await newCoupon(50, { owners: ["bundle"] });
    expect((await ask(discount.code, sessionToken, ["ad-templates"])).discount.amount).toBe(300);
    const basket = { upsells: ["ad-templates"], sessionToken };
    const order = await pay(await place(browser, { ...basket, discount, amount: 299 }));
    expect(order).toMatchObject({ discountAmount: 300, finalAmount: 299 });
    const other = await newCoupon(50, { owners: ["seo-checklist"] });
    const notTheirs = refused("discount.owners", "This discount code is for owners of SEO Checklist.");
    await expect(ask(other.code, sessionToken)).rejects.toEqual(notTheirs);
    const more = { upsells: ["agency-license"], sessionToken, discount: other, amount: 5999 };
    await expect(place(browser, more)).rejects.toEqual(notTheirs);
  });

  test("is in no reminder, which proves nothing of who reads it", async () => {
    const { code } = await newCoupon(50, { owners: ["bundle"] });
    const visitor = await visitorWhoLeft({ discountCode: code });
    await later();
    expect(remindersTo(visitor)[0]).toMatchObject({ discountAmount: 0, total: 999 });
  });
});

describe("a coupon that each buyer can use once", () => {
  const once = () => newCoupon(20, { oncePerBuyer: true });

  test("is not valid a second time for a mailbox, however its address is written", async () => {
    const discount = await once();
    const name = unique();
    const email = `${name}@gmail.com`;
    await newMember({ discount }, { email });
    const again = `${name.slice(0, 2)}.${name.slice(2)}+shop@gmail.com`;
    await expect(place(await newBuyer({ email: again }), { discount })).rejects.toEqual(
      refused("discount.invalid", "This discount code is not valid"),
    );
    await newMember({ discount });
  });

  test("is free again when its order lapses, and kept when its order is refunded", async () => {
    const discount = await once();
    const { email } = await newBuyer();
    const lapsed = await place(await newBuyer({ email }), { discount });
    await expect(place(await newBuyer({ email }), { discount })).rejects.toEqual(refused("discount.invalid"));
    stripe.control.expire(lapsed.sessionId);
    await deliver(lapsed.orderId);
    const order = await pay(await place(await newBuyer({ email }), { discount }));
    await refundByHand(order.orderId, undefined, "admin");
    await expect(place(await newBuyer({ email }), { discount })).rejects.toEqual(refused("discount.invalid"));
  });

  test("moves with the next order of its checkout and is free again without the code", async () => {
    const discount = await once();
    const { email } = await newBuyer();
    const buyer = await newBuyer({ email });
    await place(buyer, { discount });
    await place(buyer, { upsells: ["seo-checklist"], discount });
    await expectSound();
    await place(buyer);
    await place(await newBuyer({ email }), { discount });
  });

  test("is taken by one of ten checkouts of a buyer at once", async () => {
    const discount = await once();
    const { email } = await newBuyer();
    const buyers = await Promise.all(Array.from({ length: 10 }, () => newBuyer({ email })));
    const tries = await Promise.allSettled(buyers.map((buyer) => place(buyer, { discount })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("tells who is logged in that it was used", async () => {
    const { browser, sessionToken } = await owner();
    const discount = await once();
    const basket = { upsells: ["ad-templates"], sessionToken, discount, amount: 479 };
    const { email } = await pay(await place(browser, basket));
    await expect(ask(discount.code, sessionToken)).rejects.toEqual(refused("discount.used"));
    const next = { upsells: ["seo-checklist"], sessionToken, discount, amount: 239 };
    await expect(place(await newBuyer({ email }), next)).rejects.toEqual(refused("discount.used"));
  });

  test("is taken back by its owner from a page that somebody opened in their name", async () => {
    const { buyer, browser, sessionToken } = await owner();
    const discount = await once();
    const other = await place(await newBuyer({ email: buyer.email }), { discount });
    const basket = { upsells: ["ad-templates"], sessionToken, discount, amount: 479 };
    const order = await pay(await place(browser, basket));
    expect(order).toMatchObject({ status: "completed", finalAmount: 479 });
    expect(await theOrder(other.orderId)).toMatchObject({ status: "failed" });
    expect(() => stripe.control.pay(other.sessionId)).toThrow();
  });

  test("stays used by an erased buyer, of whom nothing else is left", async () => {
    const discount = await once();
    const { someone, orderId } = await someoneWhoPaid({ discount });
    await erase(someone);
    expect(await rowsThatTell(someone)).toEqual([]);
    expect((await theOrder(orderId)).buyerHashes).toBeUndefined();
    await expect(place(await newBuyer({ email: someone.email }), { discount })).rejects.toEqual(
      refused("discount.invalid"),
    );
  });

  test("counts against its limit too", async () => {
    const discount = await newCoupon(20, { oncePerBuyer: true, usageLimit: 2 });
    const first = await place(await newBuyer(), { discount });
    await place(await newBuyer(), { discount });
    await expect(place(await newBuyer(), { discount })).rejects.toEqual(refused("discount.invalid"));
    stripe.control.expire(first.sessionId);
    await deliver(first.orderId);
    await newMember({ discount });
  });
});

test("an admin makes, narrows and widens a coupon of each kind", async () => {
  const admin = await setUp();
  const code = `C${unique().toUpperCase()}`;
  const narrow = { amountOff: 200, owners: ["bundle"], oncePerBuyer: true, products: ["seo-checklist"] };
  const { coupon } = await acting(admin, () =>
    adminCoupons.create({ code, ...narrow, startsAt: "2026-11-01" }),
  );
  expect(coupon).toMatchObject({ ...narrow, startsAt: "2026-11-01", expiresAt: null });
  expect(coupon.percentage).toBeUndefined();
  const { version } = coupon;
  const changed = await acting(admin, () =>
    adminCoupons.update({ code, couponId: code, version, percentage: 20 }),
  );
  expect(changed.coupon).toMatchObject({ percentage: 20, oncePerBuyer: false, startsAt: null });
  expect(changed.coupon.version).toBe(version + 1);
  for (const term of ["amountOff", "owners", "products"]) expect(changed.coupon).not.toHaveProperty(term);
});

test("the code that the checkout offers stays a percentage of the whole order for everybody", async () => {
  const admin = await setUp();
  const { code, percentage } = offer.quickCoupon;
  const update = (terms: object) =>
    acting(admin, () => adminCoupons.update({ code, couponId: code, version: 0, ...terms }));
  for (const [field, terms] of [
    ["owners", { percentage, owners: ["bundle"] }],
    ["oncePerBuyer", { percentage, oncePerBuyer: true }],
    ["amountOff", { amountOff: 200 }],
    ["products", { percentage, products: ["seo-checklist"] }],
  ] as const)
    await expect(update(terms)).rejects.toMatchObject({ code: "input.invalid", fields: [field] });
});
