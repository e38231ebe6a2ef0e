// Makes the whole library: `npm run studio:funnels`. With arguments, only the templates whose path holds one of them:
// `npm run studio:funnels -- premium-funnels/agency`. `--json` leaves pictures and previews alone, `--draw` all else; `--force` redraws.
// A template that is not what its newest version was needs `--because "what is different"`, and becomes the next version;
// with `--amend` it stays the newest version, which nobody has yet.
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import { type HeroName, heroNames, type Pictured, picturePath } from "../src/brief.ts";
import { briefs } from "../src/briefs/all.ts";
import { buildTemplate } from "../src/build.ts";
import { templateText } from "../src/elementor/finish.ts";
import { heroKey, pictureKey, pictureOf, previewKey, stillFile, stripKey } from "../src/inputs.ts";
import { kits } from "../src/kits/all.ts";
import { buildKit, kitText } from "../src/kits/build-kit.ts";
import { buildLibrary } from "../src/library-index.ts";
import { lintKit } from "../src/lint/lint-kit.ts";
import { lintLibrary } from "../src/lint/lint-library.ts";
import { type LibraryPage, libraryPages } from "../src/pages.ts";
import { filledIn } from "../src/render/filled-in.ts";
import { renderPage } from "../src/render/page.ts";
import type { Change } from "../src/versions.ts";
import { openChromium, shootOne, shootWebp } from "./chromium.ts";
import { places } from "./places.ts";
import { drawHero, drawStrip } from "./strip.ts";
import { readVersions, writeVersions } from "./write-versions.ts";

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    draw: { type: "boolean", default: false },
    force: { type: "boolean", default: false },
    because: { type: "string" },
    amend: { type: "boolean", default: false },
  },
});
const { force } = flags;
const isWanted = (path: string) => wanted.length === 0 || wanted.some((part) => path.includes(part));

const pathOf = ({ category, slug }: Pictured) => `${category}/${slug}`;
const ledgerFile = (folder: string) => join(folder, "inputs.json");

/** Pictures are not the same bytes on every machine; a ledger says from which input each was made. */
async function readLedger(folder: string): Promise<Record<string, string>> {
  return readFile(ledgerFile(folder), "utf8").then(
    (text) => JSON.parse(text),
    () => ({}),
  );
}

/** Read again before writing, so that two runs over different templates keep each other's lines. */
async function noteInLedger(folder: string, lines: Record<string, string>): Promise<void> {
  const all = { ...(await readLedger(folder)), ...lines };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  // Put there whole: another run may be reading.
  const file = ledgerFile(folder);
  const whole = `${file}.${process.pid}`;
  await writeFile(whole, `${JSON.stringify(sorted, null, 1)}\n`);
  await rename(whole, file);
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

async function put(file: string, bytes: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

async function openPage(browser: BrowserContext, width: number, height: number): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewportSize({ width, height });
  return page;
}

async function copyPictures(brief: Pictured): Promise<void> {
  const ledger = await readLedger(places.pictures);
  for (const index of brief.pictures.keys()) {
    const name = picturePath(brief, index + 1);
    const picture = pictureOf(brief, index + 1);
    const key = pictureKey(brief, index + 1);
    const file = join(places.pictures, name);
    if (!force && ledger[name] === key && (await exists(file))) continue;
    await mkdir(dirname(file), { recursive: true });
    await copyFile(stillFile(picture), file);
    await noteInLedger(places.pictures, { [name]: key });
    console.info(`${name} is the still ${picture.still}`);
  }
}

async function drawPreview(browser: BrowserContext, shown: LibraryPage, work: string): Promise<void> {
  const { path: name } = shown;
  const template = shown.template();
  const key = previewKey(template, shown);
  const [card = "", full = "", phone = ""] = ["", "-full", "-phone"].map((part) =>
    join(places.previews, `${name}${part}.webp`),
  );
  const ledger = await readLedger(places.previews);
  const fresh = !force && ledger[name] === key;
  const hasWide = fresh && (await exists(card)) && (await exists(full));
  if (hasWide && (await exists(phone))) return;
  const file = join(work, `${name.replace("/", "-")}.html`);
  await writeFile(file, renderPage(filledIn(template, shown.from), places));
  const page = await openPage(browser, 1280, 900);
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  if (!hasWide) {
    const height = await pageHeight();
    const [small = Buffer.of(), whole = Buffer.of()] = await shootWebp(page, [
      { width: 480, height: 640, sourceHeight: 1706, qualities: [0.8, 0.68, 0.55], most: 30_000 },
      { width: 800, height: Math.round((height * 800) / 1280), sourceHeight: height, qualities: [0.66] },
    ]);
    await put(card, small);
    await put(full, whole);
  }
  // As a phone of 390 pixels shows it; scaled a little, because half a column is all that it gets.
  await page.setViewportSize({ width: 390, height: 844 });
  const height = await pageHeight();
  const narrow = await shootOne(page, {
    width: 300,
    height: Math.round((height * 300) / 390),
    sourceHeight: height,
    qualities: [0.55, 0.42],
    most: 110_000,
  });
  await put(phone, narrow);
  await page.close();
  await noteInLedger(places.previews, { [name]: key });
  console.info(`${name} previews, phone ${Math.round(narrow.length / 1024)} KB of ${height} px`);
}

/** Drawn again when any preview was. */
async function refreshStrip(browser: BrowserContext): Promise<void> {
  const ledger = await readLedger(places.previews);
  const key = stripKey(briefs, ledger);
  const file = join(places.previews, "strip.webp");
  if (ledger.strip === key && (await exists(file))) return;
  const bytes = await drawStrip(browser, briefs);
  await put(file, bytes);
  await noteInLedger(places.previews, { strip: key });
  console.info(`strip ${Math.round(bytes.length / 1024)} KB`);
}

/** Drawn again when any of its templates was. */
async function refreshHero(browser: BrowserContext, name: HeroName): Promise<void> {
  const ledger = await readLedger(places.previews);
  const key = heroKey(name, ledger);
  const file = join(places.previews, `${name}.webp`);
  if (ledger[name] === key && (await exists(file))) return;
  const bytes = await drawHero(browser, name, briefs);
  await put(file, bytes);
  await noteInLedger(places.previews, { [name]: key });
  console.info(`${name} ${Math.round(bytes.length / 1024)} KB`);
}

async function writeTemplates(): Promise<void> {
  const templates = briefs.map((brief) => ({ path: pathOf(brief), template: buildTemplate(brief) }));
  const built = kits.map((kit) => ({ kit, path: pathOf(kit), ...buildKit(kit) }));
  const faults = [...lintLibrary(templates), ...built.flatMap(lintKit)].filter((fault) =>
    isWanted(fault.template),
  );
  for (const fault of faults) console.error(`${fault.template} ${fault.where}: ${fault.message}`);
  if (faults.length > 0) process.exitCode = 1;

  const change: Change | undefined =
    flags.because !== undefined || flags.amend
      ? { words: flags.because, day: new Date().toISOString().slice(0, 10), amend: flags.amend }
      : undefined;
  const files = [
    ...templates.map(({ path, template }) => ({
      path,
      content: template.content,
      text: templateText(template),
    })),
    ...built.map(({ path, file, pages }) => ({
      path,
      content: pages.flatMap(({ template }) => template.content),
      text: kitText(file),
    })),
  ].filter(({ path }) => isWanted(path));
  const problems = await writeVersions(files, change);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  const library = buildLibrary(briefs, kits, await readVersions());
  await put(places.index, `${JSON.stringify(library, null, 2)}\n`);
  console.info(`${files.length - problems.length} files written, ${faults.length} faults`);
}

if (!flags.draw) await writeTemplates();

if (!flags.json) {
  await mkdir(places.pictures, { recursive: true });
  await mkdir(places.previews, { recursive: true });
  const work = await mkdtemp(join(tmpdir(), "funnels-"));
  const browser = await openChromium();
  try {
    const pages = libraryPages(wanted);
    for (const from of new Set(pages.map((page) => page.from))) await copyPictures(from);
    for (const page of pages) await drawPreview(browser, page, work);
    await refreshStrip(browser);
    for (const name of heroNames) await refreshHero(browser, name);
  } finally {
    await browser.close();
    await rm(work, { recursive: true, force: true });
  }
}
