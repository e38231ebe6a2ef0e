// Money from the checkout to the accountant, in a shop that makes tax papers: a coupon, a price that changes, a refund, a buyer
// abroad, and the month's settlement.
import { readFile } from "node:fs/promises";
import { AdminPage } from "./pages/admin-page.ts";
import { CheckoutPage } from "./pages/checkout-page.ts";
import { InvoiceFields } from "./pages/invoice-fields.ts";
import { PaymentPage } from "./pages/payment-page.ts";
import { expectToast } from "./pages/toasts.ts";
import { newBuyer, sell } from "./support/buyers.ts";
import { basket, totals } from "./support/prices.ts";
import { publishPrices } from "./support/publish.ts";
import { expect, test } from "./support/test.ts";

test.use({ gst: "regular", shopOf: "books" });
test.describe.configure({ mode: "default" });

test("a line that was bought with a coupon goes back for what was paid, whatever it costs by then", async ({
  page,
  buyer,
  owner,
  shop,
  hands,
  otherBrowser,
}) => {
  const coupon = { code: "LAUNCH200", amountOff: 200, oncePerBuyer: true };
  await hands.makeCoupon(coupon);
  const checkout = await new CheckoutPage(page).open();
  await checkout.fill(buyer);
  await new InvoiceFields(page).choose("state", "karn", "Karnataka");
  await checkout.upsell("Ad Templates").check();
  await checkout.applyCode("launch200");
  await expectToast(page, "Discount Applied", "₹200 off - You save ₹200");
  await checkout.expectTotals(...totals(["ad-templates"], coupon));
  await expect(checkout.line("LAUNCH200 (₹200)")).toHaveText("−₹200");
  await checkout.pay.click();
  await new PaymentPage(page).expectTotal("1,398");
  const thanks = await new PaymentPage(page).buy();
  const orderId = thanks.orderId();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download invoice (PDF)" }).click();
  expect((await coming).suggestedFilename()).toMatch(/^FW-\d{4}-\d{6}\.pdf$/);
  const [invoice] = await hands.papers(orderId);
  expect(invoice).toMatchObject({ kind: "invoice", sums: { Discount: "₹200.00" } });

  const office = await otherBrowser();
  await publishPrices(office, shop.url, owner, { "ad-templates": 1499 });
  await office.goto(`/admin/orders?open=${orderId}`);
  const { dialog } = new AdminPage(office);
  const drawer = office.getByRole("dialog", { name: `Order ${orderId}` });
  await drawer.getByRole("button", { name: "Refund", exact: true }).click();
  await dialog.getByLabel(/Some items/).check();
  await dialog.getByLabel("Ad Templates").check();
  await dialog.getByRole("button", { name: "Refund these items" }).click();
  // Its 599 less its share of the 200.
  await expectToast(office, "Order refunded successfully", `₹524 of ${orderId} went back.`);
  await hands.run("number-invoices");
  const [, note] = await hands.papers(orderId);
  expect(note?.kind).toBe("credit-note");
  expect(Object.values(note?.sums ?? {})).toContain("₹524.00");
});

test("an invoice to a buyer abroad carries the words of rule 46", async ({ page, buyer, hands }) => {
  const checkout = await new CheckoutPage(page).open();
  const fields = new InvoiceFields(page);
  await checkout.fill({ ...buyer, phone: "+1 415 555 2671" });
  await fields.choose("state", "outs", "Outside India");
  await fields.choose("country", "unit", "United States");
  await page.getByLabel("Address", { exact: true }).fill("12 Elm Street");
  await checkout.pay.click();
  const thanks = await new PaymentPage(page).buy();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download invoice (PDF)" }).click();
  await coming;
  const [invoice] = await hands.papers(thanks.orderId());
  expect(invoice?.notes).toContain("SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX");
});

test("a month's settlement is what the shop's books say", async ({ page, owner, shop, hands }) => {
  await sell(shop.url, hands, newBuyer(), ["seo-checklist"], { country: "IN", state: "29" });
  // A day's moves reach the bank two days later, at midnight: the month of that day is the one that is asked for.
  const day = 24 * 3_600_000;
  const paidOut = Date.now() + (await hands.advance(0)) + 2 * day;
  await hands.advance(3 * day);
  await new AdminPage(page).enter(owner, "orders");
  const settlement = page.getByRole("region", { name: "Settlement of a month" });
  const month = new Date(paidOut).toISOString().slice(0, 7);
  await settlement.getByLabel("Month").fill(month);
  const coming = page.waitForEvent("download");
  await settlement.getByRole("button", { name: "Save as CSV" }).click();
  const csv = await readFile(await (await coming).path(), "utf8");
  await expect(settlement.getByText(/^Adds up: ₹[\d,.]+ reached the bank/)).toBeVisible();
  expect(csv).toContain("Adds up");
  expect(csv).toContain(`,${basket(["seo-checklist"]).total},`);
});
