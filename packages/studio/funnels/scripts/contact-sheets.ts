// Contact sheets of the library for the eye: every template as a whole page, one PNG for each category and screen width.
// `npx tsx packages/studio/funnels/scripts/contact-sheets.ts [creative/spa ...] [--out DIR]`. Pictures must have been drawn by build.ts.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { BrowserContext } from "@playwright/test";
import { libraryPages } from "../src/pages.ts";
import { renderPage } from "../src/render/page.ts";
import { openChromium, shootOne } from "./chromium.ts";
import { places } from "./places.ts";

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: join(tmpdir(), "funnels-sheets") } },
});
/** Width of the screen, and of its picture on the sheet, in pixels. */
const screens = [
  { width: 1440, shown: 230, perRow: 8 },
  { width: 390, shown: 120, perRow: 14 },
];

/** The whole page at a width, small, with its name under it. */
async function cellOf(browser: BrowserContext, name: string, file: string, width: number, shown: number) {
  const page = await browser.newPage();
  try {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() => document.fonts.ready);
    const sourceHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.round((sourceHeight * shown) / width);
    const bytes = await shootOne(page, { width: shown, height, sourceHeight, qualities: [0.8] });
    const picture = `<img width="${shown}" height="${height}" src="data:image/webp;base64,${bytes.toString("base64")}">`;
    return `<figure>${picture}<figcaption>${name}</figcaption></figure>`;
  } finally {
    await page.close();
  }
}

await mkdir(values.out, { recursive: true });
const work = await mkdtemp(join(tmpdir(), "funnels-"));
const browser = await openChromium();
try {
  const chosen = libraryPages(wanted);
  for (const shelf of new Set(chosen.map((page) => page.shelf))) {
    for (const { width, shown, perRow } of screens) {
      const cells: string[] = [];
      for (const { path, template } of chosen.filter((page) => page.shelf === shelf)) {
        const file = join(work, "page.html");
        await writeFile(file, renderPage(template(), places));
        cells.push(await cellOf(browser, path.slice(shelf.length + 1), file, width, shown));
      }
      const page = await browser.newPage();
      await page.setViewportSize({ width: perRow * (shown + 12) + 12, height: 900 });
      await page.setContent(
        `<!doctype html><style>body{margin:12px;display:grid;grid-template-columns:repeat(${perRow},${shown}px);gap:12px;align-items:start;background:#777}figure{margin:0}figcaption{font:11px sans-serif;color:#fff}</style>${cells.join("")}`,
      );
      const target = join(values.out, `${shelf}-${width}.png`);
      await page.screenshot({ path: target, fullPage: true });
      await page.close();
      console.info(target);
    }
  }
} finally {
  await browser.close();
  await rm(work, { recursive: true, force: true });
}
