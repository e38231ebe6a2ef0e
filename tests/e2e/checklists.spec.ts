// Working with the two checklists (docs/product.md sections 2 to 5).

import type { Page } from "@playwright/test";
import type { Progress } from "@store/contract/progress";
import { atNight } from "../support/full.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

/** The shop has kept what the page showed then. */
async function saved(page: Page, when: (progress: Progress) => boolean): Promise<void> {
  await page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/api/save-progress") &&
      when(answer.request().postDataJSON().progress as Progress),
  );
}

test("the CRO list on a phone is part of the page, under the head of its section", async ({
  page,
  reader,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await new LoginPage(page, gatedAreas.checklist).enter(reader);
  const list = page.getByRole("region", { name: /^General Optimizations/ });
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await list.getByRole("checkbox").nth(8).scrollIntoViewIfNeeded();
  await expect(list.getByRole("heading", { name: "Core CRO Principles" })).toBeInViewport();
  await list.getByRole("checkbox").nth(8).check();
  await expect(list.getByRole("progressbar", { name: "Core CRO Principles" })).toHaveAttribute(
    "aria-valuenow",
    "7",
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await list.boundingBox())?.height).toBe(600);
});

test("the CRO checklist counts ticks over its eight tabs and shares an item's tick", async ({
  page,
  reader,
}) => {
  const login = await new LoginPage(page, gatedAreas.checklist).enter(reader);
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText([
    /^General/,
    /^Home/,
    /^Category/,
    /^Product/,
    /^Landing/,
    /^Cart/,
    /^Checkout/,
    /^Thank You/,
  ]);
  await expect(page.getByRole("tab", { name: /^General/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Indian Copyright Act")).toBeVisible();

  await page.getByLabel("Order", { exact: true }).selectOption("As listed");
  const widget = page.locator("details").filter({ hasText: "Shopping Cart Widget" });
  await expect(widget).toContainText("0 / 5 completed");
  await widget.getByRole("checkbox").first().check();
  await expect(widget).toContainText("1 / 5 completed");
  await expect(widget).toContainText("20%");
  await widget.getByRole("combobox").first().selectOption("Good");
  await page.getByRole("tab", { name: /^Cart/ }).click();
  await expect(page.getByRole("heading", { name: "Cart Page Optimizations" })).toBeVisible();
  const shared = page.locator("details").filter({ hasText: "Cart Functionality" });
  await expect(shared.getByRole("checkbox").first()).toBeChecked();
  await expect(shared).toContainText("1 / 9 completed");

  await page.getByRole("searchbox").fill("nothing has these words");
  await expect(page.getByText("0 items match")).toBeVisible();
  await inspectAtNight(page, "cro-checklist-nothing-found");
  await page.getByRole("button", { name: "Show all" }).click();

  await page.reload();
  await login.expectInside();
  await expect(widget).toContainText("0 / 5 completed");
});

test("the SEO checklist gives each of its 44 items a status", async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.seo).enter(reader);
  const sections = {
    "General SEO": 10,
    "Website UX": 8,
    "Website Performance": 7,
    "On-Page SEO": 8,
    "Content Strategy": 6,
    "Link Building": 5,
  };
  for (const [title, count] of Object.entries(sections)) {
    const section = page.locator("details").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(section).toContainText(`${count} items`);
    await expect(section.getByRole("checkbox")).toHaveCount(count);
    await expect(section.getByRole("combobox").first()).toHaveValue(/^(Bad|Can be Improved|Good)$/);
  }
  await page.getByRole("searchbox").fill("nothing has these words");
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
  await inspectAtNight(page, "seo-checklist-nothing-found");
});

test("the short list shows one line for each item, best return first", atNight, async ({ page, reader }) => {
  await new LoginPage(page, gatedAreas.checklist).enter(reader);
  const principles = page.locator("details").filter({ hasText: "Core CRO Principles" });
  const priorities = async () =>
    (await principles.getByText(/^Priority \d+$/).allTextContents()).map((text) => Number(text.slice(9)));
  const byWorth = await priorities();
  expect(byWorth).toHaveLength(14);
  expect(byWorth).toEqual([...byWorth].sort((one, other) => other - one));
  await page.getByLabel("Order", { exact: true }).selectOption("As listed");
  expect(await priorities()).not.toEqual(byWorth);

  const why = principles.getByRole("button", { name: /^Why and how: On phones, in three visits of four/ });
  await expect(principles.getByText("A shopper who waits")).toBeHidden();
  await why.press("Enter");
  await expect(why).toHaveAttribute("aria-expanded", "true");
  await expect(principles.getByText("A shopper who waits")).toBeVisible();
  await inspect(page, "cro-checklist");

  await page.setViewportSize({ width: 360, height: 740 });
  const row = principles.getByRole("listitem").nth(1);
  await expect(row.getByRole("combobox")).toBeHidden();
  await row.getByRole("button", { name: /^Why and how/ }).click();
  await row.getByRole("combobox").selectOption("Can be Improved");
  await row.getByRole("button", { name: /^Why and how/ }).click();
  await expect(row.getByRole("paragraph").first()).toContainText("Can be Improved");
  await inspectAtNight(page, "cro-checklist-phone");
});

test("the first mark asks once whether marks are to be kept", async ({ page, customer }) => {
  await new LoginPage(page, gatedAreas.seo).enter(customer);
  const ticks = page.getByRole("checkbox");
  const question = page.getByRole("region", { name: "Keep your marks" });
  await ticks.nth(1).check();
  await inspect(page, "keep-marks");
  await question.getByRole("button", { name: "Not now" }).click();
  await ticks.nth(2).check();
  await expect(question).toBeHidden();

  await page.evaluate(() => localStorage.removeItem("marks-asked"));
  await page.reload();
  await ticks.nth(1).check();
  await question.getByRole("button", { name: "Keep them" }).click();
  await expect(page.getByText("Saved with your account.")).toBeVisible();
  await page.reload();
  await expect(ticks.nth(1)).toBeChecked();
});

test("the option 'Remember my progress' keeps ticks, statuses and the last lesson with the account", async ({
  page,
  customer,
}) => {
  const login = await new LoginPage(page, gatedAreas.checklist).enter(customer);
  const widget = page.locator("details").filter({ hasText: "Shopping Cart Widget" });
  await widget.getByRole("checkbox").first().check();
  await page.getByLabel("Remember my progress").check();
  await expect(page.getByText("Saved with your account.")).toBeVisible();
  const kept = saved(
    page,
    ({ ticked, statuses }) => ticked.length === 2 && Object.keys(statuses).length === 1,
  );
  await widget.getByRole("combobox").first().selectOption("Good");
  await widget.getByRole("checkbox").nth(1).check();
  await kept;
  await page.reload();
  await login.expectInside();
  await expect(widget).toContainText("2 / 5 completed");
  await expect(widget.getByRole("combobox").first()).toHaveValue("Good");
  await inspectAtNight(page, "cro-checklist-remembered");

  await page.getByLabel("Remember my progress").uncheck();
  await expect(page.getByText("Off: your marks stay on this page alone.")).toBeVisible();
  await page.reload();
  await expect(widget).toContainText("0 / 5 completed");

  const course = new LoginPage(page, gatedAreas.course);
  await page.goto(gatedAreas.course.loginPath);
  await course.expectInside();
  await page.getByLabel("Remember my progress").check();
  await page.getByRole("tab", { name: /^Tracking/ }).click();
  const place = saved(page, ({ lesson }) => lesson === "utm-parameters");
  await page.locator("#utm-parameters > summary").click();
  await place;
  await page.reload();
  await course.expectInside();
  await expect(page.getByRole("tab", { name: /^Tracking/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("details[open]")).toHaveCount(1);
});
