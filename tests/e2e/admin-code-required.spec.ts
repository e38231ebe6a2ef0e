// The login code where every admin needs one, as on AWS.
import { AdminPage } from "./pages/admin-page.ts";
import { expectToast } from "./pages/toasts.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "admin login code required", secondFactor: "required" });

test("an admin needs an authenticator app to log in and a code to export", async ({
  page,
  owner,
  hands,
  otherBrowser,
  guard,
}) => {
  for (const call of ["admin-people", "admin-users", "admin-orders", "admin-dashboard", "admin-privacy"])
    guard.expectFailure(`/api/${call}`, 403);
  guard.expectFailure("/__cognito/", 400);
  const admin = await new AdminPage(page).openLogin();
  await admin.type(owner);
  await expect(page.getByText("This shop asks every admin for a code")).toBeVisible();
  await inspectAtNight(page, "admin-first-code");
  await page.goto("/admin/users");
  await expect(page).toHaveURL("/admin/login");
  const { recoveryCodes } = await admin.setUpApp();
  await inspectAtNight(page, "admin-first-recovery-codes");
  await page.getByRole("button", { name: "I have kept them" }).click();
  await admin.expectRoom("users");

  await admin.go("account");
  await expect(page.getByText("In this shop every admin has a login code.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Switch off" })).toHaveCount(0);
  await inspectAtNight(page, "admin-account-required");

  // As after five minutes: the server's own clock is tested beside it.
  let stale = true;
  await page.route("**/api/admin-users", async (route) => {
    if (!stale || !route.request().postData()?.includes('"export"')) return route.continue();
    const body = { success: false, code: "admin.code_needed", error: "This needs a new code." };
    return route.fulfill({ status: 403, json: body });
  });
  await admin.go("users");
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByRole("dialog", { name: "Confirm with a code" })).toBeVisible();
  await inspect(page, "admin-code-prompt");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Export" }).click();
  await admin.dialog.getByRole("button", { name: "Use a recovery code instead" }).click();
  await admin.dialog.getByLabel("Recovery code").fill(recoveryCodes[0] ?? "");
  stale = false;
  await admin.dialog.getByRole("button", { name: "Confirm" }).click();
  await expectToast(page, "Export saved");

  await admin.go("people");
  const person = { fullName: "Second Admin", email: "second@shop.example", password: "Second-and-true-2026" };
  await page.getByRole("button", { name: "Invite admin" }).click();
  await admin.dialog.getByLabel("Full Name").fill(person.fullName);
  await admin.dialog.getByLabel("Email").fill(person.email);
  await admin.dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await expectToast(page, "Admin invited successfully");
  await expect.poll(async () => (await hands.mailsTo(person.email)).length).toBe(1);
  const [mail] = await hands.mailsTo(person.email);
  const temporary = /\S{24}aA\d-/.exec(mail?.text ?? "")?.[0] ?? "";

  const second = await new AdminPage(await otherBrowser()).openLogin();
  await second.type({ email: person.email, password: temporary });
  await second.page.getByLabel("New password").fill(person.password);
  await second.page.getByRole("button", { name: "Save and login" }).click();
  await second.setUpApp();
  await second.page.getByRole("button", { name: "I have kept them" }).click();
  await second.expectRoom("dashboard");

  await page.reload();
  await page.getByRole("button", { name: `Reset login code of ${person.fullName}` }).click();
  await inspectAtNight(page, "admin-reset-code");
  await admin.dialog.getByRole("button", { name: "Reset", exact: true }).click();
  await expectToast(page, "Login code reset");
  await expect
    .poll(async () => (await hands.mailsTo(person.email)).map(({ subject }) => subject))
    .toHaveLength(3);
  // A page that asks by itself may have led out already.
  await second.page.goto("/admin/users");
  await second.expectOutside();
  await second.type(person);
  await expect(second.page.getByText("This shop asks every admin for a code")).toBeVisible();
  await inspectAtNight(page, "admin-people-codes");
});
