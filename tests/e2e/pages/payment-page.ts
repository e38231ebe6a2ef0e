// The payment company's own page: not part of the shop, and on another address.
import { expect, type Locator, type Page } from "@playwright/test";
import { ThankYouPage } from "./thank-you-page.ts";

export class PaymentPage {
  readonly page: Page;
  readonly pay: Locator;
  readonly decline: Locator;
  readonly goBack: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pay = page.getByRole("button", { name: "Pay", exact: true });
    this.decline = page.getByRole("button", { name: "Card declined" });
    this.goBack = page.getByRole("link", { name: "Go back" });
  }

  /** Pays, and waits for the page that thanks for it. */
  async buy(): Promise<ThankYouPage> {
    await this.pay.click();
    return new ThankYouPage(this.page).expectPaid();
  }

  async expectTotal(total: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/c\/pay\//);
    await expect(this.page.getByText(/^Total/).locator("xpath=..")).toContainText(total);
  }

  /** The id that the payment company knows this payment by. */
  sessionId(): string {
    return new URL(this.page.url()).pathname.split("/").at(-1) ?? "";
  }
}
