// Getting back in: a link by mail, a new password, and everybody else out.

import type { Page } from "@playwright/test";
import { offer } from "@store/contract/offer/offer";
import { atNight } from "../support/full.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { LostAccessPage, ResetPasswordPage } from "./pages/recovery-pages.ts";
import { expectRefused } from "./pages/toasts.ts";
import { callShop } from "./support/buyers.ts";
import type { Hands } from "./support/hands.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const minutes = (count: number) => count * 60_000;

/** The newest recovery link that an address got, when there are so many. */
async function recoveryLink(hands: Hands, email: string, count = 1): Promise<string> {
  const links = async () =>
    (await hands.mailsTo(email)).flatMap(
      ({ text }) => /^https?:\S+\/reset-password#\S+$/m.exec(text)?.[0] ?? [],
    );
  await expect.poll(async () => (await links()).length).toBe(count);
  return (await links())[0] ?? "";
}

/** Every call that a page makes from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  return calls;
}

test("a mailed link gives a new password and ends old sessions", async ({
  page,
  customer,
  hands,
  guard,
  otherBrowser,
}) => {
  guard.expectFailure("/api/validate-login", 401);
  guard.expectFailure("/api/reset-password", 401);
  const elsewhere = await new LoginPage(await otherBrowser(), gatedAreas.checklist).enter(customer);

  const login = await new LoginPage(page, gatedAreas.checklist).open();
  await page.getByRole("link", { name: "Lost your password?" }).click();
  const lost = new LostAccessPage(page);
  await lost.askFor(` ${customer.email.toUpperCase()} `);
  await lost.expectAnswer();
  await inspectAtNight(page, "lost-access-answer");

  const link = await recoveryLink(hands, customer.email);
  const reset = new ResetPasswordPage(page);
  const calls = watchCalls(page);
  await reset.open(link);
  await inspect(page, "reset-password");
  expect(calls, "opening the link asks the shop for nothing").toEqual([]);

  await reset.makeIt.click();
  await reset.expectSet();
  await inspectAtNight(page, "reset-password-set");
  const password = await reset.readPassword();
  expect(password).toMatch(/^[0-9a-f-]{68}$/);
  expect(password).not.toBe(customer.password);

  await elsewhere.page.reload();
  await elsewhere.expectOutside();
  await login.open();
  await login.logIn(customer.email, customer.password);
  await expectRefused(page, "Login Failed", "Invalid username or password");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((made) => navigator.clipboard.writeText(made), password);
  await login.username.fill(customer.customerId);
  await login.password.clear();
  await login.password.press("ControlOrMeta+V");
  await expect(login.password, "nothing hinders a paste").toHaveValue(password);
  await login.submit.click();
  await login.expectInside();

  const told = async () => (await hands.mailsTo(customer.email)).map(({ subject }) => subject);
  await expect.poll(told).toContain(`Your ${offer.name} password was changed`);
  const mails = await hands.mailsTo(customer.email);
  for (const { text, html } of mails) expect(text + html).not.toContain(password);

  await page.goto(link);
  await reset.makeIt.click();
  await reset.expectOver();
  await inspectAtNight(page, "reset-password-over");
});

test(
  "a customer can choose a password by keyboard on a phone",
  atNight,
  async ({ page, customer, hands, guard }) => {
    guard.expectFailure("/api/reset-password", 400);
    await page.setViewportSize({ width: 360, height: 740 });
    const lost = await new LostAccessPage(page).open();
    await inspectAtNight(page, "lost-access-phone");
    await lost.username.focus();
    await page.keyboard.type(customer.customerId);
    await page.keyboard.press("Enter");
    await lost.expectAnswer();

    const reset = new ResetPasswordPage(page);
    await reset.open(await recoveryLink(hands, customer.email));
    await reset.made.focus();
    await page.keyboard.press("ArrowDown");
    await expect(reset.own).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.type("too short");
    await expect(page.getByText("3 more characters.")).toBeVisible();
    await page.keyboard.press("Enter");
    await expectRefused(page, "Validation Error", "Password must be at least 12 characters");
    await expect(reset.password).toBeFocused();
    await expect(reset.password).toHaveAccessibleDescription(/Password must be at least 12 characters/);
    await inspectAtNight(page, "reset-password-short");

    await reset.password.fill("password1234");
    await page.keyboard.press("Enter");
    const easy = "This password is easy to guess. Please choose another one.";
    await expectRefused(page, "Validation Error", easy);
    await expect(reset.password).toHaveAccessibleDescription(new RegExp(easy));

    const own = "seven blue lorries uphill";
    await reset.password.fill(own);
    await expect(page.getByText("Long enough.")).toBeVisible();
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(reset.password).toHaveAttribute("type", "text");
    await reset.setIt.click();
    await reset.expectSet();
    await expect(page.getByText(own)).toHaveCount(0);
    await inspectAtNight(page, "reset-password-own-set");
    await page.getByRole("link", { name: "SEO Checklist" }).click();
    const login = new LoginPage(page, gatedAreas.seo);
    await login.logIn(customer.email, own);
    await login.expectInside();
  },
);

test("a reset link lasts half an hour", atNight, async ({ page, customer, shop, hands, guard }) => {
  guard.expectFailure("/api/reset-password", 401);
  await callShop(shop.url, "recover-access", { username: customer.email });
  const reset = new ResetPasswordPage(page);
  await reset.open(await recoveryLink(hands, customer.email));
  await hands.advance(minutes(31));
  await reset.makeIt.click();
  await reset.expectOver();
  await callShop(shop.url, "recover-access", { username: customer.email });
  // The same page, another fragment: the browser does not load it anew.
  await page.goto(await recoveryLink(hands, customer.email, 2));
  await reset.expectForm();
  await reset.makeIt.click();
  await reset.expectSet();
});

test("the reset page opened without its link says where to get one", async ({ page }) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open the link from your mail");
  await page.getByRole("link", { name: "Mail me a link" }).click();
  await expect(page).toHaveURL("/lost-access");
});

test("an unknown address gets the same answer and no mail", async ({ page, hands }) => {
  const outsider = "nobody.here@shop.example";
  const lost = await new LostAccessPage(page).open();
  await lost.askFor("nobody");
  const rule = "Please enter your Customer ID (CUST_XXXXXXXXXX) or email address";
  await expectRefused(page, "Validation Error", rule);
  await expect(lost.username).toHaveAccessibleDescription(new RegExp(rule.replace(/[()]/g, "\\$&")));
  await inspectAtNight(page, "lost-access-error");
  await lost.askFor(outsider);
  await lost.expectAnswer();
  await lost.again.click();
  await expect(lost.username).toHaveValue(outsider);
  await hands.run("mail-sweep");
  expect(await hands.mailsTo(outsider)).toEqual([]);
});

test("the form keeps its content while the network is down", atNight, async ({ page, customer, guard }) => {
  guard.expectFailure("/api/recover-access", 0);
  const lost = await new LostAccessPage(page).open();
  await page.route("**/api/recover-access", (route) => route.abort());
  await lost.askFor(customer.email);
  await expectRefused(page, "Not sent", "We could not reach the shop. Check your connection and try again.");
  await page.unroute("**/api/recover-access");
  await lost.ask.click();
  await lost.expectAnswer();
});
