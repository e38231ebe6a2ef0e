// /admin/orders: money that no order has, and an order's money in the drawer.

import { atNight } from "../support/full.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import { callShop, newBuyer, sell } from "./support/buyers.ts";
import { expectNoSidewaysScroll, inspect, inspectAtNight } from "./support/inspect.ts";
import { price, priceOf, rupees, total } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "admin unmatched" });
test.describe.configure({ mode: "default" });

test("a failed refund is listed until an admin marks it as done", async ({ page, owner, shop, hands }) => {
  const { orderId } = await sell(shop.url, hands, { ...newBuyer(), name: "Kavya Menon" });
  const { paymentId } = (await hands.order(orderId)) ?? {};
  await hands.stripe("planRefunds", "fails_later", paymentId);
  const admin = await new AdminPage(page).enter(owner, "orders", `?open=${orderId}`);
  const drawer = page.getByRole("dialog", { name: `Order ${orderId}` });
  await drawer.getByRole("button", { name: "Refund", exact: true }).click();
  await admin.dialog.getByRole("button", { name: `Refund ${total()}` }).click();
  await expectToast(page, "Order refunded successfully", `${total()} of ${orderId} went back.`);
  const [refund] = await hands.stripe<{ id: string }[]>("refunds", paymentId);
  await hands.stripe("settleRefund", refund?.id, "failed");
  await expect.poll(async () => (await hands.order(orderId))?.status).toBe("completed");

  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Orders 1 to decide" }).click();
  const list = page.getByRole("region", { name: "To look at" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toContainText(`A refund of ${total()}`);
  await inspect(page, "admin-notices");
  await expectNoSidewaysScroll(page);
  await list.getByRole("link", { name: "Open the order of Kavya Menon" }).click();
  await expect(page).toHaveURL(new RegExp(`open=${orderId}`));
  await expect(drawer.getByRole("button", { name: "Refund", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await list.getByRole("button", { name: /^Done: / }).click();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Orders", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
  await expect(list).toHaveCount(0);
});

test(
  "a payment without an order can be attached, refunded or dismissed",
  atNight,
  async ({ page, owner, shop, hands, guard }) => {
    guard.expectFailure("/api/admin-orders", 409);
    const [fits, refundable, others] = [
      await hands.strayPayment(price),
      await hands.strayPayment(price + 500),
      await hands.strayPayment(77),
    ];
    await hands.advance(24 * 3_600_000);
    await hands.run("unmatched-payments");
    const orderId = await place(shop.url);
    const admin = await new AdminPage(page).enter(owner, "orders");
    const list = page.getByRole("region", { name: "Money without an order" });
    const line = (paymentId: string) => list.getByRole("listitem").filter({ hasText: paymentId });
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("link", { name: "Orders 3 to decide" })).toBeVisible();
    await expect(line(fits)).toContainText(total());
    await expect(line(fits)).toContainText("For: A brass lamp");
    await inspect(page, "admin-unmatched");

    await line(refundable)
      .getByRole("button", { name: /^Attach/ })
      .click();
    await admin.dialog.getByLabel("Order ID").fill(orderId);
    await inspectAtNight(page, "admin-unmatched-attach");
    await admin.dialog.getByRole("button", { name: `Attach ${rupees(price + 500)}` }).click();
    await expectToast(
      page,
      "Failed to attach payment",
      `This payment is of ${rupees(price + 500)}, but the order is of ${total()}. Choose another order, or refund the payment.`,
    );
    await page.keyboard.press("Escape");

    await line(fits)
      .getByRole("button", { name: /^Attach/ })
      .click();
    await admin.dialog.getByLabel("Order ID").fill(orderId);
    await admin.dialog.getByRole("button", { name: `Attach ${total()}` }).click();
    await expectToast(page, "Payment attached successfully");
    await expect(line(fits)).toHaveCount(0);
    await expect(admin.row(orderId).getByRole("combobox")).toHaveValue("completed");

    await line(refundable)
      .getByRole("button", { name: /^Refund/ })
      .click();
    await inspectAtNight(page, "admin-unmatched-refund");
    await admin.dialog.getByRole("button", { name: `Refund ${rupees(price + 500)}` }).click();
    await expectToast(page, "Payment refunded successfully", `${rupees(price + 500)} is on its way back.`);
    await expect(line(refundable)).toHaveCount(0);

    await line(others)
      .getByRole("button", { name: /^Dismiss/ })
      .click();
    await admin.dialog.getByRole("button", { name: "Dismiss", exact: true }).click();
    await expectRefused(page, "Validation Error", "Say why, in a few words");
    await admin.dialog.getByLabel("Reason").fill("A lamp, sold at the fair");
    await inspectAtNight(page, "admin-unmatched-dismiss");
    await admin.dialog.getByRole("button", { name: "Dismiss", exact: true }).click();
    await expectToast(page, "Payment dismissed successfully");
    await expect(list).toHaveCount(0);
    await page.reload();
    await expect(admin.row(orderId)).toHaveCount(1);
    await expect(list).toHaveCount(0);
  },
);

test(
  "the drawer shows an order's payments and its pending and failed refunds",
  atNight,
  async ({ page, owner, shop, hands }) => {
    const { orderId } = await sell(shop.url, hands, undefined, ["seo-checklist"]);
    await hands.stripe("planRefunds", "pending");
    const admin = await new AdminPage(page).enter(owner, "orders", `?search=${orderId}&open=${orderId}`);
    const drawer = page.getByRole("dialog", { name: `Order ${orderId}` });
    const money = drawer.getByRole("region", { name: "Money" });
    await expect(money.getByRole("listitem").filter({ hasText: "Sale" })).toContainText("fee ₹");
    await expect(drawer.getByRole("region", { name: "Payment pages" })).toContainText("Paid");
    await drawer.getByRole("button", { name: "Refund", exact: true }).click();
    await admin.dialog.getByLabel(/Some items/).check();
    await admin.dialog.getByLabel("SEO Checklist").check();
    await admin.dialog.getByRole("button", { name: "Refund these items" }).click();
    await expectToast(page, "Order refunded successfully");
    await expect(drawer.getByText(`${rupees(priceOf("seo-checklist"))} on its way back`)).toBeVisible();
    await expect(money).toContainText("Refund sent");

    // Tests before this one refunded other sums in the same shop.
    const refunds = await hands.stripe<{ id: string; amount: number }[]>("refunds");
    const refund = refunds.find(({ amount }) => amount === priceOf("seo-checklist") * 100);
    await hands.stripe("settleRefund", refund?.id, "failed");
    await expect
      .poll(async () => (await hands.order(orderId))?.refundPending, { timeout: 20_000 })
      .toBeUndefined();
    await page.reload();
    await expect(
      drawer.getByText(`A refund of ${rupees(priceOf("seo-checklist"))} did not reach the buyer`),
    ).toBeVisible();
    await inspectAtNight(page, "admin-order-money");
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
  },
);

/** An order that nobody has paid. */
async function place(url: string): Promise<string> {
  const { email, phone } = newBuyer();
  const account = await callShop(url, "sign-up", { email, full_name: "Meera Iyer", phone });
  if (!account.body.success) throw new Error(account.body.error);
  const { checkoutToken, customerId } = account.body;
  const orderId = `ORDER_${Date.now()}_${email.replace(/\W/g, "")}`;
  const { body } = await callShop(url, "create-payment-order", {
    checkoutToken,
    customerId,
    orderId,
    amount: price,
    name: "Meera Iyer",
    email,
    phone,
    upsells: [],
  });
  if (!body.success) throw new Error(body.error);
  return orderId;
}
