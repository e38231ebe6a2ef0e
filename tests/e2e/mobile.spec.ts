// A purchase on a small phone, by way of the bars at its lower edge.

import { atNight } from "../support/full.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { expectNoSidewaysScroll, inspect, inspectAtNight } from "./support/inspect.ts";
import { coupon, percentOff, struck, total, totals } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test("the sticky bars lead a customer on a phone through the purchase", async ({ page, buyer, guard }) => {
  guard.expectFailure("/api/validate-discount", 400);
  await page.goto("/");
  const offer = page.getByRole("complementary", { name: "Offer" });
  // Where a buying button of the page itself is, the bar steps aside.
  await expect(page.getByRole("link", { name: "GET INSTANT ACCESS", exact: true }).first()).toBeInViewport();
  await expect(offer).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1_500));
  await expect(offer).toBeInViewport();
  for (const text of [`was ${struck}`, `${percentOff}% OFF`, total(), "One-time • Lifetime"]) {
    await expect(offer.getByText(text, { exact: true })).toBeVisible();
  }
  // What lies between is laid out only now, and the way leads past it all the same.
  await page.getByRole("link", { name: "GET INSTANT ACCESS", exact: true }).first().tap();
  const section = page.locator("#checkout-section");
  await expect.poll(async () => Math.abs((await section.boundingBox())?.y ?? 1000)).toBeLessThan(40);
  await page.getByRole("link", { name: "Get Instant Access Now" }).scrollIntoViewIfNeeded();
  await expect(offer).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1_500));
  await expect(offer).toBeVisible();
  await expectNoSidewaysScroll(page);
  await offer.getByRole("link", { name: "Get Access" }).tap();

  const checkout = await new CheckoutPage(page).expectReady();
  const bar = page.getByRole("complementary", { name: "Your total" });
  await expect(bar).toContainText(total());
  await bar.getByRole("link", { name: "Fill in your details" }).tap();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByLabel("Full Name")).toBeInViewport();
  const down = await checkout.pay.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  expect(down, "the pay button, with nothing opened").toBeLessThan(2_100);
  await checkout.fill({ ...buyer, phone: "123" });
  await checkout.name.focus();
  // A field that is filled in wrong is led to like an empty one.
  await bar.getByRole("link", { name: "Fill in your details" }).tap();
  await expect(checkout.phone).toBeFocused();
  await checkout.fill(buyer);
  await checkout.upsell("SEO Checklist").tap();
  await expect(checkout.code).toBeHidden();
  await page.getByText("I have a code").tap();
  // An emptied field stays open.
  await checkout.code.fill("A");
  await checkout.code.fill("");
  await expect(checkout.code).toBeFocused();
  await checkout.applyCode("NOSUCHCODE");
  await expect(checkout.code).toHaveAttribute("aria-invalid", "true");
  await checkout.quickCode.tap();
  await checkout.removeCode(coupon.code).tap();
  await expect(checkout.code).toBeFocused();
  await checkout.quickCode.tap();
  for (const sum of totals(["seo-checklist"], coupon)) await expect(bar).toContainText(sum);
  await inspect(page, "checkout-phone");
  await bar.getByRole("link", { name: "Review and pay" }).tap();
  await expect(checkout.pay).toBeInViewport();
  await expect(bar).toBeHidden();
  await checkout.pay.tap();

  const payment = new PaymentPage(page);
  await payment.expectTotal(total(["seo-checklist"], coupon));
  await expectNoSidewaysScroll(page);
  await payment.pay.tap();
  const thanks = await new ThankYouPage(page).expectPaid();
  await thanks.readCredentials();
  await inspectAtNight(page, "thank-you-phone");
});

test("a wide screen shows no bar", atNight, async ({ otherBrowser }) => {
  const page = await otherBrowser({ viewport: { width: 1280, height: 800 } });
  await page.goto("/");
  await expect(page.getByRole("complementary", { name: "Offer" })).toBeHidden();
});
