// Somebody has paid and is not in: no mail, or one to an address with a slip.

import type { Page } from "@playwright/test";
import { offer } from "@store/contract/offer/offer";
import { atNight } from "../support/full.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { FindPaymentPage, LostAccessPage } from "./pages/recovery-pages.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import type { Buyer } from "./support/buyers.ts";
import type { Hands } from "./support/hands.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { price } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test.use({ payments: "razorpay", shopOf: "find payment" });
// One clock and one webhook.
test.describe.configure({ mode: "serial" });

interface Payment {
  id: string;
  acquirer_data: { rrn: string };
}

/** Goes to the payment page; the payment is made at the bank, and the browser never comes back. */
async function payAndLeave(page: Page, buyer: Buyer, hands: Hands): Promise<Payment> {
  const checkout = await new CheckoutPage(page).open();
  await checkout.goToPayment(buyer);
  const { payment } = await hands.razorpay<{ payment: Payment }>("pay", new PaymentPage(page).sessionId());
  return payment;
}

test("the 12-digit UPI reference lets a customer in who has paid", async ({ page, buyer, hands, guard }) => {
  guard.expectFailure("/api/find-payment", 404);
  await hands.razorpay("pause");
  const payment = await payAndLeave(page, buyer, hands);
  await new LostAccessPage(page).open();
  await expect(page.getByRole("heading", { name: "Paid, and no mail came?" })).toBeVisible();
  await page.getByRole("link", { name: "Find my payment" }).click();
  const form = new FindPaymentPage(page);
  await form.expectTitle("Paid, but not in?");
  await page.getByText("Where is the reference?").click();
  await inspect(page, "find-payment");

  await form.find.click();
  await expectRefused(page, "Validation Error", "Payment reference is required");
  await expect(page.locator("#paise-error")).toHaveText("Amount is required");
  await inspectAtNight(page, "find-payment-empty");

  await form.claim(payment.acquirer_data.rrn, String(price), "9999");
  const refusal = page.getByRole("alert").filter({ hasText: "We found no payment with these three." });
  await expect(refusal).toBeVisible();
  await inspectAtNight(page, "find-payment-refused");
  expect(await hands.mailsTo(buyer.email)).toEqual([]);

  await form.claim(payment.acquirer_data.rrn.replace(/(\d{4})/g, "$1 "), `₹ ${price}.00`, "3210");
  await form.expectTitle("We have your payment");
  await expect(page.getByText(/on its way to a•••/)).toBeVisible();
  await inspectAtNight(page, "find-payment-paid");
  await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(1);
  await hands.razorpay("resume");
});

test("the thank-you page names the order and reference that open it again", async ({
  page,
  buyer,
  hands,
}) => {
  const checkout = await new CheckoutPage(page).open();
  await checkout.goToPayment(buyer);
  const link = new PaymentPage(page).sessionId();
  await page.getByRole("button", { name: "Pay with a UPI app" }).click();
  const thanks = await new ThankYouPage(page).expectPaid();
  const [payment] = await hands.razorpay<Payment[]>("payments", link);
  const receipt = page.getByRole("region", { name: "Receipt" });
  await expect(receipt).toContainText(thanks.orderId());
  await expect(receipt).toContainText(payment?.acquirer_data.rrn ?? "");
  await inspectAtNight(page, "thank-you-reference");
  await receipt.getByRole("link", { name: "the reference lets you in" }).click();
  const form = new FindPaymentPage(page);
  await form.claim(payment?.id ?? "", String(price), "3210");
  await form.expectTitle("Your login is on its way");
  await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(2);
});

test(
  "a mistyped address is corrected only after an admin has looked",
  atNight,
  async ({ page, buyer, hands, owner, otherBrowser }) => {
    const payment = await payAndLeave(page, buyer, hands);
    await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(1);
    const form = new FindPaymentPage(page);
    await form.open();
    await form.claim(payment.id, String(price), "3210");
    await form.expectTitle("Your login is on its way");
    await page.getByText("Is this not your address?").click();
    await page.getByRole("button", { name: "Ask for my login there" }).click();
    await expectRefused(page, "Validation Error", "Invalid email address");
    await inspectAtNight(page, "find-payment-address");
    const right = `right.${buyer.email}`;
    await page.getByLabel("Your email address").fill(right);
    await page.keyboard.press("Enter");
    await form.expectTitle("One of us looks at it");
    await inspectAtNight(page, "find-payment-person");
    await expect
      .poll(async () => (await hands.mailsTo(buyer.email)).map(({ subject }) => subject))
      .toContain(`Somebody asked for your ${offer.name} login at another address`);
    expect(await hands.mailsTo(right)).toEqual([]);

    const desk = await otherBrowser();
    const admin = await new AdminPage(desk).enter(owner, "orders");
    const list = desk.getByRole("region", { name: "Paid, and asking for a person" });
    await expect(list.getByRole("listitem")).toContainText(right);
    await inspect(desk, "admin-access-requests");
    await list.getByRole("button", { name: /^Send it there/ }).click();
    await inspectAtNight(desk, "admin-access-grant");
    await admin.dialog.getByRole("button", { name: "Change address and send" }).click();
    await expectToast(desk, "Access sent successfully", `The login is on its way to ${right}.`);
    await expect(list).toHaveCount(0);
    await expect.poll(() => hands.mailsTo(right)).toHaveLength(1);
  },
);

test(
  "a request can be dismissed with a reason",
  atNight,
  async ({ page, buyer, hands, owner, otherBrowser }) => {
    await hands.razorpay("pause");
    const payment = await payAndLeave(page, buyer, hands);
    await hands.advance(11 * 60_000);
    const form = new FindPaymentPage(page);
    await form.open();
    await form.claim(payment.id, String(price), "3210");
    await form.expectTitle("We have your payment");
    await page.getByText("Is this not your address?").click();
    await page.getByLabel("Your email address").fill("mallory@shop.example");
    await page.getByRole("button", { name: "Ask for my login there" }).click();
    await form.expectTitle("One of us looks at it");
    await hands.razorpay("resume");

    const desk = await otherBrowser();
    const admin = await new AdminPage(desk).enter(owner, "orders");
    const list = desk.getByRole("region", { name: "Paid, and asking for a person" });
    await list.getByRole("button", { name: /^Dismiss/ }).click();
    await admin.dialog.getByLabel("Reason").fill("Called: it was not the buyer");
    await inspectAtNight(desk, "admin-access-dismiss");
    await admin.dialog.getByRole("button", { name: "Dismiss", exact: true }).click();
    await expectToast(desk, "Request dismissed successfully");
    await expect(list).toHaveCount(0);

    await desk.goto("/admin/dashboard");
    const figures = desk.getByRole("region", { name: "Figures of a period" });
    await expect(figures.getByRole("heading", { name: "From paid to let in" })).toBeVisible();
    await expect(figures).toContainText("Longer than 10 minutes1 of 4");
    await expect(figures.getByRole("link", { name: buyer.name })).toBeVisible();
    await inspectAtNight(desk, "admin-waits");
  },
);
