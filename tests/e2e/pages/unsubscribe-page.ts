// /unsubscribe.
import { expect, type Locator, type Page } from "@playwright/test";

export class UnsubscribePage {
  readonly page: Page;
  readonly stop: Locator;

  constructor(page: Page) {
    this.page = page;
    this.stop = page.getByRole("button", { name: "Unsubscribe" });
  }

  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await this.expectTitle("Stop our reminders?");
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  }
}
