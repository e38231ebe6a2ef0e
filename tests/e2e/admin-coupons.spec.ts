// /admin/coupons (docs/product.md sections 2, 4, 5 and 8).

import { atNight } from "../support/full.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import { callShop } from "./support/buyers.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { coupon, price } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test("a coupon can be managed from its creation to its deletion", async ({ page, owner, shop, guard }) => {
  guard.expectFailure("/api/admin-coupons", 409);
  const admin = await new AdminPage(page).enter(owner, "coupons");
  await page.getByRole("button", { name: "Create Coupon", exact: true }).click();
  const { dialog } = admin;
  const create = dialog.getByRole("button", { name: "Create Coupon", exact: true });
  await create.click();
  await expectRefused(page, "Validation Error", "Discount code is required");
  await dialog.getByLabel("Code").fill("diwali30");
  await dialog.getByLabel("Discount %").fill("130");
  await create.click();
  await expectRefused(page, "Validation Error", "Discount must be a whole number from 1 to 100");
  await dialog.getByLabel("Discount %").fill("30");
  await dialog.getByLabel("Usage limit").fill("0");
  await create.click();
  await expectRefused(page, "Validation Error", "Usage limit must be a whole number of at least 1");
  await inspectAtNight(page, "admin-coupon-errors");
  await dialog.getByLabel("Usage limit").fill("50");
  await dialog.getByLabel("Description").fill("Diwali");
  await dialog.getByLabel("Begins").fill("2031-11-15");
  await dialog.getByLabel("Expires").fill("2031-11-14");
  await create.click();
  await expectRefused(page, "Validation Error", "The last day must not be before the first");
  await dialog.getByLabel("Begins").fill("");
  await create.click();
  await expectToast(page, "Coupon created successfully", "DIWALI30");
  const row = admin.row("DIWALI30");
  await expect(row).toContainText("30%");
  await expect(row).toContainText("0 / 50");
  await expect(row).toContainText("14 Nov 2031");
  await expect(admin.row(coupon.code)).toContainText("Never");
  await expect(page.getByText("No coupon was used in this time.")).toBeVisible();
  await inspect(page, "admin-coupons");
  expect(await isGood(shop.url, "DIWALI30")).toBe(true);

  await page.getByRole("button", { name: "Create Coupon", exact: true }).click();
  await dialog.getByLabel("Code").fill("DIWALI30");
  await dialog.getByLabel("Discount %").fill("10");
  await create.click();
  await expectToast(page, "Failed to save coupon", "There is a coupon with this code already.");
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();

  const active = page.getByRole("switch", { name: "DIWALI30 is active" });
  await active.click();
  await expectToast(page, "Coupon status updated", "DIWALI30 is now inactive.");
  await expect(active).not.toBeChecked();
  expect(await isGood(shop.url, "DIWALI30")).toBe(false);
  await active.click();
  await expectToast(page, "Coupon status updated", "DIWALI30 is now active.");
  await expect(active).toBeChecked();

  await page.getByRole("button", { name: "Edit DIWALI30" }).click();
  await expect(dialog.getByLabel("Code")).toHaveValue("DIWALI30");
  await expect(dialog.getByLabel("Expires")).toHaveValue("2031-11-14");
  await dialog.getByLabel("Usage limit").fill("");
  await dialog.getByLabel("Discount %").fill("35");
  await dialog.getByRole("button", { name: "Update Coupon", exact: true }).click();
  await expectToast(page, "Coupon updated successfully", "DIWALI30");
  await expect(row).toContainText("35%");
  await expect(row).toContainText("0 / ∞");
  await page.reload();
  await expect(row).toContainText("35%");

  await page.getByRole("button", { name: "Delete DIWALI30" }).click();
  await admin.confirm("Are you sure you want to delete this coupon?", "Delete");
  await expectToast(page, "Coupon deleted successfully", "DIWALI30");
  await expect(row).toHaveCount(0);
  expect(await isGood(shop.url, "DIWALI30")).toBe(false);
});

test("a coupon for one product is made, shown and taken off again with its buttons in sight", async ({
  page,
  owner,
  shop,
}) => {
  const admin = new AdminPage(page);
  const { dialog } = admin;
  const code = "CHECKLIST15";
  const products = dialog.getByRole("group", { name: "For these products alone" });
  const ask = async (upsells: string[]) =>
    (await callShop(shop.url, "validate-discount", { code, subtotal: price, upsells })).body;
  await admin.enter(owner, "coupons");
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "Create Coupon", exact: true }).click();
    await expect(dialog.getByRole("button", { name: "Create Coupon", exact: true })).toBeInViewport({
      ratio: 1,
    });
    await expect(dialog.getByRole("heading", { name: "Create coupon" })).toBeInViewport({ ratio: 1 });
    await inspectAtNight(page, `admin-coupon-products-${width}`);
    if (width < 1280) await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  }
  await dialog.getByLabel("Code").fill(code);
  await dialog.getByLabel("Discount %").fill("15");
  await products.getByRole("checkbox", { name: "SEO Checklist" }).check();
  await dialog.getByRole("button", { name: "Create Coupon", exact: true }).click();
  await expectToast(page, "Coupon created successfully", code);
  await expect(admin.row(code)).toContainText("For SEO Checklist");
  expect(await ask(["seo-checklist"])).toMatchObject({ discount: { products: ["seo-checklist"] } });
  expect(await ask([])).toMatchObject({ code: "discount.other_products" });

  await page.getByRole("button", { name: `Edit ${code}` }).click();
  await expect(products.getByRole("checkbox", { name: "SEO Checklist" })).toBeChecked();
  await products.getByRole("checkbox", { name: "SEO Checklist" }).uncheck();
  await dialog.getByRole("button", { name: "Update Coupon", exact: true }).click();
  await expectToast(page, "Coupon updated successfully", code);
  await expect(admin.row(code)).not.toContainText("For SEO Checklist");
  expect((await ask([])).success).toBe(true);

  // What the checkout offers to everybody is for the whole order.
  await page.getByRole("button", { name: `Edit ${coupon.code}` }).click();
  await expect(dialog.getByLabel("Discount %")).toHaveValue(String(coupon.percentage));
  await expect(dialog.getByRole("checkbox")).toHaveCount(0);
});

test("a sum off for owners, once for each, is made and shown", async ({ page, owner, shop }) => {
  const admin = new AdminPage(page);
  const { dialog } = admin;
  const create = dialog.getByRole("button", { name: "Create Coupon", exact: true });
  await admin.enter(owner, "coupons");
  await page.getByRole("button", { name: "Create Coupon", exact: true }).click();
  await dialog.getByLabel("Code").fill("OWNERS200");
  await dialog.getByLabel("Discount %").fill("20");
  await dialog.getByLabel("Or a sum off").fill("200");
  await create.click();
  await expectRefused(page, "Validation Error", "A discount is a percentage or a sum, not both");
  await dialog.getByLabel("Discount %").fill("");
  const owners = dialog.getByRole("group", { name: "For owners of any of these alone" });
  await owners.getByRole("checkbox", { name: "Complete Funnel Bundle" }).check();
  await dialog.getByRole("checkbox", { name: "Once for each buyer" }).check();
  await create.click();
  await expectToast(page, "Coupon created successfully", "OWNERS200");
  const row = admin.row("OWNERS200");
  for (const words of ["₹200", "For owners of Complete Funnel Bundle", "Once per buyer"])
    await expect(row).toContainText(words);
  await inspectAtNight(page, "admin-coupon-owners");
  await page.getByRole("button", { name: "Edit OWNERS200" }).click();
  await expect(dialog.getByLabel("Or a sum off")).toHaveValue("200");
  await expect(dialog.getByRole("checkbox", { name: "Once for each buyer" })).toBeChecked();
  const asked = { code: "OWNERS200", subtotal: price, upsells: [] };
  expect((await callShop(shop.url, "validate-discount", asked)).body).toMatchObject({
    code: "discount.log_in",
  });
});

test(
  "the second of two admins sees what the first saved and saves again",
  atNight,
  async ({ page, owner, hands, otherBrowser, guard }) => {
    guard.expectFailure("/api/admin-coupons", 409);
    await hands.makeCoupon({ code: "TOGETHER", percentage: 10 });
    const first = new AdminPage(page);
    const second = new AdminPage(await otherBrowser());
    for (const admin of [first, second]) {
      await admin.enter(owner, "coupons");
      await admin.page.getByRole("button", { name: "Edit TOGETHER" }).click();
    }
    const save = (admin: AdminPage) =>
      admin.dialog.getByRole("button", { name: "Update Coupon", exact: true }).click();
    await first.dialog.getByLabel("Discount %").fill("15");
    await save(first);
    await expectToast(page, "Coupon updated successfully");
    await second.dialog.getByLabel("Description").fill("For friends");
    await save(second);
    await expectToast(
      second.page,
      "Failed to save coupon",
      "This coupon has just been changed by somebody else. Please reload it.",
    );
    await expect(second.dialog.getByText(/Somebody else changed this coupon meanwhile/)).toBeVisible();
    await expect(second.dialog.getByLabel("Discount %")).toHaveValue("15");
    await second.dialog.getByLabel("Description").fill("For friends");
    await save(second);
    await expectToast(second.page, "Coupon updated successfully");
    await expect(second.row("TOGETHER")).toContainText("15%");
    await expect(second.row("TOGETHER")).toContainText("For friends");
  },
);

/** Whether the checkout would take it. */
async function isGood(url: string, code: string): Promise<boolean> {
  return (await callShop(url, "validate-discount", { code, subtotal: price })).body.success;
}
