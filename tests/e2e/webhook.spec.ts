// The payment company's word may come before, after, or never; the thank-you page may never be opened either.

import type { Page } from "@playwright/test";
import { atNight } from "../support/full.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import type { Buyer } from "./support/buyers.ts";
import { inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const minutes = (count: number) => count * 60_000;

test.afterEach(async ({ hands }) => {
  await hands.stripe("resume");
});

async function toThePaymentPage(page: Page, buyer: Buyer): Promise<PaymentPage> {
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await checkout.goToPayment(buyer);
  return new PaymentPage(page);
}

test("the webhook after the customer's return lets them in", atNight, async ({ page, buyer, hands }) => {
  await hands.stripe("pause");
  const payment = await toThePaymentPage(page, buyer);
  await payment.pay.click();
  const thanks = new ThankYouPage(page);
  await thanks.expectPaid();
  const shown = await thanks.readCredentials();
  await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(1);

  await hands.stripe("resume");
  const orderId = thanks.orderId();
  await expect.poll(() => wasDelivered(hands, orderId)).toBe(true);
  expect(await hands.mailsTo(buyer.email)).toHaveLength(1);
  await page.reload();
  await thanks.expectPaid();
  expect(await thanks.readCredentials()).toEqual(shown);
});

test(
  "an order that nobody pays fails and can be started again",
  atNight,
  async ({ page, buyer, hands, guard }) => {
    // The old order id is used up: the page is told so, and takes a new one by itself.
    guard.expectFailure("/api/create-payment-order", 409);
    const payment = await toThePaymentPage(page, buyer);
    await hands.advance(minutes(50));
    await hands.run("reconcile");
    await payment.pay.click();
    await expect(page.getByText("This payment page has expired. Nothing was charged.")).toBeVisible();
    await inspectAtNight(page, "payment-expired");
    await page.getByRole("link", { name: "Go back" }).click();
    const checkout = new CheckoutPage(page);
    await checkout.expectFilled(buyer);
    await checkout.pay.click();
    await expect(page).toHaveURL(/\/c\/pay\//);
    await payment.pay.click();
    await new ThankYouPage(page).expectPaid();
  },
);

/** Whether the shop has said yes to the event of this order. */
async function wasDelivered(
  hands: { stripe<T>(hand: string): Promise<T> },
  orderId: string,
): Promise<boolean> {
  const events = await hands.stripe<{ id: string; data: { object: unknown } }[]>("events");
  const own = events.find((event) => JSON.stringify(event.data.object).includes(orderId));
  const deliveries = await hands.stripe<{ event: string; delivered: boolean }[]>("deliveries");
  return deliveries.some(({ event, delivered }) => event === own?.id && delivered);
}
