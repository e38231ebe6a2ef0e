// Coupons for some products, from the admin's form to lines, invoice and mails; and coupons that begin later.

import { offer } from "@store/contract/offer/offer";
import { isForAny, priceBasket } from "@store/contract/price-basket";
import { upsellIds } from "@store/contract/products";
import { validateDiscount } from "@store/core/coupons/validate-discount";
import { numberInvoices } from "@store/core/invoices/number-invoices";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { hours } from "@store/core/platform/time";
import { expect, test } from "vitest";
import {
  as,
  changeCoupon,
  newBuyer,
  newCoupon,
  newMember,
  place,
  theOrder,
  unique,
} from "../support/buyers.ts";
import { later, leave, newVisitor, remindersTo } from "../support/carts.ts";
import { chanceOf } from "../support/chance.ts";
import { travel } from "../support/clock.ts";
import { size } from "../support/full.ts";
import { expectIdle } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { configureShop } from "../support/settings.ts";

const ask = (code: string, upsells: string[]) =>
  as({ ip: unique() }, () => validateDiscount({ code, subtotal: priceBasket(upsells).subtotal, upsells }));
const otherProducts = {
  code: "discount.other_products",
  message: "This discount code is for SEO Checklist. Add it to use the code.",
};

test("a coupon for one product is taken off its line alone, in order, invoice and credit note", async () => {
  configureShop({ gst: { ...offer.gst, mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" } });
  const discount = await newCoupon(33, { products: ["seo-checklist"] });
  const upsells = ["ad-templates", "seo-checklist"];
  expect((await ask(discount.code, upsells)).discount).toMatchObject({
    ...{ amount: 99, percentage: 33, products: ["seo-checklist"] },
  });
  const { orderId, order } = await newMember({
    ...{ upsells, discount, billing: { country: "IN", state: "29" } },
  });
  expect(order).toMatchObject({ subtotal: 1897, discountAmount: 99, finalAmount: 1798 });
  expect(order.lines.map(({ product, discount }) => [product, discount])).toEqual([
    ...[
      ["bundle", 0],
      ["ad-templates", 0],
      ["seo-checklist", 99],
    ],
  ]);
  await refundByHand(orderId, ["seo-checklist"], "admin");
  const [invoice, note] = await numberInvoices(orderId);
  expect(invoice?.facts.lines.map(({ item, net }) => [item, net])).toEqual([
    ...[
      ["bundle", 99_900],
      ["ad-templates", 59_900],
      ["seo-checklist", 20_000],
    ],
  ]);
  expect(note?.facts.lines.map(({ item, net }) => [item, net])).toEqual([["seo-checklist", 20_000]]);
  await expectIdle();
});

test("a coupon is refused by name when a basket holds nothing that it is for", async () => {
  const discount = await newCoupon(20, { products: ["seo-checklist"], usageLimit: 1 });
  await expect(ask(discount.code, ["ad-templates"])).rejects.toMatchObject(otherProducts);
  const buyer = await newBuyer();
  await expect(place(buyer, { upsells: ["ad-templates"], discount })).rejects.toMatchObject(otherProducts);
  // It took no use, and counts as no miss: the code was right.
  const { orderId } = await place(buyer, { upsells: ["seo-checklist"], discount });
  expect(await theOrder(orderId)).toMatchObject({ discountAmount: 60, couponUse: "reserved" });
  await expectSound();
});

test("a page that saw other products of a coupon is told the price as it is now", async () => {
  const discount = await newCoupon(20, { products: ["seo-checklist", "bundle"] });
  await changeCoupon(discount.code, { products: ["seo-checklist"] });
  await expect(place(await newBuyer(), { upsells: ["seo-checklist"], discount })).rejects.toMatchObject({
    code: "order.price_changed",
  });
});

test("a coupon begins with its first day in India and is refused before", async () => {
  const discount = await newCoupon(20, { startsAt: Date.now() + hours(1) });
  const invalid = { code: "discount.invalid" };
  await expect(ask(discount.code, [])).rejects.toMatchObject(invalid);
  await expect(place(await newBuyer(), { discount })).rejects.toMatchObject(invalid);
  travel(hours(1));
  await place(await newBuyer(), { discount });
});

test("a reminder shows what a coupon takes off its products, and leaves out one that takes off nothing", async () => {
  configureShop({ cartMails: 3 });
  const { code } = await newCoupon(90, { products: ["seo-checklist"] });
  const [one, other] = [newVisitor(), newVisitor()];
  await leave(one, { upsells: ["seo-checklist"], discountCode: code });
  await leave(other, { upsells: [], discountCode: code });
  await later();
  expect(remindersTo(one)[0]).toMatchObject({ discountCode: code, discountAmount: 269, total: 1029 });
  const [plain] = remindersTo(other);
  expect(plain).toMatchObject({ discountAmount: 0, total: 999 });
  expect([plain?.discountCode, plain?.restoreUrl.includes(code)]).toEqual([undefined, false]);
  await later(hours(24));
  await later(hours(48));
  // 90 % of one product is more than 20 % of all here, whichever percentage is higher.
  expect(remindersTo(one)[2]).toMatchObject({ discountCode: code, discountAmount: 269 });
  expect(remindersTo(other)[2]).toMatchObject({ discountCode: offer.quickCoupon.code, discountAmount: 200 });
});

test("any coupon on any basket is charged as the page shows it, and its lines add up", async () => {
  const chance = chanceOf(30);
  for (let round = 0; round < size(200, 40); round++) {
    const some = <Each>(list: readonly Each[]) => list.filter(() => chance.oneIn(2));
    const products = some(["bundle", ...upsellIds]);
    const off = chance.oneIn(2) ? 1 + chance.below(99) : { amountOff: 1 + chance.below(1200) };
    const discount = await newCoupon(off, products.length > 0 ? { products } : {});
    const upsells = some(upsellIds);
    const page = priceBasket(upsells, discount);
    const placing = newBuyer().then((buyer) => place(buyer, { upsells, discount }));
    if (!isForAny(discount, page.lines)) {
      await expect(placing).rejects.toMatchObject({ code: "discount.other_products" });
      continue;
    }
    const { orderId } = await placing;
    const { lines, subtotal, discountAmount, finalAmount } = await theOrder(orderId);
    expect((await ask(discount.code, upsells)).discount.amount).toBe(discountAmount);
    expect([finalAmount, discountAmount]).toEqual([page.total, page.discountAmount]);
    expect(subtotal - finalAmount).toBe(discountAmount);
    expect(lines.reduce((sum, line) => sum + line.discount, 0)).toBe(discountAmount);
  }
  await expectSound();
});
