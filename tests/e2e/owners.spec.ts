// Owners of something: an owner who is logged in adds the rest to the account at its own price.
import { AccountPage } from "./pages/account-page.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { newBuyer, sell } from "./support/buyers.ts";
import { expectNoSidewaysScroll, inspect } from "./support/inspect.ts";
import { priceOf, rupees, total } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test("an owner adds an extra to the account at its own price", async ({ page, shop, hands }) => {
  const customer = await sell(shop.url, hands);
  await page.setViewportSize({ width: 360, height: 740 });
  await new LoginPage(page, gatedAreas.checklist).enter(customer);
  const account = new AccountPage(page);
  await page.goto("/account-login");
  await account.expectOpen();
  const price = rupees(priceOf("ad-templates"));
  const additions = page.getByRole("region", { name: "Add to your account" });
  await expect(additions).toContainText(price);
  await inspect(page, "owner-account");
  await additions.getByRole("link", { name: "Add Ad Templates" }).click();

  const checkout = await new CheckoutPage(page).expectReady();
  await expect(page.getByRole("region", { name: "What you own" })).toContainText("Complete Funnel Bundle");
  await expect(page.getByRole("heading", { name: "Your bundle" })).toBeHidden();
  await expect(checkout.email).toHaveValue(customer.email);
  await expect(checkout.email).not.toBeEditable();
  await expect(checkout.name).toHaveValue(customer.name);
  await expect(page.getByText(`Total ${price}`, { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await inspect(page, "owner-checkout");
  await checkout.phone.fill(customer.phone);
  await checkout.pay.click();
  const thanks = await new PaymentPage(page).buy();
  await expect(page.getByText("It was added to your account")).toBeVisible();
  await expect(thanks.viewAll).toHaveCount(0);
  await inspect(page, "owner-thank-you");
  expect(await hands.order(thanks.orderId())).toMatchObject({ finalAmount: priceOf("ad-templates") });
  await page.goto("/ad-templates-login");
  await expect(page.getByRole("heading", { name: "Your Ad Templates", level: 1 })).toBeVisible();
});

test("an owner of everything is asked for nothing and led to the account", async ({ page, shop, hands }) => {
  const customer = await sell(shop.url, hands, newBuyer(), [
    "ad-templates",
    "seo-checklist",
    "agency-license",
  ]);
  await page.setViewportSize({ width: 360, height: 740 });
  await new LoginPage(page, gatedAreas.checklist).enter(customer);
  await page.goto("/checkout");
  await expect(page.getByText("There is nothing left to pay for.")).toBeVisible();
  await expect(new CheckoutPage(page).pay).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Your total" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["What you own"]);
  await expectNoSidewaysScroll(page);
  await inspect(page, "owner-of-all");
  await page.getByRole("link", { name: "Go to your account" }).click();
  await new AccountPage(page).expectOpen();
});

test("an area opens at its top after another was read far down, and Back finds the place", async ({
  page,
  shop,
  hands,
}) => {
  const customer = await sell(shop.url, hands);
  await new LoginPage(page, gatedAreas.checklist).enter(customer);
  const scroll = () => page.evaluate(() => Math.round(scrollY));
  await expect(page.getByRole("checkbox").nth(20)).toBeAttached();
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(scroll).toBe(1200);
  await page.goto("/fb-ads-course");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await scroll()).toBe(0);
  await page.goBack();
  await expect.poll(scroll).toBe(1200);
});

test("an owner whose session has ended gets the ordinary checkout", async ({ page, shop, hands, guard }) => {
  guard.expectFailure("/api/read-account", 401);
  const customer = await sell(shop.url, hands);
  await new LoginPage(page, gatedAreas.checklist).enter(customer);
  // A call of the area that is still under way would be refused, and end the session before the checkout asks.
  await page.goto("/robots.txt");
  await hands.block(customer.customerId);
  await new CheckoutPage(page).open();
  await expect(page.getByText("Your login has ended, so this is the ordinary checkout")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your bundle" })).toBeVisible();
  await expect(page.getByText(`Total ${total()}`, { exact: true })).toBeVisible();
});
