// /account.
import { expect, type Locator, type Page } from "@playwright/test";

export class AccountPage {
  readonly page: Page;
  readonly owned: Locator;
  readonly orders: Locator;
  readonly sessions: Locator;
  readonly endOthers: Locator;
  readonly current: Locator;
  readonly next: Locator;
  readonly set: Locator;

  constructor(page: Page) {
    this.page = page;
    this.owned = page.getByRole("region", { name: "What you own" }).getByRole("listitem");
    this.orders = page.getByRole("region", { name: "Orders" }).getByRole("listitem");
    this.sessions = page.getByRole("region", { name: "Where you are signed in" }).getByRole("listitem");
    this.endOthers = page.getByRole("button", { name: "End all others" });
    this.current = page.getByLabel("Present password");
    this.next = page.getByLabel("New password");
    this.set = page.getByRole("button", { name: "Set this password" });
  }

  async open(): Promise<this> {
    await this.page.goto("/account");
    await this.expectOpen();
    return this;
  }

  async expectOpen(): Promise<void> {
    await expect(this.page).toHaveURL("/account");
    await expect(this.page.getByRole("heading", { name: "Your account", level: 1 })).toBeVisible();
    await expect(this.sessions.first()).toBeVisible();
  }
}
