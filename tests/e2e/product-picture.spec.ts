// The picture of a product of one's own: chosen in its form, shown where it is sold and where it is opened, taken away again.
import type { Locator, Page } from "@playwright/test";
import { checkoutPath, filesPath } from "@store/contract/area-paths";
import { pngOf } from "@store/contract/content/testing-pictures";
import type { Product } from "@store/contract/offer/offer-shape";
import { AccountPage } from "./pages/account-page.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { inspect } from "./support/inspect.ts";
import { publishOffer } from "./support/publish.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "product picture" });

const charts: Product = {
  ...{ id: "star-charts", kind: "files", soldAs: "extra", state: "shown", price: 499 },
  name: "Star charts",
  description: "Twelve charts of the houses, to print or to keep on a phone.",
  benefits: ["One house to a page"],
  opens: ["star-charts"],
};
const almanac: Product = { ...charts, id: "almanac", name: "Almanac", soldAs: "alone", opens: ["almanac"] };

async function choose(page: Page, button: string, name: string, buffer: Buffer) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: "image/png", buffer });
}

/** It has come, and is drawn: a picture of 1,200 by 900 pixels from the shop's own address. */
async function expectShown(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute("src", /^\/pictures\/[0-9a-f]{32}-1200x900\.webp$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1200, 900]);
}

const alt = "Twelve circles with the signs of the houses";

test("a picture is chosen, published, shown to buyers, and taken away", async ({
  page,
  owner,
  buyer,
  shop,
  otherBrowser,
}) => {
  await publishOffer(page, shop.url, owner, (offer) => ({
    ...offer,
    products: [...offer.products, charts, almanac],
  }));
  await page.goto("/admin/offer");
  const edit = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  };
  await edit("Star charts");
  const drawer = page.getByRole("dialog");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await choose(page, "Choose a picture", "star.png", svg);
  await expect(drawer.getByText("it looks like an SVG drawing. Choose another.")).toBeVisible();
  await inspect(page, "admin-picture-refused");
  await choose(page, "Choose a picture", "star.png", pngOf(40, 400));
  await expect(
    drawer.getByText("This picture is 40 by 400 pixels. Each side wants 80 or more."),
  ).toBeVisible();
  await choose(page, "Choose a picture", "star.png", pngOf(200, 200).subarray(0, 60));
  await expect(drawer.getByText("No browser can draw this picture.")).toBeVisible();

  // What a telephone makes: four times as large as what is shown.
  await choose(page, "Choose a picture", "star.png", pngOf(2400, 1800));
  await expectShown(drawer.getByRole("img", { name: "As buyers see it" }));
  await drawer.getByRole("button", { name: "Save and review" }).click();
  await expect(drawer.getByText("Star charts: say what its picture shows.").first()).toBeVisible();
  await drawer.getByLabel("What it shows").fill(alt);
  await inspect(page, "admin-picture");
  await drawer.getByRole("button", { name: "Save and review" }).click();
  await expect(page.getByText(/^Picture [0-9a-f]{6}, 1200 by 900 pixels$/)).toBeVisible();
  await inspect(page, "admin-picture-receipt");
  await page.getByRole("button", { name: "Publish now", exact: true }).click({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: /^Revision \d+ is published$/ })).toBeVisible({
    timeout: 60_000,
  });

  const visitor = await otherBrowser();
  const checkout = await new CheckoutPage(visitor).open();
  await expectShown(visitor.getByRole("img", { name: alt }));
  await inspect(visitor, "checkout-picture");
  await checkout.fill(buyer);
  await checkout.upsell("Star charts").check();
  await checkout.pay.click();
  await new PaymentPage(visitor).buy();
  await visitor.getByRole("link", { name: /^Star charts/ }).click();
  await expectShown(visitor.getByRole("img", { name: alt }));
  await inspect(visitor, "files-picture");
  await visitor.getByRole("link", { name: "Account" }).click();
  const account = new AccountPage(visitor);
  await expectShown(account.owned.getByRole("img", { name: alt }));
  await inspect(visitor, "account-picture");

  // Another product takes the same picture, and is sold by itself; the first one is ended.
  await publishOffer(page, shop.url, owner, (offer) => {
    const { picture, pictureText } = offer.products.find(({ id }) => id === "star-charts") ?? {};
    return {
      ...offer,
      products: offer.products.map((one) => {
        if (one.id === "almanac") return { ...one, picture, pictureText };
        return one.id === "star-charts" ? { ...one, state: "ended" as const } : one;
      }),
    };
  });
  const other = await otherBrowser();
  await other.goto(checkoutPath("almanac"));
  await expectShown(
    other.getByRole("region", { name: "Your order", exact: true }).getByRole("img", { name: alt }),
  );
  await inspect(other, "checkout-alone-picture");
  await visitor.goto(filesPath("star-charts"));
  await expectShown(visitor.getByRole("img", { name: alt }));

  await new AdminPage(page).go("offer");
  await edit("Almanac");
  await expectShown(drawer.getByRole("img", { name: "As buyers see it" }));
  await drawer.getByRole("button", { name: "Take it away" }).click();
  await expect(drawer.getByLabel("What it shows")).toHaveCount(0);
  await drawer.getByRole("button", { name: "Save to the draft" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await edit("Almanac");
  await expectShown(drawer.getByRole("img", { name: "As buyers see it" }));
  await drawer.getByRole("button", { name: "Take it away" }).click();
  await drawer.getByRole("button", { name: "Save and review" }).click();
  await page.getByRole("button", { name: "Publish now", exact: true }).click({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: /^Revision \d+ is published$/ })).toBeVisible({
    timeout: 60_000,
  });
  await other.goto(checkoutPath("almanac"));
  const mine = other.getByRole("region", { name: "Your order", exact: true });
  await expect(mine.getByRole("heading", { name: "Almanac" })).toBeVisible();
  await expect(mine.getByRole("img")).toHaveCount(0);
});
