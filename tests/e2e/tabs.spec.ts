// More than one tab, and the way back: whatever a buyer does, one thing is paid once.

import { CheckoutPage } from "./pages/checkout-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { inspectAtNight } from "./support/inspect.ts";
import { total } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test("the later basket of two tabs is the one that can be paid", async ({ page, buyer, hands }) => {
  const first = await new CheckoutPage(page).open();
  await first.goToPayment(buyer);
  await page.goBack();
  await first.expectReady();
  // A tab opened from this one begins with a copy of what it keeps.
  const [twin] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => void window.open("/checkout")),
  ]);
  const second = await new CheckoutPage(twin).expectReady();
  await second.expectFilled(buyer);
  await first.pay.click();
  await expect(page).toHaveURL(/\/c\/pay\//);

  await second.upsell("SEO Checklist").check();
  await second.pay.click();
  await new PaymentPage(twin).expectTotal(total(["seo-checklist"]));
  await new PaymentPage(page).pay.click();
  await expect(page.getByText("This payment page has expired. Nothing was charged.")).toBeVisible();

  await new PaymentPage(twin).buy();
  await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(1);
});

test("an order is placed once, even after going back from the payment", async ({
  page,
  buyer,
  hands,
  guard,
}) => {
  guard.expectFailure("/api/create-payment-order", 409);
  const checkout = await new CheckoutPage(page).open();
  const payment = new PaymentPage(page);
  const thanks = new ThankYouPage(page);
  await checkout.goToPayment(buyer);
  // Paid, but the page never came back; the buyer presses the browser's own button.
  await hands.stripe("pay", payment.sessionId());
  await page.goBack();
  await checkout.expectReady();
  await checkout.pay.click();
  await expect(
    page.getByText("You have already paid for this order. You will not be charged again."),
  ).toBeVisible();
  await inspectAtNight(page, "checkout-already-paid");
  await page.getByRole("link", { name: "See your order" }).click();
  await thanks.expectPaid();
  expect(await hands.mailsTo(buyer.email)).toHaveLength(1);
});
