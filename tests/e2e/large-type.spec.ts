// Who has set 24 px as the size of letters (Chrome's "very large") reads every area on a small phone without scrolling sideways.
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { expectNoSidewaysScroll } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

test("a page with very large letters fits a small phone", async ({ page, reader }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 24px } * { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await new LoginPage(page, gatedAreas.course).enter(reader);
  for (const path of ["/", "/checkout", "/account", ...Object.values(gatedAreas).map((area) => area.path)])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectNoSidewaysScroll(page);
    });
});
