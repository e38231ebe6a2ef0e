// Weighs the built site and fails when a page is over its budget: `tsx scripts/budgets.ts [--site DIR]`.
// JavaScript is what a page loads before anybody touches it: its entry and everything that the entry imports.
import { readdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { isHeavyFile, pictureBeginning } from "@store/contract/site-files";
import { appRoutes } from "../src/pages/app-routes.ts";
import { heaviest } from "./heaviest.ts";

interface Budget {
  file: string;
  /** Kilobytes (1000 bytes), gzipped. */
  js: number;
  /** The document with its inlined style, gzipped. */
  html: number;
  /** Whether it must come whole in the first answer of a slow line. */
  atOnce?: true;
}

/**
 * Ten packets of 1,460 bytes are sent before the first receipt; some 900 bytes of them are headers. One byte more
 * costs a round trip: 150 ms on a slow phone.
 */
const firstAnswer = 10 * 1_460 - 900;

const budgets: readonly Budget[] = [
  { file: "index.html", js: 10, html: 40, atOnce: true },
  { file: "email-templates.html", js: 10, html: 40 },
  { file: "ad-templates.html", js: 10, html: 40 },
  { file: "templates.html", js: 10, html: 40 },
  { file: "funnel-guide.html", js: 10, html: 40 },
  { file: "privacy-policy.html", js: 10, html: 40 },
  { file: "refund-policy.html", js: 10, html: 40 },
  { file: "terms-and-conditions.html", js: 10, html: 40 },
  { file: "fair-shop.html", js: 10, html: 40 },
  { file: "contact.html", js: 10, html: 40 },
  { file: "404.html", js: 10, html: 40 },
  { file: "checkout.html", js: 90, html: 40 },
  { file: "thank-you.html", js: 90, html: 40 },
  // The logins, which start without the app.
  ...appRoutes
    .filter(({ entry }) => entry)
    .map(({ path }) => ({ file: `${path.slice(1)}.html`, js: 90, html: 5 })),
];

/** Code that is loaded when somebody needs it, by the name of its file. No document asks for it beforehand. */
const late: readonly { chunk: string; js: number }[] = [
  // What starts after a login: the app, beside its router.
  { chunk: "start", js: 10 },
  // The dashboard, its plots with the library that draws them, and the sign-in service of the admins.
  { chunk: "dashboard-page", js: 6 },
  { chunk: "drawn-plots", js: 110 },
  { chunk: "cognito", js: 60 },
  // An open calculator: all eight, with the workbook. The 30-day plan.
  { chunk: "tool-screen", js: 26 },
  { chunk: "plan-screen", js: 8 },
  // The workbook that joins the calculators, with the QR codes of its links.
  { chunk: "workbook-screen", js: 12 },
  // The account audit, beside what it shares with the calculators. The flows.
  { chunk: "audit-screen", js: 12 },
  { chunk: "flow-shelf", js: 8 },
  // The markup generator, with the requirements of all kinds.
  { chunk: "markup-screen", js: 12 },
  // The campaign planner, beside what it shares with the calculators.
  { chunk: "planner-shelf", js: 12 },
  // The documents of an agency, as DOCX.
  { chunk: "documents-shelf", js: 10 },
  // The ad studio, which measures and draws.
  { chunk: "studio-screen", js: 12 },
];

const { values } = parseArgs({ options: { site: { type: "string" } } });
const site = values.site ? resolve(values.site) : new URL("../dist", import.meta.url).pathname;
const over: string[] = [];

const documents = new Map<string, string>();
for (const { file, js, html, atOnce } of budgets) {
  const document = await readFile(join(site, file), "utf8");
  documents.set(file, document);
  const scripts = [...document.matchAll(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g)];
  const sizes = await Promise.all(scripts.map(([, path = ""]) => gzipped(join(site, path))));
  const script = sizes.reduce((sum, size) => sum + size, 0);
  const page = await gzipped(join(site, file));
  console.info(
    `${file.padEnd(28)} js ${kilobytes(script)} of ${js} kB, html ${kilobytes(page)} of ${html} kB`,
  );
  if (script > js * 1000) over.push(`${file}: JavaScript ${kilobytes(script)} kB, budget ${js} kB`);
  const sent = await brotlied(join(site, file));
  if (atOnce && sent > firstAnswer)
    over.push(`${file}: ${sent} bytes, the first answer holds ${firstAnswer}`);
  if (page > html * 1000) over.push(`${file}: document ${kilobytes(page)} kB, budget ${html} kB`);
}

const assets = await readdir(join(site, "assets"));
for (const { chunk, js } of late) {
  // A module that is loaded late and at once has a second file, which only passes its names on.
  const names = assets.filter((asset) => asset.startsWith(`${chunk}-`) && asset.endsWith(".js"));
  if (names.length === 0) throw new Error(`Not in the build: ${chunk}`);
  const size = Math.max(...(await Promise.all(names.map((name) => gzipped(join(site, "assets", name))))));
  console.info(`${chunk.padEnd(28)} js ${kilobytes(size)} of ${js} kB, when it is needed`);
  if (size > js * 1000) over.push(`${chunk}: JavaScript ${kilobytes(size)} kB, budget ${js} kB`);
  for (const [file, document] of documents)
    if (names.some((name) => document.includes(name)))
      over.push(`${file}: loads ${chunk} before anybody needs it`);
}

// What outsiders can cost is counted with the largest files: as infra/edge-limit.ts parts them. A text weighs all that it is where
// nobody compresses it, and that is counted as heavy.
const weights = { film: 0, heavy: 0, picture: 0, other: 0 };
for (const name of await readdir(site, { recursive: true })) {
  const file = join(site, name);
  if (name.endsWith(".map") || !(await stat(file)).isFile()) continue;
  const raw = (await stat(file)).size;
  const weigh = (kind: keyof typeof weights, bytes: number) => {
    weights[kind] = Math.max(weights[kind], bytes);
  };
  if (name.endsWith(".mp4")) weigh("film", raw);
  else if (isHeavyFile(`/${name}`)) weigh("heavy", raw);
  else if (`/${name}`.startsWith(pictureBeginning)) weigh("picture", raw);
  else if (!/\.(css|html|js|json|svg|txt|vtt|webmanifest|xml)$/.test(name)) weigh("other", raw);
  else {
    weigh("heavy", raw);
    weigh("other", await gzipped(file));
  }
}
for (const kind of ["film", "heavy", "picture", "other"] as const) {
  console.info(`heaviest ${kind.padEnd(19)} ${kilobytes(weights[kind])} of ${heaviest[kind]} kB`);
  if (weights[kind] > heaviest[kind] * 1000) over.push(`a ${kind} file is over ${heaviest[kind]} kB`);
}

if (over.length > 0) {
  console.error(`Over budget:\n${over.join("\n")}`);
  process.exitCode = 1;
}

async function gzipped(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).length;
}

/** As quickly as CloudFront and the local server do it. */
async function brotlied(file: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(await readFile(file), { params }).length;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(5);
}
