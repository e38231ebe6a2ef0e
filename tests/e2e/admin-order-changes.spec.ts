// /admin/orders (docs/product.md sections 2, 4, 5 and 8): every change of an order, its confirmation and its toast.
import { shortOrderId } from "@store/contract/format";
import { atNight } from "../support/full.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import { sell } from "./support/buyers.ts";
import { expectNoSidewaysScroll, inspect, inspectAtNight } from "./support/inspect.ts";
import { priceOf, rupees, total } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test("a status set by an admin closes or opens the order's areas", async ({
  page,
  owner,
  customer,
  otherBrowser,
  guard,
}) => {
  guard.expectFailure("/api/validate-login", 401);
  const admin = await new AdminPage(page).enter(owner, "orders", `?search=${customer.orderId}`);
  const status = admin.row(customer.orderId).getByRole("combobox");
  await status.focus();
  // One arrow key chooses another status, and begins to take a paid order back.
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("dialog", { name: "Take access back" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(status).toHaveValue("completed");
  await status.selectOption("pending");
  await confirmStatus(admin, "closes at once, and ₹", "Take it back");
  await expectToast(page, "Order status updated successfully", `${customer.orderId} is now Pending.`);
  const login = await new LoginPage(await otherBrowser(), gatedAreas.checklist).open();
  await login.logIn(customer.email, customer.password);
  await expectRefused(login.page, "Login Failed", "Invalid username or password");
  await status.selectOption("completed");
  await confirmStatus(admin, "No money moves.", "Give access");
  await expectToast(page, "Order status updated successfully", `${customer.orderId} is now Completed.`);
  await login.logIn(customer.email, customer.password);
  await login.expectInside();
  await page.reload();
  await expect(status).toHaveValue("completed");
});

/** What the question before a status says, and the button that answers it. */
async function confirmStatus(admin: AdminPage, sentence: string, verb: string): Promise<void> {
  const { dialog } = admin;
  await expect(dialog).toContainText(sentence);
  await expect(dialog.getByRole("button", { name: "Cancel", exact: true })).toBeFocused();
  await dialog.getByRole("button", { name: verb, exact: true }).click();
}

test("an order is deleted only after a confirmation", atNight, async ({ page, owner, customer, guard }) => {
  guard.expectFailure("/api/admin-orders", 0);
  const admin = await new AdminPage(page).enter(owner, "orders", `?search=${customer.orderId}`);
  const remove = page.getByRole("button", { name: `Delete order ${shortOrderId(customer.orderId)}` });
  await remove.click();
  await inspectAtNight(page, "admin-order-delete");
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await expect(admin.row(customer.orderId)).toHaveCount(1);
  await remove.click();
  await page.route("**/api/admin-orders", (route) => route.abort());
  await admin.confirm("Are you sure you want to delete this order?", "Delete");
  await expectToast(page, "Failed to delete order");
  await page.unroute("**/api/admin-orders");
  // The question still stands, with the focus where it was.
  await admin.dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(page, "Order deleted successfully", customer.orderId);
  await expect(admin.row(customer.orderId)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "No order matches" })).toBeVisible();
});

test("the drawer of an order sets its status and deletes it on a phone", async ({
  page,
  owner,
  customer,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const admin = new AdminPage(page);
  await admin.enter(owner, "orders", `?search=${customer.orderId}`);
  const row = admin.row(customer.orderId);
  // The row keeps the way into the drawer, and the status.
  await expect(row.getByRole("button")).toHaveCount(1);
  await row.getByRole("button").click();
  const drawer = page.getByRole("dialog", { name: `Order ${customer.orderId}` });
  const status = drawer.getByRole("combobox", { name: /^Status of order / });
  await status.selectOption("Failed");
  await confirmStatus(admin, "closes at once, and ₹", "Take it back");
  await expectToast(page, "Order status updated successfully", `${customer.orderId} is now Failed.`);
  await expect(status).toHaveValue("failed");
  await inspectAtNight(page, "admin-order-drawer-failed");
  await drawer.getByRole("button", { name: "Delete", exact: true }).click();
  await admin.confirm("Are you sure you want to delete this order?", "Delete");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { name: "No order matches" })).toBeVisible();
});

test("a row at rest shows no tools but under the pointer and the keyboard", async ({
  page,
  owner,
  customer,
}) => {
  const admin = new AdminPage(page);
  for (const [room, id, tool] of [
    ["orders", customer.orderId, "Delete order"],
    ["users", customer.customerId, "Block"],
  ] as const) {
    await admin.enter(owner, room, `?search=${id}`);
    const row = admin.row(id);
    const tools = row.locator(".row-actions");
    await expect(tools).toHaveCSS("opacity", "0");
    await row.hover();
    await expect(tools).toHaveCSS("opacity", "1");
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(tools).toHaveCSS("opacity", "0");
    await row.getByRole("button", { name: tool }).focus();
    await expect(tools).toHaveCSS("opacity", "1");
  }
});

test("the drawer of an order shows its history, sends access again and refunds", async ({
  page,
  owner,
  customer,
  hands,
  otherBrowser,
  guard,
}) => {
  guard.expectFailure("/api/get-resource", 401);
  const inside = await new LoginPage(await otherBrowser(), gatedAreas.checklist).enter(customer);

  const admin = await new AdminPage(page).enter(owner, "orders", `?search=${customer.orderId}`);
  await page.getByRole("button", { name: customer.orderId, exact: true }).click();
  await expect(page).toHaveURL(/open=ORDER_/);
  const drawer = page.getByRole("dialog", { name: `Order ${customer.orderId}` });
  await expect(drawer.getByRole("region", { name: "What happened" }).getByRole("listitem")).not.toHaveCount(
    0,
  );
  await inspect(page, "admin-order-drawer");

  const before = (await hands.mailsTo(customer.email)).length;
  await drawer.getByRole("button", { name: "Send access again", exact: true }).click();
  await expectToast(page, "Access sent successfully");
  await expect.poll(async () => (await hands.mailsTo(customer.email)).length).toBeGreaterThan(before);

  await drawer.getByRole("button", { name: "Refund", exact: true }).click();
  await admin.dialog.getByLabel(/Some items/).check();
  await admin.dialog.getByLabel("SEO Checklist").check();
  await inspect(page, "admin-refund");
  await admin.dialog.getByRole("button", { name: "Refund these items" }).click();
  await expectToast(
    page,
    "Order refunded successfully",
    `${rupees(priceOf("seo-checklist"))} of ${customer.orderId} went back.`,
  );
  await expect(
    drawer
      .getByRole("definition")
      .filter({ hasText: rupees(priceOf("seo-checklist")) })
      .first(),
  ).toBeVisible();
  // The sessions end with the money; the login still opens what was kept.
  await inside.page.reload();
  await inside.expectOutside();
  await inside.logIn(customer.email, customer.password);
  await inside.expectInside();

  await drawer.getByRole("button", { name: "Refund", exact: true }).click();
  await admin.dialog.getByRole("button", { name: `Refund ${total()}` }).click();
  await expectToast(page, "Order refunded successfully", `${total()} of ${customer.orderId} went back.`);
  await expect(drawer.getByText("Refunded", { exact: true })).toBeVisible();
  await drawer.getByRole("button", { name: "Close", exact: true }).click();
  await expect(admin.row(customer.orderId).getByText("Refunded")).toBeVisible();
  await inside.page.reload();
  await inside.expectOutside();
});

test("a phone shows at least three orders and four users above its bar", async ({
  page,
  owner,
  shop,
  hands,
}) => {
  for (let sold = 0; sold < 5; sold++) await sell(shop.url, hands);
  await page.setViewportSize({ width: 360, height: 800 });
  const admin = new AdminPage(page);
  const bar = page.locator(".thumb-bar");
  for (const [room, least] of [
    ["orders", 3],
    ["users", 4],
  ] as const) {
    await admin.enter(owner, room);
    const rows = page.getByRole("row").filter({ hasText: "Asha Rao" });
    await expect(rows.nth(least - 1)).toBeVisible();
    const foot = await rows.nth(least - 1).boundingBox();
    const edge = await bar.boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0), room).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
    await expectNoSidewaysScroll(page);
  }
});
