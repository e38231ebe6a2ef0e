// /admin/offer and its screens: products and prices, what publishing changes, and two admins at once. In a
// shop of its own.
import type { Page } from "@playwright/test";
import { AdminPage } from "./pages/admin-page.ts";
import { expectRefused } from "./pages/toasts.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "offer" });

const product = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const names = (page: Page) =>
  page
    .getByRole("list", { name: "Products" })
    .getByRole("listitem")
    .getByRole("button", { name: /^(?!Move)/ });

async function setPrice(page: Page, name: string, price: number, verb: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByLabel("Price in rupees").fill(`${price}`);
  await page.getByRole("button", { name: verb, exact: true }).click();
}

/** Two sets of pages are made for the receipt, and one for what is published. */
const whilePagesAreMade = { timeout: 60_000 };

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish now" }).click(whilePagesAreMade);
  const done = page.getByRole("heading", { name: /^Revision \d+ is published$/ });
  await expect(done).toBeFocused(whilePagesAreMade);
}

test("a price that is changed in the admin stands on the landing page and in the checkout", async ({
  page,
  owner,
}) => {
  await new AdminPage(page).enter(owner, "offer");
  await expect(product(page, "Complete Funnel Bundle")).toContainText("Sold 0 in 30 days");
  await setPrice(page, "Complete Funnel Bundle", 12, "Save and review");
  await expectRefused(page, "Validation Error");
  await expect(page.getByLabel("Price in rupees")).toHaveAccessibleDescription(
    /a price is 50 rupees or more/,
  );
  await inspect(page, "admin-offer-product", page.getByRole("dialog"));
  await page.getByLabel("Price in rupees").fill("1249");
  await page.getByRole("button", { name: "Save and review" }).click();
  const change = page.getByRole("row", { name: /^Complete Funnel Bundle: price/ });
  await expect(change).toContainText("₹1,249", whilePagesAreMade);
  await expect(page.getByText("what the page says is what is charged")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Landing page/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Account/ })).toHaveCount(0);
  await inspect(page, "admin-offer-publish");
  await page.getByLabel("Why (optional)").fill("Festival");
  await publish(page);
  const told = page.getByRole("region", { name: "What changed" });
  await expect(told.getByRole("row", { name: /^Complete Funnel Bundle: price/ })).toContainText("₹1,249");
  await inspect(page, "admin-offer-published");
  for (const path of ["/", "/checkout"]) {
    await page.goto(path);
    await expect(page.getByText("₹1,249").first()).toBeVisible();
  }
});

test("a product that an owner adds waits in the draft and is discarded with it", async ({ page, owner }) => {
  await new AdminPage(page).enter(owner, "offer");
  const long = "The whole diary of a shop that was opened in one week ".repeat(2).slice(0, 80).trim();
  await page.getByRole("button", { name: "New product" }).click();
  await page.getByRole("button", { name: "Save to the draft" }).click();
  await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Write something here");
  await expect(page.getByRole("alert", { name: "Validation Error" }).getByRole("link")).toHaveText([
    "Name: Write something here",
    "What it is, in a sentence or two: Write something here",
    "Whole rupees, such as 999",
  ]);
  await page.getByLabel("Name").fill(long);
  await page.getByLabel("What it is, in a sentence or two").fill("Seven days, hour by hour.");
  await page.getByLabel("Price in rupees").fill("1,499");
  await page.getByLabel("What the buyer gets").fill("Seven days\nAll numbers");
  await page.getByRole("button", { name: "Save to the draft" }).click();
  await expect(product(page, long)).toContainText("₹1,499");
  await expect(product(page, long)).toContainText("Hidden");
  const draft = page.getByRole("region", { name: "Draft" });
  await expect(draft).toContainText("1 change waits to be published");
  await expect(draft).toContainText("Saved in the draft");
  await page.reload();
  await expect(product(page, long)).toBeVisible();
  await inspect(page, "admin-offer");
  await draft.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(product(page, long)).toHaveCount(0);
  await expect(draft).toContainText(/Nothing waits to be published.*Buyers see revision/s);
});

test("products are moved by keyboard and by drag, and undo takes a move back", async ({ page, owner }) => {
  await new AdminPage(page).enter(owner, "offer");
  const order = ["Complete Funnel Bundle", "Ad Templates", "SEO Checklist", "Agency License"];
  const moved = ["Complete Funnel Bundle", "SEO Checklist", "Ad Templates", "Agency License"];
  await expect(names(page)).toHaveText(order);
  for (const [way, after] of [
    ["up", moved],
    ["down", order],
  ] as const) {
    const button = page.getByRole("button", { name: `Move SEO Checklist ${way}` });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(names(page)).toHaveText(after);
    await expect(button).toBeFocused();
  }
  await expect(page.getByText("SEO Checklist is now 3 of 4")).toBeAttached();
  await product(page, "SEO Checklist").dragTo(product(page, "Ad Templates"));
  await expect(names(page)).toHaveText(moved);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(names(page)).toHaveText(order);
  await page.getByRole("button", { name: "SEO Checklist", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name")).toHaveValue("SEO Checklist");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "SEO Checklist", exact: true })).toBeFocused();
});

test("an offer without a bundle cannot be published, and says why", async ({ page, owner }) => {
  await new AdminPage(page).enter(owner, "offer");
  await page.getByRole("button", { name: "Complete Funnel Bundle", exact: true }).click();
  await page.getByLabel("Nobody for now").check();
  await page.getByRole("button", { name: "Save and review" }).click();
  await expect(page.getByRole("region", { name: "Before this can be published" })).toContainText(
    "Exactly one product is the bundle and shown",
  );
  await expect(page.getByRole("button", { name: "Publish now" })).toBeDisabled();
  await page.getByRole("navigation", { name: "Offer" }).getByRole("link", { name: "Products" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("region", { name: "Draft" })).toContainText(/Nothing waits.*Buyers see/s);
});

test("two admins who change the offer at once choose what of both holds", async ({
  page,
  owner,
  otherBrowser,
  guard,
}) => {
  guard.expectFailure("/api/admin-offer", 409);
  const other = await otherBrowser();
  for (const one of [page, other]) {
    await new AdminPage(one).enter(owner, "offer");
    // Both look at the same draft before one of them saves: who read it later would meet no clash.
    await expect(product(one, "Ad Templates")).toBeVisible();
  }
  await setPrice(page, "Ad Templates", 611, "Save to the draft");
  await expect(page.getByRole("region", { name: "Draft" })).toContainText("Saved in the draft");
  await setPrice(other, "Ad Templates", 622, "Save to the draft");
  await expect(other.getByRole("heading", { name: "Somebody changed the draft meanwhile" })).toBeFocused();
  const price = (one: Page) => one.getByRole("group", { name: "Ad Templates: price" });
  await expect(price(other).getByRole("radio", { name: /^Mine/ })).toBeChecked();
  await expect(price(other)).toContainText("₹611");
  await inspect(other, "admin-offer-clash");
  await other.getByRole("button", { name: "Go on with this" }).click();
  await expect(product(other, "Ad Templates")).toContainText("₹622");
  await other.getByRole("button", { name: "Review and publish" }).click();
  await publish(other);

  await setPrice(page, "SEO Checklist", 310, "Save to the draft");
  await expect(page.getByRole("heading", { name: "Another revision was published meanwhile" })).toBeFocused();
  await expect(price(page).getByRole("radio", { name: /^Theirs/ })).toBeChecked();
  await page.getByRole("button", { name: "Go on with this" }).click();
  await expect(product(page, "Ad Templates")).toContainText("₹622");
  await expect(product(page, "SEO Checklist")).toContainText("₹310");
  await expect(page.getByRole("region", { name: "Draft" })).toContainText("1 change waits to be published");
});
