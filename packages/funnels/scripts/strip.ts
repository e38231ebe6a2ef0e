// The picture of all templates in three rows of 21: what the landing page shows of the library, in one small file.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { type Brief, stripSize } from "../src/brief.ts";
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
    qualities: [0.6, 0.5, 0.4, 0.3],
    most: 30_000,
  });
  await page.close();
  return bytes;
}
