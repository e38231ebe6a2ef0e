// Browser tests of the whole shop: a real Chromium against the built site and handlers.
//   npm run test:e2e               all of it
//   npm run test:e2e -- way        the specs whose name contains "way"
//   SHOTS=1 npm run test:e2e       also keeps a picture of every page and state, at three widths, in test-results/shots
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
// @ts-expect-error: plain JavaScript without types, because it runs before anything is installed.
import { findBrowser, findHeadlessShell } from "../../scripts/ensure.mjs";
import { atNight } from "../support/full.ts";

const executablePath: string | undefined = findHeadlessShell() ?? findBrowser();

// A worker that goes from a shop to another ends, and a worker, a browser, a shop and all of its functions start anew. So
// the files with a shop of their own, or with none, come first, each in one worker; all others follow, in the same shops to the end.
const inSharedShop = (text: string) =>
  text.includes('from "./support/test.ts"') && !text.includes("shopOf: ");
const onTheirOwn = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".spec.ts"))
  .filter((name) => !inSharedShop(readFileSync(join(import.meta.dirname, name), "utf8")));

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  projects: [
    { name: "on their own", testMatch: onTheirOwn, fullyParallel: false },
    { name: "one shop", testIgnore: onTheirOwn },
  ],
  globalSetup: "./support/build.ts",
  outputDir: "../../test-results/e2e",
  fullyParallel: true,
  grepInvert: new RegExp(atNight.tag),
  // More than cores: much of a test is waiting for a page, a mail or a payment.
  workers: 3,
  // CI runs beside whatever its machine does: a test that fails once and then passes is listed there as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // Nothing fades while axe measures colours. Tests of what moves ask for motion.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
