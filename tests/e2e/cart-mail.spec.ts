// A basket left at the checkout: one reminder, one link back, and two ways to stop.

import type { Page, Request } from "@playwright/test";
import { atNight } from "../support/full.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { expectToast } from "./pages/toasts.ts";
import { UnsubscribePage } from "./pages/unsubscribe-page.ts";
import { type Buyer, callShop } from "./support/buyers.ts";
import type { Hands, ReceivedMail } from "./support/hands.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { basket, coupon, price, total, totals } from "./support/prices.ts";
import type { RunningShop } from "./support/shop-process.ts";
import { expect, test } from "./support/test.ts";

const minutes = (count: number) => count * 60_000;
const days = (count: number) => minutes(count * 24 * 60);
const recording = "/api/send-abandoned-cart-email";
const reminder = "Your cart is still here";

const isRecording = (request: Request) => new URL(request.url()).pathname === recording;

/** What is told of the checkout next, when it has this code. */
async function recorded(page: Page, code?: string): Promise<Record<string, unknown>> {
  const response = await page.waitForResponse(
    (answer) => isRecording(answer.request()) && answer.request().postDataJSON().discountCode === code,
  );
  expect(response.status()).toBe(200);
  return response.request().postDataJSON();
}

/** Lets this much time go by, with the job that runs each minute. */
async function pass(hands: Hands, time: number): Promise<void> {
  await hands.advance(time);
  await hands.run("abandoned-carts");
}

async function reminders(hands: Hands, email: string): Promise<ReceivedMail[]> {
  await hands.run("mail-sweep");
  return (await hands.mailsTo(email)).filter(({ subject }) => subject === reminder);
}

/** The one reminder of somebody who left. */
async function theReminder(hands: Hands, email: string): Promise<ReceivedMail> {
  await expect.poll(async () => (await reminders(hands, email)).length).toBe(1);
  const [mail] = await reminders(hands, email);
  if (!mail) throw new Error("There was a reminder, and it is gone");
  return mail;
}

function linkIn(mail: ReceivedMail, path: string): string {
  const found = mail.text
    .split("\n")
    .find((line) => /^https?:/.test(line) && new URL(line).pathname === path);
  if (!found) throw new Error(`No link to ${path} in the mail`);
  return found;
}

/** Somebody leaves the checkout, without a browser. */
async function leave(shop: RunningShop, { name, email }: Buyer): Promise<void> {
  const { body: visit } = await callShop(shop.url, "start-checkout", {});
  if (!visit.success) throw new Error(visit.error);
  const { checkoutToken } = visit;
  const cart = { checkoutToken, name, email, upsells: [] };
  const { status } = await callShop(shop.url, "send-abandoned-cart-email", cart);
  expect(status).toBe(200);
}

test("a visitor who leaves is reminded once and can buy the same basket", async ({
  page,
  buyer,
  hands,
  otherBrowser,
}) => {
  const checkout = await new CheckoutPage(page).open();
  await expect(checkout.email).toHaveAccessibleDescription(
    /If you leave before, we may send one reminder of your cart, with a link that stops such mails/,
  );
  const first = recorded(page);
  await checkout.name.fill(buyer.name);
  await checkout.email.fill(buyer.email);
  await checkout.phone.focus();
  expect(await first).toMatchObject({ name: buyer.name, email: buyer.email, upsells: [], cartTotal: price });

  await checkout.upsell("SEO Checklist").check();
  const second = recorded(page, coupon.code);
  await checkout.quickCode.click();
  expect(await second).toMatchObject({
    cartTotal: basket(["seo-checklist"], coupon).total,
    cartItems: ["Complete Funnel Bundle", "SEO Checklist"],
    upsells: ["seo-checklist"],
  });
  await page.close();

  await pass(hands, minutes(4));
  expect(await reminders(hands, buyer.email)).toEqual([]);
  await pass(hands, minutes(1.5));
  const mail = await theReminder(hands, buyer.email);
  expect(mail.text).toContain(`Hello ${buyer.name.split(" ")[0]},`);
  expect(mail.text).toMatch(new RegExp(`Total +${total(["seo-checklist"], coupon)}`));

  const later = await otherBrowser();
  const back = new CheckoutPage(later);
  await later.goto(linkIn(mail, "/checkout"));
  await back.expectReady();
  await expect(later).toHaveURL("/checkout");
  await expect(back.upsell("SEO Checklist")).toBeChecked();
  await expectToast(later, "Discount Applied");
  await back.expectTotals(...totals(["seo-checklist"], coupon));
  await inspectAtNight(later, "checkout-restored");
  // A reload keeps what the link brought.
  await later.reload();
  await back.expectTotals(...totals(["seo-checklist"], coupon));
  const ordering = later.waitForRequest("**/api/create-payment-order");
  await back.goToPayment(buyer);
  expect((await ordering).postDataJSON().cart).toMatch(/^\S+\.\S+$/);
  await new PaymentPage(later).buy();
  const mails = async () => (await hands.mailsTo(buyer.email)).length;
  // The login is sent before the clock is moved: a jump while it is being sent ends its lease, and its sending waits.
  await expect.poll(mails).toBe(2);

  await pass(hands, minutes(10));
  await pass(hands, days(8));
  expect(await mails()).toBe(2);
  expect(await reminders(hands, buyer.email)).toHaveLength(1);
});

test("a basket is recorded only with a valid name and email and before a payment", async ({
  page,
  buyer,
  hands,
}) => {
  await page.clock.install();
  const told: string[] = [];
  page.on("request", (request) => {
    if (isRecording(request)) told.push(request.postData() ?? "");
  });
  const checkout = await new CheckoutPage(page).open();
  await checkout.email.fill("asha@shop");
  await checkout.name.fill(buyer.name);
  await checkout.phone.focus();
  await checkout.upsell("SEO Checklist").check();
  await page.clock.runFor(5_000);
  expect(told).toEqual([]);

  await checkout.goToPayment(buyer);
  const before = told.length;
  await page.goBack();
  await checkout.expectReady();
  await checkout.upsell("Ad Templates").check();
  await checkout.name.focus();
  await checkout.phone.focus();
  await page.clock.runFor(5_000);
  expect(told).toHaveLength(before);
  await pass(hands, minutes(6));
  expect(await reminders(hands, buyer.email)).toEqual([]);
});

test("a corrected address gets no reminder, and neither does the mistyped one", async ({
  page,
  buyer,
  hands,
}) => {
  const checkout = await new CheckoutPage(page).open();
  const first = recorded(page);
  await checkout.name.fill(buyer.name);
  await checkout.email.fill(`wrong.${buyer.email}`);
  await checkout.phone.focus();
  await first;
  await checkout.goToPayment(buyer);
  await new PaymentPage(page).buy();
  await pass(hands, minutes(6));
  await pass(hands, minutes(6));
  expect(await hands.mailsTo(`wrong.${buyer.email}`)).toEqual([]);
  expect(await reminders(hands, buyer.email)).toEqual([]);
});

test("an address is recorded only after its suggested correction is answered", async ({ page, buyer }) => {
  await page.clock.install();
  const told: string[] = [];
  page.on("request", (request) => {
    if (isRecording(request)) told.push(request.postDataJSON().email);
  });
  const checkout = await new CheckoutPage(page).open();
  await checkout.name.fill(buyer.name);
  await checkout.email.fill("asha.rao.typo@gmial.com");
  await checkout.phone.focus();
  await expect(page.getByText("Did you mean")).toBeVisible();
  await checkout.upsell("SEO Checklist").check();
  await page.clock.runFor(5_000);
  expect(told).toEqual([]);
  const answered = recorded(page);
  await page.getByRole("button", { name: "asha.rao.typo@gmail.com" }).click();
  await checkout.name.focus();
  await checkout.phone.focus();
  await page.clock.runFor(5_000);
  await answered;
  expect(told).toEqual(["asha.rao.typo@gmail.com"]);
});

test("a shop that does not answer shows the visitor no error", async ({ page, buyer, guard }) => {
  guard.expectFailure(recording, 0);
  const checkout = await new CheckoutPage(page).open();
  const failed = page.waitForEvent("requestfailed", isRecording);
  await page.route(`**${recording}`, (route) => route.abort());
  await checkout.fill(buyer);
  await checkout.name.focus();
  await failed;
  await expect(page.getByRole("region", { name: "Notifications" })).toHaveText("");
  await checkout.goToPayment(buyer);
});

test("the page of the mail's link stops reminders only after a press", async ({
  page,
  buyer,
  shop,
  hands,
}) => {
  await leave(shop, buyer);
  await pass(hands, minutes(6));
  const link = linkIn(await theReminder(hands, buyer.email), "/unsubscribe");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  const unsubscribe = new UnsubscribePage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await unsubscribe.open(link);
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  await inspect(page, "unsubscribe");
  expect(calls).toEqual([]);
  await unsubscribe.stop.focus();
  await page.keyboard.press("Enter");
  await unsubscribe.expectTitle("Done, no more reminders");
  await inspectAtNight(page, "unsubscribe-done");
  // Once more does no harm.
  await unsubscribe.open(link);
  await unsubscribe.stop.click();
  await unsubscribe.expectTitle("Done, no more reminders");

  await hands.advance(days(8));
  await leave(shop, buyer);
  await pass(hands, minutes(6));
  expect(await reminders(hands, buyer.email)).toHaveLength(1);
});

test("a damaged link says that it is damaged", atNight, async ({ page, guard }) => {
  guard.expectFailure("/api/unsubscribe", 400);
  const unsubscribe = new UnsubscribePage(page);
  await unsubscribe.open("/unsubscribe?token=half");
  await unsubscribe.stop.click();
  await unsubscribe.expectTitle("This link is not whole");
  await page.goto("/unsubscribe");
  await unsubscribe.expectTitle("This link is not whole");
});
