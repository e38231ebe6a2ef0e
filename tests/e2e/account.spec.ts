// One login for all that one owns, and the account behind it.

import { upsellIds } from "@store/contract/products";
import { atNight } from "../support/full.ts";
import { AccountPage } from "./pages/account-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import { sell } from "./support/buyers.ts";
import { expectAccessible, expectNoSidewaysScroll, inspect, inspectAtNight } from "./support/inspect.ts";
import { total } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

const areas = Object.values(gatedAreas);

test("one login opens every area until one logout", async ({ page, customer, shop }) => {
  const first = await new LoginPage(page, gatedAreas.checklist).enter(customer);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  for (const area of areas) {
    await page.goto(area.loginPath);
    await new LoginPage(page, area).expectInside();
  }
  // The address alone does it as well.
  await page.goto("/fb-ads-course");
  await new LoginPage(page, gatedAreas.course).expectInside();
  expect(calls).not.toContain("/api/validate-login");
  // One call for each opening.
  expect(calls.filter((path) => path.startsWith("/api/"))).toEqual(
    Array(5).fill("/api/verify-resource-token"),
  );

  const sessionToken = (await first.stored("checklist_token")) ?? "";
  const check = () =>
    fetch(`${shop.url}/api/verify-resource-token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ sessionToken, resourceType: "checklist" }),
    }).then(async (answer) => ((await answer.json()) as { success: boolean }).success);
  expect(await check()).toBe(true);
  const told = page.waitForResponse("**/api/logout");
  await page.getByRole("button", { name: "Logout" }).click();
  await told;
  expect(await check()).toBe(false);
  for (const area of areas) {
    await page.goto(area.path);
    await new LoginPage(page, area).expectOutside();
  }
});

test("a customer who has paid enters every area until the logout", atNight, async ({ page, customer }) => {
  const thanks = await new ThankYouPage(page).open(customer);
  await thanks.quickLink("Funnel Templates").click();
  const funnels = new LoginPage(page, gatedAreas.funnels);
  await expectToast(page, ...gatedAreas.funnels.welcome);
  await funnels.expectInside();
  await page.goBack();
  await thanks.expectPaid();
  await thanks.quickLink("FB Ads Course").click();
  await new LoginPage(page, gatedAreas.course).expectInside();
  await page.getByRole("button", { name: "Logout" }).click();
  await new LoginPage(page, gatedAreas.course).expectOutside();
  expect(await funnels.stored("userCredentials")).toBeNull();
  // The next person at this tab is shown no password.
  await page.goto(`/thank-you?order=${customer.orderId}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(thanks.viewAll).toHaveCount(0);
  expect(await funnels.stored("checkoutAccount")).toBeNull();
});

test("the account lists products, orders and sessions", async ({ page, shop, hands }) => {
  const customer = await sell(shop.url, hands, undefined, [
    "seo-checklist",
    "ad-templates",
    "agency-license",
  ]);
  await page.goto("/account");
  const login = new LoginPage(page, {
    loginPath: "/account-login",
    path: "/account",
    flag: "account_auth",
    heading: "Your account",
    submit: "Open Account",
    welcome: ["Login Successful", "Welcome to your account"],
  });
  await login.expectOutside();
  await login.logIn(customer.customerId, customer.password);
  await expectToast(page, ...login.area.welcome);
  const account = new AccountPage(page);
  await account.expectOpen();
  await expect(account.owned).toHaveCount(7);
  await expect(account.orders).toHaveCount(1);
  await expect(account.orders).toContainText(
    "Complete Funnel Bundle, Ad Templates, SEO Checklist, Agency License",
  );
  await expect(account.orders).toContainText(total(upsellIds));
  await expect(account.orders).toContainText("Completed");
  await expect(account.orders).toContainText(customer.orderId);
  await expect(account.sessions).toHaveCount(1);
  await expect(account.sessions).toContainText("This browser");
  await expect(account.sessions).toContainText(/Chrome on Linux/);
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
  await expect(page.getByRole("link", { name: "privacy policy" })).toHaveAttribute("href", "/privacy-policy");
  await inspect(page, "account");
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);

  await page.getByRole("link", { name: /^Ad Templates/ }).click();
  await expect(page.getByRole("heading", { name: "Your Ad Templates", level: 1 })).toBeVisible();
});

test("the account goes on where its owner stopped, also without kept marks", async ({ page, customer }) => {
  const checklist = await new LoginPage(page, gatedAreas.checklist).enter(customer);
  const first = page.getByRole("checkbox", { name: /^(?!Remember)/ }).first();
  await first.check();
  await page.getByRole("button", { name: "Not now" }).click();
  const account = await new AccountPage(page).open();
  const card = account.owned.filter({ hasText: "E-commerce CRO Checklist" });
  await expect(card.getByRole("progressbar")).toHaveCount(0);
  await inspect(page, "account-go-on");
  const goOn = page.getByRole("region", { name: "Go on where you stopped" });
  await goOn.getByRole("link", { name: /^Go on/ }).press("Enter");
  await checklist.expectInside();
  await expect(page.locator("li input:focus")).not.toBeChecked();
  await expect(page.getByRole("region", { name: "Where you were" })).toContainText("Go on where you stopped");
  await inspectAtNight(page, "checklist-where-you-were");

  // Kept, it is the account's.
  await first.check();
  await page.getByRole("checkbox", { name: "Remember my progress" }).check();
  await expect(page.getByText("Saved with your account.")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await account.open();
  await expect(card.getByRole("progressbar")).toHaveAccessibleName(/points ticked/);
  await expect(goOn).toHaveCount(1);
});

test("what came since the last visit is named in its area and counted in the account", async ({
  page,
  customer,
}) => {
  const checklist = await new LoginPage(page, gatedAreas.checklist).enter(customer);
  const added = "2026-11-20";
  await page.route("**/api/*", async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace('"id":"gen-2",', `"id":"gen-2","added":"${added}",`);
    await route.fulfill({ response: answer, body: text });
  });
  await page.route("**/api/read-account", async (route) => {
    const answer = await route.fetch();
    const account = await answer.json();
    for (const each of account.progress)
      if (each.area === "checklist") each.news = [{ id: "gen-2", title: "A new point", added }];
    await route.fulfill({ response: answer, json: account });
  });
  // The page notes this visit by itself, and must not do so afterwards.
  await page.waitForFunction(() => localStorage.getItem("places")?.includes('"checklist"'));
  await page.evaluate(() => localStorage.setItem("places", '{"checklist":{"day":"2026-11-01"}}'));
  const account = await new AccountPage(page).open();
  await expect(account.owned.filter({ hasText: "1 new since 01 Nov 2026" })).toHaveCount(1);
  await page.goto(gatedAreas.checklist.path);
  await checklist.expectInside();
  const news = page.getByRole("region", { name: "Where you were" });
  await expect(news).toContainText("1 new since you were here on 01 Nov 2026");
  await inspect(page, "checklist-new-since", news);
  await news.getByRole("link").press("Enter");
  await expect(page.locator("li input:focus")).toBeVisible();
  // Until the day is over.
  await page.reload();
  await expect(news).toContainText("1 new since");
});

test(
  "ending all other sessions keeps this browser logged in",
  atNight,
  async ({ page, customer, otherBrowser }) => {
    const there = new LoginPage(await otherBrowser(), gatedAreas.checklist);
    const here = new LoginPage(page, gatedAreas.seo);
    for (const login of [there, here]) await login.enter(customer);
    await here.page.getByRole("link", { name: "Account" }).click();
    const account = new AccountPage(page);
    await account.expectOpen();
    await expect(account.sessions).toHaveCount(2);
    await inspectAtNight(page, "account-two-sessions");
    await account.endOthers.press("Enter");
    await expectToast(page, "Logged out elsewhere", "One other session has ended.");
    await expect(account.sessions).toHaveCount(1);
    await expect(account.endOthers).toHaveCount(0);
    await there.page.reload();
    await there.expectOutside();
    await expect(there.page.getByText("Your session has ended. Please log in again.")).toBeVisible();
    await page.goto(gatedAreas.seo.path);
    await here.expectInside();
  },
);

test("a session that was left open asks for another login before it ends others", async ({
  page,
  customer,
  guard,
  hands,
  otherBrowser,
}) => {
  guard.expectFailure("/api/end-other-sessions", 403);
  const there = new LoginPage(await otherBrowser(), gatedAreas.checklist);
  const here = new LoginPage(page, gatedAreas.checklist);
  for (const login of [there, here]) await login.enter(customer);
  const account = await new AccountPage(page).open();
  await hands.advance(10 * 60_000);
  await account.endOthers.press("Enter");
  await expect(page.getByText("Other sessions can be ended within ten minutes of a login.")).toBeVisible();
  await inspect(page, "account-log-in-again");
  await page.getByRole("button", { name: "Log out, to log in again" }).press("Enter");
  await expect(page).toHaveURL("/account-login");
  await there.page.reload();
  await there.expectInside();
});

test(
  "a new password ends every session but this browser's",
  atNight,
  async ({ page, customer, guard, otherBrowser }) => {
    guard.expectFailure("/api/change-own-password", 403, 400);
    guard.expectFailure("/api/validate-login", 401);
    const there = new LoginPage(await otherBrowser(), gatedAreas.checklist);
    const here = new LoginPage(page, gatedAreas.checklist);
    for (const login of [there, here]) await login.enter(customer);
    const account = new AccountPage(page);
    await page.goto("/account-login");
    await account.expectOpen();
    const attempt = async (current: string, next: string) => {
      await account.current.fill(current);
      await account.next.fill(next);
      await account.next.press("Enter");
    };
    await attempt("", "kettle-anvil-marigold");
    await expect(account.current).toHaveAccessibleDescription(/Password is required/);
    await attempt(customer.password, "short");
    await expect(account.next).toHaveAccessibleDescription(/at least 12 characters/);
    await attempt("not-the-password", "kettle-anvil-marigold");
    await expect(account.current).toHaveAccessibleDescription(/This is not your present password\./);
    await expect(account.current).toBeFocused();
    await inspectAtNight(page, "account-wrong-password");
    await attempt(customer.password, "password1234");
    await expect(account.next).toHaveAccessibleDescription(/easy to guess/);
    await attempt(customer.password, "kettle-anvil-marigold");
    await expectToast(page, "Password changed", "All other devices have been logged out.");
    await expect(account.sessions).toHaveCount(1);
    await expect(account.next).toHaveValue("");
    await page.goto(gatedAreas.checklist.path);
    await here.expectInside();

    await there.page.reload();
    await there.expectOutside();
    await there.logIn(customer.email, customer.password);
    await expectRefused(there.page, "Login Failed", "Invalid username or password");
    await there.logIn(customer.email, "kettle-anvil-marigold");
    await there.expectInside();
  },
);

test(
  "an account that does not load can be requested again",
  atNight,
  async ({ page, customer, hands, guard }) => {
    guard.expectFailure("/api/read-account", 0, 401);
    const login = await new LoginPage(page, gatedAreas.checklist).enter(customer);
    await page.route("**/api/read-account", (route) => route.abort());
    await page.getByRole("link", { name: "Account" }).click();
    await expect(page.getByRole("heading", { name: "This did not arrive" })).toBeVisible();
    await inspectAtNight(page, "account-failed");
    await page.unroute("**/api/read-account");
    await page.getByRole("button", { name: "Try again" }).click();
    await new AccountPage(page).expectOpen();
    await hands.block(customer.customerId);
    await page.reload();
    await expect(page).toHaveURL("/account-login");
    await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
    // And in no other area does the old token try again.
    await page.goto("/ecom-checklist-login");
    await login.expectOutside();
  },
);
