// The library in a real WordPress with a real Elementor: every template imported, exported, imported again and published,
// every kit through the wizard's own import, every page looked at, every form sent, one colour and one font changed.
//   npm run studio:lab -- --site DIR                     DIR: WordPress with plugins/elementor and the theme (README.md)
//   npm run studio:lab -- --site DIR --only creative/    what matches;  --out DIR keeps pictures of the real pages
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { type KitFile, kitArchive } from "@store/contract/kit-archive";
import { strToU8, zipSync } from "fflate";
import { openChromium } from "../funnels/scripts/chromium.ts";
import { places } from "../funnels/scripts/places.ts";
import { answerOutside, servePictures } from "./outside.ts";
import { startSite } from "./site.ts";
import { painted, visit } from "./visit.ts";

const { values } = parseArgs({
  options: {
    site: { type: "string" },
    theme: { type: "string", default: "hello-elementor" },
    only: { type: "string", default: "" },
    out: { type: "string" },
    port: { type: "string", default: "8099" },
  },
});
if (!values.site) throw new Error("Say which WordPress: --site DIR (packages/studio/lab/README.md)");
const { out, only } = values;
if (out) mkdirSync(out, { recursive: true });

interface Counted {
  elements: number;
  globals: number;
  placeholders: number;
}

interface ImportedTemplate {
  path: string;
  refused?: string;
  seconds: number;
  given: Counted;
  stored: Counted;
  /** Where a second export differs from the first. */
  differs: string | null;
  address: string;
  messages: Record<string, number>;
}

interface ImportedKit {
  seconds: number;
  pages: { title: string; address: string; stored: Counted }[];
  refused: unknown[];
  colours: number;
  fonts: number;
  messages: Record<string, number>;
}

/** What a kit's site is changed to, and how a browser writes it. */
const changed = { colour: "#0A7D33", shown: "rgb(10, 125, 51)", font: "Courier New" };

/** Elementor asks its own server for news, and complains when there is none. */
const ofElementorOffline = /\bapi\.php/;

const work = mkdtempSync(join(tmpdir(), "lab-"));
const ports = { site: Number(values.port), pictures: Number(values.port) + 1 };
const shop = `http://127.0.0.1:${ports.pictures}`;
const pictures = servePictures(ports.pictures);

const faults: string[] = [];
const note = (where: string, those: readonly string[]) => {
  for (const fault of those) {
    faults.push(`${where}: ${fault}`);
    console.error(`${where}: ${fault}`);
  }
};

const all = readdirSync(places.library, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json") && !/\.v\d+\.json$/.test(name) && name.includes(only))
  .sort();
const textOf = (name: string) =>
  readFileSync(join(places.library, name), "utf8").replaceAll("{{PICTURES}}/", `${shop}/`);

const site = await startSite({ from: values.site, theme: values.theme, work, ports });
const browser = await openChromium();
try {
  const versions: Record<string, string> = JSON.parse(await site.run("activate.php"));
  console.info(
    Object.entries(versions)
      .map((one) => one.join(" "))
      .join(", "),
  );
  await answerOutside(browser);
  await browser.addInitScript("globalThis.__name = (value) => value");
  await templates(all.filter((name) => !name.startsWith("kits/")));
  for (const name of all.filter((one) => one.startsWith("kits/"))) await kit(name);
  const messages = site.messages().filter((line) => !ofElementorOffline.test(line));
  note("PHP", [...new Set(messages.map((line) => line.replace(/^\[[^\]]*\] /, "")))]);
} finally {
  await browser.close();
  pictures.close();
  await site.close();
}
console.info(faults.length === 0 ? "\nNothing is wrong." : `\n${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function templates(names: readonly string[]): Promise<void> {
  const paths = names.map((name) => {
    const path = join(work, name.replaceAll("/", "--"));
    writeFileSync(path, textOf(name));
    return path;
  });
  if (paths.length === 0) return;
  const said = await site.run("import-templates.php", [], `${paths.join("\n")}\n`);
  const imported: ImportedTemplate[] = said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  let elements = 0;
  let forms = 0;
  for (const one of imported) {
    const name = basename(one.path, ".json").replace("--", "/");
    if (one.refused) {
      note(name, [`refused: ${one.refused}`]);
      continue;
    }
    elements += one.stored.elements;
    note(name, importFaults(one.given, one.stored, one.messages));
    if (one.differs !== null) note(name, [`a second export differs at ${one.differs}`]);
    const seen = await visit(browser, one.address, saved(name));
    forms += seen.forms;
    note(name, seen.faults);
  }
  console.info(`${imported.length} templates, ${elements} elements, ${forms} forms sent`);
}

async function kit(name: string): Promise<void> {
  const file = JSON.parse(textOf(name)) as KitFile;
  const archive = (restyle: boolean) => {
    const path = join(work, `${file.slug}-${restyle ? "kit" : "pages"}.zip`);
    const texts = kitArchive(file, { restyle, shop, thumbnail: "", created: "1980-01-01 00:00:00" });
    writeFileSync(
      path,
      zipSync(Object.fromEntries(Object.entries(texts).map(([part, text]) => [part, strToU8(text)]))),
    );
    return path;
  };
  const imported: ImportedKit = JSON.parse(
    await site.run("import-kit.php", [archive(true), "settings,content"]),
  );
  if (imported.pages.length !== file.pages.length || imported.refused.length > 0)
    note(name, [`${imported.pages.length} of ${file.pages.length} pages`]);
  const known = new Set(imported.pages.map(({ address }) => new URL(address).pathname));
  let forms = 0;
  for (const { title, address, stored } of imported.pages) {
    const where = `${name} ${title}`;
    note(where, importFaults(stored, stored, imported.messages));
    const seen = await visit(
      browser,
      address,
      saved(`kits/${file.slug}-${new URL(address).pathname.slice(1, -1)}`),
    );
    forms += seen.forms;
    note(where, seen.faults);
    const lost = seen.leadsTo.filter((path) => path !== "/" && !known.has(path));
    note(
      where,
      lost.map((path) => `leads to ${path}, which is no page of the kit`),
    );
  }
  await restyled(name, imported);
  const plain: ImportedKit = JSON.parse(await site.run("import-kit.php", [archive(false), "content"]));
  if (plain.pages.length !== file.pages.length) note(name, [`without a style: ${plain.pages.length} pages`]);
  console.info(
    `${name}: ${imported.pages.length} pages, ${imported.colours} colours and ${imported.fonts} fonts of the site, ${forms} forms sent`,
  );
}

/** One colour and one font of the site are changed and changed back: every page of the kit follows. */
async function restyled(name: string, { pages }: ImportedKit): Promise<void> {
  // One after the other: the first visit after a change makes the style anew.
  const look = async () => {
    const seen: { colour: number; font: number }[] = [];
    for (const { address } of pages) seen.push(await painted(browser, address, changed.shown, changed.font));
    return seen;
  };
  const before = await look();
  const was: { colour: string; font: string } = JSON.parse(
    await site.run("restyle.php", [changed.colour, changed.font]),
  );
  const after = await look();
  await site.run("restyle.php", [was.colour, was.font]);
  const undone = await look();
  pages.forEach(({ title }, at) => {
    if ((after[at]?.colour ?? 0) <= (before[at]?.colour ?? 0))
      note(`${name} ${title}`, ["keeps its old colour"]);
    if ((after[at]?.font ?? 0) <= (before[at]?.font ?? 0)) note(`${name} ${title}`, ["keeps its old font"]);
    if (JSON.stringify(undone[at]) !== JSON.stringify(before[at]))
      note(`${name} ${title}`, ["is not as it was after the change was taken back"]);
  });
}

function importFaults(given: Counted, stored: Counted, messages: Record<string, number>): string[] {
  return [
    ...(stored.elements < given.elements ? [`${given.elements - stored.elements} elements are lost`] : []),
    ...(stored.globals < given.globals
      ? [`${given.globals - stored.globals} ties to the site are lost`]
      : []),
    ...(stored.placeholders > 0 ? [`${stored.placeholders} pictures did not come`] : []),
    ...Object.entries(messages)
      .filter(([message]) => !ofElementorOffline.test(message))
      .map(([message, times]) => `PHP says ${times} times: ${message}`),
  ];
}

function saved(name: string): ((width: number) => string) | undefined {
  if (!out) return undefined;
  return (width) => join(out, `${relative(".", name).replaceAll("/", "--")}-${width}.png`);
}
