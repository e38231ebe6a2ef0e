// A product that is sold by itself: from its address to its files, without the bundle.
import { checkoutPath } from "@store/contract/area-paths";
import type { Product } from "@store/contract/offer/offer-shape";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { inspect } from "./support/inspect.ts";
import { publishOffer } from "./support/publish.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "sold alone" });

const charts: Product = {
  ...{ id: "star-charts", kind: "files", soldAs: "alone", state: "shown", price: 499 },
  name: "Star charts",
  description: "Twelve charts of the houses, to print or to keep on a phone.",
  benefits: ["One house to a page"],
  opens: ["star-charts"],
};

test("a product that is sold by itself is bought from its address, and opened", async ({
  page,
  owner,
  buyer,
  hands,
  shop,
  otherBrowser,
}) => {
  await publishOffer(page, shop.url, owner, (offer) => ({ ...offer, products: [...offer.products, charts] }));
  await page.goto("/admin/offer");
  await page.getByRole("button", { name: "Star charts", exact: true }).click();
  await expect(
    page.getByRole("dialog").getByRole("link", { name: checkoutPath("star-charts") }),
  ).toBeVisible();
  await inspect(page, "admin-offer-alone");

  const visitor = await otherBrowser();
  await visitor.goto(checkoutPath("star-charts"));
  const checkout = await new CheckoutPage(visitor).expectReady();
  const mine = visitor.getByRole("region", { name: "Your order", exact: true });
  await expect(mine.getByRole("heading", { name: "Star charts" })).toBeVisible();
  await expect(visitor.getByRole("region", { name: "Your bundle" })).toBeHidden();
  await inspect(visitor, "checkout-alone");
  await mine.getByRole("button", { name: /^Take the Complete Funnel Bundle/ }).click();
  await expect(visitor.getByRole("region", { name: "Your bundle" })).toBeVisible();
  await visitor.goto(checkoutPath("star-charts"));
  await checkout.expectReady();
  await checkout.goToPayment(buyer);
  await new PaymentPage(visitor).expectTotal("499");
  const thanks = await new PaymentPage(visitor).buy();
  expect(await hands.order(thanks.orderId())).toMatchObject({ finalAmount: 499 });
  await expect(visitor.getByRole("link", { name: /^Funnel Templates/ })).toHaveCount(0);
  await visitor.getByRole("link", { name: /^Star charts/ }).click();
  await expect(visitor.getByRole("heading", { name: "Star charts", level: 1 })).toBeVisible();
});
