// /checkout, as a buyer sees it.

import { expect, type Locator, type Page } from "@playwright/test";
import type { Buyer } from "../support/buyers.ts";
import { coupon } from "../support/prices.ts";

export class CheckoutPage {
  readonly page: Page;
  readonly name: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly code: Locator;
  readonly apply: Locator;
  readonly quickCode: Locator;
  readonly pay: Locator;
  readonly countdown: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel("Full Name");
    this.email = page.getByLabel("Email Address");
    this.phone = page.getByLabel("Phone Number");
    this.code = page.getByLabel("Code", { exact: true });
    this.apply = page.getByRole("button", { name: "Apply", exact: true });
    this.quickCode = page.getByRole("button", { name: coupon.code }).filter({ hasText: coupon.description });
    this.pay = page.getByRole("button", { name: "Complete Secure Payment" });
    this.countdown = page.getByRole("timer");
  }

  async open(): Promise<this> {
    await this.page.goto("/checkout");
    await this.expectReady();
    return this;
  }

  /** Drawn, and listening. */
  async expectReady(): Promise<this> {
    await expect(this.page.getByRole("heading", { name: "Checkout", level: 1 })).toBeVisible();
    await expect(this.pay).toHaveAttribute("type", "submit");
    return this;
  }

  async fill({ name, email, phone }: Buyer): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
    await this.phone.fill(phone);
  }

  async expectFilled({ name, email, phone }: Buyer): Promise<void> {
    await expect(this.name).toHaveValue(name);
    await expect(this.email).toHaveValue(email);
    await expect(this.phone).toHaveValue(phone);
  }

  upsell(name: string): Locator {
    return this.page.getByRole("checkbox", { name });
  }

  async applyCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.apply.click();
  }

  removeCode(code: string): Locator {
    return this.page.getByRole("button", { name: `Remove ${code}` });
  }

  /** A line of the order summary, by what it is for. */
  line(label: string): Locator {
    return this.page.getByRole("definition").filter({
      has: this.page.locator(`xpath=preceding-sibling::dt[normalize-space()="${label}"]`),
    });
  }

  async expectTotals(total: string, savings: string): Promise<void> {
    await expect(this.page.getByText(`Total ${total}`, { exact: true })).toBeVisible();
    const row = this.page.getByText("Total Savings", { exact: true }).locator("xpath=..");
    await expect(row).toContainText(savings);
  }

  /** From an empty checkout to the payment page. */
  async goToPayment(buyer: Buyer): Promise<void> {
    await this.fill(buyer);
    await this.pay.click();
    await expect(this.page).toHaveURL(/\/(c\/pay|p)\//);
  }
}
