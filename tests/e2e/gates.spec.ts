// The gates and their logins (docs/product.md sections 2, 4 and 8). What each keeps and says is held for every area without a
// browser (packages/web/src/gated/access/loaders.test.ts, areas.test.ts); here one of them goes through every state, and
// another through every answer of its login: at night two that differ in all of it, and all four.
import { few } from "../support/full.ts";
import { type GatedArea, gatedAreas, LoginPage } from "./pages/login-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import { sell } from "./support/buyers.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

/** What is left of what an area keeps, after a check that nobody answers and after logging out. */
const kept: Record<"checklist" | "fbads", { whenThrown: boolean; atLogout: string[] }> = {
  checklist: { whenThrown: false, atLogout: [] },
  fbads: { whenThrown: true, atLogout: ["fbads_token"] },
};

/** The toast of a login whose answer is none of ours. */
const unreadable: Record<GatedArea["resource"], readonly [title: string, sentence: string]> = {
  checklist: ["Login Failed", "An error occurred. Please try again."],
  funnel_templates: ["Login Failed", "An error occurred. Please try again."],
  fbads: ["Access Denied", "An error occurred. Please try again."],
  "seo-checklist": ["Error", "An error occurred during login. Please try again."],
};

for (const area of few([gatedAreas.course, gatedAreas.checklist], 1)) {
  const { flag, token } = area;
  const { whenThrown, atLogout } = kept[area.resource];

  test.describe(area.path, () => {
    test("removes a wrong token", async ({ page }) => {
      await page.goto("/contact");
      await page.evaluate(
        ([flagKey, tokenKey]) => {
          sessionStorage.setItem(flagKey as string, "true");
          sessionStorage.setItem(tokenKey as string, "CUST_1234567890.made-up");
        },
        [flag, token],
      );
      await page.goto(area.path);
      const login = new LoginPage(page, area);
      await login.expectOutside();
      await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
      expect(await login.stored(flag)).toBeNull();
      expect(await login.stored(token)).toBeNull();
      await inspectAtNight(page, `login${area.path.replace("/", "-")}-turned-away`);
    });

    test("leads to the login if the check is not answered", async ({ page, customer, guard }) => {
      guard.expectFailure("/api/verify-resource-token", 0);
      const login = await new LoginPage(page, area).enter(customer);
      await page.route("**/api/verify-resource-token", (route) => route.abort());
      await page.reload();
      await login.expectOutside();
      await expect(page.getByText("We could not check your session just now.")).toBeVisible();
      expect((await login.stored(token)) !== null).toBe(whenThrown);
      await page.unroute("**/api/verify-resource-token");
      if (whenThrown) {
        await page.getByRole("link", { name: "try again" }).click();
        await login.expectInside();
      }
    });

    test("sends a logged-in customer on from the login", async ({ page, customer }) => {
      const login = await new LoginPage(page, area).enter(customer);
      await page.goto(area.loginPath);
      await login.expectInside();
      await page.getByRole("button", { name: "Logout" }).click();
      await login.expectOutside();
      await expectToast(page, "Logged Out", "You have been successfully logged out");
      for (const key of new Set([flag, token])) {
        expect((await login.stored(key)) !== null, key).toBe(atLogout.includes(key));
      }
      await page.goto(area.path);
      await login.expectOutside();
    });
  });
}

for (const area of few(Object.values<GatedArea>(gatedAreas), 1)) {
  test.describe(area.path, () => {
    test("has a message for every answer of the login", async ({ page, customer, guard }) => {
      guard.expectFailure("/api/validate-login", 401, 0, 502);
      const course = area.resource === "fbads";
      const login = await new LoginPage(page, area).open();
      for (const [username, password, issue] of [
        ["", "x", "Username is required"],
        ["somebody", "x", "Please enter your Customer ID (CUST_XXXXXXXXXX) or email address"],
        [`${"a".repeat(100)}@b.in`, "x", "Username must be less than 100 characters"],
        [customer.email, "", "Password is required"],
        [customer.email, "p".repeat(256), "Password must be less than 255 characters"],
      ] as const) {
        await login.logIn(username, password);
        await expectRefused(page, "Validation Error", issue);
      }
      await inspect(page, `login${area.path.replace("/", "-")}-errors`);
      await login.logIn(customer.email, "not-the-password");
      await expectRefused(page, course ? "Access Denied" : "Login Failed", "Invalid username or password");
      await page.getByRole("link", { name: "Invalid username or password" }).click();
      await expect(login.password).toBeFocused();
      await expect(login.password).toHaveAccessibleDescription(/does not open this username/);
      await inspectAtNight(page, `login${area.path.replace("/", "-")}-wrong-password`);
      await login.username.press("End");
      await login.username.pressSequentially("n");
      await expect(login.password).not.toHaveAttribute("aria-invalid");
      await page.route("**/api/validate-login", (route) => route.abort());
      await login.submit.click();
      await expectRefused(page, "No Connection");
      await page.unroute("**/api/validate-login");
      await page.route("**/api/validate-login", (route) => route.fulfill({ status: 502, body: "<html>" }));
      await login.submit.click();
      await expectRefused(page, ...unreadable[area.resource]);
      await page.unroute("**/api/validate-login");
      await login.logIn(customer.email.toUpperCase(), customer.password);
      await expectToast(page, ...area.welcome);
      await login.expectInside();
    });
  });
}

test("only a customer of the shop is told that an area was not bought", async ({
  page,
  shop,
  hands,
  guard,
}) => {
  guard.expectFailure("/api/validate-login", 401, 403);
  const { email, password } = await sell(shop.url, hands);
  const login = await new LoginPage(page, gatedAreas.seo).open();
  await login.logIn(email, "wrong");
  await expectRefused(page, "Login Failed", "Invalid username or password");
  await login.logIn(email, password);
  await expect(page.getByText(/the SEO checklist is not part of your order/)).toBeVisible();
  await inspect(page, "login-not-bought");
});

test("a token opens only areas that were bought", async ({ page, shop, hands }) => {
  const login = await new LoginPage(page, gatedAreas.checklist).enter(await sell(shop.url, hands));
  const sessionToken = await login.stored("checklist_token");
  await page.evaluate((value) => sessionStorage.setItem("seo_checklist_auth", value ?? ""), sessionToken);
  await page.goto("/seo-checklist");
  await new LoginPage(page, gatedAreas.seo).expectOutside();
  await expect(page.getByText(/the SEO checklist is not part of your order/)).toBeVisible();
  await inspectAtNight(page, "login-not-part-of-it");
  await page.getByRole("link", { name: "what you own" }).click();
  await expect(page).toHaveURL("/account");
});

test("content that does not load can be requested again", async ({ page, customer, guard }) => {
  guard.expectFailure("/api/get-resource", 0);
  const login = await new LoginPage(page, gatedAreas.seo).open();
  // The check passes, and brings nothing along.
  await page.route("**/api/verify-resource-token", (route) => {
    const { content: _, ...asked } = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify(asked) });
  });
  await page.route("**/api/get-resource", (route) => route.abort());
  await login.logIn(customer.email, customer.password);
  await expect(page.getByRole("heading", { name: "This did not arrive" })).toBeVisible();
  await inspectAtNight(page, "area-content-failed");
  await page.unroute("**/api/get-resource");
  await page.unroute("**/api/verify-resource-token");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "General SEO" })).toBeVisible();
});

test("content that failed loads by itself when the connection is back", async ({ page, customer, guard }) => {
  guard.expectFailure("/api/read-account", 0);
  const login = new LoginPage(page, gatedAreas.seo);
  await login.enter(customer);
  await page.route("**/api/read-account", (route) => route.abort());
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByText("The shop did not answer.", { exact: false })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("You are offline.", { exact: false })).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "Your account", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "This did not arrive" })).toHaveCount(0);
});

test("a page whose code did not arrive loads by itself when the connection is back", async ({
  page,
  customer,
  guard,
}) => {
  guard.expectConsole(/net::ERR_(FAILED|INTERNET_DISCONNECTED)|dynamically imported module/);
  await new LoginPage(page, gatedAreas.seo).enter(customer);
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "Your account", exact: true })).toBeVisible();
});

test("a gated page has its own heading before the app runs", async ({ page }) => {
  const html = await (await page.request.get("/ecom-checklist")).text();
  expect(html).toMatch(/<h1[^>]*>E-commerce CRO Checklist<\/h1>/);
});

test("an unexpected error has a screen of its own", async ({ page, guard }) => {
  guard.expectConsole(/net::ERR_FAILED|dynamically imported module/);
  await page.route(/\/assets\/lost-access-page-.*\.js$/, (route) => route.abort());
  await page.goto("/lost-access");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The shop did not answer");
  // The shop's own words come first; the fault's name is the last that is read.
  await expect(page.getByRole("main")).toHaveText(/^The shop did not answer.*Unexpected Application Error!/);
  await inspect(page, "application-error");
  await page.unroute(/\/assets\/lost-access-page-.*\.js$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("The shop did not answer");
});
