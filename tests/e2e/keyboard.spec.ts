// A purchase by somebody who has no mouse.

import { CheckoutPage } from "./pages/checkout-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { coupon, total, totals } from "./support/prices.ts";
import { tabTo } from "./support/tab-to.ts";
import { expect, test } from "./support/test.ts";

test("a customer buys and opens the checklist by keyboard alone", async ({ page, buyer }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await tabTo(page, "GET INSTANT ACCESS");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#checkout-section$/);
  await tabTo(page, "Get Instant Access Now");
  await page.keyboard.press("Enter");

  const checkout = await new CheckoutPage(page).expectReady();
  await tabTo(page, "Full Name");
  await page.keyboard.type(buyer.name);
  await tabTo(page, "Email Address");
  await page.keyboard.type(buyer.email);
  await tabTo(page, "Phone Number");
  await page.keyboard.type(buyer.phone);
  await tabTo(page, "Code");
  await page.keyboard.type(coupon.code.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(checkout.removeCode(coupon.code)).toBeFocused();
  await tabTo(page, "SEO Checklist");
  await page.keyboard.press("Space");
  await checkout.expectTotals(...totals(["seo-checklist"], coupon));
  await tabTo(page, "Complete Secure Payment");
  await page.keyboard.press("Enter");

  await new PaymentPage(page).expectTotal(total(["seo-checklist"], coupon));
  await tabTo(page, "Pay");
  await page.keyboard.press("Enter");
  const thanks = await new ThankYouPage(page).expectPaid();
  await tabTo(page, "View All Credentials");
  await page.keyboard.press("Enter");
  await expect(thanks.hideAll).toBeFocused();
  const password = (await thanks.value("Password").locator("span").first().textContent()) ?? "";
  await tabTo(page, /^E-Commerce Checklist/);
  await page.keyboard.press("Enter");

  const login = new LoginPage(page, gatedAreas.checklist);
  await login.expectInside();
  await tabTo(page, "Logout");
  await page.keyboard.press("Enter");
  await login.expectOutside();
  await tabTo(page, /^Username/);
  await page.keyboard.type(buyer.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await login.expectInside();

  await tabTo(page, /^General/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /^Home/ })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Home Page Optimizations" })).toBeVisible();
});
