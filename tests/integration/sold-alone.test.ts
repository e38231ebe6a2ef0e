// A product that is sold by itself: anybody buys it at its own price, and gets what it opens and nothing else.
import type { Offer, Product } from "@store/contract/offer/offer-shape";
import { ownedBy, readCustomer } from "@store/core/customers/customer.entity";
import { currentRev } from "@store/core/offer/current-offer";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { expect, test } from "vitest";
import { newBuyer, newCoupon, pay, place } from "../support/buyers.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { logIn, memberWithPassword } from "../support/logins.ts";
import { mailsAbout } from "../support/mail-worker.ts";
import { publish } from "../support/offers.ts";
import "../support/shop.ts";
import { refused } from "../support/refused.ts";

const charts: Product = {
  ...{ id: "star-charts", kind: "files", soldAs: "alone", state: "shown", price: 499 },
  name: "Star charts",
  description: "Twelve charts of the houses.",
  benefits: ["One house to a page"],
  opens: ["star-charts"],
};
const withCharts = (from: Offer): Offer => ({
  ...from,
  products: [...from.products.filter(({ id }) => id !== charts.id), charts],
});
const idsOf = ({ lines }: { lines: readonly { product: string }[] }) => lines.map(({ product }) => product);

test("a new buyer of a product that is sold by itself pays its price and gets no bundle", async () => {
  await publish(withCharts);
  const placed = await place(await newBuyer(), {
    upsells: [charts.id],
    amount: 499,
    rev: await currentRev(),
  });
  const order = await pay(placed);
  expect(idsOf(order)).toEqual([charts.id]);
  expect(order.finalAmount).toBe(499);
  const customer = await readCustomer(order.customerId);
  expect(customer && ownedBy(customer)).toEqual([charts.id]);
  await expectIdle();
  const [mail] = mailsAbout(order.orderId);
  expect(mail).toMatchObject({ kind: "credentials", opens: [charts.id] });
});

test("its price with the bundle, or the bundle's alone, is refused", async () => {
  const rev = await publish(withCharts);
  for (const amount of [999, 999 + 499])
    await expect(place(await newBuyer(), { rev, upsells: [charts.id], amount })).rejects.toEqual(
      refused("order.price_changed"),
    );
});

test("an extra and a coupon for the product go with it", async () => {
  const rev = await publish(withCharts);
  const discount = await newCoupon(10, { products: [charts.id] });
  const input = { rev, upsells: [charts.id, "seo-checklist"], amount: 499 - 50 + 299, discount };
  const order = await pay(await place(await newBuyer(), input));
  expect(order.lines.map(({ product, discount: off }) => [product, off])).toEqual([
    [charts.id, 50],
    ["seo-checklist", 0],
  ]);
  await expectIdle();
});

test("an owner of the bundle who is logged in buys it into the account, and its refund closes it alone", async () => {
  const rev = await publish(withCharts);
  const { buyer, password, order } = await memberWithPassword();
  const { sessionToken } = await logIn(buyer.email, password);
  const browser = await newBuyer({ email: buyer.email });
  const added = await pay(await place(browser, { rev, upsells: [charts.id], amount: 499, sessionToken }));
  expect(added).toMatchObject({ customerId: order.customerId, joined: true });
  const owned = async () => ownedBy((await readCustomer(order.customerId)) ?? {});
  expect(await owned()).toContain(charts.id);
  await refundByHand(added.orderId, undefined, "asha@shop.example");
  await deliver(added.orderId);
  expect(await owned()).not.toContain(charts.id);
  expect(await owned()).toContain("checklist");
  await expectIdle();
});
