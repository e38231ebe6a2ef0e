// /admin/coupons (docs/product.md sections 2, 4, 5 and 8).

import { atNight } from "../support/full.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { expectToast } from "./pages/toasts.ts";
import { callShop } from "./support/buyers.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { coupon, price } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test("a coupon can be managed from its creation to its deletion", async ({ page, owner, shop, guard }) => {
  guard.expectFailure("/api/admin-coupons", 409);
  const admin = new AdminPage(page);
  await admin.enter(owner, "coupons");
  await page.getByRole("button", { name: "Create Coupon", exact: true }).click();
  const { dialog } = admin;
  const create = dialog.getByRole("button", { name: "Create Coupon", exact: true });
  await create.click();
  await expectToast(page, "Validation Error", "Discount code is required");
  // Above the dialog, and within reach: all else stands still behind it.
  await dialog.getByRole("button", { name: "Close: Validation Error" }).click();
  await expect(page.getByText("Validation Error")).toHaveCount(0);
  await dialog.getByLabel("Code").fill("diwali30");
  await dialog.getByLabel("Discount %").fill("130");
  await create.click();
  await expectToast(page, "Validation Error", "Discount must be a whole number from 1 to 100");
  await dialog.getByLabel("Discount %").fill("30");
  await dialog.getByLabel("Usage limit").fill("0");
  await create.click();
  await expectToast(page, "Validation Error", "Usage limit must be a whole number of at least 1");
  await inspectAtNight(page, "admin-coupon-errors");
  await dialog.getByLabel("Usage limit").fill("50");
  await dialog.getByLabel("Description").fill("Diwali");
  await dialog.getByLabel("Expires").fill("2031-11-14");
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
