// An order keeps its prices: whatever is published afterwards, what goes back of it is what was paid for it.

import { offer } from "@store/contract/offer/offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { upsellIds } from "@store/contract/products";
import { numberInvoices } from "@store/core/invoices/number-invoices";
import { orderStory } from "@store/core/orders/admin/order-story";
import { paidFor } from "@store/core/orders/lines";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { sumOfFigures } from "@store/core/orders/settlement/books";
import { expect, test } from "vitest";
import { newCoupon, newMember, ordersThatGive, theOrder } from "../support/buyers.ts";
import { type Chance, chanceOf } from "../support/chance.ts";
import { seedsOf } from "../support/full.ts";
import { expectIdle } from "../support/idle.ts";
import { priced, publish } from "../support/offers.ts";
import { configureShop } from "../support/settings.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const returned = (paymentId = "") =>
  stripe.control.refunds(paymentId).reduce((sum, { amount }) => sum + amount, 0);
const ended = (id: string) => (from: Offer) => ({
  ...from,
  products: from.products.map((one) => (one.id === id ? { ...one, state: "ended" as const } : one)),
});

test("the checklist's 299 go back after the bundle's price was raised", async () => {
  await publish((from) => priced(from, { bundle: 999, "seo-checklist": 299 }));
  const { orderId, order } = await newMember({ upsells: ["seo-checklist"] });
  await publish((from) => priced(from, { bundle: 1499 }));
  expect(await refundByHand(orderId, ["seo-checklist"], "admin")).toBe(299);
  expect(returned(order.paymentId)).toBe(29_900);
  await expectIdle();
});

test("an order with an extra that was ended opens it, prints it, tells of it and gives its money back", async () => {
  configureShop({ gst: { ...offer.gst, mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" } });
  const billing = { country: "IN", state: "29" };
  const { orderId, order } = await newMember({ upsells: ["seo-checklist"], billing });
  await publish(ended("seo-checklist"));
  expect(await ordersThatGive(order.customerId, "seo-checklist")).toEqual([orderId]);
  const [invoice] = await numberInvoices(orderId);
  expect(invoice?.facts.lines.map(({ item }) => item)).toEqual(["bundle", "seo-checklist"]);
  expect((await orderStory(orderId))?.[0]?.what).toContain("SEO Checklist");
  const line = order.lines.find(({ product }) => product === "seo-checklist");
  expect(await refundByHand(orderId, ["seo-checklist"], "admin")).toBe(line && paidFor(line));
  expect(await ordersThatGive(order.customerId, "seo-checklist")).toEqual([]);
  await expectIdle();
});

/** Sells, publishes other prices, and sends one line after another back. */
async function proveOne(chance: Chance): Promise<void> {
  const anyPrices = (from: Offer) =>
    priced(from, Object.fromEntries(from.products.map(({ id }) => [id, 600 + chance.below(4400)])));
  await publish(anyPrices);
  const upsells = upsellIds.filter(() => chance.percent(30));
  const discount = chance.percent(50) ? await newCoupon(1 + chance.below(90)) : undefined;
  const { orderId, order } = await newMember({ upsells, discount });
  const toReturn = order.lines.filter(() => chance.percent(60));
  for (const line of toReturn) {
    await publish(chance.oneIn(4) ? ended("ad-templates") : anyPrices);
    expect(await refundByHand(orderId, [line.product], "admin")).toBe(paidFor(line));
  }
  const paise = 100 * toReturn.reduce((sum, line) => sum + paidFor(line), 0);
  expect(returned(order.paymentId)).toBe(paise);
  const ledger = (await readTable()).ledger.filter((row) => row.orderId === orderId);
  const { gross = 0, returned: booked = 0 } = sumOfFigures(ledger);
  expect([gross, booked]).toEqual([order.finalAmount * 100, paise]);
  expect(await theOrder(orderId)).toMatchObject({ refundedAmount: paise / 100 });
}

const seeds = seedsOf(300, 15);
test(`what goes back is what was paid, and the ledger's: ${seeds.length} changes of prices`, async () => {
  for (const seed of seeds)
    await proveOne(chanceOf(seed)).catch((error: unknown) => {
      throw new Error(`Seed ${seed}: ${String(error)}`, { cause: error });
    });
  await expectIdle();
}, 1_200_000);
