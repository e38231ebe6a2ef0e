// The login code of an admin (RFC 6238), in a shop of its own: every other test logs in without one.
import { AdminPage } from "./pages/admin-page.ts";
import { expectToast } from "./pages/toasts.ts";
import { codeOf } from "./support/admins.ts";
import { inspect } from "./support/inspect.ts";
import { test } from "./support/test.ts";

test.use({ shopOf: "admin login code" });

test("the login code is switched on with a first code, asked for at login, and switched off", async ({
  page,
  owner,
  guard,
}) => {
  guard.expectFailure("/__cognito/", 400);
  const admin = new AdminPage(page);
  await admin.enter(owner, "account");
  await page.getByRole("button", { name: "Switch on" }).click();
  const link = await page.getByRole("link", { name: "open the app on this device" }).getAttribute("href");
  const secret = new URL(link ?? "").searchParams.get("secret") ?? "";
  await page.getByLabel("Code", { exact: true }).fill("12");
  await page.getByRole("button", { name: "Switch on" }).click();
  await expectToast(page, "Validation Error", "The code has six digits");
  await inspect(page, "admin-account");
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Switch on" }).click();
  await expectToast(page, "Login code switched on");

  await page.getByRole("button", { name: "Logout" }).click();
  await admin.expectOutside();
  await admin.type(owner);
  const code = page.getByLabel("Code", { exact: true });
  await code.fill(codeOf(secret, Date.now() - 3_600_000));
  await inspect(page, "admin-login-code");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expectToast(page, "Login Failed");
  if (await code.isHidden()) await admin.type(owner);
  // Each code opens once: the next one.
  await code.fill(codeOf(secret, Date.now() + 30_000));
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await admin.expectRoom("dashboard");

  await admin.go("account");
  await page.getByRole("button", { name: "Switch off", exact: true }).click();
  await admin.dialog.getByRole("button", { name: "Switch off", exact: true }).click();
  await expectToast(page, "Login code switched off");
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await admin.dialog.getByRole("button", { name: "Log out", exact: true }).click();
  await admin.expectOutside();
  await admin.type(owner);
  await admin.expectRoom("dashboard");
});
