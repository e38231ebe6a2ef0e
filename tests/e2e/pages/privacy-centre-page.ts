// /privacy-centre: the form that mails a link, and what is behind the link.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Hands } from "../support/hands.ts";

export class PrivacyCentrePage {
  readonly page: Page;
  readonly email: Locator;
  readonly ask: Locator;
  readonly openIt: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel("Email Address");
    this.ask = page.getByRole("button", { name: "Mail me a link" });
    this.openIt = page.getByRole("button", { name: "Open my data" });
  }

  async open(): Promise<void> {
    await this.page.goto("/privacy-centre");
    await expect(this.ask).toBeVisible();
  }

  async askFor(address: string): Promise<void> {
    await this.email.fill(address);
    await this.ask.click();
    await this.expectTitle("Look in your mail");
  }

  /** The address of the newest link that came. */
  async link(hands: Hands, address: string): Promise<string> {
    const links = async () => {
      await hands.run("mail-sweep");
      const mails = await hands.mailsTo(address);
      return mails.flatMap(({ text }) => /https?:\S+\/privacy-centre#\S+/.exec(text)?.[0] ?? []);
    };
    await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
    return (await links())[0] ?? "";
  }

  /** From the form to what is kept. */
  async enter(hands: Hands, address: string): Promise<void> {
    await this.open();
    await this.askFor(address);
    await this.page.goto(await this.link(hands, address));
    await this.openIt.click();
    await this.expectTitle("Your data");
    await expect(this.part("What we hold")).toBeVisible();
  }

  part(name: string): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  }
}
