// Looks at a published page as a visitor: what fails, what is too wide, what leads nowhere, what its forms do.
import type { BrowserContext, Page } from "@playwright/test";
import { buttonLooks, formFaultsOnPage } from "../funnels/scripts/form-faults.ts";

const widths = [1440, 390];

export interface Visit {
  faults: string[];
  /** Addresses on the same site that the page leads to. */
  leadsTo: string[];
  forms: number;
}

/** `save`: where a picture of each width is kept. */
export async function visit(
  browser: BrowserContext,
  address: string,
  save?: (width: number) => string,
): Promise<Visit> {
  const faults: string[] = [];
  const page = await browser.newPage();
  try {
    page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
    page.on("response", (response) => {
      if (response.status() >= 400 && response.url().startsWith(new URL(address).origin))
        faults.push(`${response.status()} ${response.url()}`);
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address, { timeout: 60_000 });
      await scrollThrough(page);
      faults.push(...(await page.evaluate(faultsOf, width)).map((fault) => `at ${width}: ${fault}`));
      if (save) await page.screenshot({ path: save(width), fullPage: true });
    }
    const leadsTo = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLAnchorElement>("a[href]"),
        ...document.querySelectorAll("[data-thanks]"),
      ]
        .map((from) =>
          from instanceof HTMLAnchorElement ? from.href : ((from as HTMLElement).dataset.thanks ?? ""),
        )
        .filter((to) => to !== "")
        .map((to) => new URL(to, location.href))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname),
    );
    const forms = (await buttonLooks(page)).length;
    if (forms > 0) {
      const sender = await browser.newPage();
      // What is sent is looked at; a page of the same site that follows is another matter.
      await sender.addInitScript(
        "new MutationObserver(()=>{for(const e of document.querySelectorAll('[data-thanks]'))if(e.dataset.thanks)e.dataset.thanks=''}).observe(document,{childList:true,subtree:true})",
      );
      faults.push(...(await formFaultsOnPage(sender, address)).map((fault) => `form: ${fault}`));
      await sender.close();
    }
    return { faults: [...new Set(faults)], leadsTo: [...new Set(leadsTo)], forms };
  } finally {
    await page.close();
  }
}

/** Elementor draws grounds and loads pictures when they come near. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.waitForTimeout(30);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Runs in the page. */
function faultsOf(width: number): string[] {
  const faults: string[] = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > width) faults.push(`${wide} wide`);
  const heads = document.querySelectorAll("h1").length;
  if (heads !== 1) faults.push(`${heads} headings of the first kind`);
  if (!document.querySelector("main")) faults.push("no main landmark");
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0) faults.push(`broken picture ${picture.src}`);
  return faults;
}

/** How many elements of a page have a colour, and how many letters a font. */
export async function painted(
  browser: BrowserContext,
  address: string,
  colour: string,
  font: string,
): Promise<{ colour: number; font: number }> {
  const page = await browser.newPage();
  try {
    await page.goto(address, { timeout: 60_000 });
    return await page.evaluate(
      ({ colour, font }) => {
        const styles = [...document.body.querySelectorAll("*")].map((element) => getComputedStyle(element));
        const shown = (style: CSSStyleDeclaration) =>
          `${style.color} ${style.backgroundColor} ${style.borderTopColor} ${style.fill} ${style.backgroundImage}`;
        return {
          colour: styles.filter((style) => shown(style).includes(colour)).length,
          font: styles.filter((style) => style.fontFamily.replaceAll('"', "").startsWith(font)).length,
        };
      },
      { colour, font },
    );
  } finally {
    await page.close();
  }
}
