// What is asked of every page and state, whatever it says: no sideways scroll, nothing that axe objects to, nothing cut at
// 320 px and at 200 % zoom, readable on a dark screen, and on demand (SHOTS=1) a picture at three widths.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import { isFull } from "../../support/full.ts";
import { lostInForcedColours } from "./forced-colours.ts";

// Its readable form is twice as long, and every page reads it anew.
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const pictureWidths = [360, 768, 1280];
/** A window of 1,280 px at 200 % and at 400 % (WCAG 1.4.4 and 1.4.10). */
const zoomedWidths = isFull ? [640, 320] : [320];

/** WCAG 2.2 AA, as far as a program can tell. Of what passed nothing is told, which on a long page is most of the work. */
export const rules: axe.RunOptions = {
  runOnly: {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  },
  resultTypes: ["violations"],
};

const contrastAlone: axe.RunOptions = { ...rules, runOnly: { type: "rule", values: ["color-contrast"] } };

/** Looks a page over as it stands. `name` is the picture's; `part`, what axe looks at where the rest was seen before. */
export async function inspect(page: Page, name: string, part?: Locator): Promise<void> {
  // First: what is not laid out sticks out of nothing.
  await drawEverything(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, part);
  await expectToFitZoomed(page);
  if (process.env.SHOTS) await takePictures(page, name);
  await expectReadableInTheDark(page, name, part);
  await expectToldApartInForcedColours(page, name);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** The same page for eyes that asked for a dark screen: every word still stands out from its ground. */
async function expectReadableInTheDark(page: Page, name: string, part?: Locator): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  if (await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme.includes("dark"))) {
    await nextFrame(page);
    await expectAccessible(page, part, contrastAlone);
    if (process.env.SHOTS) await takePictures(page, `${name}-dark`);
  }
  await page.emulateMedia({ colorScheme: null });
  // The light colours are back before transitions are: what is read next would meet them on their way.
  await nextFrame(page);
}

/** The same page in the colours of its reader's system: what is chosen, ticked or current is still told from what is not. */
async function expectToldApartInForcedColours(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(lostInForcedColours), `${page.url()} in forced colours`).toEqual([]);
  if (process.env.SHOTS) await takePictures(page, `${name}-forced`);
  await page.emulateMedia({ forcedColors: null });
}

/** The same at night: a state that differs by a sentence or by its rows from one that is looked over every time. */
export async function inspectAtNight(page: Page, name: string, part?: Locator): Promise<void> {
  if (isFull || process.env.SHOTS) await inspect(page, name, part);
}

/** Rows far below are drawn when they come near: under axe's own scrolling they would change size while it measures. */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Colours that are on their way from one scheme to the other are no colours of the page.
    sheet.replaceSync(
      "*, ::before, ::after { content-visibility: visible !important; transition: none !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await nextFrame(page);
}

/** Axe finds nothing in the page, or in this part of it. */
export async function expectAccessible(
  page: Page,
  part: Locator = page.locator("html"),
  only: axe.RunOptions = rules,
): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  const violations = await part.evaluate(async (element, options) => {
    const { axe } = window as typeof window & { axe: typeof import("axe-core") };
    return (await axe.run(element, options)).violations;
  }, only);
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

/** In a zoomed window no page scrolls sideways, and no word is cut off. */
async function expectToFitZoomed(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of zoomedWidths) {
    await page.setViewportSize({ width, height: 700 });
    await nextFrame(page);
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(cutWords), `${page.url()} cut at ${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** Sizes in vw of what was just made visible follow a new width with the next frame, not before. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
  );
}

/** Runs in the page: words beyond its edges that nobody can scroll to. Drawings and what is for listeners alone may be cut. */
function cutWords(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.nodeValue?.trim() ||
      parent.closest("[aria-hidden=true], svg, script, style, noscript")
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const outside = [...range.getClientRects()].some(
      ({ left, right, width }) => width > 1 && (right > innerWidth + 1 || left < -1),
    );
    if (!outside || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    let scrolls = false;
    for (let around: Element | null = parent; around && !scrolls; around = around.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(around);
      scrolls =
        overflowX === "auto" || overflowX === "scroll" || (clipPath !== "none" && position === "absolute");
    }
    if (!scrolls) cut.push(node.nodeValue.trim().slice(0, 60));
  }
  return cut;
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
