// Buying through Razorpay's payment page, as most buyers in India would.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "@store/contract/brand";
import { contentSecurityPolicy, siteHeaderOptions } from "@store/contract/security-headers";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { built } from "./support/build.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ payments: "razorpay", shopOf: "razorpay" });
test.describe.configure({ mode: "default" });

const button = (page: import("@playwright/test").Page, name: string) =>
  page.getByRole("button", { name, exact: true });
const minute = 60_000;

test("a UPI payment sends the login by mail", async ({ page, buyer, hands }) => {
  const checkout = await new CheckoutPage(page).open();
  const thanks = new ThankYouPage(page);
  await checkout.goToPayment(buyer);
  await expect(page).toHaveURL(/\/p\/plink_/);
  await expect(page.getByRole("img", { name: /UPI QR code/ })).toBeVisible();
  await inspect(page, "razorpay-payment");
  await button(page, "Pay with a UPI app").click();

  await thanks.expectPaid();
  await expect(page).toHaveURL(/\/thank-you\?order=ORDER_\w+$/);
  await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(1);
  expect(await hands.order(thanks.orderId())).toMatchObject({ status: "completed", provider: "razorpay" });
});

test("a late payment sends the login when it arrives", async ({ page, buyer, hands }) => {
  const checkout = await new CheckoutPage(page).open();
  await checkout.upsell("SEO Checklist").check();
  await checkout.goToPayment(buyer);
  const link = new PaymentPage(page).sessionId();
  await button(page, "Fails: The bank does not answer").click();
  await expect(page.getByRole("alert")).toContainText("does not answer");
  const [{ id: paymentId, notes }] = (await hands.razorpay("payments", link)) as [
    { id: string; notes: { order_id: string } },
  ];
  await hands.advance(36 * minute);
  await hands.run("reconcile");
  await page.goto(`/thank-you?order=${notes.order_id}`);
  await expect(page.getByRole("heading", { name: "The payment did not go through" })).toBeVisible();
  await expect(page.getByText("Your bank did not answer in time.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Your cart" })).toContainText("SEO Checklist");
  await inspectAtNight(page, "failed-by-cause");

  await hands.razorpay("capture", paymentId);
  await expect.poll(() => hands.mailsTo(buyer.email), { timeout: 20_000 }).toHaveLength(1);
  expect(await hands.order(notes.order_id)).toMatchObject({ status: "completed" });
});

test("no page of the shop names a payment company's host", async ({ request }) => {
  const host = /(razorpay|rzp|stripe)\.(com|io|in)\b/;
  const names = readdirSync(built.siteDir).filter((name) => name.endsWith(".html"));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const html = readFileSync(join(built.siteDir, name), "utf8");
    // Whom to turn to beside the shop: a link that a person may follow, and nothing that a page loads.
    const text = name === "contact.html" ? html.replace(/<a [^>]*>/g, "") : html;
    expect(text, name).not.toMatch(host);
  }
  for (const path of ["/", "/checkout", "/thank-you", "/lost-access"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    expect(policy.replace(/ 'sha256-[^']+'/g, ""), path).toBe(
      contentSecurityPolicy({ styleHashes: [], ...siteHeaderOptions(brand) }),
    );
  }
});
