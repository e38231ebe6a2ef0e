// Publishing at a time to come: set, looked at, called off, and switched when its second has come. In a shop of its own.
import type { Page } from "@playwright/test";
import { dayInIndia, formatDateTime } from "@store/contract/format";
import { AdminPage } from "./pages/admin-page.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "waiting" });

const minute = 60_000;
/** A moment as it is typed. */
const indianValue = (at: number) => `${dayInIndia(at)}T${formatDateTime(at).slice(-5)}`;
const whilePagesAreMade = { timeout: 60_000 };

async function setPrice(page: Page, name: string, price: number): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByLabel("Price in rupees").fill(`${price}`);
  await page.getByRole("button", { name: "Save and review", exact: true }).click();
}

const waits = (page: Page) => page.getByRole("region", { name: /^Revision \d+ waits$/ });

test("an offer waits for its time, is called off, waits again, and is shown and charged from then on", async ({
  page,
  owner,
  hands,
}) => {
  const admin = await new AdminPage(page).enter(owner, "offer");
  await setPrice(page, "Complete Funnel Bundle", 1349);
  await page.getByLabel("Why (optional)").fill("Diwali", whilePagesAreMade);
  await page.getByLabel("At a time you choose").check();
  await expect(page.getByLabel("Day and time in India")).toHaveAccessibleDescription(/ in India, in \d+/);
  await page.getByLabel("Day and time in India").fill(indianValue(Date.now() - 5 * minute));
  await page.getByRole("button", { name: "Publish at this time" }).click();
  await expect(page.getByLabel("Day and time in India")).toBeFocused();
  await expect(page.getByLabel("Day and time in India")).toHaveAccessibleDescription(
    /Between 2 minutes and 28 days/,
  );
  await inspect(page, "admin-offer-time");
  await page.getByLabel("Day and time in India").fill(indianValue(Date.now() + 10 * minute));
  await page.getByRole("button", { name: "Publish at this time" }).click();
  await expect(waits(page)).toContainText(/in (9|10) minutes/, whilePagesAreMade);
  await expect(waits(page)).toContainText("Diwali");
  await expect(waits(page).getByRole("row", { name: /^Complete Funnel Bundle: price/ })).toContainText(
    "₹1,349",
  );
  await inspect(page, "admin-offer-waits");

  const screens = page.getByRole("navigation", { name: "Offer" });
  await screens.getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("list", { name: "Revisions" })).toContainText(/Waits.*Diwali/s);
  await inspect(page, "admin-offer-history-waits");
  await screens.getByRole("link", { name: "Products" }).click();
  await expect(page.getByText("What you change here comes after it")).toBeVisible();
  await setPrice(page, "SEO Checklist", 349);
  const since = page.getByRole("region", { name: "Changed since" });
  await expect(since.getByRole("row", { name: /^SEO Checklist: price/ })).toContainText("₹349");
  await expect(page.getByRole("button", { name: /^Publish/ })).toHaveCount(0);
  await inspect(page, "admin-offer-waits-draft");

  await page.getByRole("button", { name: "Call off" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("together with what you have changed since");
  await inspect(page, "admin-offer-call-off", dialog);
  await dialog.getByRole("button", { name: "Call it off" }).click();
  const changes = page.getByRole("table", { name: "Changes", exact: true });
  await expect(changes).toContainText("₹1,349", whilePagesAreMade);
  await expect(changes).toContainText("₹349");

  await page.getByLabel("At a time you choose").check();
  await page.getByLabel("Day and time in India").fill(indianValue(Date.now() + 4 * minute));
  await page.getByRole("button", { name: "Publish at this time" }).click();
  await expect(waits(page)).toBeVisible(whilePagesAreMade);
  await admin.go("dashboard");
  await expect(page.getByText(/^Revision \d+ of the offer holds from/)).toBeVisible();
  await page.goto("/");
  await expect(page.getByText("₹1,349")).toHaveCount(0);

  await hands.advance(5 * minute);
  await hands.run("render-pages");
  for (const path of ["/", "/checkout"]) {
    await page.goto(path);
    await expect(page.getByText("₹1,349").first()).toBeVisible();
  }
});
