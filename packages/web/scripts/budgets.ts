// Weighs the built site and fails when a page is over its budget: `tsx scripts/budgets.ts [--site DIR]`.
// JavaScript is what a page loads before anybody touches it: its entry and everything that the entry imports.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

interface Budget {
  file: string;
  /** Kilobytes (1000 bytes), gzipped. */
  js: number;
  /** The document with its inlined style, gzipped. */
  html: number;
}

const budgets: readonly Budget[] = [
  { file: "index.html", js: 10, html: 40 },
  { file: "email-templates.html", js: 10, html: 40 },
  { file: "ad-templates.html", js: 10, html: 40 },
  { file: "funnel-guide.html", js: 10, html: 40 },
  { file: "privacy-policy.html", js: 10, html: 40 },
  { file: "refund-policy.html", js: 10, html: 40 },
  { file: "terms-and-conditions.html", js: 10, html: 40 },
  { file: "contact.html", js: 10, html: 40 },
  { file: "404.html", js: 10, html: 40 },
  { file: "checkout.html", js: 100, html: 40 },
  { file: "thank-you.html", js: 100, html: 40 },
  { file: "ecom-checklist-login.html", js: 140, html: 5 },
  { file: "admin/login.html", js: 140, html: 5 },
];

const { values } = parseArgs({ options: { site: { type: "string" } } });
const site = values.site ? resolve(values.site) : new URL("../dist", import.meta.url).pathname;
const over: string[] = [];

for (const { file, js, html } of budgets) {
  const document = await readFile(join(site, file), "utf8");
  const scripts = [...document.matchAll(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g)];
  const sizes = await Promise.all(scripts.map(([, path = ""]) => gzipped(join(site, path))));
  const script = sizes.reduce((sum, size) => sum + size, 0);
  const page = await gzipped(join(site, file));
  console.info(
    `${file.padEnd(28)} js ${kilobytes(script)} of ${js} kB, html ${kilobytes(page)} of ${html} kB`,
  );
  if (script > js * 1000) over.push(`${file}: JavaScript ${kilobytes(script)} kB, budget ${js} kB`);
  if (page > html * 1000) over.push(`${file}: document ${kilobytes(page)} kB, budget ${html} kB`);
}

if (over.length > 0) {
  console.error(`Over budget:\n${over.join("\n")}`);
  process.exitCode = 1;
}

async function gzipped(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).length;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(5);
}
