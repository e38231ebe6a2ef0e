// Tax papers, from the checkout to the return, in a shop that makes them; and that a shop without them carries nothing of it.

import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import type { Download, Page } from "@playwright/test";
import { atNight } from "../support/full.ts";
import { AccountPage } from "./pages/account-page.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { type Firm, InvoiceFields } from "./pages/invoice-fields.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { ThankYouPage } from "./pages/thank-you-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import { builtWith } from "./support/build.ts";
import { newBuyer, sell } from "./support/buyers.ts";
import { expectNoSidewaysScroll, inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ gst: "regular", shopOf: "gst" });
// One shop, and one build of its site, for all of them.
test.describe.configure({ mode: "default" });

const karnataka = { country: "IN", state: "29" };
const firm: Firm = {
  gstin: "29AAACF1234E1Z3",
  business: "श्रीकृष्ण Traders & Sons",
  address: "12 MG Road, Bengaluru 560001",
};
const invoiceButton = (page: Page) => page.getByRole("button", { name: "Download invoice (PDF)" });

/** Presses, and reads the PDF that comes. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent("download");
  await press();
  const download = await coming;
  return { name: download.suggestedFilename(), text: (await bytesOf(download)).toString("latin1") };
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

test("the state is chosen with the keyboard alone and keeps the price", async ({ page, buyer }) => {
  const checkout = await new CheckoutPage(page).open();
  const fields = new InvoiceFields(page);
  await expect(fields.tax).toHaveText("includes GST of ₹152.39 (18 %)");
  await inspect(page, "gst-checkout");
  await checkout.fill(buyer);
  await checkout.pay.click();
  await expectRefused(page, "Validation Error", "Please choose your state");
  await expect(page.locator("#tax-state-error")).toHaveText("Please choose your state");
  await inspectAtNight(page, "gst-no-state");

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(fields.state).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(fields.options).toHaveCount(38);
  await inspectAtNight(page, "gst-states");
  await page.keyboard.press("Escape");
  await expect(fields.options).toHaveCount(0);
  await page.keyboard.type("pra");
  await expect(fields.options).toHaveText([
    "Andhra Pradesh",
    "Arunachal Pradesh",
    "Himachal Pradesh",
    "Madhya Pradesh",
    "Uttar Pradesh",
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(fields.state).toHaveAttribute("aria-activedescendant", "tax-state-02");
  await page.keyboard.press("Enter");
  await expect(fields.state).toHaveValue("Himachal Pradesh");
  await expect(page.locator("#tax-state-error")).toHaveCount(0);
  // A word that means one alone is enough.
  await fields.state.fill("maharashtra");
  await page.keyboard.press("Tab");
  await expect(fields.state).toHaveValue("Maharashtra");
  // Two halves of 76.19.
  await expect(fields.tax).toHaveText("includes GST of ₹152.38 (18 %)");
  await fields.state.fill("no such state");
  await page.keyboard.press("Tab");
  await expect(fields.state).toHaveValue("Maharashtra");
  await expect(page.getByText("Total ₹999", { exact: true })).toBeVisible();
});

test(
  "a customer outside India chooses a country and is asked for no GSTIN",
  atNight,
  async ({ page, buyer, hands }) => {
    const checkout = await new CheckoutPage(page).open();
    const fields = new InvoiceFields(page);
    await checkout.fill({ ...buyer, phone: "+1 415 555 2671" });
    await fields.choose("state", "outs", "Outside India");
    await expect(fields.summary).toHaveCount(0);
    await checkout.pay.click();
    await expectRefused(page, "Validation Error", "Please choose your country");
    await fields.choose("country", "unit", "United States");
    await page.getByLabel("Address", { exact: true }).fill("12 Elm Street");
    await inspectAtNight(page, "gst-abroad");
    await checkout.pay.click();
    const thanks = await new PaymentPage(page).buy();
    expect(await hands.order(thanks.orderId())).toMatchObject({
      billing: { country: "US", address: "12 Elm Street" },
      tax: { place: "96", rate: 18, export: "igst" },
    });
  },
);

test("a business's GSTIN is checked, names the state and is frozen on the order", async ({
  page,
  buyer,
  hands,
  guard,
}) => {
  const checkout = await new CheckoutPage(page).open();
  const fields = new InvoiceFields(page);
  await checkout.fill(buyer);
  await fields.choose("state", "maha", "Maharashtra");
  await fields.fillFirm({ ...firm, gstin: "29AAACF1234E1Z4" });
  await expect(page.locator("#tax-gstin-error")).toHaveText("This GSTIN is not valid");
  await expect(page.locator("#tax-gstin-hint")).toHaveText(/does not fit the others/);
  await inspectAtNight(page, "gst-number-wrong");
  await fields.gstin.fill(` ${firm.gstin.toLowerCase()} `);
  await expect(page.locator("#tax-gstin-error")).toHaveCount(0);
  await fields.business.fill("");
  await checkout.pay.click();
  await expectRefused(page, "Validation Error", "Business name is required");
  await fields.business.fill(firm.business);
  await expect(fields.gstin).toHaveValue(firm.gstin);
  await expect(fields.state).toHaveValue("Karnataka");
  await expect(fields.state).not.toBeEditable();
  await inspectAtNight(page, "gst-number-right");

  await page.reload();
  await checkout.expectReady();
  const kept = async () => {
    await expect(fields.gstin).toHaveValue(firm.gstin);
    await expect(fields.business).toHaveValue(firm.business);
    await expect(fields.address).toHaveValue(firm.address);
    await expect(fields.state).toHaveValue("Karnataka");
  };
  await kept();
  await checkout.pay.click();
  const payment = new PaymentPage(page);
  await payment.goBack.click();
  await checkout.expectReady();
  await kept();
  await checkout.pay.click();
  const thanks = await payment.buy();
  const { gstin, business, address } = firm;
  expect(await hands.order(thanks.orderId())).toMatchObject({
    finalAmount: 999,
    billing: { ...karnataka, gstin, business, address },
    tax: { place: "29", rate: 18, seller: { state: "27", gstin: "27AAACF1234E1Z7" } },
  });
  await inspectAtNight(page, "gst-thank-you");
  // The code of the invoice does not arrive: the rest of the page stays, the login on it as well.
  guard.expectConsole(/net::ERR_FAILED/);
  const code = /\/assets\/invoice-downloads-[^/]+\.js$/;
  await page.route(code, (route) => route.abort());
  await page.reload();
  await thanks.expectPaid();
  await expect(page.getByText("Your PDF could not be offered here.")).toBeVisible();
  await page.unroute(code);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(invoiceButton(page)).toBeVisible();
  const invoice = await downloaded(page, () => invoiceButton(page).click());
  expect(invoice.name).toMatch(/^FW-\d{4}-\d{6}\.pdf$/);
  expect(invoice.text).toMatch(/^%PDF-1\.7/);
  // The name in Devanagari has a font of its own.
  expect(invoice.text).toContain("AnekDevanagari");
  expect(invoice.text.length).toBeLessThan(60_000);
  const again = await downloaded(page, () => invoiceButton(page).click());
  expect(again).toEqual(invoice);
});

test("the mail's link and the account give the invoice and its credit note", async ({
  page,
  otherBrowser,
  owner,
  shop,
  hands,
}) => {
  const buyer = newBuyer();
  const sold = await sell(shop.url, hands, buyer, ["ad-templates"], karnataka);
  await expect.poll(() => hands.mailsTo(buyer.email)).toHaveLength(1);
  const [mail] = await hands.mailsTo(buyer.email);
  const link = /https?:\S+\/invoice#\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Your invoice", level: 1 })).toBeVisible();
  // Before anything is pressed: what the mail says too, and nothing of the buyer.
  const papers = page.getByRole("list", { name: "What this link gives" });
  await expect(papers).toHaveText(/^Invoice of \d\d \w{3} \d{4}FW\/\d{4}\/\d{6}₹1,598$/);
  await inspect(page, "gst-invoice");
  // The token is out of the address.
  await expect(page).toHaveURL("/invoice");
  const invoice = await downloaded(page, () => invoiceButton(page).click());
  expect(invoice.name).toMatch(/^FW-/);
  // What was saved is said with its number and its sum.
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toContainText(
    /invoice FW\/\d{4}\/\d{6} of .*₹1,598/,
  );

  const admin = await new AdminPage(await otherBrowser()).enter(owner);
  await admin.page.goto(`/admin/orders?open=${sold.orderId}`);
  const drawer = admin.page.getByRole("dialog", { name: `Order ${sold.orderId}` });
  const invoices = drawer.getByRole("region", { name: "Tax papers" });
  await expect(invoices.getByRole("listitem")).toHaveCount(1);
  await drawer.getByRole("button", { name: "Refund", exact: true }).click();
  await admin.dialog.getByLabel(/Some items/).check();
  await admin.dialog.getByLabel("Ad Templates").check();
  await admin.dialog.getByRole("button", { name: "Refund these items" }).click();
  await expectToast(admin.page, "Order refunded successfully", `₹599 of ${sold.orderId} went back.`);
  await hands.run("number-invoices");
  await admin.page.reload();
  await expect(invoices.getByRole("listitem")).toHaveCount(2);
  await expect(invoices).toContainText(/FC\/\d{4}\/\d{6}/);
  await expect(invoices).toContainText("₹599.00");
  await inspectAtNight(admin.page, "gst-order");

  // The same link, from the mail once more.
  await page.goto("/");
  await page.goto(link);
  await invoiceButton(page).click();
  const list = page.getByRole("list", { name: "Papers of this order" });
  await expect(list.getByRole("button")).toHaveText([/Invoice FW\/.*₹1,598/, /Credit note FC\/.*₹599/]);
  await inspectAtNight(page, "gst-invoices");
  const note = await downloaded(page, () => list.getByRole("button", { name: /Credit note/ }).click());
  expect(note.name).toMatch(/^FC-/);

  const login = await new LoginPage(page, gatedAreas.checklist).open();
  await login.logIn(buyer.email, sold.password);
  await login.expectInside();
  await new AccountPage(page).open();
  await inspectAtNight(page, "gst-account");
  await invoiceButton(page).click();
  await expect(list.getByRole("button")).toHaveCount(2);
});

test("the page /admin/gst shows sums, search, warnings and files", async ({ page, owner, shop, hands }) => {
  const hostile = `=cmd|' /C calc'!A0 "Rao", Sons`;
  const local = newBuyer();
  await sell(shop.url, hands, local, ["seo-checklist"], { country: "IN", state: "27" });
  const business = newBuyer();
  const { orderId } = await sell(shop.url, hands, business, [], {
    ...{ country: "IN", state: "26", gstin: "26AAACF1234E1Z9", business: hostile, address: "Daman" },
  });
  // Abroad, with a number of the Indian network.
  await sell(shop.url, hands, newBuyer(), [], { country: "US", address: "12 Elm Street" });
  await hands.run("number-invoices");
  const admin = await new AdminPage(page).enter(owner);
  await page.getByRole("link", { name: "GST", exact: true }).click();
  await expect(page.getByRole("heading", { name: "GST", level: 1 })).toBeVisible();
  await expect(page.getByText("No gap, sums agree")).toBeVisible();
  const sums = page.getByRole("table", { name: "Sums of the month" });
  await expect(sums.getByRole("row").filter({ hasText: "4A Buyers with GSTIN" })).toBeVisible();
  await expect(sums.getByRole("row").filter({ hasText: "7 All other buyers" })).toBeVisible();
  await expect(
    page.getByText("Abroad, but an Indian phone number: in no table before you say where the buyer is"),
  ).toBeVisible();
  await inspect(page, "gst-admin");

  const invoices = page.getByRole("table", { name: "Papers" });
  // A phone shows three lines of each, with what can be done, and each table of the return as a sheet with every sum in it.
  await page.setViewportSize({ width: 360, height: 740 });
  const edges = await sums
    .getByRole("row")
    .filter({ hasText: "4A Buyers" })
    .locator("th, td")
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  expect(edges).toHaveLength(7);
  for (const edge of edges.flat()) {
    expect(edge).toBeGreaterThan(0);
    expect(edge).toBeLessThan(360);
  }
  await expect(page.getByRole("button", { name: /^PDF of / }).first()).toBeVisible();
  const heights = await invoices
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeLessThan(130);
  await inspectAtNight(page, "gst-admin-phone");
  await page.setViewportSize({ width: 1280, height: 800 });
  await admin.search("Find a paper", "26aaacf1234e1z9");
  await expect(invoices.getByRole("row")).toHaveCount(2);
  const row = admin.row(orderId);
  // As it was typed, and no more than a text.
  await expect(row).toContainText(hostile);
  await expect(row).toContainText("₹152.39");
  const number = (await row.getByText(/FW\/\d{4}\/\d{6}/).textContent()) ?? "";
  for (const sought of [number, orderId, "calc"]) {
    await admin.search("Find a paper", sought);
    await expect(invoices.getByRole("row")).toHaveCount(2);
    await expect(row).toBeVisible();
  }
  await expect(invoices).not.toHaveAttribute("aria-busy");
  await inspectAtNight(page, "gst-admin-search");

  const before = (await hands.mailsTo(business.email)).length;
  await row.getByRole("button", { name: `Send again: ${number}` }).click();
  await expectToast(page, "Invoice sent", `A link to ${number} is on its way to the buyer.`);
  await expect.poll(async () => (await hands.mailsTo(business.email)).length).toBe(before + 1);
  const [mail] = await hands.mailsTo(business.email);
  expect(mail?.subject).toBe("Your invoice");
  const opening = page.context().waitForEvent("page");
  await row.getByRole("button", { name: `PDF of ${number}` }).click();
  const opened = await opening;
  const invoice = await downloaded(opened, () => invoiceButton(opened).click());
  expect(invoice.name).toBe(`${number.replaceAll("/", "-")}.pdf`);
  // Nothing in it can run.
  expect(invoice.text).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction)\b/);

  await admin.search("Find a paper", "");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download for GSTR-1" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^GSTR-1-20\d\d-\d\d\.zip$/);
  const files = unzip(await bytesOf(download));
  const month = download.suggestedFilename().slice(7, 14);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      `${month} b2b,sez,de.csv`,
      `${month} b2cs.csv`,
      `${month} docs.csv`,
      `${month} GSTR-1.json`,
    ]),
  );
  // A spreadsheet must not take it for a formula.
  expect(files[`${month} b2b,sez,de.csv`]).toMatch(/"26AAACF1234E1Z9","'=cmd\|/);

  await page.getByLabel("Month", { exact: true }).fill("2026-01");
  await expect(page.getByRole("heading", { name: "No papers in this month" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeHidden();
  await expect(page.getByText("No gap, sums agree")).toBeVisible();
  await inspectAtNight(page, "gst-admin-empty");
});

/** The files of an archive, by their names. */
function unzip(bytes: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [method, size, name, extra] = [
      bytes.readUInt16LE(at + 8),
      bytes.readUInt32LE(at + 18),
      bytes.readUInt16LE(at + 26),
      bytes.readUInt16LE(at + 28),
    ];
    const begin = at + 30 + name + extra;
    const content = bytes.subarray(begin, begin + size);
    files[bytes.subarray(at + 30, at + 30 + name).toString()] = (
      method === 0 ? content : inflateRawSync(content)
    ).toString();
    at = begin + size;
  }
  return files;
}

test.describe("the tax form on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("takes state and number by touch and fits the screen", atNight, async ({ page, buyer, hands }) => {
    const checkout = await new CheckoutPage(page).open();
    const fields = new InvoiceFields(page);
    await checkout.fill(buyer);
    await fields.state.tap();
    await expect(fields.options.first()).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await fields.options.filter({ hasText: "Dadra and Nagar Haveli" }).tap();
    await expect(fields.state).toHaveValue("Dadra and Nagar Haveli and Daman and Diu");
    await fields.summary.tap();
    await fields.gstin.fill("26AAACF1234E1Z9");
    await fields.business.fill("Rao & Sons");
    await fields.address.fill("Daman");
    await inspectAtNight(page, "gst-phone");
    await page.getByRole("link", { name: "Review and pay" }).tap();
    await checkout.pay.tap();
    await new PaymentPage(page).pay.tap();
    const thanks = await new ThankYouPage(page).expectPaid();
    await expect(invoiceButton(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await hands.order(thanks.orderId())).toMatchObject({ tax: { place: "26" } });
  });
});

test("a shop without tax invoices shows nothing of them", () => {
  const told =
    /I have a GSTIN|Please choose your state|For your invoice|includes GST|Uttarakhand|checkoutBilling|Download invoice|get-invoice/;
  // The button of the plain receipt comes in a file of its own, after the page.
  const chunk = /\/assets\/(?!invoice-downloads)[^"]*(gst|invoice|paper|tax)[^"]*"/i;
  const filesOf = (gst: string) => {
    const { siteDir } = builtWith({ gst });
    return ["index", "checkout", "thank-you"].flatMap((name) => {
      const html = readFileSync(join(siteDir, `${name}.html`), "utf8");
      const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
        ([, path = ""]) => path,
      );
      return [html, ...scripts.map((path) => readFileSync(join(siteDir, path), "utf8"))];
    });
  };
  expect(filesOf("regular").filter((text) => told.test(text)).length).toBeGreaterThan(2);
  expect(filesOf("").filter((text) => told.test(text))).toEqual([]);
  const pages = readdirSync(builtWith({}).siteDir).filter((name) => name.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(20);
  for (const name of pages) {
    // The address of the admin's page exists, and tells nothing.
    const html = readFileSync(join(builtWith({}).siteDir, name), "utf8");
    expect(html, name).not.toMatch(told);
    expect(html, name).not.toMatch(chunk);
  }
});
