// /admin/setup (docs/product.md sections 2 and 8): in a shop that has no admin yet.
import { AdminPage } from "./pages/admin-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import { firstAdmin } from "./support/admins.ts";
import { inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "admin set-up" });

test("the setup page makes the first admin once", async ({ page, shop, guard }) => {
  guard.expectFailure("/api/create-admin-user", 403);
  const admin = new AdminPage(page);
  await page.goto("/admin/setup");
  const create = page.getByRole("button", { name: "Create Admin Account" });
  await create.click();
  await expectRefused(page, "Validation Error", "Setup code is required");
  await inspectAtNight(page, "admin-setup-errors");

  await page.getByLabel("Setup code").fill("not-the-code");
  await page.getByLabel("Full Name").fill(firstAdmin.fullName);
  await admin.email.fill(firstAdmin.email);
  await admin.password.fill("short");
  await create.click();
  await expectRefused(page, "Validation Error", "Password must be at least 14 characters");
  await admin.password.fill(firstAdmin.password);
  await create.click();
  await expectToast(page, "Setup Failed");

  await page.getByLabel("Setup code").fill(shop.setupCode);
  await create.click();
  await expectToast(page, "Admin Account Created!", "You can now login with your credentials");
  await expect(page).toHaveURL("/admin/login");
  await admin.type(firstAdmin);
  await expectToast(page, "Login Successful", "Welcome to the admin panel");
  await admin.expectRoom("dashboard");

  await page.goto("/admin/setup");
  await page.getByLabel("Setup code").fill(shop.setupCode);
  await page.getByLabel("Full Name").fill("Somebody Else");
  await admin.email.fill("somebody.else@shop.example");
  await admin.password.fill(firstAdmin.password);
  await create.click();
  await expectToast(page, "Setup Failed");
  await expect(page).toHaveURL("/admin/setup");
});
