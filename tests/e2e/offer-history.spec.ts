// /admin/offer/history: what each offer sold, and the way back. In a shop of its own, whose prices no other test changes.
import { AdminPage } from "./pages/admin-page.ts";
import { sell } from "./support/buyers.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "offer-history" });

/** Two sets of pages are made for the receipt, and one for what is published. */
const whilePagesAreMade = { timeout: 60_000 };

test("the history says what was sold by each offer, and publishes an earlier one again", async ({
  page,
  owner,
  shop,
  hands,
}) => {
  await new AdminPage(page).enter(owner, "offer");
  await page.getByRole("button", { name: "Agency License", exact: true }).click();
  await page.getByLabel("Price in rupees").fill("6499");
  await page.getByRole("button", { name: "Save and review", exact: true }).click();
  await page.getByLabel("Why (optional)").fill("Too cheap", whilePagesAreMade);
  await page.getByRole("button", { name: "Publish now" }).click(whilePagesAreMade);
  await expect(page.getByRole("heading", { name: /is published$/ })).toBeFocused(whilePagesAreMade);
  for (let count = 0; count < 2; count++) await sell(shop.url, hands);
  await page.getByRole("navigation", { name: "Offer" }).getByRole("link", { name: "History" }).click();
  const revisions = page.getByRole("list", { name: "Revisions" }).locator("> li");
  const last = revisions.first();
  await expect(last).toContainText(/Shown now.*2 orders by its prices, ₹1,998.*Too cheap/s);
  await expect(revisions.last()).toContainText("No order by its prices");
  await last.getByText("What changed: 1").click();
  await expect(page.getByRole("row", { name: /^Agency License: price/ })).toContainText("₹6,499");
  await inspect(page, "admin-offer-history");
  await revisions
    .nth(1)
    .getByRole("button", { name: /^Back to revision/ })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("row", { name: /^Agency License: price/ })).toContainText("₹5,999");
  await inspect(page, "admin-offer-back", dialog);
  await dialog.getByRole("button", { name: "Publish it again" }).click();
  await expect(last).toContainText(/Shown now.*Back to/s, whilePagesAreMade);
  await page.goto("/checkout");
  await expect(page.getByText("₹5,999").first()).toBeVisible();
  await expect(page.getByText("₹6,499")).toHaveCount(0);
});
