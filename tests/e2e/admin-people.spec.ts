import { AdminPage } from "./pages/admin-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

let invited = 0;

/** Invites somebody, and answers how they come in. */
async function invite(
  admin: AdminPage,
  mailsTo: (address: string) => Promise<{ text: string }[]>,
): Promise<{ fullName: string; email: string; password: string }> {
  invited += 1;
  const fullName = `Second Admin ${"abcdefgh"[invited]}`;
  const email = `second.${invited}@shop.example`;
  await admin.page.getByRole("button", { name: "Invite admin" }).click();
  await admin.dialog.getByLabel("Full Name").fill(fullName);
  await admin.dialog.getByLabel("Email").fill(email);
  await admin.dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await expectToast(admin.page, "Admin invited successfully");
  await expect(admin.row(email).first()).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const [mail] = await mailsTo(email);
  const password = /\S{24}aA\d-/.exec(mail?.text ?? "")?.[0];
  if (!password) throw new Error(`No temporary password in: ${mail?.text}`);
  return { fullName, email, password };
}

test("an admin who is removed is refused on the next call", async ({
  page,
  owner,
  hands,
  otherBrowser,
  guard,
}) => {
  guard.expectFailure("/api/admin-users", 403);
  guard.expectFailure("/api/admin-people", 403);
  // What the removed admin's dashboard and navigation still ask for.
  guard.expectFailure("/api/admin-dashboard", 403);
  guard.expectFailure("/api/admin-privacy", 403);
  guard.expectFailure("/api/admin-", 403);
  guard.expectFailure("/__cognito/", 400);
  const admin = await new AdminPage(page).enter(owner, "people");
  const person = await invite(admin, hands.mailsTo);

  const second = await new AdminPage(await otherBrowser()).openLogin();
  await second.type(person);
  await second.page.getByLabel("New password").fill("short");
  await second.page.getByRole("button", { name: "Save and login" }).click();
  await expectRefused(second.page, "Validation Error", "Password must be at least 14 characters");
  await inspectAtNight(second.page, "admin-new-password");
  const password = "Second-and-true-2026";
  await second.page.getByLabel("New password").fill(password);
  await second.page.getByRole("button", { name: "Save and login" }).click();
  await expectToast(second.page, "Login Successful", "Welcome to the admin panel");
  await second.expectRoom("dashboard");

  await page.getByRole("button", { name: `Remove ${person.fullName}` }).click();
  await admin.confirm("Are you sure you want to remove this admin?", "Remove");
  await expectToast(page, "Admin removed successfully", person.fullName);
  // The next call puts them out: that of this click, or one that the page makes by itself before it.
  const users = second.page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Users" });
  await users.click({ timeout: 2_000 }).catch(() => undefined);
  await second.expectOutside();
  // Refused by the shop, or by the pool when the page renews its session first.
  const toldWhy =
    /^(This account may not use the admin panel|Your session has ended. Please log in again)\.$/;
  await expect(second.page.getByText(toldWhy)).toBeVisible();
  await second.type({ email: person.email, password });
  await expectRefused(second.page, "Login Failed", "Invalid email or password");
  await second.expectOutside();

  await page.reload();
  const audit = page.getByRole("region", { name: "Audit" });
  await expect(audit).toContainText("invited an admin");
  await expect(audit).toContainText("removed an admin");
  await inspect(page, "admin-people");
});

test("both test mails arrive", async ({ page, owner, hands, guard }) => {
  guard.expectFailure("/api/send-test-email", 0);
  await new AdminPage(page).enter(owner, "testEmail");
  const address = page.getByLabel("Email Address");
  await address.fill("nobody");
  await page.getByRole("button", { name: "Send Welcome Email" }).click();
  await expectRefused(page, "Validation Error", "Please enter a valid email address");
  await address.fill("try.out@shop.example");
  await page.getByRole("button", { name: "Send Welcome Email" }).click();
  await expectToast(page, "Test Email Sent!");
  await page.getByRole("tab", { name: "Abandoned Cart" }).click();
  await inspectAtNight(page, "admin-test-email");
  await page.getByRole("button", { name: "Send Abandoned Cart Email" }).click();
  await expectToast(page, "Abandoned Cart Email Sent!");
  await expect.poll(async () => (await hands.mailsTo("try.out@shop.example")).length).toBe(2);
  await page.route("**/api/send-test-email", (route) => route.abort());
  await page.getByRole("button", { name: "Send Abandoned Cart Email" }).click();
  await expectToast(page, "Failed to Send");
});

test("a page of the settings has the name of its link, and a heading with a line of help on each part", async ({
  page,
  owner,
}) => {
  const admin = new AdminPage(page);
  await admin.enter(owner, "account");
  const links = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
  const least = { Account: 3, Admins: 1, Mails: 2, Privacy: 2 };
  expect(await links.allTextContents()).toEqual(Object.keys(least));
  for (const [name, parts] of Object.entries(least)) {
    await links.filter({ hasText: name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(headings).toHaveCount(parts);
    for (const heading of await headings.all())
      await expect(heading.locator("xpath=following-sibling::p")).toHaveText(/\w.*\.$/);
    if (name === "Account") await inspect(page, "admin-account-parts");
  }
});

test("an address from before the settings leads to its page there", async ({ page, owner }) => {
  const admin = await new AdminPage(page).enter(owner, "account");
  const settings = page.getByRole("navigation", { name: "Settings" });
  for (const [before, name, now] of [
    ["/test-email", "Mails", "testEmail"],
    ["/admin/people", "Admins", "people"],
    ["/admin/privacy?list=closed", "Privacy", "privacy"],
    ["/admin/settings", "Account", "account"],
  ] as const) {
    await page.goto(before);
    await admin.expectRoom(now);
    await expect(settings.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
});
