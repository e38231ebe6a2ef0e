// Looks at rendered templates at 320 to 1440 pixels, alone and under the rules of three themes: contrast of every text,
// one h1, headings in order, nothing wider than the screen, links that lead somewhere; sends every form.
// `npx tsx packages/studio/funnels/scripts/check-rendered.ts [part of path]`.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { libraryPages } from "../src/pages.ts";
import { faultsOnPage } from "../src/render/check-page.ts";
import { renderPage } from "../src/render/page.ts";
import { themeRules, themes } from "../src/render/theme-rules.ts";
import { openChromium } from "./chromium.ts";
import { buttonLooks, formFaultsOnPage } from "./form-faults.ts";
import { places } from "./places.ts";

const chosen = libraryPages(process.argv.slice(2));
const work = await mkdtemp(join(tmpdir(), "funnels-"));
const browser = await openChromium();
const address = (name: string) => pathToFileURL(join(work, name)).href;
let count = 0;
let forms = 0;
try {
  // No page of a template needs anything from outside; what a form sends is answered here.
  await browser.route(/^https?:/, (route) => route.fulfill({ body: "<title>ok</title>" }));
  const page = await browser.newPage();
  // The loader names functions through a helper that the page does not have.
  await page.addInitScript("globalThis.__name = (value) => value");
  const open = async (name: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address(name));
    await page.evaluate(() => document.fonts.ready);
  };
  for (const { path, ...made } of chosen) {
    const report = (where: string, faults: readonly string[]) => {
      count += faults.length;
      for (const fault of faults) console.error(`${path} ${where}: ${fault}`);
    };
    const template = made.template();
    await writeFile(join(work, "plain.html"), renderPage(template, places));
    for (const width of [390, 768, 1440]) {
      await open("plain.html", width);
      report(`at ${width}`, await page.evaluate(faultsOnPage));
    }
    const looks = await buttonLooks(page);
    forms += looks.length;
    for (const theme of themes) {
      await writeFile(join(work, `${theme}.html`), renderPage(template, places, themeRules[theme]));
      for (const width of [320, 360, 390]) {
        await open(`${theme}.html`, width);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) report(`under ${theme} at ${width}`, [`page is ${wide} wide`]);
      }
      await open(`${theme}.html`, 1440);
      const themed = await buttonLooks(page);
      report(
        `under ${theme}`,
        looks.flatMap((look, at) =>
          look === themed[at] ? [] : [`button ${at + 1}: ${look} became ${themed[at]}`],
        ),
      );
    }
    if (looks.length === 0) continue;
    for (const theme of themes) {
      // What is sent is looked at here; a page of the same site that follows is not there.
      const staying = renderPage(template, places, themeRules[theme]).replace(
        /data-thanks="[^"]*"/g,
        'data-thanks=""',
      );
      await writeFile(join(work, `${theme}.html`), staying);
      const sender = await browser.newPage();
      report(`forms under ${theme}`, await formFaultsOnPage(sender, address(`${theme}.html`)));
      await sender.close();
    }
  }
} finally {
  await browser.close();
  await rm(work, { recursive: true, force: true });
}
console.info(`${chosen.length} pages, ${forms} forms: ${count} faults`);
if (count > 0) process.exitCode = 1;
