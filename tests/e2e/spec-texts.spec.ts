// Every text, price, count and timing that was promised for the public pages, the checkout and the thank-you page, as
// a visitor meets it. The texts stand in spec-facts.ts.

import type { Locator, Page } from "@playwright/test";
import { productById } from "@store/contract/offer/catalogue";
import { type ProductId, upsellIds } from "@store/contract/products";
import { buyerCities, buyerNames } from "../../packages/web/src/islands/buyers.ts";
import { few } from "../support/full.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { type Fact, facts } from "./spec-facts.ts";
import { sell } from "./support/buyers.ts";
import { percentOff, rupees, struck, total, totals } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

for (const [path, rows] of Object.entries(facts)) {
  test(`the page ${path} shows the specified texts`, async ({ page }) => {
    await page.goto(path);
    for (const row of rows) await expectFact(page, row);
  });
}

async function expectFact(page: Page, fact: Fact): Promise<void> {
  if ("count" in fact) {
    await expect(page.locator(fact.of), fact.what).toHaveCount(fact.count);
    return;
  }
  const found: Locator =
    "text" in fact
      ? page.getByText(fact.text, { exact: true })
      : page.getByRole(fact.role, { name: fact.name, exact: true });
  await expect(found.filter({ visible: true }).first(), JSON.stringify(fact)).toBeVisible();
  if ("role" in fact && fact.href) await expect(found.first()).toHaveAttribute("href", fact.href);
}

test("the parts of the landing page come in order", async ({ page }) => {
  await page.goto("/");
  const ids = await page
    .locator("main > section")
    .evaluateAll((all) =>
      all.map((one) => one.ariaLabelledByElements?.[0]?.id ?? one.getAttribute("aria-labelledby")),
    );
  const order = ["hero", "features", "steps", "bonuses", "closing", "words", "faq", "checkout"];
  expect(ids).toEqual(order.map((name) => `h-${name}`));
});

test("a phone sees four previews and the sticky bar, and a desk sees six and no bar", async ({ page }) => {
  await page.goto("/");
  const previews = page.locator(".hero-plane img");
  const bar = page.getByRole("complementary", { name: "Offer" });
  await expect(previews.filter({ visible: true })).toHaveCount(6);
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(previews.filter({ visible: true })).toHaveCount(4);
  for (const hidden of [2, 5]) await expect(previews.nth(hidden)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1_500));
  for (const part of [`was ${struck}`, `${percentOff}% OFF`, total(), "One-time • Lifetime"]) {
    await expect(bar.getByText(part, { exact: true })).toBeVisible();
  }
  await expect(bar.getByRole("link", { name: "Get Access" })).toHaveAttribute("href", "/checkout");
});

const baskets: readonly ProductId[][] = [
  [],
  ["ad-templates"],
  ["seo-checklist"],
  ["agency-license"],
  ["ad-templates", "seo-checklist", "agency-license"],
];

test("each basket has its sum and its savings", async ({ page }) => {
  const checkout = await new CheckoutPage(page).open();
  for (const extras of baskets) {
    await test.step(extras.join(", ") || "the bundle alone", async () => {
      for (const id of upsellIds) await checkout.upsell(productById(id).name).setChecked(extras.includes(id));
      await checkout.expectTotals(...totals(extras));
    });
  }
});

test("each extra shows both of its prices", async ({ page }) => {
  await page.goto("/checkout");
  for (const id of upsellIds) {
    const { price, originalPrice = price } = productById(id);
    await expect(page.locator(`[id$="${id}-price"]`)).toHaveText(
      `was ${rupees(originalPrice)}${rupees(price)}`,
    );
  }
});

test("the countdown runs from 10:00 to 00:00 and stops there", async ({ page }) => {
  await stopClock(page);
  const checkout = await new CheckoutPage(page).open();
  await expect(checkout.countdown).toHaveText("10:00");
  await page.clock.runFor(1_000);
  await expect(checkout.countdown).toHaveText("09:59");
  await page.clock.runFor(598_000);
  await expect(checkout.countdown).toHaveText("00:01");
  await page.clock.runFor(1_000);
  await expect(checkout.countdown).toHaveText("00:00");
  await page.clock.runFor(5_000);
  await expect(checkout.countdown).toHaveText("00:00");
  await expect(checkout.pay).toBeEnabled();
});

test("the pop-up appears 3 s after the page, for 5 s, every 10 s", async ({ page }) => {
  expect([new Set(buyerNames).size, new Set(buyerCities).size]).toEqual([20, 40]);
  await stopClock(page);
  await page.goto("/");
  const popup = page.getByRole("complementary", { name: "Recent purchase" });
  await page.clock.runFor(2_999);
  await expect(popup).toBeHidden();
  await page.clock.runFor(1);
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(popup).toBeVisible();
    expect(buyerNames).toContain(await popup.locator("[data-name]").textContent());
    expect(buyerCities).toContain(await popup.locator("[data-city]").textContent());
    await page.clock.runFor(4_999);
    await expect(popup).toBeVisible();
    await page.clock.runFor(1);
    await expect(popup).toBeHidden();
    await page.clock.runFor(4_999);
    await expect(popup).toBeHidden();
    await page.clock.runFor(1);
  }
});

test.describe("the row of pictures", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("moves 1 px per 20 ms and rests under the pointer and in focus", async ({ page }) => {
    await stopClock(page);
    await page.goto("/ad-templates");
    const row = page.locator("auto-carousel [data-row]");
    const moved = async (milliseconds: number) => {
      const before = await row.evaluate((element) => element.scrollLeft);
      await page.clock.runFor(milliseconds);
      return (await row.evaluate((element) => element.scrollLeft)) - before;
    };
    await expect.poll(() => moved(100)).toBeGreaterThan(0);
    expect(Math.abs((await moved(2_000)) - 100)).toBeLessThanOrEqual(2);
    await row.hover();
    expect(await moved(1_000)).toBe(0);
    await page.mouse.move(0, 0);
    expect(await moved(1_000)).toBeGreaterThan(40);
    await row.focus();
    expect(await moved(1_000)).toBe(0);
  });
});

for (const bought of few<ProductId[]>([["ad-templates", "seo-checklist"], []], 1)) {
  test(`the thank-you page shows the order of ${["the bundle", ...bought].join(", ")}`, async ({
    page,
    buyer,
    shop,
    hands,
  }) => {
    const thanks = await new ThankYouPage(page).open(await sell(shop.url, hands, buyer, bought));
    await expect(page.getByText(buyer.email)).toHaveCount(0);
    await expect(page.getByText(/Save these before you close this page/)).toBeVisible();
    expect(await thanks.readCredentials()).toMatchObject({
      email: buyer.email,
      customerId: expect.stringMatching(/^CUST_\d+$/),
      password: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[0-9a-f]{32}$/),
    });
    await thanks.hideAll.click();
    await expect(thanks.viewAll).toBeVisible();
    await expect(page.getByText(buyer.email)).toHaveCount(0);
    const quickLinks = await page
      .getByRole("region", { name: "Open what you bought" })
      .getByRole("listitem")
      .getByRole("link")
      .evaluateAll((links) => links.map((one) => one.getAttribute("href")));
    expect(quickLinks).toEqual([
      "/funnel-templates-login",
      "/fb-ads-login",
      "/ecom-checklist-login",
      ...(bought.length > 0 ? ["/ad-templates", "/seo-checklist-login"] : []),
      "/email-templates",
    ]);
    await expect(page.getByText(/Check your inbox.*spam/)).toBeVisible();
  });
}

/** The page's clock stands still from its first moment, and moves when told. */
async function stopClock(page: Page): Promise<void> {
  const start = new Date("2026-11-21T10:00:00+05:30");
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1_000));
}
