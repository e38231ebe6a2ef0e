// The four logins and what lies behind them.
import { expect, type Locator, type Page } from "@playwright/test";

export interface GatedArea {
  resource: "checklist" | "seo-checklist" | "fbads" | "funnel_templates";
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
    loginPath: "/ecom-checklist-login",
    path: "/ecom-checklist",
    heading: "E-commerce CRO Checklist",
    submit: "Access Checklist",
    welcome: ["Login Successful", "Welcome to the E-commerce Checklist"],
  },
  seo: {
    resource: "seo-checklist",
    loginPath: "/seo-checklist-login",
    path: "/seo-checklist",
    heading: "SEO Checklist",
    submit: "Login",
    welcome: ["Login Successful", "Welcome to SEO Checklist!"],
  },
  course: {
    resource: "fbads",
    loginPath: "/fb-ads-login",
    path: "/fb-ads-course",
    heading: "Facebook Ads Mastery",
    submit: "Access Course",
    welcome: ["Access Granted", "Welcome to Facebook Ads Mastery Course!"],
  },
  funnels: {
    resource: "funnel_templates",
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

  async open(): Promise<void> {
    await this.page.goto(this.area.loginPath);
    await expect(this.submit).toBeVisible();
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** In the area, with its content. */
  async expectInside(): Promise<void> {
    await expect(this.page).toHaveURL(this.area.path);
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
