// /admin/dashboard (docs/product.md section 2), and the figures of a period.

import { AdminPage } from "./pages/admin-page.ts";
import { expectRefused, expectToast } from "./pages/toasts.ts";
import { sell } from "./support/buyers.ts";
import { expectNoSidewaysScroll, inspect, inspectAtNight } from "./support/inspect.ts";
import { basket, price, rupees } from "./support/prices.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "admin dashboard" });
test.describe.configure({ mode: "default" });

test("the dashboard counts what was sold", async ({ page, owner, shop, hands }) => {
  await sell(shop.url, hands, undefined, ["ad-templates"]);
  await sell(shop.url, hands);
  const revenue = rupees(basket(["ad-templates"]).total + price);
  await new AdminPage(page).enter(owner);
  const main = page.getByRole("main");
  for (const [name, figure] of [
    ["Total Users", "2"],
    ["Total Orders", "2"],
    ["Total Revenue", revenue],
    ["Completed Orders", "2"],
  ] as const) {
    await expect(main.locator("dl > div").filter({ hasText: name }).first()).toContainText(figure);
  }
  for (const [name, href] of [
    ["Total Users", "/admin/users"],
    ["Total Orders", "/admin/orders"],
  ] as const) {
    await expect(main.getByRole("link", { name }).first()).toHaveAttribute("href", href);
  }
  // The navigation names the lists already.
  await expect(main.getByRole("link", { name: "Coupons", exact: true })).toHaveCount(0);
  await expect(main.getByRole("region").first()).toHaveAccessibleName("Today");
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("img", { name: /^Sales, most on .+: 2$/ })).toBeVisible();
  await expect(
    panel.getByRole("img", { name: new RegExp(`^After refunds, most on .+: ${revenue}$`) }),
  ).toBeVisible();
  await expect(panel).toContainText("1, 50%");
  // The way to a sale, to its end; and what a day of a plot says to the arrow keys.
  await expect(
    panel.getByRole("img", { name: /^From cart to let in: .*Let in 2, 100% of paid$/ }),
  ).toBeVisible();
  await panel.getByRole("img", { name: /^Sales,/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(panel.locator(".recharts-tooltip-wrapper").first()).toContainText("Previous period");
  await panel.getByText("Sales as a table", { exact: true }).click();
  await expect(
    panel.getByRole("table", { name: "Sales", exact: true }).getByRole("row").last(),
  ).toContainText("2");
  await panel.getByText("Sales as a table", { exact: true }).click();
  await panel.getByText("All figures as a table").click();
  await expect(panel.getByRole("row")).toHaveCount(31);
  await expect(panel.getByRole("row").last()).toContainText(revenue);
  await inspect(page, "admin-dashboard");

  for (const [span, rows] of [
    ["7 days", 8],
    ["90 days", 91],
  ] as const) {
    await page.getByRole("tab", { name: span }).click();
    await expect(panel.getByRole("row")).toHaveCount(rows);
  }
  await page.getByRole("tab", { name: "12 months" }).click();
  await expect(page).toHaveURL(/span=12m/);
  await expect(panel.getByRole("row").last()).toContainText(revenue);
  await page.reload();
  await expect(page.getByRole("tab", { name: "12 months" })).toHaveAttribute("aria-selected", "true");

  await page.getByRole("tab", { name: "Custom" }).click();
  await page.getByLabel("From", { exact: true }).fill("2026-03-01");
  await page.getByLabel("To", { exact: true }).fill("2026-02-01");
  await page.getByRole("button", { name: "Show" }).click();
  await expectRefused(page, "Validation Error", "The first day must not be after the last");
  await page.getByLabel("From", { exact: true }).fill("2026-01-31");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/from=2026-01-31&to=2026-02-01/);
  // Nothing to draw: words, and no axis.
  await expect(panel.getByText("No sales in this time.")).toBeVisible();
  await expect(panel.getByRole("img")).toHaveCount(0);
  await inspectAtNight(page, "admin-dashboard-empty");

  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
});

test("a figure of today leads to the orders it counts", async ({ page, owner, shop, hands }) => {
  const { email } = await sell(shop.url, hands);
  const admin = await new AdminPage(page).enter(owner);
  await page.getByRole("region", { name: "Today" }).getByRole("link", { name: "Sales today" }).click();
  await expect(page).toHaveURL("/admin/orders?period=today&status=completed");
  await expect(admin.row(email).first()).toBeVisible();
});

test("a phone has the rooms of every day under the thumb, and the others in a menu", async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const admin = await new AdminPage(page).enter(owner);
  const rooms = page.getByRole("navigation", { name: "Admin" });
  const { scrollWidth, clientWidth } = await rooms.evaluate((nav) => ({
    scrollWidth: nav.scrollWidth,
    clientWidth: nav.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expect(rooms.getByRole("link", { name: "Coupons" })).toBeHidden();
  await rooms.getByRole("button", { name: "Menu" }).click();
  await inspectAtNight(page, "admin-menu");
  await rooms.getByRole("link", { name: "Coupons" }).click();
  await admin.expectRoom("coupons");
  await expect(rooms.getByRole("link", { name: "Coupons" })).toBeHidden();
});

test("a customer who has paid and never logged in is listed after a day", async ({
  page,
  owner,
  shop,
  hands,
}) => {
  const { email, customerId } = await sell(shop.url, hands);
  // The day begins when the login is in the mailbox.
  await expect.poll(async () => (await hands.mailsTo(email)).length).toBe(1);
  await hands.advance(25 * 3_600_000);
  await hands.run("stuck-buyers");
  await new AdminPage(page).enter(owner);
  const stuck = page.getByRole("region", { name: "Buyers who may be stuck" });
  const line = stuck.getByRole("listitem").filter({ hasText: email });
  await expect(line).toContainText("Never logged in");
  await expect(line.getByRole("link")).toHaveAttribute("href", `/admin/users?open=${customerId}`);
  const before = (await hands.mailsTo(email)).length;
  await line.getByRole("button", { name: /^Send access again/ }).click();
  await expectToast(page, "Access sent successfully", `On its way to ${email}.`);
  await expect.poll(async () => (await hands.mailsTo(email)).length).toBeGreaterThan(before);
});
