// /admin/pages and the list at the head of the dashboard: what a new owner does in the first hour, in the admin alone.
import type { Page } from "@playwright/test";
import { AdminPage } from "./pages/admin-page.ts";
import { expectNoSidewaysScroll, inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ shopOf: "pages" });
test.describe.configure({ mode: "default" });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const draft = (page: Page) => section(page, "Draft");
/** The page in the preview. */
const shown = (page: Page) => page.frameLocator("iframe");

async function publish(page: Page): Promise<void> {
  await draft(page).getByRole("button", { name: "Review and publish" }).click();
  const pagesAreMade = { timeout: 60_000 };
  await page.getByRole("button", { name: "Publish now" }).click(pagesAreMade);
  await expect(page.getByRole("heading", { name: /^Revision \d+ is published$/ })).toBeVisible(pagesAreMade);
}

test("the dashboard begins with what is to do before the shop sells", async ({ page, owner, hands }) => {
  const admin = await new AdminPage(page).enter(owner);
  const list = section(page, "To do before you sell");
  await expect(list.getByText("0 of 8 done")).toBeVisible();
  await expect(list.getByRole("link")).toHaveCount(8);
  await inspect(page, "admin-to-do");
  await list.getByRole("link", { name: /^To do: Send yourself a test mail/ }).click();
  await page.getByLabel("Email Address").fill(owner.email);
  await page.getByRole("button", { name: /^Send/ }).first().click();
  await expect.poll(async () => (await hands.mailsTo(owner.email)).length).toBeGreaterThan(0);
  // The mail is in the box a moment before it is noted.
  await expect(async () => {
    await admin.go("dashboard");
    await expect(list.getByRole("link", { name: /^Done: Send yourself a test mail/ })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await expect(list.getByText("1 of 8 done")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test("the list takes one line in a shop that sells", async ({ page, owner }) => {
  await page.route("**/api/admin-dashboard", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const selling = { ...body, done: ["prices"], totals: { ...body.totals, completed: 10 } };
    await route.fulfill({ response, json: body.totals ? selling : body });
  });
  await new AdminPage(page).enter(owner);
  await expect(page.getByText("Before you sell: 7 of 8 to do")).toBeVisible();
  await expect(section(page, "To do before you sell")).toHaveCount(0);
});

test("the list is gone when all is done, and can be seen again", async ({ page, owner }) => {
  await page.route("**/api/admin-dashboard", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const done = ["company", "prices", "claims", "promises", "tax", "payments", "mail", "purchase"];
    await route.fulfill({ response, json: body.totals ? { ...body, done } : body });
  });
  await new AdminPage(page).enter(owner);
  const kept = page.getByText("Before you sell: all 8 done");
  await expect(kept).toBeVisible();
  await expect(section(page, "To do before you sell")).toHaveCount(0);
  await kept.press("Enter");
  await expect(page.getByRole("link", { name: /^Done: Buy it yourself/ })).toBeVisible();
});

test("a headline is seen in the preview, taken back as one, and on the landing page once published", async ({
  page,
  owner,
  otherBrowser,
}) => {
  await new AdminPage(page).enter(owner, "pages");
  const headline = page.getByLabel("Headline");
  await expect(shown(page).getByRole("heading", { level: 1 })).toHaveText(
    "Build Funnels That Actually Convert",
  );
  await headline.press("ControlOrMeta+a");
  await page.keyboard.type("Kites that");
  await expect(shown(page).getByRole("heading", { level: 1 })).toHaveText("Kites that Actually Convert");
  await draft(page).getByRole("button", { name: "Undo" }).click();
  await expect(headline).toHaveValue("Build Funnels That");
  await headline.fill(`Kites ${"that fly ".repeat(7)}`);
  await expect(page.locator("#offer-words-hero-headline-error")).toHaveText("At most 60 letters");
  await inspectAtNight(page, "admin-pages-wrong");
  await headline.fill("Kites that");
  await expect(draft(page)).toContainText("Saved in the draft");
  await inspect(page, "admin-pages");
  await page.getByRole("button", { name: "Desk" }).click();
  await expect(shown(page).getByRole("heading", { level: 1 })).toHaveText("Kites that Actually Convert");
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await publish(page);
  const visitor = await otherBrowser();
  await visitor.goto("/");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Kites that Actually Convert");
});

test("questions are moved, added and left out", async ({ page, owner }) => {
  await new AdminPage(page).enter(owner, "pages", "?part=questions");
  await page.getByRole("button", { name: "Move question 1 down" }).click();
  await expect(page.getByLabel("Question", { exact: true }).nth(1)).toHaveValue(
    "What exactly are these templates?",
  );
  await page.getByRole("button", { name: "Remove question 8" }).press("Enter");
  await expect(page.getByLabel("Question", { exact: true })).toHaveCount(7);
  await page.getByRole("button", { name: "Add a question" }).press("Enter");
  await expect(page.getByLabel("Question", { exact: true }).nth(7)).toBeFocused();
  await expect(draft(page)).toContainText("a field has to be corrected first");
  await page.keyboard.type("Do you teach?");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Yes, for {price}.");
  await expect(shown(page).getByText("Do you teach?")).toBeVisible();
  await expect(shown(page).getByText("Yes, for ₹999.")).toBeAttached();
  await page.getByRole("checkbox", { name: "Shown on the landing page" }).uncheck();
  await expect(shown(page).getByText("Do you teach?")).toHaveCount(0);
  await page.getByRole("button", { name: "As the shop came" }).click();
  await page.getByRole("checkbox", { name: "Shown on the landing page" }).check();
  await expect(draft(page)).toContainText("Nothing waits to be published");
});
