// The thank-you page shows a login to the browser that paid, and to nobody else.
import { readFile } from "node:fs/promises";
import { atNight } from "../support/full.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const hours = (count: number) => count * 3_600_000;

test("a reload shows the same login, hidden again", async ({ page, customer }) => {
  const thanks = await new ThankYouPage(page).open(customer);
  const shown = await thanks.readCredentials();
  await thanks.hideAll.click();
  await expect(page.getByText(shown.password)).toHaveCount(0);
  await thanks.readCredentials();

  await page.reload();
  await thanks.expectPaid();
  await expect(page.getByText(shown.password)).toHaveCount(0);
  expect(await thanks.readCredentials()).toEqual(shown);
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem("userCredentials") ?? "null"))).toEqual(
    shown,
  );
  await expect(page.getByText(/spam/)).toBeVisible();
});

test("the ticket is saved as a picture of what it shows, and of nothing else", async ({ page, customer }) => {
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (words, ...place) {
      drawn.push(words);
      fillText.call(this, words, ...place);
    };
  });
  const thanks = await new ThankYouPage(page).open(customer);
  await expect(thanks.saveTicket).toHaveCount(0);
  const login = await thanks.readCredentials();
  const saved = page.waitForEvent("download");
  await thanks.saveTicket.click();
  const file = await saved;
  if (process.env.SHOTS) await file.saveAs("test-results/shots/ticket.png");
  expect(file.suggestedFilename()).toMatch(/-login-order-[a-z0-9]{6}\.png$/);

  const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
  for (const value of Object.values(login)) expect(drawn.join("")).toContain(value);
  const seen = (await page.locator("body").innerText()).replace(/\s/g, "");
  for (const words of drawn) expect(seen).toContain(words.replace(/\s/g, ""));

  const bytes = await readFile(await file.path());
  expect(bytes.readUInt32BE(16)).toBe(1080);
  // A picture and its size: no text beside it, which nobody sees.
  expect(new Set(chunksOf(bytes))).toEqual(new Set(["IHDR", "IDAT", "IEND"]));
  await thanks.hideAll.click();
  await expect(thanks.saveTicket).toHaveCount(0);
});

test(
  "a copied address shows no login in another browser",
  atNight,
  async ({ page, customer, otherBrowser }) => {
    const thanks = await new ThankYouPage(page).open(customer);
    const { password, customerId } = await thanks.readCredentials();

    const outsider = await otherBrowser();
    await outsider.goto(page.url());
    const theirs = new ThankYouPage(outsider);
    await theirs.expectTitle("Looking for your login?");
    await expect(theirs.viewAll).toHaveCount(0);
    const html = await outsider.content();
    for (const secret of [password, customerId, customer.email]) expect(html).not.toContain(secret);
    await inspectAtNight(outsider, "thank-you-outsider");
  },
);

test("the thank-you page points to the logins if it has no order", atNight, async ({ page }) => {
  await page.goto("/thank-you");
  const thanks = new ThankYouPage(page);
  await thanks.expectTitle("Looking for your login?");
  for (const path of [
    "/funnel-templates-login",
    "/fb-ads-login",
    "/ecom-checklist-login",
    "/seo-checklist-login",
  ]) {
    await expect(page.getByRole("main").locator(`a[href="${path}"]`)).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Lost your login?" })).toHaveAttribute("href", "/lost-access");
});

test("an unpaid order leads back to the checkout, over the outline of the ticket and the receipt to come", async ({
  page,
  buyer,
  hands,
}) => {
  const checkout = await new CheckoutPage(page).open();
  const payment = new PaymentPage(page);
  const thanks = new ThankYouPage(page);
  await checkout.goToPayment(buyer);
  const session = payment.sessionId();
  await page.goto("/thank-you");
  await thanks.expectTitle("We are waiting for your bank");
  await inspectAtNight(page, "thank-you-pending");
  await expect(page.getByRole("link", { name: "Back to checkout" })).toBeVisible();
  const outline = page.locator("[data-kept=outline]");
  await expect(outline.getByText("It comes here once your payment is confirmed.")).toBeVisible();
  const ticket = await outline.locator(".ticket").boundingBox();
  await hands.stripe("pay", session);
  await thanks.expectPaid();
  await expect(outline).toBeHidden();
  const { x, width } =
    (await page.getByRole("region", { name: "Your master credentials" }).boundingBox()) ?? {};
  expect({ x: ticket?.x, width: ticket?.width }).toEqual({ x, width });
});

test("the login can be read for a day", async ({ page, customer, hands, guard }) => {
  guard.expectFailure("/api/order-status", 401);
  const thanks = await new ThankYouPage(page).open(customer);
  const { password } = await thanks.readCredentials();
  await hands.advance(hours(23));
  await page.reload();
  await thanks.expectPaid();
  expect((await thanks.readCredentials()).password).toBe(password);
  await hands.advance(hours(4));
  await page.reload();
  await thanks.expectTitle("Looking for your login?");
  expect((await thanks.readCredentials()).password).toBe(password);
  await inspectAtNight(page, "thank-you-expired");
});

/** The kinds of the parts of a PNG. */
function chunksOf(png: Buffer): string[] {
  const kinds: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    kinds.push(png.toString("latin1", at + 4, at + 8));
  return kinds.filter((kind) => kind !== "sRGB");
}
