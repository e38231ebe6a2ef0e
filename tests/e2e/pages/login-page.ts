// The four logins and what lies behind them.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Sold } from "../support/buyers.ts";

export interface GatedArea {
  resource: "checklist" | "seo-checklist" | "fbads" | "funnel_templates";
  /** What session storage keeps: the mark of the customer who is in, and the token where the mark is not the token itself. */
  flag: string;
  token?: string;
  loginPath: string;
  path: string;
  /** Heading of the page behind the login. */
  heading: string;
  submit: string;
  welcome: readonly [title: string, description: string];
}

/** As docs/product.md sections 2 and 8 have them. */
export const gatedAreas = {
  checklist: {
    resource: "checklist",
    flag: "checklist_auth",
    token: "checklist_token",
    loginPath: "/ecom-checklist-login",
    path: "/ecom-checklist",
    heading: "E-commerce CRO Checklist",
    submit: "Access Checklist",
    welcome: ["Login Successful", "Welcome to the E-commerce Checklist"],
  },
  seo: {
    resource: "seo-checklist",
    flag: "seo_checklist_auth",
    loginPath: "/seo-checklist-login",
    path: "/seo-checklist",
    heading: "SEO Checklist",
    submit: "Login",
    welcome: ["Login Successful", "Welcome to SEO Checklist!"],
  },
  course: {
    resource: "fbads",
    flag: "fbads_auth",
    token: "fbads_token",
    loginPath: "/fb-ads-login",
    path: "/fb-ads-course",
    heading: "Facebook Ads Mastery",
    submit: "Access Course",
    welcome: ["Access Granted", "Welcome to Facebook Ads Mastery Course!"],
  },
  funnels: {
    resource: "funnel_templates",
    flag: "funnel_templates_auth",
    token: "funnel_templates_token",
    loginPath: "/funnel-templates-login",
    path: "/funnel-templates",
    heading: "Funnel Templates",
    submit: "Access Templates",
    welcome: ["Login Successful", "Redirecting to Funnel Templates..."],
  },
} as const satisfies Record<string, GatedArea>;

export class LoginPage {
  readonly page: Page;
  readonly area: Omit<GatedArea, "resource">;
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(page: Page, area: Omit<GatedArea, "resource">) {
    this.page = page;
    this.area = area;
    this.username = page.getByLabel("Username");
    this.password = page.getByLabel("Password", { exact: true });
    this.submit = page.getByRole("button", { name: area.submit, exact: true });
  }

  async open(): Promise<this> {
    await this.page.goto(this.area.loginPath);
    await expect(this.submit).toBeVisible();
    return this;
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** In the area without its form: a call gives the token, and it is kept where the form keeps it. */
  async enter({ email, password }: Pick<Sold, "email" | "password">): Promise<this> {
    const { flag, token } = this.area;
    // The smallest page of this origin: session storage belongs to one.
    await this.page.goto("/robots.txt");
    await this.page.evaluate(
      async ([username, password, flag, token]) => {
        const answer = await fetch("/api/validate-login", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ username, password }),
        });
        const { success, error, sessionToken } = await answer.json();
        if (!success) throw new Error(`validate-login: ${error}`);
        if (token) sessionStorage.setItem(token, sessionToken);
        sessionStorage.setItem(flag, token ? "true" : sessionToken);
      },
      [email, password, flag, token] as const,
    );
    await this.page.goto(this.area.path);
    await this.expectInside();
    return this;
  }

  /** In the area, with its content. */
  async expectInside(): Promise<void> {
    // What stands open on the page has an address behind the hash.
    await expect(this.page).toHaveURL(new RegExp(`${this.area.path}(#.*)?$`));
    await expect(this.page.getByRole("heading", { name: this.area.heading, level: 1 })).toBeVisible();
  }

  /** At the login, and nowhere else. */
  async expectOutside(): Promise<void> {
    await expect(this.page).toHaveURL(this.area.loginPath);
    await expect(this.submit).toBeVisible();
  }

  /** What this tab keeps. */
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => sessionStorage.getItem(name), key);
  }
}

/** Fills in the login that a page without a session has led to, by keyboard. */
export async function logInHere(
  page: Page,
  { email, password }: Pick<Sold, "email" | "password">,
): Promise<void> {
  const field = page.getByLabel("Password", { exact: true });
  await page.getByLabel("Username").fill(email);
  await field.fill(password);
  await field.press("Enter");
}
