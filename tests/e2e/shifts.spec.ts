// Nothing moves on its own while a screen loads, however late its answers come.

import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { AdminPage } from "./pages/admin-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { expect, test } from "./support/test.ts";

/** What Chromium's own sum of shifts may come to: a twentieth of what Google calls good (0.1). */
const shiftLimit = 0.005;

interface Shift {
  value: number;
  moved: string[];
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? "text"),
          });
    }).observe({ type: "layout-shift", buffered: true });
  });
  // Late enough that what stands in the answers' place is drawn.
  await page.route("**/api/**", async (route) => {
    await setTimeout(250);
    await route.continue().catch(() => undefined);
  });
}

async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths)
      await test.step(`${path} at ${width} px`, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.waitForLoadState("networkidle");
        const shifts = await page.evaluate(() => (window as typeof window & { shifts: Shift[] }).shifts);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        expect(sum, `${path} at ${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(shiftLimit);
      });
  }
}

test("no area moves while it loads", async ({ page, reader }) => {
  await watchShifts(page);
  await new LoginPage(page, gatedAreas.checklist).enter(reader);
  const areas = Object.values(gatedAreas).map(({ path }) => path);
  await expectStill(page, [...areas, "/ad-templates-files", "/account"]);
});

test("no screen of the admin moves while it loads", async ({ page, owner, reader }) => {
  expect(reader.orderId, "somebody has bought").toBeTruthy();
  await watchShifts(page);
  await new AdminPage(page).enter(owner, "dashboard");
  await expectStill(
    page,
    ["dashboard", "orders", "users", "coupons", "offer", "pages", "content", "settings/admins"].map(
      (room) => `/admin/${room}`,
    ),
  );
});

test("the bars, the title and the names of the dashboard stand where they stay before its code arrives", async ({
  page,
  owner,
}) => {
  await new AdminPage(page).enter(owner, "dashboard");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/admin/dashboard", { waitUntil: "commit" });
    const rooms = page.getByRole("navigation", { name: "Admin" });
    await expect(rooms.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByText("Carts today")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page.locator("header a, h1, dt, main li, .thumb-bar > *").evaluateAll((all) =>
        all
          .map((one) => [`${one.tagName} ${one.textContent}`, one.getBoundingClientRect()] as const)
          .filter(([, { width }]) => width > 0)
          .map(([text, { x, y }]) => [text.replace("…", ""), Math.round(x), Math.round(y)]),
      );
    const before = await places();
    // The menu needs no code.
    if (width < 1024) {
      await rooms.getByRole("button", { name: "Menu" }).click();
      await expect(rooms.getByRole("link", { name: "Coupons" })).toBeVisible();
      await page.keyboard.press("Escape");
    }
    release();
    await expect(page.getByRole("link", { name: "Sales today" })).toBeVisible();
    const after = new Map((await places()).map(([text, ...at]) => [text, at]));
    const kept = before.filter(([text]) => after.has(text));
    expect(kept.length).toBeGreaterThan(7);
    for (const [text, ...at] of kept) expect(after.get(text), `${text} at ${width} px`).toEqual(at);
    await page.unroute("**/assets/*.js");
  }
});
