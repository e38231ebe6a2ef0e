// Code that is loaded when a page needs it, and does not arrive: the screen says so, and offers to load the page anew.
import type { Page } from "@playwright/test";
import { atNight, few } from "../support/full.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

// Pages complain of what is kept from them.
test.beforeEach(({ guard }) => guard.expectBroken());

/** The code of every page of the app; not what all of them share, as the frame of a page at the side is. */
const pages = /\/assets\/(?!side-page)[a-z-]+-page-[^/]+\.js$/;

/** Takes the code away, opens the page, gives it back and tries again. */
async function expectSecondTry(page: Page, code: RegExp, open: () => Promise<unknown>): Promise<void> {
  await page.route(code, (route) => route.abort());
  await open();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("The shop did not answer");
  await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
  await page.unroute(code);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(title).not.toHaveText("The shop did not answer");
}

const paths = [
  "/lost-access",
  "/reset-password",
  "/unsubscribe",
  "/privacy-centre",
  "/invoice",
  "/admin/setup",
];

for (const path of few(paths, 2))
  test(`the page ${path} is loaded again if its code fails`, async ({ page }) => {
    await expectSecondTry(page, pages, () => page.goto(path));
  });

test(
  "a login whose area's code fails to load opens the area's own document",
  atNight,
  async ({ page, reader }) => {
    const login = new LoginPage(page, gatedAreas.seo);
    await page.route(/\/assets\/start-[^/]+\.js$/, (route) =>
      new URL(route.request().frame().url()).pathname === gatedAreas.seo.loginPath
        ? route.abort()
        : route.continue(),
    );
    await login.open();
    await login.logIn(reader.email, reader.password);
    await login.expectInside();
  },
);

test("an area whose code fails to load is loaded again", async ({ page, reader }) => {
  const login = await new LoginPage(page, gatedAreas.seo).open();
  await login.logIn(reader.email, reader.password);
  await login.expectInside();
  await expectSecondTry(page, /\/assets\/seo-page-[^/]+\.js$/, () => page.reload());
  await login.expectInside();
});

test("a part of an open page is loaded again if its code fails", atNight, async ({ page, reader }) => {
  const login = await new LoginPage(page, gatedAreas.funnels).open();
  await login.logIn(reader.email, reader.password);
  await login.expectInside();
  const sheet = page.getByRole("button", { name: /^Look inside: / }).first();
  await expectSecondTry(page, /\/assets\/template-sheet-[^/]+\.js$/, () => sheet.click());
});

test("an admin page opened from another is loaded again if its code fails", async ({ page, owner }) => {
  await new AdminPage(page).enter(owner, "orders");
  await expectSecondTry(page, /\/assets\/coupons-page-[^/]+\.js$/, () =>
    page.getByRole("link", { name: "Coupons" }).first().click(),
  );
  await inspectAtNight(page, "admin-coupons-second-try");
});
