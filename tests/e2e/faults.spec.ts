// What once went wrong for a person: each shown as it is now.
import { atNight } from "../support/full.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test("the checkout says at its button that the connection is lost", async ({ page, context }) => {
  await new CheckoutPage(page).open();
  const note = page.getByText("You are offline.");
  await expect(note).toBeHidden();
  await context.setOffline(true);
  await expect(note).toBeVisible();
  await inspectAtNight(page, "checkout-offline");
  await context.setOffline(false);
  await expect(note).toBeHidden();
});

test("a press without a connection is answered once", async ({ page, context, buyer, guard }) => {
  guard.expectBroken();
  const checkout = await new CheckoutPage(page).open();
  await checkout.fill(buyer);
  // What a press needs is there.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const note = page.getByText("You are offline.");
  await expect(note).toBeVisible();
  await checkout.pay.click();
  await expect(page.getByRole("alert", { name: "No Connection" })).toBeVisible();
  await expect(note).toBeHidden();
});

test("a landline with brackets is a phone number", atNight, async ({ page }) => {
  await new CheckoutPage(page).open();
  const phone = page.getByLabel("Phone Number");
  await phone.fill("+91 (22) 2345-67891234567");
  await phone.blur();
  await expect(page.getByText("Phone number must be less than 15 digits")).toBeVisible();
  await phone.fill("+91 (22) 2345-6789");
  await phone.blur();
  await expect(phone).not.toHaveAttribute("aria-invalid", "true");
});

test("a long wait keeps its message on the page", async ({ page, buyer }) => {
  await page.clock.install();
  await new CheckoutPage(page).open();
  await page.route("**/api/sign-up", () => {});
  await page.getByLabel("Full Name").fill(buyer.name);
  await page.getByLabel("Email Address").fill(buyer.email);
  await page.getByLabel("Phone Number").fill(buyer.phone);
  await page.getByRole("button", { name: "Complete Secure Payment" }).click();
  const wait = page.getByRole("article", { name: "Creating Your Account" });
  await expect(wait).toBeVisible();
  await expect(wait).not.toContainText("longer than usual");
  await page.clock.runFor(9_000);
  await expect(wait).toContainText("This takes longer than usual. Please keep this page open.");
});

test("the pause button of a carousel names its next action", atNight, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/ad-templates");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});
