// /admin/users (docs/product.md sections 2, 4, 5 and 8).
import { atNight } from "../support/full.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import type { Sold } from "./support/buyers.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

/** The list, with this customer alone in it. */
const alone = ({ customerId }: Sold) => `?search=${customerId}`;

test("the list finds customers and shows their payments and access", async ({ page, owner, customer }) => {
  const admin = await new AdminPage(page).enter(owner, "users");
  const row = admin.row(customer.customerId);
  for (const text of [customer.customerId, customer.email]) {
    await admin.search("Find a user", text);
    await expect(row).toContainText("Asha Rao");
    await expect(row).toContainText("Paid");
    await expect(row).toContainText("Active");
  }
  await page.getByLabel("Payment and status").selectOption("blocked");
  await expect(page.getByRole("heading", { name: "No user matches" })).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(row).toBeVisible();
  await inspect(page, "admin-users");
  await page.getByRole("button", { name: "Sync Payment Status" }).click();
  await expectToast(page, "Updated 0 user(s) payment status");
});

test("a blocked customer loses an open area until the block is lifted", async ({
  page,
  owner,
  customer,
  otherBrowser,
  guard,
}) => {
  guard.expectFailure("/api/get-resource", 401);
  guard.expectFailure("/api/validate-login", 401);
  const login = await new LoginPage(await otherBrowser(), gatedAreas.checklist).enter(customer);

  const admin = await new AdminPage(page).enter(owner, "users", alone(customer));
  await page.getByRole("button", { name: "Block Asha Rao" }).click();
  await expectToast(page, "User blocked successfully");
  await expect(admin.row(customer.customerId)).toContainText("Blocked");
  await login.page.reload();
  await login.expectOutside();
  await login.logIn(customer.email, customer.password);
  await expectRefused(login.page, "Login Failed", "Invalid username or password");

  await page.getByRole("button", { name: "Unblock Asha Rao" }).click();
  await expectToast(page, "User unblocked successfully");
  await expect(admin.row(customer.customerId)).toContainText("Active");
  await login.logIn(customer.email, customer.password);
  await login.expectInside();
});

test("the drawer blocks and deletes a customer on a phone", async ({ page, owner, customer }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const admin = await new AdminPage(page).enter(owner, "users", alone(customer));
  await expect(admin.row(customer.customerId).getByRole("button")).toHaveCount(1);
  await page.getByRole("button", { name: customer.customerId, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: `User ${customer.customerId}` });
  // What is opened from the drawer leaves it open.
  await drawer.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Edit user" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(drawer.getByRole("button", { name: "Edit", exact: true })).toBeFocused();
  await drawer.getByRole("button", { name: "Block", exact: true }).click();
  await expect(drawer.getByRole("button", { name: "Unblock", exact: true })).toBeVisible();
  await drawer.getByRole("button", { name: "Delete", exact: true }).click();
  await admin.confirm("Are you sure you want to delete this user? This action cannot be undone.", "Delete");
  await expect(drawer).toBeHidden();
  await expect(admin.row(customer.customerId)).toHaveCount(0);
});

test(
  "a new password replaces the old one",
  atNight,
  async ({ page, owner, customer, otherBrowser, guard }) => {
    guard.expectFailure("/api/validate-login", 401);
    const admin = await new AdminPage(page).enter(owner, "users", alone(customer));
    await page.getByRole("button", { name: "Edit Asha Rao" }).click();
    const password = admin.dialog.getByLabel("New Password");
    await expect(password).toHaveAttribute("placeholder", "Leave empty to keep current");
    await admin.dialog.getByRole("button", { name: "Update Password", exact: true }).click();
    await expectRefused(page, "Validation Error", "Password is required");
    await password.fill("a brand new password");
    await admin.dialog.getByRole("button", { name: "Update Password", exact: true }).click();
    await expectToast(page, "Password updated successfully");
    await expect(password).toHaveValue("");

    const login = await new LoginPage(await otherBrowser(), gatedAreas.checklist).open();
    await login.logIn(customer.email, customer.password);
    await expectRefused(login.page, "Login Failed", "Invalid username or password");
    await login.logIn(customer.email, "a brand new password");
    await login.expectInside();
  },
);

test("the second of two admins sees what the first saved and saves again", async ({
  page,
  owner,
  customer,
  otherBrowser,
  guard,
}) => {
  guard.expectFailure("/api/admin-users", 409);
  const first = new AdminPage(page);
  const second = new AdminPage(await otherBrowser());
  for (const admin of [first, second]) {
    await admin.enter(owner, "users", alone(customer));
    await admin.page.getByRole("button", { name: "Edit Asha Rao" }).click();
  }
  await first.dialog.getByLabel("Phone").fill("98200 11111");
  await first.dialog.getByRole("button", { name: "Update Profile", exact: true }).click();
  await expectToast(page, "Profile updated successfully");
  await second.dialog.getByLabel("Full Name").fill("Asha Mehta");
  await second.dialog.getByRole("button", { name: "Update Profile", exact: true }).click();
  await expectToast(second.page, "Failed to update profile");
  await expect(second.dialog.getByText(/Somebody else changed this user meanwhile/)).toBeVisible();
  await expect(second.dialog.getByLabel("Phone")).toHaveValue("98200 11111");
  await inspectAtNight(second.page, "admin-user-conflict");
  await second.dialog.getByLabel("Full Name").fill("Asha Mehta");
  await second.dialog.getByRole("button", { name: "Update Profile", exact: true }).click();
  await expectToast(second.page, "Profile updated successfully");
});

test("a granted area is shown in the drawer", async ({ page, owner, customer, otherBrowser }) => {
  await new AdminPage(page).enter(owner, "users", alone(customer));
  await page.getByRole("button", { name: customer.customerId, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: `User ${customer.customerId}` });
  const open = drawer.getByRole("region", { name: "What is open" });
  await expect(open).toContainText("SEO Checklist");
  await expect(open).not.toContainText("Ad Templates");
  await drawer.getByRole("radio", { name: "Ad Templates" }).click();
  await drawer.getByRole("button", { name: "Grant", exact: true }).click();
  await expectToast(page, "Access granted successfully", "Ad Templates");
  await expect(open).toContainText("Ad Templates");
  await inspect(page, "admin-user-drawer");
  await drawer.getByRole("link", { name: customer.orderId }).click();
  await expect(page.getByRole("dialog", { name: `Order ${customer.orderId}` })).toBeVisible();

  await new LoginPage(await otherBrowser(), gatedAreas.seo).enter(customer);
});

test("a deleted customer is out at once", atNight, async ({ page, owner, customer, otherBrowser, guard }) => {
  guard.expectFailure("/api/get-resource", 401);
  const login = await new LoginPage(await otherBrowser(), gatedAreas.checklist).enter(customer);

  const admin = await new AdminPage(page).enter(owner, "users", alone(customer));
  const remove = page.getByRole("button", { name: "Delete Asha Rao" });
  await remove.click();
  await admin.confirm("Are you sure you want to delete this user? This action cannot be undone.", "Cancel");
  await expect(remove).toBeFocused();
  await remove.click();
  await admin.confirm("Are you sure you want to delete this user? This action cannot be undone.", "Delete");
  await expectToast(page, "User deleted successfully");
  await expect(admin.row(customer.customerId)).toHaveCount(0);
  await login.page.reload();
  await login.expectOutside();
});
