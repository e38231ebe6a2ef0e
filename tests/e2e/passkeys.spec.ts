// A login by passkey: added in the account, used at a login, taken back. Chromium plays the device.
import type { Page } from "@playwright/test";
import { AccountPage } from "./pages/account-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

/** A device with a fingerprint reader, whose owner touches it whenever it asks. */
async function attachDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

test("a passkey is added, opens an area, and opens nothing once it was taken back", async ({
  page,
  customer,
  guard,
}) => {
  guard.expectFailure("/api/validate-passkey-login", 401);
  await attachDevice(page);
  await new LoginPage(page, gatedAreas.checklist).enter(customer);
  const account = await new AccountPage(page).open();
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByRole("button", { name: "Add a passkey" }).press("Enter");
  await expectToast(page, "Passkey added", "The login offers it from now on.");
  await expect(passkeys.getByRole("listitem")).toHaveCount(1);
  await passkeys.getByRole("button", { name: /^Rename/ }).press("Enter");
  await passkeys.getByLabel("Name").fill("My phone");
  await passkeys.getByLabel("Name").press("Enter");
  await expect(passkeys.getByRole("listitem")).toContainText("My phone");
  await inspect(page, "account-passkeys");

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/account-login");
  await page.evaluate(() => localStorage.clear());
  await page.goto(gatedAreas.checklist.loginPath);
  const login = new LoginPage(page, gatedAreas.checklist);
  await login.expectOutside();
  await inspect(page, "login-passkey");
  await page.getByRole("button", { name: "Use a passkey" }).press("Enter");
  await login.expectInside();

  // From then on the field of the username offers it, and this device takes it at once: one login, since two at a time are a copy's.
  const offered = page.waitForResponse("**/api/validate-passkey-login");
  await page.getByRole("button", { name: "Logout" }).click();
  await offered;
  await login.expectInside();

  await account.open();
  await expect(passkeys.getByRole("listitem")).toContainText("last used");
  await passkeys.getByRole("button", { name: /^Remove/ }).press("Enter");
  await passkeys.getByRole("button", { name: "Remove for good" }).press("Enter");
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/account-login");
  await page.evaluate(() => localStorage.clear());
  await page.goto(gatedAreas.checklist.loginPath);
  await page.getByRole("button", { name: "Use a passkey" }).press("Enter");
  await expectRefused(
    page,
    "Login Failed",
    "This passkey opens no account here. It may have been removed: use your password or a mailed code.",
  );
  await login.expectOutside();
});
