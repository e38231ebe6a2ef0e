// Ways in which a payment can go.

import { atNight } from "../support/full.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { price, total, totals } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test("a declined card and then a good one are charged once", async ({ page, buyer, hands }) => {
  const checkout = await new CheckoutPage(page).open();
  const payment = new PaymentPage(page);
  const thanks = new ThankYouPage(page);
  await checkout.goToPayment(buyer);

  await inspect(page, "payment");
  await payment.decline.click();
  await expect(page.getByRole("alert")).toContainText("declined");
  await inspectAtNight(page, "payment-declined");
  expect(await hands.mailsTo(buyer.email)).toHaveLength(0);
  await payment.pay.click();

  await thanks.expectPaid();
  await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(1);
  expect(await hands.order(thanks.orderId())).toMatchObject({ status: "completed", finalAmount: price });
});

test(
  "a customer who goes back after a decline finds the checkout unchanged",
  atNight,
  async ({ page, buyer }) => {
    const checkout = await new CheckoutPage(page).open();
    const payment = new PaymentPage(page);
    await checkout.upsell("SEO Checklist").check();
    await checkout.goToPayment(buyer);
    await payment.decline.click();
    await payment.goBack.click();

    await checkout.expectReady();
    await checkout.expectFilled(buyer);
    await expect(checkout.upsell("SEO Checklist")).toBeChecked();
    await checkout.expectTotals(...totals(["seo-checklist"]));
    await checkout.pay.click();
    await payment.expectTotal(total(["seo-checklist"]));
  },
);

test("a customer who closes the browser after paying still gets the mail", async ({
  page,
  buyer,
  hands,
  otherBrowser,
}) => {
  const checkout = await new CheckoutPage(page).open();
  await checkout.goToPayment(buyer);
  // The payment is made, and the browser dies before it is sent anywhere.
  await page.route("**/thank-you**", () => page.close());
  await new PaymentPage(page).pay.click({ noWaitAfter: true }).catch(() => {});
  await expect.poll(() => page.isClosed()).toBe(true);

  await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(1);
  const [mail] = await hands.mailsTo(buyer.email);
  const { password, customerId } = loginIn(mail?.text ?? "");
  const login = await new LoginPage(await otherBrowser(), gatedAreas.checklist).open();
  await login.logIn(customerId, password);
  await login.expectInside();
});

test("a slow payment lets the customer in when it arrives", async ({ page, buyer, hands }) => {
  const checkout = await new CheckoutPage(page).open();
  const payment = new PaymentPage(page);
  const thanks = new ThankYouPage(page);
  await checkout.goToPayment(buyer);
  const session = payment.sessionId();
  // Decided by this test, not by the payment page's own clock.
  await hands.stripe("pay", session, { how: "later_ok" });
  await page.reload();
  await page.getByRole("link", { name: "Return to the shop" }).click();

  await thanks.expectTitle("Your payment is on its way");
  await expect(thanks.viewAll).toBeHidden();
  await inspect(page, "thank-you-processing");
  expect(await hands.mailsTo(buyer.email)).toHaveLength(0);

  await hands.stripe("settleLater", session);
  await thanks.expectPaid();
  await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(1);
});

test("a code for the whole price needs no payment page", async ({ page, buyer, hands }) => {
  await hands.makeCoupon({ code: "ONTHEHOUSE", percentage: 100 });
  const checkout = await new CheckoutPage(page).open();
  const thanks = new ThankYouPage(page);
  await checkout.fill(buyer);
  await checkout.applyCode("onthehouse");
  await checkout.expectTotals(...totals([], { code: "ONTHEHOUSE", percentage: 100 }));
  await checkout.pay.click();
  await thanks.expectPaid();
  // Anybody who typed the address need not be the reader of its mail: nothing of the login is in the browser.
  await expect(page.getByText("We have mailed the login to this address.")).toBeVisible();
  await inspectAtNight(page, "thank-you-free");
  await thanks.viewAll.click();
  await expect(thanks.value("Email / username")).toContainText(buyer.email);
  for (const label of ["Password", "Customer ID"]) await expect(thanks.value(label)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem("userCredentials"))).toBeNull();
  await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(1);
  const [mail] = await hands.mailsTo(buyer.email);
  const login = await new LoginPage(page, gatedAreas.checklist).open();
  await login.logIn(buyer.email, loginIn(mail?.text ?? "").password);
  await login.expectInside();
});

/** The master login as the mail's plain text tells it. */
function loginIn(text: string): { password: string; customerId: string } {
  const password = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{44}/.exec(text)?.[0] ?? "";
  const customerId = /CUST_\d+/.exec(text)?.[0] ?? "";
  return { password, customerId };
}
