// Every address of docs/product.md section 2: answers, fits every screen, and axe finds nothing.

import type { Page } from "@playwright/test";
import { offer } from "@store/contract/offer/offer";
import { atNight, few, isFull } from "../support/full.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { expectAccessible, expectNoSidewaysScroll, inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

interface Route {
  path: string;
  /** Its first heading. */
  heading: string | RegExp;
  /** What search engines are told; nothing, where they are welcome. */
  robots?: string;
  /** The login that it leads anybody who is not logged in to. */
  leadsTo?: string;
  /** It is drawn by the component of a route that is tried by day. */
  like?: true;
  /** It has a button for what moves, which is not there for anybody who wants no motion. */
  moves?: true;
}

const hidden = "noindex, nofollow";
const adminLogin = "/admin/login";

function behindLogin(path: string): Route {
  return { path, heading: "Admin Login", robots: hidden, leadsTo: adminLogin };
}

const routes: Route[] = [
  { path: "/", heading: "Build Funnels That Actually Convert" },
  { path: "/checkout", heading: "Checkout", robots: "noindex" },
  { path: "/thank-you", heading: "Looking for your login?", robots: "noindex" },
  { path: "/privacy-policy", heading: "Privacy Policy" },
  { path: "/refund-policy", heading: "Refund Policy", like: true },
  { path: "/terms-and-conditions", heading: "Terms and Conditions", like: true },
  { path: "/fair-shop", heading: "Fair shop" },
  { path: "/contact", heading: /./ },
  { path: "/ecom-checklist-login", heading: "Access Checklist", robots: hidden },
  { path: "/seo-checklist-login", heading: "SEO Checklist", robots: hidden, like: true },
  { path: "/ad-templates-login", heading: "Ad Templates", robots: hidden, like: true },
  { path: "/fb-ads-login", heading: "Facebook Ads Mastery", robots: hidden, like: true },
  { path: "/funnel-templates-login", heading: "Funnel Templates", robots: hidden, like: true },
  { path: "/funnel-guide", heading: /./, robots: "noindex" },
  { path: "/email-templates", heading: "Email Templates", robots: "noindex", moves: true },
  { path: "/ad-templates", heading: "Ad Templates", moves: true },
  { path: "/account-login", heading: "Your account", robots: hidden },
  { path: "/account", heading: "Your account", robots: hidden, leadsTo: "/account-login" },
  {
    ...{ path: "/files/star-charts", heading: "Your account", robots: hidden },
    leadsTo: "/account-login#/files/star-charts",
  },
  {
    ...{ path: "/client-desk", heading: "Your account", robots: hidden },
    leadsTo: "/account-login#/client-desk",
  },
  {
    ...{ path: "/client-desk/SITE_0123456789abcdef", heading: "Your account", robots: hidden },
    leadsTo: "/account-login#/client-desk/SITE_0123456789abcdef",
  },
  {
    ...{ path: "/site-report/SITE_0123456789abcdef", heading: "Your account", robots: hidden },
    leadsTo: "/account-login#/site-report/SITE_0123456789abcdef",
  },
  { path: "/shared/0000", heading: "Nothing to see here", robots: hidden },
  { path: "/licence/0000", heading: "No such licence", robots: hidden },
  { path: "/lost-access", heading: "Lost your login?", robots: hidden },
  { path: "/reset-password", heading: "Open the link from your mail", robots: hidden },
  { path: "/unsubscribe", heading: "This link is not whole", robots: hidden },
  { path: "/invoice", heading: "This link is not whole", robots: hidden, like: true },
  { path: "/privacy-centre", heading: "Your data", robots: hidden },
  { path: "/admin/setup", heading: "Admin Setup", robots: hidden },
  { path: "/admin/login", heading: "Admin Login", robots: hidden },
  ...[
    ...["dashboard", "users", "orders", "coupons", "offer", "offer/publish", "offer/history", "pages"],
    ...["content", "content/star-charts", "privacy", "people", "account", "settings/admins"],
  ].map((screen) => behindLogin(`/admin/${screen}`)),
  behindLogin("/test-email"),
];

for (const route of routes.filter(({ leadsTo }) => leadsTo === undefined)) {
  const { path, moves, like } = route;
  test(`the page ${path} answers, fits and is accessible`, like ? atNight : {}, async ({ page }) => {
    if (moves) await page.emulateMedia({ reducedMotion: "no-preference" });
    await expectAnswer(page, route);
    await inspect(page, `route${path.replaceAll("/", "-")}`);
    await expectToFit(page, [768, 360, 320]);
    // A phone has another layout. By day axe looks again only where it shows what a desk does not.
    if (isFull || path === "/") await expectAccessible(page);
  });
}

test("a gated page leads to its login", async ({ page }) => {
  for (const route of routes) {
    if (route.leadsTo === undefined) continue;
    await test.step(route.path, async () => {
      await expectAnswer(page, route);
      await expect(page).toHaveURL(route.leadsTo ?? "");
    });
  }
});

/** The address, as browsers, search engines and readers of its headings have it. */
async function expectAnswer(page: Page, { path, heading, robots }: Route): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  const headers = response?.headers() ?? {};
  expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "content-type": "text/html; charset=utf-8",
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(new RegExp(offer.name));
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(robots ? 1 : 0);
  if (robots) await expect(page.locator('head meta[name="robots"]')).toHaveAttribute("content", robots);
  await expectLinksToLead(page);
}

for (const area of few(Object.values(gatedAreas), 2)) {
  test(`the page ${area.path} behind its login fits and is accessible`, async ({ page, reader }) => {
    await new LoginPage(page, area).enter(reader);
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute("content", hidden);
    await expectToFit(page, [1280, 768, 360, 320]);
    await inspect(page, `area${area.path.replaceAll("/", "-")}`);
  });
}

const outsiders = [
  "/no-such-page",
  "/checkout/no-such-page",
  "/admin",
  "/404",
  "/404.html",
  "/app",
  "/assets/gone.js",
  "/%E0%A4%A",
  "/..%2f..%2fetc%2fpasswd",
];

test("an unknown address is answered with 404", async ({ page, request, guard }) => {
  guard.expectFailure("/no-such-page", 404);
  const [seen = "", ...others] = outsiders;
  const response = await page.goto(seen);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
  await expect(
    page.getByText("Oops! The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
  const html = await response?.text();
  for (const path of others) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toBe(html);
  }
});

test("the not-found page leads home and back", async ({ page, guard }) => {
  guard.expectFailure("/gone", 404);
  await page.goto("/contact");
  await page.goto("/gone");
  await inspect(page, "not-found");
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/contact");
  await page.goForward();
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL("/");
});

/** Addresses that were found to answer: most links stand on every page. */
const answering = new Set<string>();

/** Every link to this shop leads somewhere, and every anchor to a place on its page. */
async function expectLinksToLead(page: Page): Promise<void> {
  const here = new URL(page.url());
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const own = links.map((href) => new URL(href)).filter(({ origin }) => origin === here.origin);
  expect(own).not.toHaveLength(0);
  for (const { pathname, hash } of own) {
    if (hash && pathname === here.pathname) await expect(page.locator(hash), hash).toHaveCount(1);
  }
  for (const path of new Set(own.map(({ pathname }) => pathname))) {
    if (answering.has(path)) continue;
    expect((await page.request.head(path)).status(), path).toBe(200);
    answering.add(path);
  }
}

/** At each of these widths; the page is left at the last. */
async function expectToFit(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}
