// The admin area: its login, its screens, and what all of its lists have.
import { expect, type Locator, type Page } from "@playwright/test";
import { type Admin, appOf } from "../support/admins.ts";

export const adminRooms = {
  dashboard: { path: "/admin/dashboard", heading: "Dashboard" },
  users: { path: "/admin/users", heading: "Users" },
  orders: { path: "/admin/orders", heading: "Orders" },
  coupons: { path: "/admin/coupons", heading: "Coupons" },
  offer: { path: "/admin/offer", heading: "Offer" },
  pages: { path: "/admin/pages", heading: "Pages" },
  privacy: { path: "/admin/settings/privacy", heading: "Privacy" },
  people: { path: "/admin/settings/admins", heading: "Admins" },
  account: { path: "/admin/settings/account", heading: "Account" },
  testEmail: { path: "/admin/settings/mails", heading: "Mails" },
} as const;

export type AdminRoom = keyof typeof adminRooms;

export class AdminPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** The dialog on top. */
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel("Email", { exact: true });
    this.password = page.getByLabel("Password", { exact: true });
    this.submit = page.getByRole("button", { name: "Login", exact: true });
    this.dialog = page.getByRole("dialog").last();
  }

  async openLogin(): Promise<this> {
    await this.page.goto("/admin/login");
    await expect(this.submit).toBeVisible();
    return this;
  }

  async type({ email, password }: Pick<Admin, "email" | "password">): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  get code(): Locator {
    return this.page.getByLabel("Code", { exact: true });
  }

  /** The secret that is shown to the app. */
  async shownSecret(): Promise<string> {
    const link = this.page.getByRole("link", { name: "open the app on this device" });
    return new URL((await link.getAttribute("href")) ?? "").searchParams.get("secret") ?? "";
  }

  /** Sets the app up where it is asked for; answers the app and the recovery codes. */
  async setUpApp() {
    const app = appOf(await this.shownSecret());
    await this.code.fill(await app.code());
    await this.page.getByRole("button", { name: "Switch on" }).click();
    const shown = this.page.getByRole("region", { name: "Recovery codes" });
    await expect(shown.getByRole("listitem")).toHaveCount(10);
    return { app, recoveryCodes: await shown.getByRole("listitem").allInnerTexts() };
  }

  /** In a room without the form: the sign-in service gives the session, and it is kept where the form keeps it. */
  async enter({ email, password }: Admin, room: AdminRoom = "dashboard", query = ""): Promise<this> {
    // The smallest page of this origin: local storage belongs to one.
    await this.page.goto("/robots.txt");
    await this.page.evaluate(
      async ([username, password]) => {
        const { clientId, endpoint } = await (await fetch("/admin-pool.json")).json();
        const answer = await fetch(endpoint, {
          method: "POST",
          headers: {
            "content-type": "application/x-amz-json-1.1",
            "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
          },
          body: JSON.stringify({
            AuthFlow: "USER_PASSWORD_AUTH",
            ClientId: clientId,
            AuthParameters: { USERNAME: username, PASSWORD: password },
          }),
        });
        const { AuthenticationResult: result } = await answer.json();
        if (!result) throw new Error(`The sign-in service answers ${answer.status}`);
        const session = {
          access_token: result.AccessToken,
          refresh_token: result.RefreshToken,
          expires_at: Math.floor(Date.now() / 1000) + result.ExpiresIn,
          expires_in: result.ExpiresIn,
          user: { id: username, email: username },
        };
        localStorage.setItem("admin_session", JSON.stringify(session));
      },
      [email, password],
    );
    await this.go(room, query);
    return this;
  }

  async go(room: AdminRoom, query = ""): Promise<void> {
    await this.page.goto(`${adminRooms[room].path}${query}`);
    await this.expectRoom(room);
  }

  async expectRoom(room: AdminRoom): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${adminRooms[room].path}(\\?.*)?$`));
    await expect(this.page.getByRole("heading", { level: 1 })).toHaveText(adminRooms[room].heading);
  }

  /** At the login, without a session. */
  async expectOutside(): Promise<void> {
    await expect(this.page).toHaveURL("/admin/login");
    await expect(this.submit).toBeVisible();
    expect(await this.storedSession()).toBeNull();
  }

  storedSession(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem("admin_session"));
  }

  /** The row, or on a phone the sheet, that has this text. */
  row(text: string): Locator {
    return this.page.getByRole("row").filter({ hasText: text });
  }

  async search(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label).fill(text);
    await this.page.getByLabel(label).press("Enter");
  }

  /** The confirmation says this; then it is done, or not. */
  async confirm(sentence: string, verb: string): Promise<void> {
    await expect(this.dialog.getByText(sentence, { exact: true })).toBeVisible();
    await expect(this.dialog.getByRole("button", { name: "Cancel", exact: true })).toBeFocused();
    await this.dialog.getByRole("button", { name: verb, exact: true }).click();
  }
}
