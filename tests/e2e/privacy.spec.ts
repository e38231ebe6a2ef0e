// What people do with their own data: from the mailed link to the erased account, and what an admin sees of it.

import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { atNight } from "../support/full.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { PrivacyCentrePage } from "./pages/privacy-centre-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import { newBuyer, sell } from "./support/buyers.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "privacy" });
// One clock.
test.describe.configure({ mode: "serial" });

const days = (count: number) => count * 86_400_000;

async function download(page: Page, name: string): Promise<Download> {
  const begun = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  return begun;
}

test("the mailed link erases the account", async ({ page, shop, hands, owner, guard, otherBrowser }) => {
  guard.expectFailure("/api/validate-login", 401);
  const customer = await sell(shop.url, hands, newBuyer(), ["seo-checklist"]);
  await page.goto("/privacy-policy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Your data" }).click();
  const centre = new PrivacyCentrePage(page);
  await centre.expectTitle("Your data");
  await centre.ask.click();
  await expectRefused(page, "Validation Error", "Invalid email address");
  await inspectAtNight(page, "privacy-ask-empty");

  await centre.askFor("nobody.here@shop.example");
  await inspectAtNight(page, "privacy-asked");
  expect(await hands.mailsTo("nobody.here@shop.example")).toEqual([]);
  await page.getByRole("button", { name: "Try another address" }).click();
  await centre.askFor(customer.email);
  await page.goto(await centre.link(hands, customer.email));
  await expect(page).toHaveURL("/privacy-centre");
  await inspectAtNight(page, "privacy-open");
  await centre.openIt.focus();
  await page.keyboard.press("Enter");
  await expect(centre.part("What we hold").getByText(customer.orderId)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your data", level: 1 })).toBeFocused();
  await inspect(page, "privacy-centre");

  const json = await readFile(await (await download(page, "Download JSON")).path(), "utf8");
  expect(JSON.parse(json)).toMatchObject({ email: customer.email });
  expect(json).toContain(customer.orderId);
  expect((await download(page, "Download CSV")).suggestedFilename()).toBe("my-data.zip");

  const correct = centre.part("Correct it");
  await correct.getByLabel("Full Name").fill("");
  await correct.getByRole("button", { name: "Save" }).click();
  await expectRefused(page, "Validation Error", "Name is required");
  await inspectAtNight(page, "privacy-correct-wrong");
  await correct.getByLabel("Full Name").fill("Asha Rao Kulkarni");
  await correct.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Corrected", "Your name and phone number are changed.");
  await expect(centre.part("What we hold").getByText("Asha Rao Kulkarni")).toBeVisible();

  const mails = centre.part("Mails you can stop");
  await mails.getByRole("switch").press("Space");
  await expectToast(page, "Mails off", "No more mails but those that belong to a purchase.");
  await expect(mails.getByText("off", { exact: true })).toBeVisible();

  const erase = centre.part("Erase it");
  await expect(erase.getByText(customer.orderId)).toBeVisible();
  await erase.getByLabel("Type ERASE").fill("erase");
  await erase.getByRole("button", { name: "Erase my data" }).click();
  await expectRefused(page, "Validation Error", "Please type ERASE");
  await inspectAtNight(page, "privacy-erase-wrong");
  await erase.getByLabel("Type ERASE").fill("ERASE");
  await erase.getByLabel("Type ERASE").press("Enter");
  await expectToast(page, "Erasure begun", "A mail tells you how to take it back.");
  await inspect(page, "privacy-erasing");
  await erase.getByRole("button", { name: "Take it back" }).click();
  await expectToast(page, "Taken back", "Nothing is erased.");
  await erase.getByLabel("Type ERASE").fill("ERASE");
  await erase.getByRole("button", { name: "Erase my data" }).click();
  await expectToast(page, "Erasure begun", "A mail tells you how to take it back.");

  const admin = await new AdminPage(await otherBrowser()).enter(owner, "privacy");
  await expect(admin.row("Erasure").filter({ hasText: customer.email })).toContainText("Can be taken back");
  await inspect(admin.page, "admin-privacy");

  await hands.advance(days(7));
  await hands.run("privacy-requests");
  await hands.run("mail-sweep");
  await expect
    .poll(async () => (await hands.mailsTo(customer.email)).map(({ subject }) => subject))
    .toEqual(expect.arrayContaining([expect.stringMatching(/data has been erased$/)]));
  const login = await new LoginPage(page, gatedAreas.checklist).open();
  await login.logIn(customer.email, customer.password);
  await expectRefused(page, "Login Failed");
  await login.expectOutside();

  await admin.enter(owner, "privacy", "?list=closed");
  await admin.page
    .getByRole("button", { name: /^Erasure/ })
    .first()
    .click();
  await inspectAtNight(admin.page, "admin-privacy-erased", admin.dialog);
  await admin.dialog.getByRole("button", { name: `Sealed facts of ${customer.orderId}` }).click();
  await admin.dialog.getByRole("button", { name: "Open", exact: true }).click();
  await expectRefused(admin.page, "Validation Error", "Say why, in a sentence");
  await admin.dialog.getByLabel("Reason").fill("Notice of the tax officer, 12 March");
  await inspectAtNight(admin.page, "admin-privacy-held", admin.dialog);
  await admin.dialog.getByRole("button", { name: "Open", exact: true }).click();
  await expect(admin.dialog.getByText(customer.email)).toBeVisible();
  await inspectAtNight(admin.page, "admin-privacy-facts", admin.dialog);
});

test(
  "a complaint gets a number and is answered from the queue",
  atNight,
  async ({ page, shop, hands, owner, otherBrowser }) => {
    const long = "Anantha-Padmanabha".repeat(5);
    const customer = await sell(shop.url, hands, { ...newBuyer(), name: long });
    const centre = new PrivacyCentrePage(page);
    await centre.enter(hands, customer.email);
    const complain = centre.part("Ask a person, or complain");
    await complain.getByRole("button", { name: "Send" }).click();
    await expectRefused(page, "Validation Error", "Please say what is wrong, in a sentence");
    const words = `My number is on a list. ${"Unbroken".repeat(40)}`;
    await complain.getByRole("textbox").fill(words);
    await complain.getByRole("button", { name: "Send" }).click();
    await expectToast(page, "Complaint sent", "A mail with its number is on its way.");
    await expect(complain.getByText(/^complaint-/)).toBeVisible();
    await inspectAtNight(page, "privacy-long");

    const admin = await new AdminPage(await otherBrowser()).enter(owner, "privacy");
    await inspectAtNight(admin.page, "admin-privacy-long");
    await admin
      .row("Complaint")
      .getByRole("button", { name: /^Complaint/ })
      .press("Enter");
    await admin.dialog.getByRole("button", { name: "Send answer" }).click();
    await expectRefused(admin.page, "Validation Error", "Please write the answer, in a sentence at least");
    await inspectAtNight(admin.page, "admin-privacy-answer", admin.dialog);
    await admin.dialog
      .getByLabel("Your answer")
      .fill("We have taken it off.\n\nIt came from an order of 2024.");
    await admin.dialog.getByRole("button", { name: "Send answer" }).click();
    await expectToast(admin.page, "Complaint answered", "The answer is on its way by mail.");
    await expect(admin.page.getByRole("heading", { name: "Nothing is open" })).toBeVisible();
    await inspectAtNight(admin.page, "admin-privacy-empty");
    await hands.run("mail-sweep");
    await expect
      .poll(async () => (await hands.mailsTo(customer.email))[0]?.text)
      .toContain("It came from an order of 2024.");
  },
);

test(
  "a link opened while the shop is away can be tried again",
  atNight,
  async ({ page, shop, hands, guard }) => {
    const customer = await sell(shop.url, hands);
    const centre = new PrivacyCentrePage(page);
    await centre.open();
    await centre.askFor(customer.email);
    const link = await centre.link(hands, customer.email);
    guard.expectFailure("/api/privacy-open", 401);
    guard.expectFailure("/api/privacy-read", 503);
    let away = true;
    let waiting: () => void = () => undefined;
    const held = new Promise<void>((go) => {
      waiting = go;
    });
    await page.route("**/api/privacy-read", async (route) => {
      if (!away) return route.continue();
      await held;
      await route.fulfill({ status: 503, body: "" });
    });
    await page.goto(link);
    await centre.openIt.click();
    await expect(page.getByRole("status").filter({ hasText: "Loading what we keep" })).toBeVisible();
    await inspectAtNight(page, "privacy-loading");
    waiting();
    const again = page.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible({ timeout: 20_000 });
    await inspectAtNight(page, "privacy-failed");
    away = false;
    await again.click();
    await expect(centre.part("What we hold")).toBeVisible();

    await page.goto("/robots.txt");
    await page.goto(link);
    await centre.openIt.click();
    await centre.expectTitle("This link is over");
    await inspectAtNight(page, "privacy-over");
  },
);
