// The shop's front without JavaScript: it can be read, its questions open, and it leads to the checkout.
import { atNight } from "../support/full.ts";
import { expectNoSidewaysScroll } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ javaScriptEnabled: false });

test("the landing page can be read and leads to the checkout", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build Funnels That Actually Convert");
  const item = page.locator("details").filter({ hasText: "Will they generate sales" });
  const answer = item.locator("p");
  await expect(answer).toBeHidden();
  await item.locator("summary").click();
  await expect(answer).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Recent purchase" })).toBeHidden();
  await page.getByRole("link", { name: "Get Instant Access Now" }).click();
  await expect(page).toHaveURL("/checkout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
  // By its element: Playwright's text search leaves out what stands in a <noscript>.
  const notice = page.locator("noscript p");
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText("Paying needs JavaScript. Please switch it on for this page.");
});

test("a page that needs JavaScript says so", async ({ page }) => {
  for (const path of ["/thank-you", "/ecom-checklist-login", "/admin/login"]) {
    await test.step(path, async () => {
      await page.goto(path);
      const notice = page.locator("noscript p");
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText(/needs JavaScript/);
    });
  }
});

const invoices = ["/privacy-policy", "/refund-policy", "/terms-and-conditions"];

test("a page with public text can be read", async ({ page }) => {
  for (const path of [...invoices, "/email-templates", "/ad-templates"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test("the offer bar on a phone is there from the start", atNight, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await expect(page.getByRole("complementary", { name: "Offer" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
