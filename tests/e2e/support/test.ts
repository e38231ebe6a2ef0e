// `test` of this suite: one shop per worker, a guarded browser, a buyer, and the hands behind the shop.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContextOptions, test as base, type Page } from "@playwright/test";
import { type Admin, makeOwner } from "./admins.ts";
import { buildWith } from "./build.ts";
import { type Buyer, newAddress, newBuyer, type Sold, sell } from "./buyers.ts";
import { type Guard, makeGuard } from "./guard.ts";
import { type Hands, handsOf } from "./hands.ts";
import { type RunningShop, runShop } from "./shop-process.ts";

interface WorkerFixtures {
  /** Tests that name one have a shop to themselves. */
  shopOf: string;
  /** Whether its admins need a login code. */
  secondFactor: "offered" | "required";
  /** Who takes the money, where that is not who the brand says: `razorpay`. */
  payments: string;
  /** How hard it presses, where that is not as the brand says. */
  urgency: "" | "honest";
  /** Which tax papers it makes, where those are not the brand's: `regular`. */
  gst: string;
  shop: RunningShop;
  hands: Hands;
  /** The first admin of the shop. */
  owner: Admin;
  /** A customer with the bundle, the SEO checklist and the ads, for tests that only read: they share it. */
  reader: Sold;
}

interface TestFixtures {
  /** Somebody who has not bought yet. */
  buyer: Buyer;
  /** A customer with the bundle and the SEO checklist, for one test alone. */
  customer: Sold;
  guard: Guard;
  /** Opens another browser, as another visitor. */
  otherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopOf: ["", { option: true, scope: "worker" }],
  secondFactor: ["offered", { option: true, scope: "worker" }],
  payments: ["", { option: true, scope: "worker" }],
  urgency: ["", { option: true, scope: "worker" }],
  gst: ["", { option: true, scope: "worker" }],
  shop: [
    async ({ secondFactor, payments, urgency, gst }, use) => {
      if (urgency || gst) await buildWith({ urgency, gst });
      const dataDir = await mkdtemp(join(tmpdir(), "store-e2e-"));
      const shop = await runShop(dataDir, { secondFactor, payments, urgency, gst });
      await use(shop);
      await shop.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  hands: [async ({ shop }, use) => use(handsOf(shop)), { scope: "worker" }],
  owner: [async ({ shop }, use) => use(await makeOwner(shop)), { scope: "worker" }],
  reader: [
    async ({ shop, hands }, use) =>
      use(await sell(shop.url, hands, newBuyer(), ["seo-checklist", "ad-templates"])),
    { scope: "worker" },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  extraHTTPHeaders: async ({}, use) => use({ "x-local-viewer-ip": newAddress() }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  buyer: async ({}, use) => use(newBuyer()),
  customer: async ({ shop, hands }, use) => use(await sell(shop.url, hands, newBuyer(), ["seo-checklist"])),

  guard: [
    async ({ shop }, use, info) => {
      const guard = makeGuard([shop.url, shop.paymentsUrl]);
      await use(guard);
      if (info.error) {
        const log = await readFile(join(shop.dataDir, "log.jsonl"), "utf8").catch(() => "");
        await writeFile(info.outputPath("shop.jsonl"), log.split("\n").slice(-200).join("\n"));
      }
      if (guard.complaints().length > 0) throw new Error(guard.complaints().join("\n"));
    },
    { auto: true },
  ],
  context: async ({ context, guard }, use) => {
    guard.watch(context);
    await use(context);
    // A call that is still being answered by a test's own hand would fail as the window closes under it.
    await context.unrouteAll({ behavior: "ignoreErrors" });
    for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
  },
  otherBrowser: async ({ browser, shop, guard }, use) => {
    const opened: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        baseURL: shop.url,
        extraHTTPHeaders: { "x-local-viewer-ip": newAddress() },
        ...options,
      });
      guard.watch(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export const { expect } = test;
