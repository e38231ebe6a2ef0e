// The funnel library behind its login (docs/product.md section 2, "Funnel templates").
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import { expectToast } from "./pages/toasts.ts";
import type { Sold } from "./support/buyers.ts";
import { inspect } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const shelves = {
  "Premium Funnels": 9,
  "High Converting Landing Pages": 15,
  "Creative Landing Pages": 39,
} as const;

const enter = (page: Page, sold: Sold) => new LoginPage(page, gatedAreas.funnels).enter(sold);

const downloadOf = (page: Page, name: string) =>
  page.getByRole("button", { name: `Download JSON : ${name}`, exact: true });

test("three shelves with their counts, descriptions, guides and the help below", async ({ page, reader }) => {
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
  await inspect(page, "funnel-templates-guide");
  await expect(page.getByRole("heading", { name: "Need Help Importing?" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Import Guide" })).toHaveAttribute(
    "href",
    "/funnel-guide",
  );
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Import Guide" })).toHaveAttribute("href", "/funnel-guide");
  await expect(header.getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "/");
});

test("every preview is there, and the whole page behind it", async ({ page, reader, shop }) => {
  await enter(page, reader);
  const pictures: string[] = [];
  for (const name of Object.keys(shelves)) {
    await page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
    const cards = page.getByRole("tabpanel").locator("img");
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

test("a download has the template's name, imports as it is, and its pictures can be fetched", async ({
  page,
  reader,
  shop,
}) => {
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

test("no template lies on the public site", async ({ shop }) => {
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

test("search by name looks through every shelf", async ({ page, reader }) => {
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
  await inspect(page, "funnel-templates-nothing-found");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("tab", { name: "Creative Landing Pages 39" })).toBeVisible();
});

test("a shelf with nothing on it says so", async ({ page, reader }) => {
  await page.route("**/api/verify-resource-token", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const category of body.content.categories) category.templates = [];
    await route.fulfill({ response: answer, json: body });
  });
  await enter(page, reader);
  await expect(page.getByRole("heading", { name: "Templates Coming Soon" })).toBeVisible();
  await inspect(page, "funnel-templates-empty");
});

test("while a file is on its way its button is busy; one that does not come says so", async ({
  page,
  reader,
  guard,
}) => {
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

test("who is blocked inside gets no file and is shown the login", async ({
  page,
  customer,
  hands,
  guard,
}) => {
  guard.expectFailure("/api/download-template", 401);
  // The shelf may still be asking for its guide when the block comes.
  guard.expectFailure("/api/get-resource", 401);
  const login = await enter(page, customer);
  await hands.block(customer.customerId);
  await downloadOf(page, "Agency").click();
  await expectToast(page, "Download Failed", "Your session has ended. Please log in again.");
  await login.expectOutside();
  expect(await login.stored("funnel_templates_token")).toBeNull();
});

test("the address alone leads to the login; logging out ends the visit", async ({ page, customer }) => {
  await page.goto("/funnel-templates");
  const login = new LoginPage(page, gatedAreas.funnels);
  await login.expectOutside();
  await login.logIn(customer.email, customer.password);
  await login.expectInside();
  await page.getByRole("button", { name: "Logout" }).click();
  await login.expectOutside();
  await page.goto("/funnel-templates");
  await login.expectOutside();
});

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1280, 3],
] as const) {
  test(`at ${width} pixels: ${columns} in a row, nothing past the edge`, async ({ page, reader }) => {
    await page.setViewportSize({ width, height: 800 });
    await enter(page, reader);
    const cards = page.getByRole("tabpanel").locator("ul > li");
    await expect(cards).toHaveCount(9);
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await inspect(page, `funnel-templates-${width}`);
  });
}

test("a template comes as an archive with its pictures and a README", async ({ page, reader }) => {
  await enter(page, reader);
  const arrived = page.waitForEvent("download");
  await page.getByRole("button", { name: "Look inside: Health", exact: true }).click();
  await page.getByRole("button", { name: "ZIP with pictures", exact: true }).click();
  const download = await arrived;
  expect(download.suggestedFilename()).toBe("health.zip");
  const text = (await readFile(await download.path())).toString("latin1");
  expect(text.startsWith("PK")).toBe(true);
  expect(text).toContain("health/health.json");
  expect(text).toContain("health/pictures/health-1.webp");
  expect(text).toContain("GREY BOXES INSTEAD OF PICTURES");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Grey boxes instead of pictures?" })).toBeVisible();
});

test("a template is filled in once, and its facts wait in the next one", async ({ page, reader }) => {
  await enter(page, reader);
  await page.getByRole("tab", { name: /^Creative/ }).click();
  await page.getByRole("button", { name: "Look inside: Restaurant", exact: true }).click();
  await page.getByRole("button", { name: "Fill it in", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Fill it once: Restaurant" });
  await form.getByLabel("Restaurant name", { exact: true }).fill("Roy & Sons");
  await form.getByLabel("City", { exact: true }).fill("Kochi");
  await form.getByLabel("Whatsapp", { exact: true }).fill("98765 43210");
  await form.getByLabel("Where its answers go").selectOption("To my WhatsApp");
  await form.getByLabel("WhatsApp number", { exact: true }).fill("98765 43210");
  await expect(form.getByText("Coastal kitchen, Kochi")).toBeVisible();
  await expect(form.getByRole("status")).toContainText("2 of ");
  await inspect(page, "funnel-templates-fill");
  const arrived = page.waitForEvent("download");
  await form.getByRole("button", { name: "Download filled JSON" }).click();
  const json = await readFile(await (await arrived).path(), "utf8");
  expect(json).toContain("Roy &amp; Sons");
  expect(json).toContain('data-connect=\\"whatsapp:919876543210\\"');
  expect(json).toContain("https://wa.me/919876543210");
  expect(json).not.toContain("[Restaurant name]");
  await form.getByRole("button", { name: "Close" }).click();
  await expect(form).toBeHidden();

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Look inside: Spa", exact: true }).click();
  await page.getByRole("button", { name: "Fill it in", exact: true }).click();
  const next = page.getByRole("dialog", { name: "Fill it once: Spa" });
  await expect(next.getByLabel("Whatsapp", { exact: true })).toHaveValue("98765 43210");
});

test("who has an older version is told what has changed; the older file is kept, and any file is recognised", async ({
  page,
  customer,
}) => {
  await enter(page, customer);
  await page.getByRole("button", { name: "Look inside: Trading", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Trading", exact: true });
  await expect(sheet.getByRole("heading", { name: /^Version \d+$/ })).toBeVisible();
  await expect(sheet.getByText("Changed: every section")).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/api/save-progress") && answer.ok());
  const arrived = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Download trading.v1.json" }).click();
  const older = await arrived;
  expect(older.suggestedFilename()).toBe("trading.v1.json");
  await kept;
  await expect(sheet.getByText(/^Changed since you downloaded \(\d/)).toBeVisible();
  await inspect(page, "funnel-template-versions", sheet);

  await page.reload();
  const card = page.getByRole("listitem").filter({ has: downloadOf(page, "Trading") });
  await expect(card.getByText(/^Changed since you downloaded/)).toBeVisible();
  await page.getByRole("checkbox", { name: "Changed since I downloaded (1)" }).check();
  await expect(page.getByRole("tabpanel").getByRole("button", { name: /^Download JSON/ })).toHaveCount(1);

  const told = page.getByRole("region", { name: "Which one do I have?" }).getByRole("status");
  const choose = (name: string, text: string) =>
    page
      .getByLabel("Your file")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  const text = await readFile(await older.path(), "utf8");
  await choose("my-page.json", text);
  await expect(told).toContainText("Trading, version 1 of");
  await expect(told).toContainText("Version 2 is out since");
  await choose("moved.json", text.replaceAll(/http:\/\/[^/]+\//g, "https://gone.example/"));
  const repaired = page.waitForEvent("download");
  await told.getByRole("button", { name: "Save it with the right addresses" }).click();
  expect(await readFile(await (await repaired).path(), "utf8")).toBe(text);
  await choose("letter.json", "{}");
  await expect(told).toContainText("letter.json is no template of this library");
  await inspect(page, "funnel-templates-which-one");

  const newest = page.waitForEvent("download");
  await downloadOf(page, "Trading").click();
  expect((await newest).suggestedFilename()).toBe("trading.json");
  await expect(page.getByText(/^Changed since you downloaded/)).toBeHidden();
  await expect(page.getByRole("checkbox", { name: /^Changed since I downloaded/ })).toBeHidden();
});

test("a template up close: both views, what is in it, the next one by an arrow, and back by Escape", async ({
  page,
  reader,
}) => {
  await enter(page, reader);
  const opener = page.getByRole("button", { name: "Look inside: Agency", exact: true });
  await opener.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Agency", exact: true });
  await expect(sheet.getByRole("img", { name: "The whole page, desktop view" })).toBeVisible();
  await expect(sheet.getByRole("img", { name: "The whole page, phone view" })).toBeVisible();
  await expect(sheet).toContainText("Space Grotesk, Inter");
  await expect(sheet).toContainText(/agency\.json, \d+ kB/);
  await expect(sheet.getByRole("heading", { name: "What to change first" })).toBeVisible();
  await inspect(page, "funnel-template-sheet", sheet);

  await page.keyboard.press("ArrowRight");
  const next = page.getByRole("dialog", { name: "Astrology", exact: true });
  await expect(next).toBeVisible();
  const arrived = page.waitForEvent("download");
  await next.getByRole("button", { name: "Download JSON" }).press("Enter");
  expect((await arrived).suggestedFilename()).toBe("astrology.json");
  await page.keyboard.press("Escape");
  await expect(next).toBeHidden();
  await expect(opener).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await opener.press("Enter");
  await inspect(page, "funnel-template-sheet-phone", sheet);
});
