// The session of the admin area (docs/product.md sections 2, 4 and 8): login, guard, logout.

import { atNight } from "../support/full.ts";
import { AdminPage, adminRooms } from "./pages/admin-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import { inspect } from "./support/inspect.ts";
import { coupon } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test("every admin page leads to the login if there is no session", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const { path } of Object.values(adminRooms)) {
    await page.goto(path);
    await new AdminPage(page).expectOutside();
  }
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("the login has a message for every answer", async ({ page, owner, guard }) => {
  guard.expectFailure("/__cognito/", 400, 0);
  const admin = await new AdminPage(page).openLogin();
  await admin.type({ email: "nobody", password: "x" });
  await expectRefused(page, "Validation Error", "Invalid email address");
  await admin.type({ email: owner.email, password: "" });
  await expectRefused(page, "Validation Error", "Password is required");
  await admin.type({ email: owner.email, password: "not-the-password" });
  await expectRefused(page, "Login Failed", "Invalid email or password");
  await admin.type({ email: "nobody@shop.example", password: owner.password });
  await expectRefused(page, "Login Failed", "Invalid email or password");
  await inspect(page, "admin-login-failed");
  await page.route("**/__cognito/", (route) => route.abort());
  // What stood there before says the same: the connection is back only when this login has failed by itself.
  await Promise.all([page.waitForEvent("requestfailed"), admin.type(owner)]);
  await expectRefused(page, "Login Failed", "Invalid email or password");
  await page.unroute("**/__cognito/");
  await admin.type({ email: ` ${owner.email.toUpperCase()} `, password: owner.password });
  await expectToast(page, "Login Successful", "Welcome to the admin panel");
  await admin.expectRoom("dashboard");
});

test("the login leads to the requested page and the logout ends the session", async ({ page, owner }) => {
  const admin = new AdminPage(page);
  await page.goto("/admin/orders?status=pending");
  await admin.expectOutside();
  await admin.type(owner);
  await admin.expectRoom("orders");
  await expect(page).toHaveURL(/status=pending/);
  await page.reload();
  await admin.expectRoom("orders");
  await page.goto("/admin/login");
  await admin.expectRoom("dashboard");
  // A call under way is refused once the server has ended the session, and the browser says so in its console.
  await page.waitForLoadState("networkidle");

  await page.getByRole("button", { name: "Logout" }).click();
  await admin.expectOutside();
  await expectToast(page, "Logged Out", "You have been successfully logged out");
  await page.goBack();
  await admin.expectOutside();
});

test("another tab logs in and out with this one", atNight, async ({ page, owner, context }) => {
  const admin = await new AdminPage(page).enter(owner);
  const second = new AdminPage(await context.newPage());
  await second.go("coupons");
  await page.getByRole("button", { name: "Logout" }).click();
  await admin.expectOutside();
  await second.expectOutside();
  await admin.type(owner);
  await admin.expectRoom("dashboard");
  await second.expectRoom("coupons");
});

test("an expired token is renewed unnoticed", async ({ page, owner, guard }) => {
  // What the dashboard still asks when the token expires is asked again.
  for (const call of ["people", "dashboard", "orders", "users", "privacy"])
    guard.expectFailure(`/api/admin-${call}`, 401);
  const admin = await new AdminPage(page).enter(owner);
  const before = await spoilAccessToken(admin);
  await admin.go("coupons");
  await expect(page.getByText(coupon.code).first()).toBeVisible();
  expect(JSON.parse((await admin.storedSession()) ?? "{}").access_token).not.toBe(before);
});

test("no other page holds the admin area's code", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js"))
      scripts.push(response.text().then((text) => `${response.url()} ${text}`));
  });
  await page.goto("/ecom-checklist-login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(0);
  // By name, and by a word of the admin area's own navigation.
  expect(loaded.filter((text) => /^\S*(dashboard|orders-page|cognito)|Test mails/.test(text))).toEqual([]);
});

/** As if the service had forgotten the token; answers the one that was there. */
async function spoilAccessToken(admin: AdminPage): Promise<string> {
  return admin.page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("admin_session") ?? "{}");
    const { access_token } = session;
    localStorage.setItem("admin_session", JSON.stringify({ ...session, access_token: `${access_token}x` }));
    return access_token;
  });
}
