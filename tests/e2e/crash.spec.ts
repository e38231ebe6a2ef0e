// The shop as a person starts it, killed without warning at every step of a purchase, and started again.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Page, test as plain } from "@playwright/test";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { newBuyer } from "./support/buyers.ts";
import { handsOf } from "./support/hands.ts";
import { coupon, total } from "./support/prices.ts";
import { freePort, npmStart, type RunningShop } from "./support/shop-process.ts";

const { expect } = plain;

const test = plain.extend<{ starts: { again(): Promise<RunningShop & { printed: string; took: number }> } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  starts: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "store-crash-"));
    const port = await freePort();
    let running: RunningShop | undefined;
    await use({
      async again() {
        await running?.kill();
        const began = performance.now();
        const shop = await npmStart(dataDir, port);
        running = shop;
        return { ...shop, took: performance.now() - began };
      },
    });
    await running?.kill();
    await rm(dataDir, { recursive: true, force: true });
  },
});

test("a crash before, during or after a payment loses nothing", async ({ page, starts }) => {
  // Seven starts, and each builds what somebody has changed since the last.
  test.slow();
  const buyer = newBuyer();
  const checkout = new CheckoutPage(page);
  const payment = new PaymentPage(page);
  const thanks = new ThankYouPage(page);

  const first = await starts.again();
  expect(first.printed).toContain(`Shop ready at ${first.url}`);
  expect(first.printed).toContain(`${first.url}/__local/mail`);
  await page.goto(`${first.url}/checkout`);
  await checkout.expectReady();
  await checkout.fill(buyer);
  await checkout.quickCode.click();
  await expect(checkout.removeCode(coupon.code)).toBeVisible();

  await test.step("the form survives a crash", async () => {
    await starts.again();
    await checkout.pay.click();
    await payment.expectTotal(total([], coupon));
  });

  await test.step("the payment page survives a crash", async () => {
    await starts.again();
    await page.reload();
    await payment.expectTotal(total([], coupon));
  });

  await test.step("a payment before its webhook survives a crash", async () => {
    const shop = await starts.again();
    const hands = handsOf(shop);
    await hands.stripe("pause");
    await hands.stripe("pay", payment.sessionId());
    await starts.again();
    await page.reload();
    await page.getByRole("link", { name: "Return to the shop" }).click();
    await thanks.expectPaid();
  });
  const login = await thanks.readCredentials();

  await test.step("a sent mail survives a crash", async () => {
    await expect.poll(async () => handsOf(await running(page)).mailsTo(buyer.email)).toHaveLength(1);
    const shop = await starts.again();
    await page.reload();
    await thanks.expectPaid();
    expect(await thanks.readCredentials()).toEqual(login);
    const mails = await handsOf(shop).mailsTo(buyer.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(login.password);
  });

  await test.step("a customer's login survives a crash", async () => {
    const area = new LoginPage(page, gatedAreas.checklist);
    await page.goto(new URL(gatedAreas.checklist.loginPath, page.url()).href);
    await expect(page.getByRole("heading", { name: area.area.heading, level: 1 })).toBeVisible();
    await starts.again();
    await page.reload();
    await expect(page.getByRole("heading", { name: area.area.heading, level: 1 })).toBeVisible();
  });
});

test("a second start takes seconds, and another port has its own data", async ({ starts }) => {
  await starts.again();
  const second = await starts.again();
  expect(second.took).toBeLessThan(30_000);
  const pages = await Promise.all(
    ["/", "/checkout", "/__local/mail"].map((path) =>
      fetch(`${second.url}${path}`).then(({ status }) => status),
    ),
  );
  expect(pages).toEqual([200, 200, 200]);
});

/** The shop that a page is at. */
async function running(page: Page): Promise<RunningShop> {
  return {
    url: new URL(page.url()).origin,
    paymentsUrl: "",
    dataDir: "",
    setupCode: "",
    kill: async () => {},
  };
}
