// The files of the ad templates: who bought the upsell takes them away, nobody else does.

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { atNight, few } from "../support/full.ts";
import { type GatedArea, LoginPage } from "./pages/login-page.ts";
import { expectRefused } from "./pages/toasts.ts";
import { inspect, inspectAtNight } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

const area = {
  flag: "ad_templates_auth",
  loginPath: "/ad-templates-login",
  path: "/ad-templates-files",
  heading: "Your Ad Templates",
  submit: "Open Files",
  welcome: ["Login Successful", "Welcome to the Ad Templates"],
} as const satisfies Omit<GatedArea, "resource">;

/** A picture of one point. */
const dot =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The rows of a drawing, as they are read. */
const textOf = (svg: string) => [...svg.matchAll(/<tspan [^>]*>([^<]*)</g)].map(([, text]) => text).join(" ");

async function openStudio(page: Page, ad: string): Promise<Locator> {
  await page
    .getByRole("article", { name: ad, exact: true })
    .getByRole("button", { name: "Make it yours" })
    .click();
  const studio = page.getByRole("dialog", { name: "Ad Studio" });
  await expect(studio.getByRole("img", { name: /^Your ad/ }).locator("> svg")).toBeVisible();
  return studio;
}

async function fileBehind(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test.describe("the ad templates page", () => {
  test.beforeEach(async ({ page, reader }) => {
    await new LoginPage(page, area).enter(reader);
  });

  test("shows ten ads that work by pointer, touch and keyboard", async ({ page }) => {
    await expect(page.getByRole("article")).toHaveCount(10);
    await expect(page.getByRole("heading", { name: "Before you run it" })).toHaveCount(10);
    await inspect(page, "ad-files");
    await page.setViewportSize({ width: 360, height: 740 });
    await inspectAtNight(page, "ad-files-phone");
  });

  test("names itself on a phone without a word that is broken", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const title = page.getByRole("banner").getByText("Ad Templates", { exact: true });
    const lines = await title.evaluate((element) => {
      const range = document.createRange();
      const text = element.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length;
      });
    });
    expect(lines).toEqual([1, 1]);
  });

  test("the studio sets typed words into an SVG with its fonts", async ({ page }) => {
    const studio = await openStudio(page, "Agency");
    await studio.getByLabel("Headline").fill("Salt & <pepper>");
    await expect(studio.getByRole("img", { name: "Your ad: “Salt & <pepper>”" })).toBeVisible();
    const { name, bytes } = await fileBehind(page, () => studio.getByRole("button", { name: "SVG" }).click());
    expect(name).toBe("agency-feed.svg");
    const svg = bytes.toString("utf8");
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1080 1350"/);
    expect(textOf(svg)).toContain("Salt &amp; &lt;pepper>");
    expect(svg).not.toContain("misses.");
    expect(svg.match(/@font-face\{font-family:"(Bricolage Grotesque|Anek Latin)"/g)).toHaveLength(4);
    expect(svg).not.toMatch(/url\((?!data:|#)|href="(?!data:)/);
    await studio.getByRole("button", { name: "Back to our words" }).click();
    await expect(studio.getByLabel("Headline")).toHaveValue("Your ads hit. Your page misses.");
  });

  test("the studio shows the picture as its size is, in windows of every shape", async ({ page }) => {
    const studio = await openStudio(page, "Agency");
    const picture = studio.getByRole("img", { name: /^Your ad/ });
    for (const [width, height] of [
      [360, 740],
      [1280, 900],
      [1440, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of [/^Feed/, /^Square/, /^Story/, /^Wide/]) {
        await studio.getByRole("group", { name: "Size" }).getByRole("radio", { name }).check();
        const off = async () => {
          const [frame, drawing] = await Promise.all(
            [picture, picture.locator("> svg")].map((each) => each.boundingBox()),
          );
          return Math.abs((frame?.height ?? 0) - (drawing?.height ?? 9));
        };
        await expect.poll(off, `${name} at ${width}`).toBeLessThan(2);
      }
    }
  });

  test("the studio works by keyboard alone and fits every window", async ({ page }) => {
    await page.goto(`${area.path}#layout-price-struck`);
    const studio = page.getByRole("dialog", { name: "Ad Studio" });
    await expect(studio.getByRole("img", { name: /^Your ad/ }).locator("> svg")).toBeVisible();
    await expect(studio.getByRole("radio", { name: "Price, lowered" })).toBeChecked();
    // What it was is no part of the picture until its owner says that it was charged.
    const struck = () => studio.getByRole("img", { name: /^Your ad/ }).getByText("₹499");
    await expect(struck()).toHaveCount(0);
    await studio.getByLabel(/^I charged the price before/).press("Space");
    await expect(struck()).toHaveCount(1);
    await studio.getByRole("radio", { name: "Price, lowered" }).press("ArrowRight");
    await expect(studio.getByRole("radio", { name: "Ribbon over a photograph" })).toBeChecked();
    await inspect(page, "ad-studio", studio);
    await page.setViewportSize({ width: 360, height: 740 });
    await inspect(page, "ad-studio-phone", studio);
    await page.keyboard.press("Escape");
    await expect(studio).toBeHidden();
    await expect(page.getByRole("button", { name: "Go on where you left" })).toBeVisible();
  });

  test("the studio encloses a photograph and a logo, and draws a carousel of cards", async ({ page }) => {
    const studio = await openStudio(page, "Restaurant");
    const photo = { name: "plate.png", mimeType: "image/png", buffer: Buffer.from(dot, "base64") };
    await studio.getByLabel("Your photograph").setInputFiles(photo);
    await studio.getByLabel("Your logo").setInputFiles(photo);
    await studio.getByLabel("In its place").selectOption("Whole");
    await studio.getByLabel("Your logo").setInputFiles({ ...photo, buffer: Buffer.from("no picture") });
    await expect(studio.getByText("This browser cannot read that picture.")).toBeVisible();
    const svg = await fileBehind(page, () => studio.getByRole("button", { name: "SVG" }).click());
    expect(svg.bytes.toString("utf8").match(/<image href="data:image\/png;base64,/g)).toHaveLength(1);
    await studio.getByText("Carousel: 1 of 10 cards").click();
    await studio.getByRole("button", { name: "Add a card" }).click();
    await studio.getByRole("button", { name: "Add a card" }).click();
    await studio.getByLabel("Square, 1:1").check();
    const { name, bytes } = await fileBehind(page, () =>
      studio.getByRole("button", { name: "All 3 cards" }).click(),
    );
    expect(name).toBe("carousel.zip");
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(3);
    expect(bytes.includes("card-3.png")).toBe(true);
  });

  test("the studio draws a picture for each row of a table, and says what is wrong with one", async ({
    page,
  }) => {
    const studio = await openStudio(page, "Agency");
    await studio.getByText("Many at once, from a table").click();
    const table = (text: string) => ({ name: "ads.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    const give = studio.getByLabel(/(Give the filled table|ads\.csv)/);
    await give.setInputFiles(table(`headline,colour\n${"a".repeat(141)},red\n`));
    await expect(studio.getByRole("alert").filter({ hasText: "Nothing was drawn" })).toContainText(
      "The column “colour” is not one of this layout.",
    );
    await expect(studio.getByRole("alert").filter({ hasText: "Nothing was drawn" })).toContainText(
      "Row 2, Headline: 141 letters, and 140 is the most.",
    );
    await give.setInputFiles(table("File name,Headline,Price\nmango,आम का अचार,₹349\nlime,Lime,₹299\n"));
    const { name, bytes } = await fileBehind(page, () =>
      studio.getByRole("button", { name: "Draw 2 pictures as ZIP" }).click(),
    );
    expect(name).toBe("ads.zip");
    expect(bytes.includes("mango-feed.png")).toBe(true);
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(2);
  });

  test("opens a flow at its address, copies it numbered and packs it for the sender", async ({ page }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${area.path}#flow-cod-confirm`);
    const flows = page.getByRole("region", { name: "Flows for Mail and WhatsApp" });
    await expect(flows.getByRole("heading", { level: 3 })).toHaveCount(12);
    const first = flows.getByRole("article").filter({ has: page.getByRole("heading", { name: "At once" }) });
    await expect(first.first()).toBeVisible();
    await flows.getByLabel("Language").selectOption("Hindi");
    await first.first().getByRole("button", { name: "Copy: text, At once" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^नमस्ते \{\{1\}\}, \{\{2\}\}/);
    await inspect(page, "flows", flows);
    await flows.getByLabel("Mails are sent with").selectOption("Mailchimp");
    const { name, bytes } = await fileBehind(page, () =>
      flows.getByRole("button", { name: "All flows as ZIP" }).click(),
    );
    expect(name).toBe("flows-mailchimp.zip");
    expect(bytes.includes("*|FNAME|*")).toBe(true);
    expect(bytes.includes("cod-confirm/1-whatsapp-hi.json")).toBe(true);
  });

  test("plans the picked occasions, as days, a brief, a calendar and a spreadsheet", async ({ page }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${area.path}#occasion-independence-day`);
    const planner = page.getByRole("region", { name: "Campaign Planner" });
    const plans = planner.getByRole("article");
    await expect(plans).toHaveCount(1);
    await expect(plans.first().getByRole("heading", { name: "Independence Day" })).toBeVisible();
    await planner.getByLabel("Region").selectOption("South");
    const christmas = planner.getByRole("checkbox", { name: /^Christmas/ });
    await christmas.press("Space");
    await expect(plans).toHaveCount(2);
    await planner.getByLabel("Budget for each, ₹").fill("a lot");
    await expect(planner.getByText("A figure is missing, or has a zero too many.")).toBeVisible();
    await expect(plans).toHaveCount(0);
    await planner.getByLabel("Budget for each, ₹").fill("1,20,000");
    await expect(plans).toHaveCount(2);
    await plans
      .first()
      .getByRole("button", { name: /^Copy: Brief/ })
      .click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^BRIEF: Christmas, .*₹1,20,000 in all/s,
    );
    await inspect(page, "planner", planner);
    const calendar = await fileBehind(page, () =>
      planner.getByRole("button", { name: "Calendar (.ics)" }).click(),
    );
    expect(calendar.name).toBe("campaign-plan.ics");
    expect(calendar.bytes.toString("utf8").match(/BEGIN:VEVENT/g)).toHaveLength(12);
    const sheet = await fileBehind(page, () => planner.getByRole("button", { name: "Spreadsheet" }).click());
    expect(sheet.name).toBe("campaign-plan.xlsx");
    // Picks stay in this browser.
    await page.goto(`${area.path}#planner`);
    await page.reload();
    await expect(plans).toHaveCount(2);
  });

  test("gives a PNG in the size of its place", async ({ page }) => {
    const studio = await openStudio(page, "Gym");
    for (const [size, id, width, height] of few(
      [
        ["Wide, 1.91:1", "wide", 1200, 628],
        ["Feed, 4:5", "feed", 1080, 1350],
        ["Story, 9:16", "story", 1080, 1920],
        ["Square, 1:1", "square", 1080, 1080],
      ] as const,
      1,
    )) {
      await studio.getByLabel(size).check();
      const { name, bytes } = await fileBehind(page, () =>
        studio.getByRole("button", { name: "PNG" }).click(),
      );
      expect(name).toBe(`gym-${id}.png`);
      expect(bytes.subarray(1, 4).toString()).toBe("PNG");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
      // A picture with nothing on it would be far smaller.
      expect(bytes.length).toBeGreaterThan(15_000);
    }
  });

  test("a PNG has the letters of its script at the first press already", async ({ page }) => {
    const studio = await openStudio(page, "Restaurant");
    await studio.getByLabel("Headline").fill("मंगलवार: आज खाना नहीं बनाना। घर जैसी थाली आठ बजे तक आपके दरवाज़े पर।");
    const pressed = () => fileBehind(page, () => studio.getByRole("button", { name: "PNG" }).click());
    const [first, second] = [await pressed(), await pressed()];
    expect(first.bytes.equals(second.bytes)).toBe(true);
  });

  test("gives all files in one archive", atNight, async ({ page }) => {
    const { name, bytes } = await fileBehind(page, () =>
      page.getByRole("button", { name: "Download all" }).click(),
    );
    expect(name).toBe("ad-templates.zip");
    expect(bytes.readUInt32LE(0)).toBe(0x04034b50);
    // Ten ads, four sizes, two kinds, and the words.
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(81);
    expect(bytes.includes("real-estate/real-estate-square.png")).toBe(true);
  });
});

test("the login tells a customer without the ad templates what is missing", async ({
  page,
  customer,
  guard,
}) => {
  guard.expectFailure("/api/validate-login", 403);
  const login = await new LoginPage(page, area).open();
  await login.logIn(customer.email, customer.password);
  await expectRefused(
    page,
    "Login Failed",
    "Your login is right, but the Ad Templates add-on is not part of your order. You can add it at the checkout.",
  );
  await login.expectOutside();
});
