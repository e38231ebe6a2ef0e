import { expect, type Page } from "@playwright/test";

/** A toast with this title, and this text in it, is on screen. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const notifications = page.getByRole("region", { name: "Notifications" });
  await expect(notifications.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(notifications.getByText(description, { exact: true })).toBeVisible();
}
