// Lighthouse's own command, once per measurement, each with a browser of its own.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
// @ts-expect-error: plain JavaScript without types, because it runs before anything is installed.
import { findBrowser } from "../../scripts/ensure.mjs";

const run = promisify(execFile);
const command = fileURLToPath(
  new URL("cli/index.js", new URL(".", import.meta.resolve("lighthouse/package.json"))),
);
const chromeFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--ignore-certificate-errors",
].join(" ");

export type Category = "performance" | "accessibility" | "best-practices" | "seo";

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: { url?: string; resourceType?: string }[] };
}

/** The part of a report that is read here. */
export interface Report {
  audits: Record<string, Audit | undefined>;
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  runtimeError?: { message: string };
}

/** `devtools`: the browser itself is slowed down while it loads. `simulate`: it loads at once, and Lighthouse reckons. */
export type Throttling = "devtools" | "simulate";

/** Visits an address as a phone on a slow line would (Lighthouse's mobile preset); again if the browser kept no record. */
export async function lighthouse(
  url: string,
  categories: readonly Category[],
  throttling: Throttling = "simulate",
): Promise<Report> {
  try {
    return await visit(url, categories, throttling);
  } catch (error) {
    if (!String(error).includes("NO_NAVSTART")) throw error;
    return visit(url, categories, throttling);
  }
}

async function visit(url: string, categories: readonly Category[], throttling: Throttling): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      command,
      url,
      "--quiet",
      "--output=json",
      "--output-path=stdout",
      `--only-categories=${categories.join(",")}`,
      `--throttling-method=${throttling}`,
      `--chrome-flags=${chromeFlags}`,
    ],
    { maxBuffer: 64_000_000, env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** An audit's figure; throws when the browser could not tell. */
export function figure(report: Report, audit: string): number {
  const value = report.audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no ${audit}`);
  return value;
}
