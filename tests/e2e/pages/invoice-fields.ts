// What the checkout asks for an invoice.
import { expect, type Locator, type Page } from "@playwright/test";

export interface Firm {
  gstin: string;
  business: string;
  address: string;
}

export class InvoiceFields {
  readonly page: Page;
  readonly state: Locator;
  readonly country: Locator;
  readonly options: Locator;
  readonly summary: Locator;
  readonly gstin: Locator;
  readonly business: Locator;
  readonly address: Locator;
  /** Beneath the total. */
  readonly tax: Locator;

  constructor(page: Page) {
    this.page = page;
    this.state = page.getByRole("combobox", { name: "State" });
    this.country = page.getByRole("combobox", { name: "Country" });
    this.options = page.getByRole("option");
    this.summary = page.getByText("I have a GSTIN");
    this.gstin = page.getByLabel("GSTIN", { exact: true });
    this.business = page.getByLabel("Business name");
    this.address = page.getByLabel("Business address");
    this.tax = page.getByText(/^includes GST of/);
  }

  /** By its first letters. */
  async choose(field: "state" | "country", typed: string, label: string): Promise<void> {
    await this[field].fill(typed);
    await this.options.filter({ hasText: label }).first().click();
    await expect(this[field]).toHaveValue(label);
  }

  async fillFirm({ gstin, business, address }: Firm): Promise<void> {
    await this.summary.click();
    await this.gstin.fill(gstin);
    await this.business.fill(business);
    await this.address.fill(address);
  }
}
