// More than one tab, and the way back: whatever a buyer does, one thing is paid once.

import { atNight } from "../support/full.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { expectToast } from "./pages/toasts.ts";
import { inspectAtNight } from "./support/inspect.ts";
import { total, totals } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test("the later basket of two tabs is the one that can be paid", async ({ page, buyer, hands }) => {
  const first = new CheckoutPage(page);
  await first.open();
  await first.goToPayment(buyer);
  await page.goBack();
  await first.expectReady();
  // A tab opened from this one begins with a copy of what it keeps.
  const [twin] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => void window.open("/checkout")),
  ]);
  const second = new CheckoutPage(twin);
  await second.expectReady();
  await second.expectFilled(buyer);
  await first.pay.click();
  await expect(page).toHaveURL(/\/c\/pay\//);

  await second.upsell("SEO Checklist").check();
  await second.pay.click();
  await new PaymentPage(twin).expectTotal(total(["seo-checklist"]));
  await new PaymentPage(page).pay.click();
  await expect(page.getByText("This payment page has expired. Nothing was charged.")).toBeVisible();

  await new PaymentPage(twin).pay.click();
  await new ThankYouPage(twin).expectPaid();
  await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(1);
});

test(
  "the second of two tabs on a payment page finds it paid",
  atNight,
  async ({ page, buyer, hands, context }) => {
    const checkout = new CheckoutPage(page);
    await checkout.open();
    await checkout.goToPayment(buyer);
    const twin = await context.newPage();
    await twin.goto(page.url());
    await new PaymentPage(page).pay.click();
    await new ThankYouPage(page).expectPaid();

    await new PaymentPage(twin).pay.click();
    // Another tab keeps nothing of the checkout: it is told where its login is, and shown no credentials.
    await new ThankYouPage(twin).expectTitle("Looking for your login?");
    expect(await hands.mailsTo(buyer.email)).toHaveLength(1);
  },
);

test(
  "the second of two payments by one customer is flagged",
  atNight,
  async ({ page, buyer, hands, context }) => {
    const twin = await context.newPage();
    const [first, second] = [new CheckoutPage(page), new CheckoutPage(twin)];
    await first.open();
    await second.open();
    await first.goToPayment(buyer);
    await second.goToPayment(buyer);
    await new PaymentPage(page).pay.click();
    const thanks = new ThankYouPage(page);
    await thanks.expectPaid();
    const { customerId } = await thanks.readCredentials();

    await new PaymentPage(twin).pay.click();
    const again = new ThankYouPage(twin);
    await again.expectPaid();
    await expect(twin.getByText("We have mailed the login to this address.")).toBeVisible();
    await inspectAtNight(twin, "thank-you-joined");
    await again.viewAll.click();
    // Neither tells whether the address had an account before.
    await expect(again.value("Customer ID")).toHaveCount(0);
    await expect(again.value("Password")).toHaveCount(0);
    expect(await hands.order(again.orderId())).toMatchObject({ joined: true, duplicate: true, customerId });
    expect(await hands.order(thanks.orderId())).not.toHaveProperty("duplicate", true);
  },
);

test(
  "a one-use code moves to the changed basket and is used once",
  atNight,
  async ({ page, buyer, hands, guard, otherBrowser }) => {
    guard.expectFailure("/api/validate-discount", 400);
    const half = { code: "ONLYONE", percentage: 50 };
    await hands.makeCoupon({ ...half, usageLimit: 1 });
    const checkout = new CheckoutPage(page);
    const payment = new PaymentPage(page);
    await checkout.open();
    await checkout.applyCode("onlyone");
    await checkout.expectTotals(...totals([], half));
    await checkout.goToPayment(buyer);
    await payment.expectTotal(total([], half));

    await page.goBack();
    await checkout.expectReady();
    await checkout.expectFilled(buyer);
    await expect(checkout.removeCode("ONLYONE")).toBeVisible();
    await checkout.upsell("Ad Templates").check();
    await checkout.expectTotals(...totals(["ad-templates"], half));
    await checkout.pay.click();
    await payment.expectTotal(total(["ad-templates"], half));
    expect(await hands.couponUses("ONLYONE")).toBe(1);
    await payment.pay.click();
    const thanks = new ThankYouPage(page);
    await thanks.expectPaid();
    await expect(thanks.quickLink("Ad Templates")).toBeVisible();
    expect(await hands.couponUses("ONLYONE")).toBe(1);

    const late = await otherBrowser();
    const theirs = new CheckoutPage(late);
    await theirs.open();
    await theirs.applyCode("ONLYONE");
    await expectToast(late, "Invalid Code", "This discount code is not valid");
  },
);

test("an order is placed once, even after going back from the payment", async ({
  page,
  buyer,
  hands,
  guard,
}) => {
  guard.expectFailure("/api/create-payment-order", 409);
  const checkout = new CheckoutPage(page);
  const payment = new PaymentPage(page);
  const thanks = new ThankYouPage(page);
  await checkout.open();
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

test(
  "a code that runs out before the order charges nothing",
  atNight,
  async ({ page, buyer, hands, guard }) => {
    guard.expectFailure("/api/create-payment-order", 400);
    await hands.makeCoupon({ code: "LASTONE", percentage: 20, usageLimit: 1 });
    const checkout = new CheckoutPage(page);
    await checkout.open();
    await checkout.fill(buyer);
    await checkout.applyCode("LASTONE");
    await expect(checkout.removeCode("LASTONE")).toBeVisible();
    await hands.makeCoupon({ code: "LASTONE", percentage: 20, usageLimit: 1, redemptions: 1 });
    await checkout.pay.click();
    await expectToast(page, "Invalid Code", "This discount code is not valid");
    await checkout.expectTotals(...totals());
    await expect(page.getByText(/nothing was charged/i)).toBeVisible();
    await inspectAtNight(page, "checkout-code-ran-out");
    await checkout.pay.click();
    await new PaymentPage(page).expectTotal(total());
  },
);
