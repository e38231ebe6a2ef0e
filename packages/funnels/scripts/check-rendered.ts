// Looks at rendered templates at 390, 768 and 1440 pixels: contrast of every text, one h1, headings in order, nothing
// wider than the screen, links that lead somewhere. `npx tsx packages/funnels/scripts/check-rendered.ts [part of path]`.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { briefs } from "../src/briefs/all.ts";
import { buildTemplate } from "../src/build.ts";
import { faultsOnPage } from "../src/render/check-page.ts";
import { renderPage } from "../src/render/page.ts";
import { openChromium } from "./chromium.ts";
import { places } from "./places.ts";

const wanted = process.argv.slice(2);
const chosen = briefs.filter(
  ({ category, slug }) => wanted.length === 0 || wanted.some((part) => `${category}/${slug}`.includes(part)),
);
const work = await mkdtemp(join(tmpdir(), "funnels-"));
const browser = await openChromium();
let count = 0;
try {
  const page = await browser.newPage();
  // The loader names functions through a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (value) => value");
  for (const brief of chosen) {
    const file = join(work, "page.html");
    await writeFile(file, renderPage(buildTemplate(brief), places));
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathToFileURL(file).href);
      await page.evaluate(() => document.fonts.ready);
      for (const fault of await page.evaluate(faultsOnPage)) {
        count += 1;
        console.error(`${brief.category}/${brief.slug} at ${width}: ${fault}`);
      }
    }
  }
} finally {
  await browser.close();
  await rm(work, { recursive: true, force: true });
}
console.info(`${chosen.length} templates at three widths: ${count} faults`);
if (count > 0) process.exitCode = 1;
