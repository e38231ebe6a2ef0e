// Who has set 24 px as the size of letters (Chrome's "very large") reads every area on a small phone: nothing sticks out, nothing
// lies over something else, no word is set one letter a line or broken, and what stays in view leaves the page its room.
import type { Page } from "@playwright/test";
import { AdminPage } from "./pages/admin-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { newAddress } from "./support/buyers.ts";
import { expectNoSidewaysScroll } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const areas = [...Object.values(gatedAreas).map(({ path }) => path), "/ad-templates-files", "/account"];

test("a page with very large letters fits a small phone", async ({
  playwright,
  launchOptions,
  shop,
  guard,
  reader,
  owner,
}) => {
  // The setting itself: unlike a style of the page, it also moves the widths at which a page changes.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=24"],
  });
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: "reduce",
    extraHTTPHeaders: { "x-local-viewer-ip": newAddress() },
  });
  guard.watch(context);
  const page = await context.newPage();
  for (const path of ["/", "/checkout", "/templates", "/fb-ads-login"]) await expectToFit(page, path);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("24px");
  await new LoginPage(page, gatedAreas.course).enter(reader);
  for (const path of areas) await expectToFit(page, path);
  await test.step("a marked list, and a kit", async () => {
    await page.goto("/ecom-checklist");
    await page.getByRole("checkbox").nth(2).check();
    await expect(page.getByRole("region", { name: "Keep your marks" })).toBeInViewport({ ratio: 1 });
    expect.soft(await page.evaluate(crowded)).toEqual([]);
    await page.goto("/funnel-templates");
    await page
      .getByRole("button", { name: /^Walk through/ })
      .first()
      .click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("region", { name: "Desktop view" })).toBeInViewport({ ratio: 0.5 });
    await sheet.getByRole("button", { name: "Fill it once" }).scrollIntoViewIfNeeded();
    await expect(sheet.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
    expect.soft(await page.evaluate(crowded)).toEqual([]);
    await page.keyboard.press("Escape");
  });
  await new AdminPage(page).enter(owner, "dashboard");
  for (const path of ["/admin/dashboard", "/admin/orders", "/admin/offer"]) await expectToFit(page, path);
  await browser.close();
});

async function expectToFit(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectNoSidewaysScroll(page);
    // Where the bars of an offer show themselves.
    await page.evaluate(() => scrollTo(0, 1_500));
    expect.soft(await page.evaluate(crowded), path).toEqual([]);
  });
}

/**
 * Runs in the page: ways of the header and the bars that lie over each other, what stays in view and takes more than a seventh of its
 * height, words wider than their button, broken words, and letters in a column.
 */
function crowded(): string[] {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const told: string[] = [];
  for (const bar of document.querySelectorAll("header, aside, .thumb-bar")) {
    const ways = [...bar.querySelectorAll("a, button")].filter(seen);
    const boxes = ways.map((way) => way.getBoundingClientRect());
    ways.forEach((way, at) => {
      const box = boxes[at];
      if (!box) return;
      const over = boxes.findIndex(
        (other, place) =>
          place > at &&
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
      );
      if (over > 0) told.push(`${way.outerHTML.slice(0, 90)} under ${ways[over]?.outerHTML.slice(0, 90)}`);
    });
  }
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const { position } = getComputedStyle(element);
    if ((position !== "fixed" && position !== "sticky") || element.matches("dialog") || !seen(element))
      continue;
    const { width, height } = element.getBoundingClientRect();
    if (width > innerWidth / 2 && height > innerHeight / 7)
      told.push(
        `stays in view, ${Math.round((100 * height) / innerHeight)} % of it: ${element.outerHTML.slice(0, 90)}`,
      );
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim() ?? "";
    if (!parent || text.length < 3 || parent.closest("svg, script, style") || !seen(parent)) continue;
    // What is only said is a pixel wide.
    if (parent.getBoundingClientRect().width <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (lines.length > 1 && lines.length >= text.replaceAll(/\s/g, "").length / 2.2)
      told.push(`in a column: ${text.slice(0, 40)}`);
    for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/(?<!\S)[a-z’']{4,}(?!\S)/gi)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (lines.length > 1 && new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        told.push(`broken: ${word}`);
    }
    const button = parent.closest(".btn");
    const box = button?.getBoundingClientRect();
    if (box && lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1))
      told.push(`wider than its button: ${text.slice(0, 40)}`);
  }
  return told;
}
