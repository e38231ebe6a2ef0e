// /admin/orders (docs/product.md sections 2, 4, 5 and 8): the list, how an order is found, and its export.

import { readFile } from "node:fs/promises";
import { atNight } from "../support/full.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { callShop, newBuyer, sell } from "./support/buyers.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { price, total } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

const find = "Find an order";

test("an order is found by its id or by part of the customer's email, phone or name", async ({
  page,
  owner,
  shop,
  hands,
}) => {
  const buyer = { ...newBuyer(), name: "Lakshmi Venkatesan", phone: "+91 94440 17765" };
  const { orderId } = await sell(shop.url, hands, buyer, ["seo-checklist"]);
  const admin = await new AdminPage(page).enter(owner, "orders");
  for (const text of [orderId, buyer.email, buyer.phone, "7765", buyer.email.split("@")[0] ?? "", "venkat"]) {
    await admin.search(find, text);
    const row = admin.row(orderId);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText("Lakshmi Venkatesan");
    await expect(row).toContainText(total(["seo-checklist"]));
    await expect(row.getByRole("combobox")).toHaveValue("completed");
  }
  await expect(page).toHaveURL(/search=venkat/);
  await page.getByLabel("Status", { exact: true }).selectOption("pending");
  await expect(page.getByRole("heading", { name: "No order matches" })).toBeVisible();
  await inspectAtNight(page, "admin-orders-empty");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(admin.row(orderId)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "No order matches" })).toBeVisible();
  await page.goto("/admin/orders");
  await expect(admin.row(orderId)).toHaveCount(1);
  await inspect(page, "admin-orders");
});

test("a filter can be saved, used after a reload and removed", async ({ page, owner }) => {
  await new AdminPage(page).enter(owner, "orders", "?search=nobody");
  const saved = page.getByRole("list", { name: "Saved filters" });
  // Words of a search are never kept.
  await expect(page.getByRole("button", { name: "Save this filter" })).toHaveCount(0);
  await page.getByLabel("Status", { exact: true }).selectOption("refunded");
  await page.getByRole("button", { name: "Save this filter" }).press("Enter");
  const name = page.getByLabel("Name of this filter");
  await expect(name).toBeFocused();
  await name.fill("Went back");
  await name.press("Enter");
  await expect(saved.getByRole("button", { name: "Went back", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await inspectAtNight(page, "admin-orders-saved");
  await page.goto("/admin/orders");
  await saved.getByRole("button", { name: "Went back", exact: true }).click();
  await expect(page).toHaveURL(/\?status=refunded$/);
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("refunded");
  await page.getByRole("button", { name: "Forget the filter Went back" }).click();
  await expect(saved).toHaveCount(0);
});

test("a saved period moves with the calendar", atNight, async ({ page, owner }) => {
  await new AdminPage(page).enter(owner, "orders");
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const [period, from, to] = [field("Period"), field("From"), field("To")];
  const save = async (name: string) => {
    await page.getByRole("button", { name: "Save this filter" }).click();
    await page.getByLabel("Name of this filter").fill(name);
    await page.getByLabel("Name of this filter").press("Enter");
  };
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("admin_filters_orders") ?? ""));
  await period.selectOption("Last 7 days");
  await expect(page).toHaveURL(/\?period=7d$/);
  // The fields show which days those are now.
  await expect(from).not.toHaveValue("");
  await expect(to).not.toHaveValue("");
  const week = await from.inputValue();
  const today = await to.inputValue();
  expect(Date.parse(today) - Date.parse(week)).toBe(6 * 24 * 3_600_000);
  await save("This week");
  expect(await kept()).toEqual([{ name: "This week", filter: { period: "7d" } }]);

  await from.fill("2026-01-31");
  await expect(period).toHaveValue("");
  await expect(page).toHaveURL(new RegExp(`from=2026-01-31&to=${today}$`));
  await save("Since January");
  expect(await kept()).toContainEqual({ name: "Since January", filter: { from: "2026-01-31", to: today } });

  await page.goto("/admin/orders");
  await page.getByRole("button", { name: "This week", exact: true }).click();
  await expect(page).toHaveURL(/\?period=7d$/);
  await expect(from).toHaveValue(week);
});

test("the pages of the list keep their address, and the export has every row", async ({
  page,
  owner,
  shop,
}) => {
  const name = "Ottilie Quenneville";
  for (let count = 0; count < 27; count++) await place(shop.url, name);
  await new AdminPage(page).enter(owner, "orders", "?search=quenneville");
  const rows = page.getByRole("row").filter({ hasText: name });
  await expect(rows).toHaveCount(25);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText("Showing 26–27")).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(rows).toHaveCount(25);
  await expect(page.getByText("Showing 1–25")).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).trim().split(/\r?\n/);
  expect(lines).toHaveLength(28);
  expect(lines[0]).toContain("Order ID");
  expect(lines.slice(1).every((line) => line.includes(name))).toBe(true);
});

test("a list that fails to load can be loaded again", async ({ page, owner, guard }) => {
  guard.expectFailure("/api/admin-orders", 0);
  await new AdminPage(page).enter(owner);
  await page.route("**/api/admin-orders", (route) => route.abort());
  await page.goto("/admin/orders");
  await expect(page.getByRole("heading", { name: "Failed to load orders" })).toBeVisible();
  await inspectAtNight(page, "admin-orders-failed");
  await page.unroute("**/api/admin-orders");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Failed to load orders" })).toHaveCount(0);
});

/** An order that nobody has paid. */
async function place(url: string, name: string): Promise<void> {
  const { email, phone } = newBuyer();
  const account = await callShop(url, "sign-up", { email, full_name: name, phone });
  if (!account.body.success) throw new Error(account.body.error);
  const { checkoutToken, customerId } = account.body;
  const { body } = await callShop(url, "create-payment-order", {
    checkoutToken,
    customerId,
    orderId: `ORDER_${Date.now()}_${email.replace(/\W/g, "")}`,
    amount: price,
    name,
    email,
    phone,
    upsells: [],
  });
  if (!body.success) throw new Error(body.error);
}
