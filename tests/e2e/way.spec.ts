// The whole way: from the landing page to both checklists, with a coupon and an upsell.

import { CheckoutPage } from "./pages/checkout-page.ts";
import { type GatedArea, gatedAreas, LoginPage } from "./pages/login-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { expectToast } from "./pages/toasts.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { basket, coupon, priceOf, rupees, total, totals } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test("a visitor reads, buys, gets the login and opens both checklists", async ({
  page,
  buyer,
  context,
  hands,
  otherBrowser,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build Funnels That Actually Convert");
  await page.getByRole("link", { name: "GET INSTANT ACCESS", exact: true }).click();
  const offer = page.getByRole("region", { name: "Ready to Launch Your High-Converting Funnel?" });
  await expect(offer).toBeInViewport();
  await offer.getByRole("link", { name: "Get Instant Access Now" }).click();

  const checkout = await new CheckoutPage(page).expectReady();
  await expect(page.getByText("Special Offer Expires In")).toBeVisible();
  await expect(page.getByText("LIMITED TIME", { exact: true })).toBeVisible();
  await expect(checkout.countdown).toHaveText(/^(10:00|09:\d\d)$/);
  await checkout.expectTotals(...totals());

  await checkout.fill(buyer);
  await checkout.quickCode.click();
  await expectToast(
    page,
    "Discount Applied",
    `${coupon.description} - You save ${rupees(basket([], coupon).discountAmount)}`,
  );
  await checkout.expectTotals(...totals([], coupon));
  const extra = basket(["seo-checklist"], coupon);
  await checkout.upsell("SEO Checklist").check();
  await expect(checkout.line("SEO Checklist")).toContainText(rupees(priceOf("seo-checklist")));
  await expect(checkout.line("Subtotal")).toHaveText(rupees(extra.subtotal));
  await expect(checkout.line(`${coupon.code} (${coupon.percentage}%)`)).toHaveText(
    `−${rupees(extra.discountAmount)}`,
  );
  await checkout.expectTotals(...totals(["seo-checklist"], coupon));
  await inspectAtNight(page, "checkout-filled");

  await checkout.pay.click();
  const payment = new PaymentPage(page);
  await payment.expectTotal(total(["seo-checklist"], coupon));
  const thanks = await payment.buy();
  const arrived = Date.now() + (await hands.advance(0));
  await expect(thanks.value("Password")).not.toContainText(/[0-9a-f]{8}/);
  await inspectAtNight(page, "thank-you-masked");
  const credentials = await thanks.readCredentials();
  expect(credentials.email).toBe(buyer.email);
  expect(credentials.customerId).toMatch(/^CUST_\d+$/);
  expect(credentials.password).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[0-9a-f]{32}$/);
  await inspect(page, "thank-you-shown");
  await expect(thanks.quickLink("SEO Checklist")).toBeVisible();
  await expect(thanks.quickLink("Ad Templates")).toBeHidden();
  await expect(thanks.quickLink("Email Templates")).toHaveAttribute("href", "/email-templates");

  await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(1);
  const [mail] = await hands.mailsTo(buyer.email);
  expect(mail?.text).toContain(credentials.password);
  expect(mail?.text).toContain(credentials.customerId);
  expect(Date.parse(mail?.at ?? "") - arrived, "milliseconds from arriving to the mail").toBeLessThan(2000);

  const mailbox = await context.newPage();
  await mailbox.goto("/__local/mail");
  await inspect(mailbox, "local-mailbox");
  await mailbox.getByRole("link", { name: buyer.email }).click();
  await mailbox.getByText("Plain text", { exact: true }).click();
  await expect(mailbox.getByText(credentials.password)).toBeVisible();
  await mailbox.close();

  await thanks.quickLink("E-Commerce Checklist").click();
  const checklist = new LoginPage(page, gatedAreas.checklist);
  // The browser that has paid types nothing.
  await expectToast(page, ...gatedAreas.checklist.welcome);
  await checklist.expectInside();

  const seo = new LoginPage(page, gatedAreas.seo);
  await page.goto(gatedAreas.seo.loginPath);
  await seo.expectInside();

  // Another day, other machines, and the customer ID instead of the address.
  const both: GatedArea[] = [gatedAreas.checklist, gatedAreas.seo];
  for (const area of both) {
    const login = await new LoginPage(await otherBrowser(), area).open();
    await login.logIn(credentials.customerId, credentials.password);
    await expectToast(login.page, ...area.welcome);
    await login.expectInside();
  }
});
