// Takes PNGs of whole templates for the eye: `npx tsx packages/studio/funnels/scripts/look.ts creative/shoe-store [--out DIR]`.
// Long pages are cut into slices. Pictures must have been drawn by build.ts.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { libraryPages } from "../src/pages.ts";
import { renderPage } from "../src/render/page.ts";
import { openChromium } from "./chromium.ts";
import { places } from "./places.ts";

const flags = process.argv.slice(2);
const outAt = flags.indexOf("--out");
const out = outAt >= 0 ? (flags[outAt + 1] ?? "") : join(tmpdir(), "funnels-look");
const wanted = flags.filter((flag, index) => !flag.startsWith("--") && (outAt < 0 || index !== outAt + 1));
const screens = [
  { width: 1440, slice: 2600 },
  { width: 390, slice: 3400 },
];

await mkdir(out, { recursive: true });
const work = await mkdtemp(join(tmpdir(), "funnels-"));
const browser = await openChromium();
try {
  for (const { path, template } of wanted.length > 0 ? libraryPages(wanted) : []) {
    const file = join(work, "page.html");
    await writeFile(file, renderPage(template(), places));
    const page = await browser.newPage();
    for (const { width, slice } of screens) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathToFileURL(file).href);
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0, n = 1; y < height; y += slice, n += 1) {
        const target = join(out, `${path.replace("/", "-")}-${width}-${n}.png`);
        await page.screenshot({
          path: target,
          fullPage: true,
          clip: { x: 0, y, width, height: Math.min(slice, height - y) },
        });
        console.info(target);
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
  await rm(work, { recursive: true, force: true });
}
