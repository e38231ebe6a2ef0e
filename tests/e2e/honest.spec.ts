// The shop in its honest mode: a timer that is one, a pop-up of real purchases, and nothing that nobody has proved.
import { atNight } from "../support/full.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { newBuyer, sell } from "./support/buyers.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { struck, total } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test.use({ urgency: "honest", shopOf: "honest" });
test.describe.configure({ mode: "default" });

const minute = 60_000;

test("the landing page and the checkout show no timer, struck price or claim", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Build Funnels That Actually Convert" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No Pro Version Needed" })).toBeVisible();
  for (const gone of [/7\.2x/, /4\.9\/5/, /2,500/, struck, /% OFF/, /community/i])
    await expect(page.getByText(gone)).toHaveCount(0);
  await inspect(page, "honest-landing");
  const checkout = await new CheckoutPage(page).open();
  await expect(checkout.countdown).toHaveCount(0);
  await expect(page.getByText("Total Savings")).toHaveCount(0);
  await expect(page.getByText(/WordPress with Elementor/)).toBeVisible();
  await inspect(page, "honest-checkout");
});

test("a code with an end counts down to it, and the price changes then", async ({
  page,
  otherBrowser,
  hands,
  guard,
}) => {
  guard.expectFailure("/api/create-payment-order", 400);
  const shopNow = Date.now() + (await hands.advance(0));
  const monsoon = { code: "MONSOON30", percentage: 30 };
  await hands.makeCoupon({ ...monsoon, expiresAt: shopNow + 90 * minute });
  // The page's clock is moved by hand; the shop's is its own.
  await page.clock.install();
  const checkout = await new CheckoutPage(page).open();
  await checkout.applyCode("MONSOON30");
  await expect(checkout.countdown).toHaveText(/^01:(29|30):\d\d$/);
  const second = await otherBrowser();
  const other = await new CheckoutPage(second).open();
  await other.applyCode("MONSOON30");
  await expect(other.countdown).toHaveText(/^01:(29|30):\d\d$/);
  await inspectAtNight(second, "honest-countdown");

  await expect(page.getByText(`Total ${total([], monsoon)}`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(checkout.countdown).toHaveText(/^01:(29|30):\d\d$/);
  await page.clock.runFor(91 * minute);
  await expect(page.getByRole("alert").filter({ hasText: "MONSOON30 has ended." })).toBeVisible();
  await expect(page.getByText(`Total ${total()}`, { exact: true })).toBeVisible();
  await expect(checkout.countdown).toHaveCount(0);

  // The other browser's clock has not moved; the shop's has: it refuses, and the page follows.
  await hands.advance(91 * minute);
  await other.fill(newBuyer());
  await other.pay.click();
  await expect(second.getByText(`Total ${total()}`, { exact: true })).toBeVisible();
});

test(
  "the pop-up shows five purchases once each and names no customer",
  atNight,
  async ({ page, shop, hands }) => {
    test.slow();
    await page.clock.install();
    await page.goto("/");
    const popup = page.getByRole("complementary", { name: "Recent purchase" });
    await page.clock.runFor(4_000);
    await expect(popup).toBeHidden();
    for (let one = 0; one < 5; one++) await sell(shop.url, hands, newBuyer(), []);
    // What the function answered stays in its memory for five minutes.
    await hands.advance(6 * minute);
    const answered = page.waitForResponse("**/api/recent-purchases");
    await page.reload();
    await (await answered).finished();
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return popup.isVisible();
      })
      .toBe(true);
    await expect(popup).toContainText(/^Someone bought, (less than )?\d+ h ago/);
    await inspectAtNight(page, "honest-popup");
  },
);

test("the basket is recorded only while the box is ticked", async ({ page, buyer }) => {
  const told: { status: number; sent: Record<string, unknown> }[] = [];
  page.on("response", (answer) => {
    if (!answer.url().endsWith("/api/send-abandoned-cart-email")) return;
    told.push({ status: answer.status(), sent: answer.request().postDataJSON() });
  });
  await page.clock.install();
  const checkout = await new CheckoutPage(page).open();
  const box = page.getByRole("checkbox", { name: "Remind me by mail if I leave before paying" });
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription(/You can take the consent back at any time/);
  // What is kept, what for, how long and the way back are seen; the notice word for word is a press away.
  const notice = page.getByText(/You may complain to our grievance officer/);
  await expect(page.getByText(/your name, email address and cart for 30 days, for that mail/)).toBeVisible();
  await expect(notice).toBeHidden();
  await page.getByText("The whole notice").press("Enter");
  await expect(notice).toBeVisible();
  await checkout.fill(buyer);
  await checkout.upsell("SEO Checklist").check();
  await page.clock.runFor(10_000);
  expect(told).toEqual([]);

  await box.press("Space");
  await page.clock.runFor(1_000);
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatchObject({ status: 200, sent: { email: buyer.email, noticeVersion: 1 } });
  await inspectAtNight(page, "honest-box");
  await box.press("Space");
  await page.clock.runFor(1_000);
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]).toMatchObject({ status: 200, sent: { withdrawn: true } });
});

test("the master password is six words, which may be typed as a phone writes them", async ({
  page,
  buyer,
  shop,
  hands,
  otherBrowser,
}) => {
  const thanks = await new ThankYouPage(page).open(await sell(shop.url, hands, buyer, []));
  const { password } = await thanks.readCredentials();
  expect(password).toMatch(/^[a-z]{3,9}(-[a-z]{3,9}){5}$/);
  await expect(page.getByText(/The password is six words: capitals/)).toBeVisible();
  await inspect(page, "honest-thank-you");
  await expect.poll(async () => (await hands.mailsTo(buyer.email))[0]?.text).toContain(password);

  const login = await new LoginPage(await otherBrowser(), gatedAreas.checklist).open();
  const [first = "", ...others] = password.split("-");
  await login.logIn(buyer.email, `${first[0]?.toUpperCase()}${first.slice(1)} ${others.join(" ")} `);
  await login.expectInside();
});
