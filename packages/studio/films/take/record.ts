// npm run studio:take -- --site DIR --shop URL: records the import of a template for the guide's film. DIR is a WordPress as
// the lab takes it (lab/README.md), URL a shop that `npm start` has started. A template is bought there, downloaded, imported
// into the WordPress, made a page and published, by a real mouse. Frames go into films/take/frames, which
// is not committed, the acts into take.json, and parts of some frames into the guide's page. `npm run studio:films --
// funnel-guide` makes the film of them.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { answerOutside, servePictures } from "../../lab/outside.ts";
import { startSite } from "../../lab/site.ts";
import { openCamera, type TakeCamera } from "./camera.ts";
import { writeGuidePictures } from "./pictures.ts";
import { screen, type Take } from "./take.ts";

const { values } = parseArgs({
  options: {
    site: { type: "string" },
    shop: { type: "string" },
    theme: { type: "string", default: "hello-elementor" },
    port: { type: "string", default: "8099" },
  },
});
if (!values.site || !values.shop)
  throw new Error(
    "Say which WordPress and which shop: --site DIR --shop URL (packages/studio/lab/README.md)",
  );

const folder = fileURLToPath(new URL(".", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "take-"));
const ports = { site: Number(values.port), pictures: Number(values.port) + 1 };
const template = { name: "Health", file: "health.json" };

const pictures = servePictures(ports.pictures);
const site = await startSite({ from: values.site, theme: values.theme, work, ports });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--force-color-profile=srgb",
    "--disable-lcd-text",
    "--hide-scrollbars",
  ],
});
const context = await browser.newContext({ viewport: { ...screen }, deviceScaleFactor: 2 });
context.setDefaultTimeout(90_000);
try {
  await answerOutside(context);
  const versions: Take["versions"] = JSON.parse(await site.run("activate.php"));
  await site.run("lived-in.php");
  const page = await context.newPage();
  const camera = await openCamera(page, join(folder, "frames"));
  const file = await download(page, camera, values.shop);
  await logIn(page);
  await importFile(page, camera, file);
  await makePage(page, camera);
  await changeAndPublish(page, camera);
  await writeGuidePictures(context, join(folder, "frames"), camera.acts);
  writeFileSync(join(folder, "take.json"), `${JSON.stringify({ versions, acts: camera.acts }, null, 1)}\n`);
} finally {
  await browser.close();
  pictures.close();
  await site.close();
}

/** Buys and downloads: answers where the file is. Its pictures are fetched from the lab's port. */
async function download(page: Page, camera: TakeCamera, shop: string): Promise<string> {
  await page.goto(`${shop}/checkout`);
  await page.getByLabel("Full Name").fill("Asha Rao");
  await page.getByLabel("Email Address").fill(`asha.${Date.now()}@example.in`);
  await page.getByLabel("Phone Number").fill("+91 98765 43210");
  await page.getByRole("button", { name: "Complete Secure Payment" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("button", { name: "View All Credentials" }).waitFor();
  // Whoever has paid is in: the library opens without its login.
  await page.goto(`${shop}/funnel-templates`);
  const button = page.getByRole("button", { name: `Download JSON : ${template.name}`, exact: true });
  await button.waitFor();
  await button.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.waitForTimeout(1500);
  const path = join(work, template.file);
  const arrived = page.waitForEvent("download");
  await camera.act("download", button, {
    also: page.getByRole("listitem").filter({ has: button }),
    until: async () => {
      const given = await (await arrived).path();
      const text = readFileSync(given, "utf8");
      // A shop on this machine names pictures at its own address, from which WordPress would not fetch.
      const own = new RegExp(`${shop}/[a-z/]*?(?=(?:premium-funnels|high-converting|creative)/)`, "g");
      writeFileSync(path, text.replaceAll("\\/", "/").replace(own, `http://127.0.0.1:${ports.pictures}/`));
      await page.getByText("Template downloaded").first().waitFor();
      await page.waitForTimeout(700);
    },
  });
  return path;
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${site.address}/wp-login.php`);
  await page.fill("#user_login", "admin");
  await page.fill("#user_pass", "admin");
  await page.click("#wp-submit");
  await page.waitForURL(/wp-admin\/$/);
  // Notices and greetings are put away once, as everybody does: the film begins on the second day.
  for (const where of [
    "",
    "edit.php?post_type=elementor_library&tabs_group=library",
    "edit.php?post_type=page",
  ]) {
    await page.goto(`${site.address}/wp-admin/${where}`);
    await page.waitForTimeout(1500);
    const shuts = page.locator(".e-notice__dismiss, .e-conversion-banner__dismiss");
    for (const shut of await shuts.all()) if (await shut.isVisible()) await shut.click();
    await page.waitForTimeout(1000);
  }
  await page.goto(`${site.address}/wp-admin/post-new.php?post_type=page`);
  await page.getByRole("button", { name: "Close", exact: true }).first().click();
  await page.waitForTimeout(1000);
  await page.getByRole("button", { name: "Edit with Elementor" }).click();
  await editorIsReady(page);
  await page.waitForTimeout(3000);
  await page.getByRole("button", { name: "Close structure" }).click();
  await page.waitForTimeout(2500);
  await page.evaluate("window.onbeforeunload = null");
  await page.goto(`${site.address}/wp-admin/`);
}

async function editorIsReady(page: Page): Promise<void> {
  await page.waitForURL(/action=elementor/);
  await preview(page).locator(".elementor-add-template-button").waitFor();
  await page.locator("#elementor-loading").waitFor({ state: "hidden" });
  await page.waitForTimeout(3000);
}

function preview(page: Page) {
  return page.frameLocator("#elementor-preview-iframe");
}

async function importFile(page: Page, camera: TakeCamera, file: string): Promise<void> {
  const menu = page.locator("#toplevel_page_elementor-home");
  const item = (name: string) => menu.getByRole("link", { name, exact: true }).first();
  await camera.act("dashboard", page.getByRole("heading", { name: "Dashboard" }), { hover: true });
  await camera.act("elementor", menu.locator("a").first(), { hover: true, also: item("Connect Account") });
  const templates = page.getByRole("link", { name: "Templates", exact: true }).first();
  await camera.act("editor", item("Editor"), { hover: true, also: templates });
  await camera.act("templates", templates, {
    also: item("Editor"),
    until: async () => {
      await page.waitForURL(/elementor_library/);
      await page.getByText("Saved Templates").last().waitFor();
      await page.waitForTimeout(2500);
    },
  });
  const importing = page
    .locator("a.page-title-action, button")
    .filter({ hasText: "Import Templates" })
    .first();
  const form = page.locator("#elementor-import-template-form");
  await camera.act("import", importing, {
    also: page.getByRole("heading", { name: "Saved Templates" }).first(),
    until: async () => {
      await form.waitFor();
      await page.waitForTimeout(600);
    },
  });
  await camera.act("choose", form.locator("input[type=file]"), {
    also: form,
    by: async () => {
      const chooser = page.waitForEvent("filechooser");
      await form.locator("input[type=file]").click();
      await (await chooser).setFiles(file);
      await page.waitForTimeout(400);
    },
    until: () => Promise.resolve(),
  });
  const dialog = (title: string) => page.locator(".dialog-widget-content:visible").filter({ hasText: title });
  const press = (title: string, name: string) =>
    dialog(title).locator("button, .dialog-button").filter({ hasText: name }).first();
  const settled = (title: string) => async () => {
    await dialog(title).waitFor();
    await page.waitForTimeout(700);
  };
  const warning = "JSON files may be unsafe";
  const uploads = "Enable Unfiltered File Uploads";
  await camera.act("now", form.locator("[type=submit]"), { also: form, until: settled(warning) });
  await camera.act("continue", press(warning, "Continue"), {
    also: dialog(warning),
    until: settled(uploads),
  });
  await camera.act("asked", press(uploads, "Enable and Import"), { hover: true, also: dialog(uploads) });
  await camera.act("without", press(uploads, "Import Without Enabling"), {
    also: dialog(uploads),
    until: async () => {
      await page.getByRole("link", { name: template.name, exact: true }).first().waitFor();
      await page.waitForTimeout(1500);
    },
  });
  const row = page.getByRole("link", { name: template.name, exact: true }).first();
  await camera.act("row", row, {
    hover: true,
    also: page.getByRole("heading", { name: /Templates/ }).first(),
  });
}

async function makePage(page: Page, camera: TakeCamera): Promise<void> {
  const pages = page.locator("#menu-pages");
  await camera.act("pages", pages.locator("a").first(), {
    hover: true,
    also: pages.getByRole("link", { name: "Add Page" }),
  });
  await camera.act("add", pages.getByRole("link", { name: "Add Page" }), {
    also: pages.locator("a").first(),
    until: async () => {
      await page.getByRole("button", { name: "Edit with Elementor" }).waitFor();
      await page.waitForTimeout(2500);
    },
  });
  await camera.act("edit", page.getByRole("button", { name: "Edit with Elementor" }), {
    until: () => editorIsReady(page),
  });
  await camera.act("settings", page.getByRole("button", { name: "Page Settings" }), {
    until: () => page.waitForTimeout(1200),
  });
  const layout = page.locator("select[data-setting=template]");
  await layout.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.waitForTimeout(600);
  await camera.act("layout", layout, {
    by: async (shoot) => {
      await layout.evaluate((element) => {
        (element as HTMLSelectElement).value = "elementor_canvas";
      });
      await shoot();
      await layout.selectOption("elementor_canvas");
      await page.waitForTimeout(10_000);
    },
    until: () => editorIsReady(page),
  });
  const folderButton = preview(page).locator(".elementor-add-template-button");
  const modal = page.locator("#elementor-template-library-modal");
  await camera.act("folder", folderButton, {
    until: async () => {
      await modal.getByText("Templates", { exact: true }).first().waitFor();
      await page.waitForTimeout(3500);
    },
  });
  const tab = modal.locator(".elementor-template-library-menu-item").filter({ hasText: "Templates" }).first();
  const insert = modal.getByText("Insert", { exact: true }).first();
  await camera.act("tab", tab, {
    also: modal,
    until: async () => {
      await insert.waitFor();
      await page.waitForTimeout(1200);
    },
  });
  await camera.act("insert", insert, {
    by: async (shoot) => {
      await insert.click();
      await page.waitForTimeout(400);
      await shoot();
    },
    until: async () => {
      await preview(page).locator("h1").first().waitFor();
      await page.waitForTimeout(9000);
    },
  });
}

async function changeAndPublish(page: Page, camera: TakeCamera): Promise<void> {
  const name = preview(page).getByText("[Clinic name]").first();
  await camera.act("heading", name, { until: () => page.waitForTimeout(2500) });
  const words = page.locator("#elementor-panel textarea[data-setting=title]").first();
  await camera.act("words", words, {
    by: async (shoot) => {
      await words.click();
      await words.press("Control+A");
      await shoot();
      for (const letters of "Aarogya Clinic".match(/.{1,2}/g) ?? []) {
        await page.keyboard.type(letters);
        await page.waitForTimeout(250);
        await shoot();
      }
      await page.waitForTimeout(900);
    },
    also: page.locator("#elementor-panel-header"),
    until: () => Promise.resolve(),
  });
  await camera.act("phone", page.locator("[aria-label^='Mobile Portrait']").first(), {
    until: () => page.waitForTimeout(4000),
  });
  await camera.act("publish", page.getByRole("button", { name: "Publish", exact: true }).first(), {
    until: async () => {
      await page.getByText("Your Page is live").first().waitFor();
      await page.waitForTimeout(600);
    },
  });
  const id = new URL(page.url()).searchParams.get("post");
  await page.evaluate("window.onbeforeunload = null");
  await page.goto(`${site.address}/?page_id=${id}`);
  await page.addStyleTag({ content: "#wpadminbar{display:none}html{margin-top:0!important}" });
  await page.waitForTimeout(2500);
  await camera.act("live", page.locator("h1").first(), {
    by: async (shoot) => {
      await page.mouse.move(1380, 690);
      for (let step = 1; step <= 36; step++) {
        await page.evaluate((top) => scrollTo(0, top), 1900 * (0.5 - Math.cos((Math.PI * step) / 36) / 2));
        await shoot();
      }
    },
    hover: true,
  });
}
