// What the landing page shows of the library, each in one small file: all templates in three rows of 21, and those
// that it begins with.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { type Brief, type HeroName, heroes, stripSize } from "../src/brief.ts";
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
export async function drawHero(browser: BrowserContext, name: HeroName): Promise<Buffer> {
  const {
    templates,
    size: { perRow, width, height },
    most,
  } = heroes[name];
  const sheets = await Promise.all(
    templates.map(async (slug, index) => {
      if (!slug) return "";
      const bytes = await readFile(join(places.previews, "premium-funnels", `${slug}-phone.webp`));
      const [x, y] = [(index % perRow) * width, Math.floor(index / perRow) * height];
      return `<img style="position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;object-fit:cover;object-position:top" src="data:image/webp;base64,${bytes.toString("base64")}">`;
    }),
  );
  const page = await browser.newPage();
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
