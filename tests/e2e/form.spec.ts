// The billing form and what can go wrong on the way to the payment page (docs/product.md sections 5 and 8).

import { atNight } from "../support/full.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import type { Buyer } from "./support/buyers.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { total } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

const good: Buyer = { name: "Asha Rao", email: "asha@shop.example", phone: "9876543210" };

/** What is typed, which field it is wrong in, and the sentence for it: packages/contract/src/schemas.test.ts has them all. */
const mistakes: [title: string, typed: Partial<Buyer>, field: keyof Buyer, issue: string][] = [
  ["no name", { name: "  " }, "name", "Name is required"],
  ["two emails", { email: "a@b.in,c@d.in" }, "email", "Invalid email address"],
  ["a short phone", { phone: "12345" }, "phone", "Phone number must be at least 10 digits"],
];

test("each mistake is named under its field, and the summary leads to it", async ({ page }) => {
  const checkout = await new CheckoutPage(page).open();
  for (const [title, typed, field, issue] of mistakes) {
    await test.step(title, async () => {
      await checkout.fill({ ...good, ...typed });
      await checkout.pay.click();
      await expectRefused(page, "Validation Error", issue);
      await page.getByRole("alert", { name: "Validation Error" }).getByRole("link", { name: issue }).click();
      await expect(checkout[field]).toBeFocused();
      await expect(checkout[field]).toHaveAttribute("aria-invalid", "true");
      await expect(checkout[field]).toHaveAccessibleDescription(new RegExp(issue));
    });
  }
  await expect(page).toHaveURL("/checkout");
});

test("an empty form names all three fields over them", atNight, async ({ page }) => {
  const checkout = await new CheckoutPage(page).open();
  await checkout.pay.click();
  await expectRefused(page, "Validation Error", "Name is required");
  const summary = page.getByRole("alert", { name: "Validation Error" });
  await expect(summary.getByRole("link")).toHaveText([
    "Name is required",
    "Invalid email address",
    "Phone number must be at least 10 digits",
  ]);
  for (const field of [checkout.name, checkout.email, checkout.phone]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await inspect(page, "checkout-errors");
  await checkout.fill(good);
  await expect(checkout.name).not.toHaveAttribute("aria-invalid");
  await expect(summary).toHaveCount(0);
});

test("the bar leaves the summary and the wrong field in sight on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const checkout = await new CheckoutPage(page).open();
  await checkout.fill({ ...good, phone: "12345" });
  await page.evaluate(() => scrollTo(0, 0));
  await checkout.name.press("Enter");
  const sentence = "Phone number must be at least 10 digits";
  await expectRefused(page, "Validation Error", sentence);
  const link = page.getByRole("link", { name: sentence });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(checkout.phone).toBeFocused();
  const said = page.getByRole("paragraph").filter({ hasText: sentence });
  const bar = page.getByRole("complementary", { name: "Your total" });
  await expect
    .poll(async () => {
      const [words, below] = [await said.boundingBox(), await bar.boundingBox()];
      return words && below ? below.y - (words.y + words.height) : -1;
    })
    .toBeGreaterThan(0);
});

test("names in any script and phones in any usual form are accepted", async ({ page }) => {
  const checkout = await new CheckoutPage(page).open();
  await checkout.goToPayment({
    name: "आशा राव-O’Neil",
    email: " Asha@Shop.Example ",
    phone: "+91 (98765)4321",
  });
  await expect(page.getByText("asha@shop.example")).toBeVisible();
});

test("the button is busy during the payment, and toasts show its progress", async ({ page }) => {
  const checkout = await new CheckoutPage(page).open();
  await checkout.fill(good);
  const held: { proceed: () => void }[] = [];
  await page.route(/\/api\/(sign-up|create-payment-order)$/, async (route) => {
    await new Promise<void>((proceed) => held.push({ proceed }));
    await route.continue();
  });
  await checkout.pay.click();
  await expectToast(page, "Creating Your Account", "Setting up your premium access...");
  const busy = page.getByRole("button", { name: "Processing..." });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await inspect(page, "checkout-processing");
  // Pressing again, or changing the basket, does nothing now.
  await busy.click({ force: true });
  await expect.poll(() => held.length).toBe(1);
  held[0]?.proceed();
  await expectToast(page, "Initializing Payment", "Creating secure payment session...");
  await expect.poll(() => held.length).toBe(2);
  held[1]?.proceed();
  await expect(page).toHaveURL(/\/c\/pay\//);
});

/** Where it fails, how, and the sentence for it: packages/web/src/features/checkout/pay.test.ts has them all. */
const unreached = "We could not reach the shop. Nothing was charged, and all you typed is still here.";
const failures: [call: string, status: number, body: string | undefined, sentence: string][] = [
  ["sign-up", 0, undefined, unreached],
  ["create-payment-order", 502, "<html>", "Payment creation failed with status 502"],
];

test("each failure has its own message and leaves the button working", async ({ page, buyer, guard }) => {
  const checkout = await new CheckoutPage(page).open();
  await checkout.fill(buyer);
  for (const [call, status, body, sentence] of failures) {
    await test.step(`the call ${call} answered with ${status || "nothing"} shows '${sentence}'`, async () => {
      guard.expectFailure(`/api/${call}`, status);
      const path = `**/api/${call}`;
      await page.route(path, (route) =>
        body === undefined ? route.abort() : route.fulfill({ status, body, contentType: "application/json" }),
      );
      await checkout.pay.click();
      await expectRefused(page, sentence === unreached ? "No Connection" : "Payment Failed", sentence);
      await expect(checkout.pay).not.toHaveAttribute("aria-disabled");
      await page.unroute(path);
    });
  }
  await checkout.pay.click();
  await expect(page).toHaveURL(/\/c\/pay\//);
});

test("a price that changed on the server is not charged", async ({ page, buyer, guard }) => {
  guard.expectFailure("/api/create-payment-order", 409);
  const checkout = await new CheckoutPage(page).open();
  await checkout.fill(buyer);
  await page.route("**/api/create-payment-order", async (route) => {
    const asked = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...asked, amount: 1 }) });
  });
  await checkout.pay.click();
  await expectRefused(
    page,
    "Payment Failed",
    `The price of your cart is ${total()}. Please check the summary and try again.`,
  );
  await expect(page).toHaveURL("/checkout");
  await inspectAtNight(page, "checkout-price-changed");
});
