// What moves on the landing page (docs/product.md sections 2 and 4).
import type { Page } from "@playwright/test";
import { kitShelf } from "@store/goods/funnels/library";
import { atNight, few } from "../support/full.ts";
import { expectAccessible, inspect, inspectAtNight, rules } from "./support/inspect.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("each of the links to the offer scrolls to it, and the next button is in view and has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const name of ["GET INSTANT ACCESS", "Get All Templates Now", "YES! GET INSTANT ACCESS"]) {
    await test.step(name, async () => {
      await page.goto("/");
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page.locator("#checkout-section")).toBeInViewport();
      await expect(page).toHaveURL("/#checkout-section");
      const next = page.getByRole("link", { name: "Get Instant Access Now" });
      await expect(next).toBeFocused();
      await expect(next).toBeInViewport({ ratio: 1 });
    });
  }
});

test("every section has its own height before anybody scrolls", async ({ page }) => {
  await page.goto("/");
  const sections = page.locator("main section");
  await expect(sections).not.toHaveCount(0);
  const estimated = () =>
    sections.evaluateAll(
      (all) => all.filter((section) => getComputedStyle(section).contentVisibility !== "visible").length,
    );
  await expect.poll(estimated).toBe(0);
});

test("the eight questions open one at a time and can all be closed", async ({ page }) => {
  await page.goto("/");
  const faq = page.getByRole("region", { name: "Still Got Questions?" });
  const items = faq.locator("details");
  await expect(items).toHaveCount(8);
  const open = faq.locator("details[open]");
  await items.nth(0).locator("summary").click();
  await expect(open).toHaveCount(1);
  await items.nth(6).locator("summary").click();
  await expect(open).toHaveCount(1);
  await expect(items.nth(6)).toHaveAttribute("open", "");
  await inspectAtNight(page, "landing-question");
  await items.nth(6).locator("summary").click();
  await expect(open).toHaveCount(0);
});

test("the purchase pop-up can be closed for good", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const popup = page.getByRole("complementary", { name: "Recent purchase" });
  await page.clock.runFor(3_100);
  await expect(popup).toBeVisible();
  await inspect(page, "landing-popup");
  await popup.getByRole("button", { name: /^Close/ }).click();
  await page.clock.runFor(30_000);
  await expect(popup).toBeHidden();
  await page.reload();
  await page.clock.runFor(5_000);
  await expect(popup).toBeHidden();
});

test(
  "the pop-up on a phone waits until the first screen has been scrolled away",
  atNight,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    await page.goto("/");
    const popup = page.getByRole("complementary", { name: "Recent purchase" });
    await page.clock.runFor(3_100);
    await expect(popup).toBeHidden();
    await page.locator("#faq").scrollIntoViewIfNeeded();
    await page.clock.runFor(10_000);
    await expect(popup).toBeVisible();
  },
);

test("the page loads in seven requests and less than 125 kB", async ({ page, shop }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const sizes: number[] = [];
  session.on("Network.loadingFinished", ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(shop.url);
  await page.waitForLoadState("networkidle");
  expect(sizes.length).toBeLessThanOrEqual(7);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(125_000);
  for (const name of ["All 63 templates, small, in three rows", "The Courses template on a phone"]) {
    const picture = page.getByRole("img", { name }).last();
    // Playwright's own way scrolls to nothing that is not laid out yet.
    await picture.evaluate((one) => one.scrollIntoView());
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(700);
  }
  expect(sizes.length).toBeLessThanOrEqual(9);
});

test.describe("the style in two parts", () => {
  // The page gets a style that its policy does not name.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

  for (const width of few([1280, 360, 768], 2))
    test(`draws every element at ${width} px as the whole style does`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 800 });
      // Time stands still: nothing pops up in between.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goto("/", { waitUntil: "networkidle" });
      await page.evaluate(() => {
        for (const section of document.querySelectorAll("section"))
          section.style.contentVisibility = "visible";
      });
      await expect(drawn(page, "keep")).resolves.toEqual([]);
      const [, whole] = /<style>(.*?)<\/style>/s.exec(await (await request.get("/checkout")).text()) ?? [];
      await page.evaluate((style = "") => {
        const [own] = document.getElementsByTagName("style");
        if (own) own.textContent = style;
        // The link stays: sections after it are told by it.
        for (const link of document.querySelectorAll<HTMLLinkElement>("body link[rel=stylesheet]"))
          link.media = "not all";
      }, whole);
      await expect(drawn(page, "compare")).resolves.toEqual([]);
    });

  /** Keeps what the browser makes of all rules, for every element and what stands before and after it; or tells what differs. */
  const drawn = (page: Page, what: "keep" | "compare") =>
    page.evaluate((asked) => {
      const kept = window as { drawn?: string[] };
      const lines = [...document.body.querySelectorAll("*")]
        .filter(({ localName }) => localName !== "link" && localName !== "script")
        .flatMap((element) =>
          [null, "::before", "::after"].flatMap((part) => {
            const style = getComputedStyle(element, part);
            const label = `${element.localName} ${element.className}${part ?? ""}`;
            // What says nothing does not stand there.
            if (part && style.content === "none") return [`${label}: none`];
            const own = [...style].filter((name) => !name.startsWith("--"));
            return own.map((name) => `${label} ${name}: ${style.getPropertyValue(name)}`);
          }),
        );
      if (asked === "keep") kept.drawn = lines;
      return lines.filter((line, at) => line !== kept.drawn?.[at]);
    }, what);
});

for (const path of few(["/email-templates", "/ad-templates"], 2))
  test(`the page ${path} shows ten pictures twice in a row`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("auto-carousel img")).toHaveCount(20);
  });

test("the e-mail designs open in the design tool in a new tab", async ({ page }) => {
  await page.goto("/email-templates");
  const outside = page.locator('main a[target="_blank"]');
  await expect(outside).not.toHaveCount(0);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAttribute("href", /^https:\/\//);
  }
});

test("the showcase begins with its first pictures and the price, on a phone too", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/templates");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /^Get all of them for ₹999/ })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole("link", { name: /see the whole page/ }).first()).toBeInViewport();
  }
});

test("a template of the showcase is laid on the mat, under an address of its own", async ({ page }) => {
  await page.goto("/templates");
  const first = page.getByRole("link", { name: /see the whole page/ }).first();
  await first.click();
  const mat = page.getByRole("dialog");
  await expect(mat.getByRole("link", { name: "Get Access" })).toHaveAttribute("href", "/checkout");
  const address = page.url();
  expect(address).toContain("#see=");
  await page.keyboard.press("ArrowRight");
  // A page of a kit is counted among its kit's, a template among the 63 of the title.
  const { length } = kitShelf.templates[0]?.pages ?? [];
  await expect(mat).toContainText(`2 of ${length}`);
  await page.goto("/");
  await page.goto(address);
  await expect(mat).toContainText(`1 of ${length}`);
  await inspect(page, "templates-mat");
  await page.keyboard.press("Escape");
  await expect(mat).toBeHidden();
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  await page
    .locator("#all")
    .getByRole("link", { name: /see the whole page/ })
    .nth(9)
    .click();
  await expect(mat).toContainText("10 of 63");
});

test("the chip of the shelf that is read is marked, and stays in sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/templates");
  const chips = page.getByRole("navigation", { name: "Kinds of templates" }).getByRole("link");
  const marked = page.locator("[aria-current]");
  for (const [at, name] of (await chips.allTextContents()).entries()) {
    await chips.nth(at).click();
    await expect(marked).toHaveText(name);
    await expect(marked).toBeInViewport({ ratio: 1 });
  }
  await page.goto("/templates");
  await expect(marked).toHaveCount(0);
  await page.locator("#h-kits").evaluate((head) => scrollTo(0, head.getBoundingClientRect().top + scrollY));
  await expect(marked).toHaveText("Whole Funnels");
});

test("the address of a use leaves its templates alone on the shelves, also after one was looked at", async ({
  page,
}) => {
  await page.goto("/templates");
  const cards = page.locator(".shelves li:visible");
  await expect(cards).toHaveCount(63);
  await page.getByRole("link", { name: "Lead Magnets" }).first().click();
  await expect(page.getByRole("heading", { name: "Lead Magnets 4" })).toBeInViewport();
  await expect(cards).toHaveCount(4);
  await inspect(page, "templates-use");
  await cards.first().getByRole("link").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/#lead-magnets$/);
  await expect(cards).toHaveCount(4);
  await page.getByRole("link", { name: "Show all 63" }).click();
  await expect(cards).toHaveCount(63);
});

for (const path of ["/", "/templates", "/email-templates", "/ad-templates"])
  test(`a voice can press each link of ${path} by the words that are seen`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, page.locator("html"), {
      ...rules,
      runOnly: { type: "rule", values: ["label-content-name-mismatch"] },
      rules: { "label-content-name-mismatch": { enabled: true } },
    });
  });
