// npm run pictures    takes the README's pictures anew: a shop with a year of made-up customers, in a real browser.
// Wants `ffmpeg` on the path.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { projectRoot } from "@store/dev/paths";
// @ts-expect-error: plain JavaScript without types, because it runs before anything is installed.
import { findBrowser } from "../scripts/ensure.mjs";
import { firstAdmin } from "./e2e/support/admins.ts";
import { freePort, npmStart } from "./e2e/support/shop-process.ts";

const folder = join(projectRoot, "docs/pictures");
const work = mkdtempSync(join(tmpdir(), "pictures-"));
const dataDir = join(work, "data");
mkdirSync(folder, { recursive: true });
execFileSync("npx", ["tsx", "scripts/seed.ts", "--data", dataDir, "--customers", "300"], {
  cwd: projectRoot,
  stdio: "inherit",
});
const shop = await npmStart(dataDir, await freePort());
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
const page = await browser.newPage({
  baseURL: shop.url,
  viewport: { width: 1280, height: 800 },
  reducedMotion: "reduce",
});

await page.goto("/");
await take(page, "landing");

await page.goto("/checkout");
await page.getByLabel("Full Name").fill("Priya Sharma");
await page.getByLabel("Email Address").fill("priya.sharma@example.in");
await page.getByLabel("Phone Number").fill("+91 98200 12345");
await take(page, "checkout");

await page.goto("/admin/setup");
await page.getByLabel("Setup code").fill(shop.setupCode);
await page.getByLabel("Full Name").fill(firstAdmin.fullName);
await logIn("Create Admin Account");
await page.waitForURL("**/admin/login");
await logIn("Login");
await page.waitForURL("**/admin/dashboard");
await take(page, "admin");

await browser.close();
await shop.kill();
rmSync(work, { recursive: true });

async function logIn(button: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(firstAdmin.email);
  await page.getByLabel("Password", { exact: true }).fill(firstAdmin.password);
  await page.getByRole("button", { name: button, exact: true }).click();
}

/** Once nothing loads any more, no figure is waited for, and no toast lies over it. */
async function take(from: Page, name: string): Promise<void> {
  await from.waitForLoadState("networkidle");
  await from
    .getByRole("status")
    .filter({ hasText: "Successful" })
    .waitFor({ state: "hidden", timeout: 15_000 });
  await from.getByText("Adding up").waitFor({ state: "hidden" });
  const png = join(work, `${name}.png`);
  await from.screenshot({ path: png });
  execFileSync("ffmpeg", [
    "-loglevel",
    "error",
    "-y",
    "-i",
    png,
    "-vf",
    "scale=960:-1",
    "-quality",
    "80",
    join(folder, `${name}.webp`),
  ]);
}
