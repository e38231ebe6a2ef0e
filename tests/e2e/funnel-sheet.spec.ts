// One template of the funnel library: its sheet, its archive, its form and its versions.

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { filePrint, sectionPrints, templateVersionsPath } from "@store/contract/template-versions";
import { atNight } from "../support/full.ts";
import { gatedAreas, LoginPage } from "./pages/login-page.ts";
import type { Sold } from "./support/buyers.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const enter = (page: Page, sold: Sold) => new LoginPage(page, gatedAreas.funnels).enter(sold);

const downloadOf = (page: Page, name: string) =>
  page.getByRole("button", { name: `Download JSON : ${name}`, exact: true });

test("a template is downloaded as an archive with its pictures and a README", async ({ page, reader }) => {
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

test("the facts filled into one template wait in the next", async ({ page, reader }) => {
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
  const download = form.getByRole("button", { name: "Download filled JSON" });
  await form.getByLabel("Where its answers go").selectOption("To my mail");
  await download.click();
  await expect(form.getByLabel("Mail address", { exact: true })).toBeFocused();
  await expect(form.getByText("This is no mail address.")).toBeVisible();
  await form.getByLabel("Where its answers go").selectOption("To my WhatsApp");
  const arrived = page.waitForEvent("download");
  await download.click();
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
  await next.getByLabel("Another client").fill("Asha Tours");
  await next.getByRole("button", { name: "Add client" }).click();
  await expect(next.getByLabel("Client", { exact: true })).toHaveValue("Asha Tours");
  await expect(next.getByLabel("Whatsapp", { exact: true })).toHaveValue("");
  await next.getByLabel("Client", { exact: true }).selectOption("My business");
  await expect(next.getByLabel("Whatsapp", { exact: true })).toHaveValue("98765 43210");
});

/** Gives a template, which has but one version, an older one with other names of its sections. */
async function asSecondVersion(page: Page, id: string): Promise<void> {
  const file = new URL(`../../packages/goods/library/templates/${id}.json`, import.meta.url);
  const renamed = (json: string): string => {
    const template = JSON.parse(json);
    for (const { settings } of template.content) settings._title = `${settings._title}, before`;
    return `${JSON.stringify(template)}\n`;
  };
  const parts = await sectionPrints(JSON.parse(renamed(await readFile(file, "utf8"))).content);
  await page.route(`**${templateVersionsPath}`, async (route) => {
    const ledger = await (await route.fetch()).json();
    const [only] = ledger[id];
    ledger[id] = [
      { ...only, version: 2, words: "Sections have other names.", changedAll: true },
      { ...only, parts, fingerprint: await filePrint(parts) },
    ];
    await route.fulfill({ json: ledger });
  });
  await page.route("**/api/verify-resource-token", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const second = text.replace(new RegExp(`("id":"${id}"[^}]*"version":)1`), "$12");
    await route.fulfill({ response, body: second });
  });
  await page.route("**/api/download-template", async (route) => {
    const { version, ...newest } = route.request().postDataJSON();
    if (version !== 1) return route.fallback();
    const response = await route.fetch({ postData: newest });
    const answer = await response.json();
    const fileName = answer.fileName.replace(".json", ".v1.json");
    await route.fulfill({ response, json: { ...answer, fileName, json: renamed(answer.json) } });
  });
}

test("a customer with an older version is told what has changed", atNight, async ({ page, customer }) => {
  await asSecondVersion(page, "premium-funnels/trading");
  await enter(page, customer);
  await page.getByRole("button", { name: "Look inside: Trading", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Trading", exact: true });
  await expect(sheet.getByRole("heading", { name: "Version 2", exact: true })).toBeVisible();
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
  const archived = page.waitForEvent("download");
  await page.getByRole("button", { name: "Look inside: Trading", exact: true }).click();
  await page.getByRole("button", { name: "ZIP with pictures", exact: true }).click();
  const zip = await (await archived).path();
  await page.keyboard.press("Escape");
  await page.getByLabel("Your file").setInputFiles(zip);
  await expect(told).toContainText("Trading, version 2 of");
  await choose("letter.json", "{}");
  await expect(told).toContainText("letter.json is no template of this library");
  await inspectAtNight(page, "funnel-templates-which-one");

  const newest = page.waitForEvent("download");
  await downloadOf(page, "Trading").click();
  expect((await newest).suggestedFilename()).toBe("trading.json");
  await expect(page.getByText(/^Changed since you downloaded/)).toBeHidden();
  await expect(page.getByRole("checkbox", { name: /^Changed since I downloaded/ })).toBeHidden();
});

test(
  "a template's sheet shows both views, its contents and the next template",
  atNight,
  async ({ page, reader }) => {
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
    // Keys go from button to button as eyes do: line by line, from left to right.
    const places = await sheet.locator("footer > button, footer > span button").evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, bottom, left } = button.getBoundingClientRect();
        return { line: Math.round((top + bottom) / 80), left };
      }),
    );
    expect(places.length).toBe(5);
    expect(places).toEqual([...places].sort((one, other) => one.line - other.line || one.left - other.left));
    await inspectAtNight(page, "funnel-template-sheet-phone", sheet);
  },
);
