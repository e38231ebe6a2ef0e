// The files of the ad templates: who bought the upsell takes them away, nobody else does.

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { atNight, few } from "../support/full.ts";
import { type GatedArea, LoginPage } from "./pages/login-page.ts";
import { expectToast } from "./pages/toasts.ts";
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

/** Ten lines in each of five scripts, the longest as long as a field takes. One of each comes first. */
const longHeadlines = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((at) =>
  [
    "Numbered by hand by my grandmother in Ratnagiri, four hundred jars and not one more.",
    "मंगलवार: आज खाना नहीं बनाना। घर जैसी थाली आठ बजे तक आपके दरवाज़े पर पहुँच जाएगी।",
    "আজ রান্না নয়, গরম ভাত আর মাছের ঝোল আটটার আগেই আপনার দরজায় পৌঁছে যাবে।",
    "આજે રસોઈ નહીં, ઘર જેવી થાળી આઠ વાગ્યા પહેલાં તમારા દરવાજે પહોંચી જશે.",
    "இன்று சமையல் வேண்டாம், வீட்டுச் சாப்பாடு எட்டு மணிக்குள் உங்கள் வாசலில்.",
  ].map((line) => line.slice(0, 78 - at * 5).trim()),
);

const adOf = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

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

  test("gives an SVG with its fonts and the typed words", async ({ page }) => {
    const ad = adOf(page, "Agency");
    await ad.getByText("Change the words on the picture").click();
    await ad.getByLabel(/^Line 1, at first “Your ads hit\.”$/).fill("Salt & <pepper>");
    const { name, bytes } = await fileBehind(page, () =>
      ad.getByRole("button", { name: "Download SVG" }).click(),
    );
    expect(name).toBe("agency-feed.svg");
    const svg = bytes.toString("utf8");
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1080 1350"/);
    expect(svg).toContain(">Salt &amp; &lt;pepper></tspan>");
    expect(svg).not.toContain("Your ads hit.");
    expect(svg.match(/@font-face\{font-family:"(Bricolage Grotesque|Anek Latin)"/g)).toHaveLength(4);
    expect(svg).not.toMatch(/url\((?!data:)|href=/);
    await ad.getByRole("button", { name: "Back to our words" }).click();
    await expect(ad.getByLabel(/^Line 1,/)).toHaveValue("Your ads hit.");
  });

  test("sets long headlines in five scripts without cutting a letter", async ({ page }) => {
    const measuring = await page.context().newPage();
    for (const [name, line] of [
      ["Agency", 1],
      ["Vastu", 2],
    ] as const) {
      const ad = adOf(page, name);
      await ad.getByText("Change the words on the picture").click();
      for (const headline of few(longHeadlines, 5)) {
        await ad.getByLabel(new RegExp(`^Line ${line},`)).fill(headline);
        const { bytes } = await fileBehind(page, () =>
          ad.getByRole("button", { name: "Download SVG" }).click(),
        );
        await measuring.setContent(`<body style="margin:0">${bytes.toString("utf8")}</body>`);
        const rows = await measuring.evaluate(async () => {
          await document.fonts.ready;
          await Promise.all([...document.fonts].map((face) => face.load()));
          return [...document.querySelectorAll("tspan")].map((row) => {
            const letters = Array.from({ length: row.getNumberOfChars() }, (_, at) =>
              row.getExtentOfChar(at),
            );
            return {
              text: row.textContent,
              left: Math.min(...letters.map(({ x }) => x)),
              right: Math.max(...letters.map(({ x, width }) => x + width)),
            };
          });
        });
        expect(rows.map(({ text }) => text).join(" ")).toContain(headline);
        for (const { text, left, right } of rows) {
          expect(left, text).toBeGreaterThanOrEqual(0);
          expect(right, text).toBeLessThanOrEqual(1_080);
        }
      }
    }
    await measuring.close();
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

  test("gives a PNG in the size of its format", atNight, async ({ page }) => {
    const ad = adOf(page, "Gym");
    await ad.scrollIntoViewIfNeeded();
    for (const [size, id, width, height] of [
      ["Feed, 4:5", "feed", 1080, 1350],
      ["Story, 9:16", "story", 1080, 1920],
      ["Square, 1:1", "square", 1080, 1080],
    ] as const) {
      await ad.getByLabel(size).check();
      if (id !== "feed") await expect(ad.getByRole("img")).toHaveJSProperty("naturalHeight", height);
      const { name, bytes } = await fileBehind(page, () =>
        ad.getByRole("button", { name: "Download PNG" }).click(),
      );
      expect(name).toBe(`gym-${id}.png`);
      expect(bytes.subarray(1, 4).toString()).toBe("PNG");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
      // A picture with nothing on it would be far smaller.
      expect(bytes.length).toBeGreaterThan(15_000);
    }
  });

  test("gives all files in one archive", atNight, async ({ page }) => {
    const { name, bytes } = await fileBehind(page, () =>
      page.getByRole("button", { name: "Download all" }).click(),
    );
    expect(name).toBe("ad-templates.zip");
    expect(bytes.readUInt32LE(0)).toBe(0x04034b50);
    // Ten ads, three sizes, two kinds, and the words.
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(61);
    expect(bytes.includes("real-estate/real-estate-square.png")).toBe(true);
  });

  test("closes at the logout and opens again with the login", atNight, async ({ page, reader }) => {
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(area.loginPath);
    await page.goto(area.path);
    await expect(page).toHaveURL(area.loginPath);
    const login = new LoginPage(page, area);
    await login.logIn(reader.email, reader.password);
    await expectToast(page, ...area.welcome);
    await login.expectInside();
  });
});

test("the login tells a customer without the ad templates what is missing", async ({
  page,
  customer,
  guard,
}) => {
  guard.expectFailure("/api/validate-login", 403);
  const login = new LoginPage(page, area);
  await login.open();
  await login.logIn(customer.email, customer.password);
  await expectToast(
    page,
    "Login Failed",
    "Your login is right, but the Ad Templates add-on is not part of your order. You can add it at the checkout.",
  );
  await login.expectOutside();
});

test("the showcase leads its customers to the login", atNight, async ({ page }) => {
  await page.goto("/ad-templates");
  await page.getByRole("link", { name: "Yours already? Open your files" }).click();
  await expect(page).toHaveURL(area.loginPath);
});
