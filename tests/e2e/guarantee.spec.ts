// The guarantee as a button of the account, in a shop whose owner lets the money go back by itself.
import { formatDateTime } from "@store/contract/format";
import { guaranteeUntil } from "@store/contract/guarantee";
import { AccountPage } from "./pages/account-page.ts";
import { AdminPage } from "./pages/admin-page.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { newBuyer, sell } from "./support/buyers.ts";
import { expectNoSidewaysScroll, inspect } from "./support/inspect.ts";
import { total } from "./support/prices.ts";
import { publishPrices } from "./support/publish.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "guarantee" });

test("a buyer takes the money back in two presses, and what was bought closes", async ({
  page,
  owner,
  shop,
  hands,
  otherBrowser,
  guard,
}) => {
  guard.expectFailure("/api/get-resource", 401);
  const office = await otherBrowser();
  await publishPrices(office, shop.url, owner, {}, { guaranteeButton: "auto" });
  // Each function asks for the offer that holds every ten seconds.
  await hands.advance(11_000);
  const buyer = await sell(shop.url, hands, newBuyer(), ["seo-checklist"]);
  const inside = await new LoginPage(await otherBrowser(), gatedAreas.checklist).enter(buyer);

  await page.setViewportSize({ width: 360, height: 740 });
  await new LoginPage(page, gatedAreas.checklist).enter(buyer);
  const account = await new AccountPage(page).open();
  const { paidAt = 0 } = (await hands.order(buyer.orderId)) ?? {};
  const until = `Money back until ${formatDateTime(guaranteeUntil(paidAt))} Indian time.`;
  await expect(account.orders.getByText(until)).toBeVisible();
  expect(until).toContain(", 23:59 Indian time.");
  await page.getByRole("button", { name: "Get my money back" }).press("Enter");
  // The keyboard goes on where the words are that say what happens.
  await expect(account.orders.getByText(until)).toBeFocused();
  await expect(account.orders).toContainText("Complete Funnel Bundle, SEO Checklist");
  await expect(account.orders).toContainText(`${total(["seo-checklist"])}, the way you paid.`);
  await expectNoSidewaysScroll(page);
  await inspect(page, "guarantee-asked-twice");
  await page.getByRole("button", { name: "Keep it" }).click();
  expect((await hands.order(buyer.orderId))?.status).toBe("completed");
  await page.getByRole("button", { name: "Get my money back" }).click();
  await page.getByLabel("Why? (optional)").selectOption("I could not get it to work");
  await page.getByRole("button", { name: `Send ${total(["seo-checklist"])} back` }).click();
  await expect(page.getByText(`${total(["seo-checklist"])} is on its way back`)).toBeFocused();
  await inspect(page, "guarantee-sent");
  expect(await hands.order(buyer.orderId)).toMatchObject({ status: "refunded" });
  await inside.page.reload();
  await inside.expectOutside();

  await new AdminPage(office).enter(owner, "orders");
  const report = office.getByRole("region", { name: "Money-back guarantee" });
  await expect(report).toContainText("the money goes back at once");
  const row = report.getByRole("row").filter({ hasText: "SEO Checklist" });
  await expect(row).toContainText("I could not get it to work: 1");
  await expect(row).toContainText("100%");
});
