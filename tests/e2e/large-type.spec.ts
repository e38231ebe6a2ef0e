// Who has set 24 px as the size of letters (Chrome's "very large") reads every area on a small phone: nothing sticks out, nothing
// lies over something else, and no word is set one letter a line.
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
    expect(await page.evaluate(crowded), path).toEqual([]);
  });
}

/** Runs in the page: ways of the header and the bars that lie over each other, words wider than their button, and letters in a column. */
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
    const button = parent.closest(".btn");
    const box = button?.getBoundingClientRect();
    if (box && lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1))
      told.push(`wider than its button: ${text.slice(0, 40)}`);
  }
  return told;
}
