import { expect, type Page } from "@playwright/test";

/** A toast with this title, and this text in it, is on screen. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const notifications = page.getByRole("region", { name: "Notifications" });
  await expect(notifications.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(notifications.getByText(description, { exact: true })).toBeVisible();
}

/** A form says at its top, with this title, that it was refused, and why; the keyboard stands there. */
export async function expectRefused(page: Page, title: string, sentence?: string): Promise<void> {
  const box = page.getByRole("alert", { name: title, exact: true });
  await expect(box).toBeFocused();
  if (sentence) await expect(box.getByText(sentence, { exact: true })).toBeVisible();
}
