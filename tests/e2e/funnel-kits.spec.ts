// Whole funnels: the way through their pages, their two archives, and one form for all pages.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { expectToast } from "./pages/toasts.ts";
import type { Sold } from "./support/buyers.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const enter = (page: Page, sold: Sold) => new LoginPage(page, gatedAreas.funnels).enter(sold);
const openWebinar = async (page: Page) => {
  await page.getByRole("button", { name: "Walk through: Webinar Funnel", exact: true }).click();
  return page.getByRole("dialog", { name: "Webinar Funnel", exact: true });
};

test("whole funnels stand before the shelves, each with its pages", async ({ page, reader }) => {
  await enter(page, reader);
  const shelf = page.getByRole("region", { name: "Whole Funnels" });
  await expect(shelf).toContainText("6 pages: sign-up, thank-you, upsell, reminder, recording, sales page");
  await inspect(page, "funnel-kits-shelf");
  await page.getByRole("searchbox", { name: "Search templates by name" }).fill("webinar");
  await expect(page.getByRole("status").filter({ hasText: "1 template matches" })).toBeVisible();
  await expect(shelf.getByRole("listitem")).toHaveCount(1);
});

test("a kit is walked through page by page, and its button says what it does to a site", async ({
  page,
  reader,
}) => {
  await enter(page, reader);
  const sheet = await openWebinar(page);
  await expect(sheet.getByText("Reached")).toBeVisible();
  await expect(sheet.getByRole("status").filter({ hasText: "/local-ads-workshop/" })).toBeVisible();
  await sheet.getByRole("button", { name: "2. Thank-you" }).click();
  await expect(sheet.getByRole("status").filter({ hasText: "/your-seat-is-booked/" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(sheet.getByRole("button", { name: "3. Upsell" })).toHaveAttribute("aria-current", "page");
  await expect(sheet.getByRole("button", { name: "Kit with site style" })).toHaveAccessibleDescription(
    /restyles your whole site/,
  );
  await inspect(page, "funnel-kit-sheet", sheet);
  await sheet.getByRole("button", { name: "Next page" }).click();
  const arrived = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Kit with site style" }).click();
  const kit = await arrived;
  expect(kit.suggestedFilename()).toBe("webinar-kit.zip");
  await expectToast(page, "Template downloaded", "webinar-kit.zip");
  // The toast lies over no button.
  await sheet.getByRole("button", { name: "Previous page" }).click({ timeout: 2_000 });
  const text = (await readFile(await kit.path())).toString("latin1");
  for (const name of [
    "manifest.json",
    "site-settings.json",
    "content/page/106.json",
    "pictures/webinar-1.webp",
  ])
    expect(text).toContain(name);
  expect(text).toContain(reader.orderId);
  await page.keyboard.press("Escape");
  await page.getByLabel("Your file").setInputFiles(await kit.path());
  await expect(page.getByRole("region", { name: "Which one do I have?" }).getByRole("status")).toContainText(
    "Webinar Funnel, version 1",
  );
});

test("one form fills all pages of a kit", async ({ page, reader }) => {
  await enter(page, reader);
  const sheet = await openWebinar(page);
  await sheet.getByRole("button", { name: "Fill it once" }).click();
  const form = page.getByRole("dialog", { name: "Fill it once: Webinar Funnel" });
  await form.getByLabel("Workshop name", { exact: true }).fill("Dukaan Ads");
  await form.getByLabel("Where its answers go").selectOption("To my WhatsApp");
  await form.getByLabel("WhatsApp number", { exact: true }).fill("98765 43210");
  await expect(form.getByText("the kit's own thank-you page follows")).toBeVisible();
  await inspect(page, "funnel-kit-fill");
  const arrived = page.waitForEvent("download");
  await form.getByRole("button", { name: "Filled pages only" }).click();
  const pages = await arrived;
  expect(pages.suggestedFilename()).toBe("webinar-pages.zip");
  const text = (await readFile(await pages.path())).toString("utf8");
  expect(text).not.toContain("[Workshop name]");
  expect(text.split("Dukaan Ads").length).toBeGreaterThan(6);
  expect(text).not.toContain("site-settings.json");
});
