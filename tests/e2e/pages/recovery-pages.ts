// /lost-access and /reset-password.
import { expect, type Locator, type Page } from "@playwright/test";

export class LostAccessPage {
  readonly page: Page;
  readonly username: Locator;
  readonly ask: Locator;
  readonly again: Locator;

  constructor(page: Page) {
    this.page = page;
    this.username = page.getByLabel("Email or Customer ID");
    this.ask = page.getByRole("button", { name: "Mail me a link" });
    this.again = page.getByRole("button", { name: "Try another address" });
  }

  async open(): Promise<this> {
    await this.page.goto("/lost-access");
    await expect(this.ask).toBeVisible();
    return this;
  }

  async askFor(username: string): Promise<void> {
    // The login that leads here has a field of the same name.
    await expect(this.ask).toBeVisible();
    await this.username.fill(username);
    await this.ask.click();
  }

  /** The one answer that everybody gets. */
  async expectAnswer(): Promise<void> {
    const title = this.page.getByRole("heading", { name: "Look in your mail", level: 1 });
    await expect(title).toBeFocused();
    await expect(this.page.getByText(/has bought from us, a mail is on its way/)).toBeVisible();
  }
}

export class ResetPasswordPage {
  readonly page: Page;
  readonly made: Locator;
  readonly own: Locator;
  readonly password: Locator;
  readonly makeIt: Locator;
  readonly setIt: Locator;
  readonly viewAll: Locator;

  constructor(page: Page) {
    this.page = page;
    this.made = page.getByRole("radio", { name: "Make me a new password" });
    this.own = page.getByRole("radio", { name: "I choose my own" });
    this.password = page.getByLabel("New password", { exact: true });
    this.makeIt = page.getByRole("button", { name: "Make my password" });
    this.setIt = page.getByRole("button", { name: "Set this password" });
    this.viewAll = page.getByRole("button", { name: "View All Credentials" });
  }

  /** The link of a mail, and what it leaves in the address bar: nothing. */
  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await this.expectForm();
  }

  async expectForm(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: "Choose a new password", level: 1 })).toBeVisible();
    await expect(this.page).toHaveURL("/reset-password");
    expect(this.page.url()).not.toContain("#");
  }

  async expectSet(): Promise<void> {
    const title = this.page.getByRole("heading", { name: "Your new password is set", level: 1 });
    await expect(title).toBeFocused();
  }

  async expectOver(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: "This link is over", level: 1 })).toBeFocused();
    await expect(
      this.page.getByText("This link has expired or has already been used. Please ask for a new one."),
    ).toBeVisible();
    await expect(this.page.getByRole("link", { name: "Mail me a new link" })).toHaveAttribute(
      "href",
      "/lost-access",
    );
  }

  /** The new password as it is shown. Presses the button that shows it. */
  async readPassword(): Promise<string> {
    await this.viewAll.click();
    const value = this.page.locator(
      'xpath=//dt[normalize-space()="Password"]/following-sibling::dd//span[contains(@class, "font-mono")]',
    );
    return (await value.textContent())?.trim() ?? "";
  }
}

/** /lost-access#payment. */
export class FindPaymentPage {
  readonly page: Page;
  readonly reference: Locator;
  readonly amount: Locator;
  readonly phone: Locator;
  readonly find: Locator;

  constructor(page: Page) {
    this.page = page;
    this.reference = page.getByLabel("Payment reference");
    this.amount = page.getByLabel("Amount paid");
    this.phone = page.getByLabel("Phone, last four digits");
    this.find = page.getByRole("button", { name: "Find my payment" });
  }

  async open(): Promise<void> {
    await this.page.goto("/lost-access#payment");
    await expect(this.find).toBeVisible();
  }

  async claim(reference: string, amount: string, phone: string): Promise<void> {
    await this.reference.fill(reference);
    await this.amount.fill(amount);
    await this.phone.fill(phone);
    await this.find.click();
  }

  async expectTitle(name: string): Promise<void> {
    await expect(this.page.getByRole("heading", { name, level: 1 })).toBeFocused();
  }
}
