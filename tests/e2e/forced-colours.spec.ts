// The main screens in the colours of their reader's system: axe finds nothing, and the focus is always seen. What is chosen
// and what is not are told apart on every screen that is inspected: support/inspect.ts.
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { AdminPage } from "./pages/admin-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { expectAccessible, rules } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

/** Colours are the reader's own: axe would measure those of the page. Its experimental rule is left out as elsewhere. */
const withoutContrast: RunOptions = {
  ...rules,
  rules: { "color-contrast": { enabled: false }, "label-content-name-mismatch": { enabled: false } },
};

async function expectFocusSeen(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    const unseen = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused instanceof HTMLIFrameElement) return "";
      // A part of the field that the browser draws itself, such as the calendar's button of a date.
      if (!focused.matches(":focus")) return "";
      for (let each: Element | null = focused, up = 0; each && up < 3; each = each.parentElement, up += 1) {
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2) return "";
      }
      return focused.outerHTML.slice(0, 160);
    });
    expect(unseen, `${page.url()}, stop ${stop + 1}`).toBe("");
  }
}

async function expectReadable(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessible(page, undefined, withoutContrast);
    await expectFocusSeen(page, 24);
  });
}

test("the focus is seen on every public page and area in forced colours", async ({ page, reader }) => {
  for (const path of ["/", "/templates", "/checkout", "/account-login"]) await expectReadable(page, path);
  await new LoginPage(page, gatedAreas.checklist).enter(reader);
  const areas = Object.values(gatedAreas).map(({ path }) => path);
  for (const path of [...areas, "/ad-templates-files", "/account"]) await expectReadable(page, path);
});

test("the focus is seen on every screen of the admin in forced colours", async ({ page, owner }) => {
  await new AdminPage(page).enter(owner, "dashboard");
  for (const path of ["dashboard", "orders", "users", "coupons", "offer", "pages", "settings/account"])
    await expectReadable(page, `/admin/${path}`);
});
