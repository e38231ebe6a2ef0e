// What is asked of every page and state, whatever it says: no sideways scroll, nothing that axe objects to, and on
// demand (SHOTS=1) a picture at three widths.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import { isFull } from "../../support/full.ts";

// Its readable form is twice as long, and every page reads it anew.
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const pictureWidths = [360, 768, 1280];

/** WCAG 2.2 AA, as far as a program can tell. Of what passed nothing is told, which on a long page is most of the work. */
const rules: axe.RunOptions = {
  runOnly: {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  },
  resultTypes: ["violations"],
};

/** Looks a page over as it stands. `name` is the picture's; `part`, what axe looks at where the rest was seen before. */
export async function inspect(page: Page, name: string, part?: Locator): Promise<void> {
  await expectNoSidewaysScroll(page);
  await drawEverything(page);
  await expectAccessible(page, part);
  if (process.env.SHOTS) await takePictures(page, name);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** The same at night: a state that differs by a sentence or by its rows from one that is looked over every time. */
export async function inspectAtNight(page: Page, name: string, part?: Locator): Promise<void> {
  if (isFull || process.env.SHOTS) await inspect(page, name, part);
}

/** Rows far below are drawn when they come near: under axe's own scrolling they would change size while it measures. */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Axe finds nothing in the page, or in this part of it. */
export async function expectAccessible(page: Page, part: Locator = page.locator("html")): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  const violations = await part.evaluate(async (element, options) => {
    const { axe } = window as typeof window & { axe: typeof import("axe-core") };
    return (await axe.run(element, options)).violations;
  }, rules);
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 200)).join("\n  ")}`,
  );
  expect(told, `axe at ${page.url()}`).toEqual([]);
}

/** Nothing sticks out to the right of the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wants, has } = await page.evaluate(() => ({
    wants: document.documentElement.scrollWidth,
    has: document.documentElement.clientWidth,
  }));
  expect(wants, `${page.url()} at ${has} px`).toBeLessThanOrEqual(has);
}

async function takePictures(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of pictureWidths) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({
      path: `test-results/shots/${name}-${width}.png`,
      fullPage: true,
      animations: "disabled",
    });
  }
  if (before) await page.setViewportSize(before);
}
