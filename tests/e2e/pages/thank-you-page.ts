// /thank-you.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Sold } from "../support/buyers.ts";

export interface Credentials {
  email: string;
  password: string;
  customerId: string;
}

export class ThankYouPage {
  readonly page: Page;
  readonly viewAll: Locator;
  readonly hideAll: Locator;
  readonly saveTicket: Locator;

  constructor(page: Page) {
    this.page = page;
    this.viewAll = page.getByRole("button", { name: "View All Credentials" });
    this.hideAll = page.getByRole("button", { name: "Hide Credentials" });
    this.saveTicket = page.getByRole("button", { name: "Save as picture" });
  }

  /** As the browser that paid comes to it, without the way there: what the checkout keeps in the tab is put there. */
  async open({ name, email, phone, checkoutToken, customerId, orderId }: Sold): Promise<this> {
    const account = { checkoutToken, customerId, details: { name, email, phone } };
    await this.page.goto("/robots.txt");
    await this.page.evaluate(
      (text) => sessionStorage.setItem("checkoutAccount", text),
      JSON.stringify(account),
    );
    await this.page.goto(`/thank-you?order=${orderId}`);
    await this.expectPaid();
    return this;
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  }

  async expectPaid(): Promise<this> {
    await this.expectTitle("Payment Successful!");
    return this;
  }

  /** The master login as it is shown. Presses the button that shows it. */
  async readCredentials(): Promise<Credentials> {
    await this.viewAll.click();
    await expect(this.hideAll).toBeVisible();
    return {
      email: await this.shown("Email / username"),
      password: await this.shown("Password"),
      customerId: await this.shown("Customer ID"),
    };
  }

  /** The text beside a label of the credentials. */
  value(label: string): Locator {
    const card = this.page.getByRole("region", { name: "Your master credentials" });
    return card.locator(`xpath=.//dt[normalize-space()="${label}"]/following-sibling::dd`);
  }

  quickLink(title: string): Locator {
    return this.page.getByRole("link", { name: title });
  }

  /** The order that the address names. */
  orderId(): string {
    return new URL(this.page.url()).searchParams.get("order") ?? "";
  }

  private async shown(label: string): Promise<string> {
    return (await this.value(label).locator("span").first().textContent())?.trim() ?? "";
  }
}
