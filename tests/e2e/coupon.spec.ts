// The discount card: every answer it can give (docs/product.md sections 5 and 8).

import { upsellIds } from "@store/contract/products";
import { atNight } from "../support/full.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { expectToast } from "./pages/toasts.ts";
import { newBuyer } from "./support/buyers.ts";
import { inspectAtNight } from "./support/inspect.ts";
import { basket, coupon, rupees, totals } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

const invalid = ["Invalid Code", "This discount code is not valid"] as const;

test("an empty code cannot be applied", async ({ page }) => {
  const checkout = await new CheckoutPage(page).open();
  await expect(checkout.apply).toBeDisabled();
  await checkout.code.fill("   ");
  await expect(checkout.apply).toBeDisabled();
  await checkout.code.press("Enter");
  await expectToast(page, "Enter Discount Code", "Please enter a discount code");
});

test("an error about a code goes with what corrects it", atNight, async ({ page, guard }) => {
  guard.expectFailure("/api/validate-discount", 400);
  const checkout = await new CheckoutPage(page).open();
  await checkout.applyCode("<b>!</b>");
  await expectToast(page, ...invalid);
  await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(invalid[1]);
  await checkout.quickCode.click();
  await expectToast(page, "Discount Applied");
  await expect(page.getByText("Invalid Code")).toHaveCount(0);
});

test("a code in small letters is applied and follows the basket", async ({ page }) => {
  const checkout = await new CheckoutPage(page).open();
  await checkout.applyCode(`  ${coupon.code.toLowerCase()} `);
  await expectToast(
    page,
    "Discount Applied",
    `${coupon.description} - You save ${rupees(basket([], coupon).discountAmount)}`,
  );
  await checkout.upsell("Agency License").check();
  await checkout.upsell("Ad Templates").check();
  // The whole card is the target: what is in it, too.
  const card = page.getByRole("listitem").filter({ has: checkout.upsell("SEO Checklist") });
  await card.locator("details li").first().click({ force: true });
  await expect(checkout.upsell("SEO Checklist")).toBeChecked();
  await expect(checkout.line(`${coupon.code} (${coupon.percentage}%)`)).toHaveText(
    `−${rupees(basket(upsellIds, coupon).discountAmount)}`,
  );
  await checkout.expectTotals(...totals(upsellIds, coupon));
  await checkout.removeCode(coupon.code).click();
  await expectToast(page, "Discount Removed", "The discount code has been removed");
  await checkout.expectTotals(...totals(upsellIds));
  await expect(checkout.code).toBeFocused();
});

test("a code for one product follows that product in and out of the basket", async ({
  page,
  hands,
  guard,
}) => {
  guard.expectFailure("/api/validate-discount", 400);
  const products = ["seo-checklist"];
  const one = { code: "CHECKLISTHALF", percentage: 50, products };
  await hands.makeCoupon(one);
  const checkout = await new CheckoutPage(page).open();
  await checkout.applyCode(one.code);
  await expectToast(page, "Invalid Code", "This discount code is for SEO Checklist. Add it to use the code.");
  await checkout.upsell("SEO Checklist").check();
  await expect(page.getByText("Invalid Code")).toHaveCount(0);
  await checkout.apply.click();
  await expectToast(
    page,
    "Discount Applied",
    `50% off - You save ${rupees(basket(["seo-checklist"], one).discountAmount)}`,
  );
  await checkout.upsell("Ad Templates").check();
  await checkout.expectTotals(...totals(["ad-templates", "seo-checklist"], one));
  await expect(page.getByText("50% off, for SEO Checklist. You save")).toBeVisible();
  await inspectAtNight(page, "checkout-code-for-one-product");

  // Without the product the price is the whole one, the code waits, and the payment page asks for the same sum.
  await checkout.upsell("SEO Checklist").uncheck();
  await checkout.expectTotals(...totals(["ad-templates"]));
  await expect(checkout.line(`${one.code} (50%)`)).toHaveCount(0);
  await checkout.fill(newBuyer());
  await checkout.pay.click();
  await expect(page.getByText(rupees(basket(["ad-templates"]).total)).first()).toBeVisible();
  await expect(page).not.toHaveURL(/checkout$/);
});

test("a shop that does not answer is told apart from an invalid code", async ({ page, guard }) => {
  guard.expectFailure("/api/validate-discount", 0);
  const checkout = await new CheckoutPage(page).open();
  await page.route("**/api/validate-discount", (route) => route.abort());
  await checkout.applyCode(coupon.code);
  await expectToast(page, "Validation Failed", "Unable to validate discount code. Please try again.");
  await inspectAtNight(page, "checkout-code-unreachable");
  await page.unroute("**/api/validate-discount");
  await checkout.apply.click();
  await expect(checkout.removeCode(coupon.code)).toBeVisible();
});

test("a code in the address is applied once", async ({ page }) => {
  await page.goto(`/checkout?code=${coupon.code.toLowerCase()}`);
  const checkout = new CheckoutPage(page);
  await checkout.expectTotals(...totals([], coupon));
  await expect(page).toHaveURL("/checkout");
  await checkout.fill(newBuyer());
  await page.reload();
  await checkout.expectTotals(...totals([], coupon));
});
