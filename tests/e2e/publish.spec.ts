// Another price, published while a buyer stands at the checkout: in a shop of its own.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "@store/dev/paths";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { newBuyer } from "./support/buyers.ts";
import { price } from "./support/prices.ts";
import { publishPrices } from "./support/publish.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "publishing" });

const higher = 1499;
const web = join(projectRoot, "packages/web");

test("the pages of the first offer are those of the build, byte for byte", async ({ shop }) => {
  const { routes } = JSON.parse(await readFile(join(web, ".build/manifest.json"), "utf8"));
  const addressed = routes.filter(({ path }: { path: string }) => path !== "/404" && path !== "/app");
  expect(addressed.length).toBeGreaterThan(20);
  for (const { path, file } of addressed) {
    const page = await fetch(`${shop.url}${path}`);
    expect(await page.text(), path).toBe(await readFile(join(web, "dist", file), "utf8"));
  }
});

test("a price that is published stands on the pages and is paid, and an open checkout keeps its own", async ({
  page,
  buyer,
  owner,
  hands,
  shop,
  otherBrowser,
  guard,
}) => {
  guard.expectFailure("/api/create-payment-order", 409);
  const checkout = await new CheckoutPage(page).open();
  const late = await new CheckoutPage(await otherBrowser()).open();

  const receipt = await publishPrices(
    await otherBrowser(),
    shop.url,
    owner,
    { bundle: higher },
    { tagline: "Funnels for the festival." },
  );
  expect(receipt.pages.find(({ path }: { path: string }) => path === "/")).toMatchObject({ changed: true });

  await checkout.goToPayment(buyer);
  await new PaymentPage(page).buy();
  expect(await hands.order(new ThankYouPage(page).orderId())).toMatchObject({ finalAmount: price });

  await hands.advance(36 * 60_000);
  await late.fill(newBuyer());
  await late.pay.click();
  await expect(late.page.getByRole("main").getByRole("alert")).toContainText("was ₹999 and is ₹1,499 now");
  await late.page.getByRole("button", { name: "Reload prices" }).click();
  await late.expectReady();
  await late.pay.click();
  await new PaymentPage(late.page).expectTotal("1,499");
  await new PaymentPage(late.page).buy();
  expect(await hands.order(new ThankYouPage(late.page).orderId())).toMatchObject({ finalAmount: higher });

  await page.goto("/");
  await expect(page.getByText("₹1,499").first()).toBeVisible();
  await expect(page.getByText("₹999", { exact: true })).toHaveCount(0);
});
