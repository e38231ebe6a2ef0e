// What the landing page shows of the library, each in one small file: all templates in three rows of 21, and those
// that it begins with.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { type Brief, type HeroName, heroes, heroWords, stripSize } from "../src/brief.ts";
import { buildTemplate } from "../src/build.ts";
import { renderPage } from "../src/render/page.ts";
import { shootOne } from "./chromium.ts";
import { places } from "./places.ts";

/** Its bytes, from the previews as they lie there. */
export async function drawStrip(browser: BrowserContext, briefs: readonly Brief[]): Promise<Buffer> {
  const { perRow, pitch, rowPitch, width, height } = stripSize;
  const sheets = await Promise.all(
    briefs.map(async ({ category, slug }, index) => {
      const bytes = await readFile(join(places.previews, category, `${slug}.webp`));
      const [x, y] = [(index % perRow) * pitch, Math.floor(index / perRow) * rowPitch];
      return `<img style="position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px" src="data:image/webp;base64,${bytes.toString("base64")}">`;
    }),
  );
  const page = await browser.newPage();
  const size = { width: perRow * pitch, height: 3 * rowPitch };
  await page.setViewportSize(size);
  // The cutting mat that it lies on; a transparent ground would cost a third more bytes.
  await page.setContent(`<!doctype html><body style="margin:0;background:#0F4031">${sheets.join("")}</body>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const bytes = await shootOne(page, {
    ...size,
    sourceHeight: size.height,
    qualities: [0.6, 0.5, 0.4, 0.3, 0.22],
    most: 26_000,
  });
  await page.close();
  return bytes;
}

/** Those of the first screen as one picture: one request instead of six. */
export async function drawHero(
  browser: BrowserContext,
  name: HeroName,
  briefs: readonly Brief[],
): Promise<Buffer> {
  const {
    templates,
    size: { perRow, width, height },
    most,
  } = heroes[name];
  const page = await browser.newPage();
  const sheets: string[] = [];
  for (const [index, slug] of templates.entries()) {
    if (!slug) continue;
    const bytes = await photographFilledIn(page, briefs, slug, height / width);
    const [x, y] = [(index % perRow) * width, Math.floor(index / perRow) * height];
    sheets.push(
      `<img style="position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px" src="data:image/png;base64,${bytes.toString("base64")}">`,
    );
  }
  const size = { width: perRow * width, height: (templates.length / perRow) * height };
  await page.setViewportSize(size);
  await page.setContent(`<!doctype html><body style="margin:0">${sheets.join("")}</body>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const bytes = await shootOne(page, {
    ...size,
    sourceHeight: size.height,
    qualities: [0.75, 0.65, 0.55, 0.45, 0.38, 0.33, 0.3, 0.27],
    most,
  });
  await page.close();
  return bytes;
}

/** The first screen of a template on a phone, with names in place of the brackets: a visitor sees what it becomes. */
async function photographFilledIn(
  page: Page,
  briefs: readonly Brief[],
  slug: string,
  proportion: number,
): Promise<Buffer> {
  const brief = briefs.find((one) => one.category === "premium-funnels" && one.slug === slug);
  if (!brief) throw new Error(`No template ${slug}`);
  const html = Object.entries(heroWords[slug] ?? {}).reduce(
    (text, [bracket, word]) => text.replaceAll(bracket, word),
    renderPage(buildTemplate(brief), places),
  );
  const size = { width: 390, height: Math.round(390 * proportion) };
  await page.setViewportSize(size);
  // From a file: a page without an address may not read the fonts and pictures beside it.
  const folder = await mkdtemp(join(tmpdir(), "hero-"));
  const file = join(folder, `${slug}.html`);
  await writeFile(file, html);
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  const left = await page.evaluate(bracketsInSight);
  if (left.length > 0) throw new Error(`heroWords has no words for ${left.join(", ")} of ${slug}`);
  const bytes = await page.screenshot({ clip: { x: 0, y: 0, ...size } });
  await rm(folder, { recursive: true });
  return bytes;
}

/** Runs in the page: texts of its first screen in which something is still to be filled in. */
function bracketsInSight(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement?.getBoundingClientRect();
    if (!box || box.height === 0 || box.top >= innerHeight) continue;
    found.push(...(node.nodeValue?.match(/\[[^\]]+\]/g) ?? []));
  }
  return found;
}
