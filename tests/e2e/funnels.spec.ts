// The funnel library behind its login (docs/product.md section 2, "Funnel templates").
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { atNight, isFull } from "../support/full.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { expectToast } from "./pages/toasts.ts";
import type { Sold } from "./support/buyers.ts";
import { expectNoSidewaysScroll, inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const shelves = {
  "Premium Funnels": 9,
  "High Converting Landing Pages": 15,
  "Creative Landing Pages": 39,
} as const;

const enter = (page: Page, sold: Sold) => new LoginPage(page, gatedAreas.funnels).enter(sold);

const downloadOf = (page: Page, name: string) =>
  page.getByRole("button", { name: `Download JSON : ${name}`, exact: true });

test("the library shows three shelves with their counts, descriptions and guides", async ({
  page,
  reader,
}) => {
  await enter(page, reader);
  await expect(page.getByRole("tab")).toHaveText(
    Object.entries(shelves).map(([name, count]) => new RegExp(`^${name} ${count}$`)),
  );
  await expect(page.getByRole("tab", { name: /^Premium Funnels/ })).toHaveAttribute("aria-selected", "true");
  for (const [name, count] of Object.entries(shelves)) {
    await page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
    const panel = page.getByRole("tabpanel");
    await expect(panel.getByRole("button", { name: /^Download JSON/ })).toHaveCount(count);
    await expect(panel.getByRole("heading", { name: "What to change first" })).toBeVisible();
  }
  await page
    .locator("summary")
    .filter({ hasText: /^Coming soon/ })
    .click();
  await expect(page.getByText("Set the date. A page without one is read as never.")).toBeVisible();
  await inspectAtNight(page, "funnel-templates-guide");
  await expect(page.getByRole("heading", { name: "Need Help Importing?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Import Guide" })).toHaveAttribute(
    "href",
    "/funnel-guide",
  );
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Import Guide" })).toHaveAttribute("href", "/funnel-guide");
  await expect(header.getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "/");
});

test("a pressed tab is chosen before the panel of 39 templates is drawn", async ({ page, reader }) => {
  await enter(page, reader);
  const tab = page.getByRole("tab", { name: /^Creative/ });
  const panel = page.getByRole("tabpanel");
  // What a reader sees when the tab has changed: an observer runs between this change and any later one.
  const seen = tab.evaluate(
    (pressed) =>
      new Promise((resolve) => {
        const shown = document.querySelector("[role=tabpanel]");
        new MutationObserver(() =>
          resolve({
            chosen: pressed.ariaSelected,
            oldPanel: shown?.getAttribute("aria-labelledby") !== pressed.id,
          }),
        ).observe(pressed, { attributeFilter: ["aria-selected"] });
      }),
  );
  await tab.click();
  expect(await seen).toEqual({ chosen: "true", oldPanel: true });
  await expect(panel).toHaveAccessibleName(/^Creative/);
});

test("every template has its preview and its whole page", async ({ page, reader, shop }) => {
  await enter(page, reader);
  const pictures: string[] = [];
  for (const [name, count] of Object.entries(shelves)) {
    await page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
    const cards = page.getByRole("tabpanel").locator("img");
    // The panel follows the press.
    await expect(cards).toHaveCount(count);
    const shown = await cards.evaluateAll((all) => all.map((one) => one.getAttribute("src") ?? ""));
    for (const card of shown)
      pictures.push(card, card.replace(".webp", "-full.webp"), card.replace(".webp", "-phone.webp"));
  }
  expect(new Set(pictures).size).toBe(63 * 3);
  for (const address of pictures) {
    const { status, headers } = await fetch(`${shop.url}${address}`, { method: "HEAD" });
    expect([status, headers.get("content-type")], address).toEqual([200, "image/webp"]);
  }
});

test("a download has the template's name and imports unchanged", async ({ page, reader, shop }) => {
  await enter(page, reader);
  const arrived = page.waitForEvent("download");
  await downloadOf(page, "Digital Product 1").click();
  const file = await arrived;
  expect(file.suggestedFilename()).toBe("digital-product-1.json");
  await expectToast(page, "Template downloaded", "digital-product-1.json");
  const json = await readFile(await file.path(), "utf8");
  expect(JSON.parse(json)).toMatchObject({ type: "page", version: "0.4", title: "Digital Product 1" });
  const [picture = ""] = /http[^"]*\.webp/.exec(json) ?? [];
  expect(picture.startsWith(`${shop.url}/templates/pictures/premium-funnels/`)).toBe(true);
  const answer = await fetch(picture);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("the public site holds no template", async ({ shop }) => {
  for (const path of [
    "/templates/premium-funnels/agency.json",
    "/templates/library/premium-funnels/agency.json",
    "/templates/previews/inputs.json",
    "/templates/pictures/inputs.json",
    "/funnels/premium-funnels/agency.json",
    "/library/premium-funnels/agency.json",
  ])
    expect((await fetch(`${shop.url}${path}`)).status, path).toBe(404);
});

test("the search by name covers every shelf", async ({ page, reader }) => {
  await enter(page, reader);
  const search = page.getByRole("searchbox", { name: "Search templates by name" });
  await search.fill("agency");
  await expect(page.getByRole("status").filter({ hasText: "2 templates match" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Creative Landing Pages 1" })).toBeVisible();
  await search.fill("spa");
  await page.getByRole("button", { name: "1 in Creative Landing Pages" }).click();
  await expect(downloadOf(page, "Spa")).toBeVisible();
  await search.fill("nothing has this name");
  await expect(page.getByRole("heading", { name: "Nothing here has this name" })).toBeVisible();
  await inspectAtNight(page, "funnel-templates-nothing-found");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("tab", { name: "Creative Landing Pages 39" })).toBeVisible();
});

test("an empty shelf says that it is empty", atNight, async ({ page, reader }) => {
  await page.route("**/api/verify-resource-token", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const category of body.content.categories) category.templates = [];
    await route.fulfill({ response: answer, json: body });
  });
  await enter(page, reader);
  await expect(page.getByRole("heading", { name: "Templates Coming Soon" })).toBeVisible();
  await inspectAtNight(page, "funnel-templates-empty");
});

test("the download button is busy until the file arrives or fails", async ({ page, reader, guard }) => {
  guard.expectFailure("/api/download-template", 0);
  await enter(page, reader);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/api/download-template", async (route) => {
    await held;
    await route.abort();
  });
  await downloadOf(page, "Health").click();
  const busy = page.getByRole("button", { name: "Downloading... : Health" });
  await expect(busy).toHaveAttribute("aria-busy", "true");
  await expect(downloadOf(page, "Agency")).toBeEnabled();
  release();
  await expectToast(page, "Download Failed", "The file did not arrive. Check your connection and try again.");
  await page.unroute("**/api/download-template");
  const arrived = page.waitForEvent("download");
  await downloadOf(page, "Health").click();
  expect((await arrived).suggestedFilename()).toBe("health.json");
});

test(
  "a customer blocked inside gets no file and is shown the login",
  atNight,
  async ({ page, customer, hands, guard }) => {
    guard.expectFailure("/api/download-template", 401);
    // The shelf may still be asking for its guide when the block comes.
    guard.expectFailure("/api/get-resource", 401);
    const login = await enter(page, customer);
    await hands.block(customer.customerId);
    await downloadOf(page, "Agency").click();
    await expectToast(page, "Download Failed", "Your session has ended. Please log in again.");
    await login.expectOutside();
    expect(await login.stored("funnel_templates_token")).toBeNull();
  },
);

test("the templates fit the window in rows of three, two or one", async ({ page, reader }) => {
  await enter(page, reader);
  const cards = page.getByRole("tabpanel").locator("ul > li");
  for (const [width, columns] of [
    [1280, 3],
    [768, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(cards).toHaveCount(9);
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
    await expectNoSidewaysScroll(page);
    if (isFull || width === 360) await inspect(page, `funnel-templates-${width}`);
  }
});
