// Builds the whole site into dist/: the client bundle, then every page of the registry as flat HTML.
// `--out DIR` builds somewhere else (its state goes to .build-<name of DIR>), so that a served site stays as it is.
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { brand } from "@store/contract/brand";
import { refuseOpenChoices } from "@store/contract/honest/choices";
import type {} from "@store/contract/offer/given-offer";
import { offer } from "@store/contract/offer/offer";
import { notices } from "@store/contract/privacy/notices";
import { templateVersionsPath } from "@store/contract/template-versions";
import { build, type Manifest } from "vite";
import type { Entry, Page } from "../src/pages/page.ts";
import { classesOf, kindsOf } from "../src/prerender/classes-of.ts";
import type { DocumentAssets } from "../src/prerender/document.ts";
import type { SiteFile, SiteKit } from "../src/prerender/render-site.ts";
import { splitStyle, styleOfPage } from "./page-style.ts";
import { refuseChangedNotices } from "./refuse-changed-notices.ts";
import { robotsTxt, sitemapXml } from "./search-files.ts";

// React's server build picks its production half by this, when it is loaded.
process.env.NODE_ENV = "production";

const root = new URL("..", import.meta.url).pathname;
const { values: options } = parseArgs({ options: { out: { type: "string" } } });
const dist = options.out ? resolve(options.out) : join(root, "dist");
const state = join(root, options.out ? `.build-${basename(dist)}` : ".build");
const configFile = join(root, "vite.config.ts");

const documentEntries: readonly Entry[] = ["islands", "showcase", "guide"];

type ServerBundle = typeof import("../src/entries/prerender.tsx");

const started = performance.now();
refuseOpenChoices(process.env.STORE_STAGE, { ...brand, ...offer }, Date.now());
refuseChangedNotices(notices);
// What lies in dist/ is from now on what this run makes of it, whatever was noted as fresh (packages/dev/src/build-all.ts).
if (!options.out) await rm(join(root, "../../.local/build/site.stamp"), { force: true });
await rm(state, { recursive: true, force: true });
await mkdir(state, { recursive: true });
// Written into the scripts as a constant: without a pixel, all that would load one falls away.
// Likewise: without invoices, all that asks for what they need.
const define = {
  "import.meta.env.STORE_PIXEL_ID": JSON.stringify(brand.pixelId ?? ""),
  "process.env.STORE_PAYMENTS": JSON.stringify(process.env.STORE_PAYMENTS ?? ""),
  "process.env.STORE_GST": JSON.stringify(process.env.STORE_GST ?? ""),
  "import.meta.env.STORE_GST_MODE": JSON.stringify(offer.gst.mode),
  "process.env.STORE_URGENCY": JSON.stringify(process.env.STORE_URGENCY ?? ""),
  "import.meta.env.STORE_REMINDER_CONSENT": JSON.stringify(offer.reminderConsent),
  "import.meta.env.STORE_URGENCY": JSON.stringify(offer.urgency),
};
await build({ configFile, define, logLevel: "warn", build: { outDir: dist } });
for (const entry of documentEntries) await buildAlone(entry);
const server = await buildServer();
const manifest: Manifest = Object.assign(
  {},
  ...(await Promise.all(
    ["manifest.json", ...documentEntries.map((entry) => `${entry}.json`)].map(async (name) =>
      JSON.parse(await readFile(join(dist, ".vite", name), "utf8")),
    ),
  )),
);
await rm(join(dist, ".vite"), { recursive: true });
const style = await takeStyle();
const kit = await makeKit();
await writeFile(join(state, "server/kit.json"), JSON.stringify(kit));
const files = await server.renderAll(kit, 1);
await Promise.all(files.map(write));
await writeDownloads();
await copyLibraryPictures();
await copyFilms();
await writeFile(join(dist, "sitemap.xml"), sitemapXml(server.site.pages));
await writeFile(join(dist, "robots.txt"), robotsTxt());
await writeFile(
  join(state, "manifest.json"),
  JSON.stringify(
    {
      styleHashes: [...new Set(Object.values(kit.styles))].map(hashOf),
      made: files.map(({ file }) => file),
      routes: files.flatMap(({ path, file, status, robots }) =>
        path === undefined ? [] : [{ path, file, status, robots }],
      ),
    },
    null,
    2,
  ),
);
console.info(
  `Site built: ${files.filter(({ path }) => path !== undefined).length} pages in ${Math.round(performance.now() - started)} ms`,
);

/** A script of documents in one file of its own: what it shares with others would be three requests instead of one. */
async function buildAlone(entry: Entry): Promise<void> {
  await build({
    configFile,
    define,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: dist,
      emptyOutDir: false,
      manifest: `.vite/${entry}.json`,
      rolldownOptions: { input: join(root, `src/entries/${entry}.ts`) },
    },
  });
}

/** Renders the pages in Node; pictures that only pages name are copied beside the client's. */
async function buildServer(): Promise<ServerBundle> {
  const outDir = join(state, "server");
  await build({
    configFile,
    // Of React's two halves one is enough: the program is read at the first publishing of each function.
    define: { ...define, "process.env.NODE_ENV": '"production"' },
    logLevel: "warn",
    publicDir: false,
    // One file with all it needs: it is loaded anew for each offer, and travels beside the function that publishes.
    ssr: { noExternal: true, resolve: { conditions: ["given-offer", "module", "node"] } },
    build: {
      ssr: join(root, "src/entries/prerender.tsx"),
      ssrEmitAssets: true,
      minify: true,
      outDir,
      manifest: false,
      rolldownOptions: {
        input: join(root, "src/entries/prerender.tsx"),
        output: { entryFileNames: "[name].mjs", codeSplitting: false },
      },
    },
  });
  await cp(join(outDir, "assets"), join(dist, "assets"), {
    recursive: true,
    filter: (file) => !/\.(css|js|mjs)$/.test(file),
  });
  globalThis.givenOffer = offer;
  return import(pathToFileURL(join(outDir, "prerender.mjs")).href);
}

/** The critical style leaves dist/: it lives in the pages. */
async function takeStyle(): Promise<string> {
  const { file } = chunk("src/styles/site.css");
  const css = (await readFile(join(dist, file), "utf8")).trim();
  // Two stylesheets with the same text share one file; then the app still needs it.
  if (file !== chunk("src/styles/app.css").file) await rm(join(dist, file));
  return css;
}

/** What pages of any offer are made with. */
async function makeKit(): Promise<SiteKit> {
  const { pages, belowFold, drawings, fonts } = server.site;
  const bodies = new Map<Page, string>();
  for (const page of pages) bodies.set(page, await server.renderBody(page));
  const landing = pages.find(({ path }) => path === "/");
  const body = (landing && bodies.get(landing)) ?? "";
  const at = body.lastIndexOf("<link", body.indexOf(belowFold));
  const { critical, rest } = splitStyle(style, body, body.slice(0, at));
  const others = pages.filter((page) => !server.site.isHydrated(page) && page !== landing);
  const otherBodies = others.map((page) => bodies.get(page)).join("");
  const entries: Entry[] = [...documentEntries, "checkout", "thank-you", "app", "login", "admin-login"];
  return {
    styles: {
      hydrated: style,
      landing: critical,
      documents: styleOfPage(style, otherBodies),
    },
    addresses: {
      [belowFold]: await writeAsset("below-fold.css", rest),
      [drawings.address]: await writeAsset("drawing-sheet.svg", drawings.svg),
    },
    styled: { landing: kindsOf(body), documents: [...classesOf(otherBodies)] },
    fonts,
    scripts: Object.fromEntries(entries.map((entry) => [entry, scriptsOf(`src/entries/${entry}`)])),
    appStyles: `/${chunk("src/styles/app.css").file}`,
  };
}

/** A file under its hashed name, to be kept for a year; answers its address. */
async function writeAsset(name: string, content: string): Promise<string> {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  const address = `/assets/${name.replace(/\.(\w+)$/, `-${hash}.$1`)}`;
  await writeFile(join(dist, address), content);
  return address;
}

async function write({ file, content }: SiteFile): Promise<void> {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), content);
}

/** The email designs, as files that people take away. */
async function writeDownloads() {
  await cp(join(root, "../goods/library/emails"), join(dist, "downloads/email-templates"), {
    recursive: true,
    filter: (file) => !file.endsWith(".json"),
  });
}

/** The films that anybody may see, with their captions: the import guide's. */
async function copyFilms() {
  await cp(join(root, "../goods/library/films/public"), join(dist, "films"), { recursive: true });
}

/**
 * The funnel library's pictures: previews for the cards, and what page builders fetch at an import; and what is told of its
 * versions. Never the templates.
 */
async function copyLibraryPictures() {
  const library = join(root, "../goods/library");
  for (const folder of ["previews", "pictures"])
    await cp(join(library, folder), join(dist, "templates", folder), {
      recursive: true,
      filter: (file) => !file.endsWith(".json"),
    });
  await cp(join(library, "versions.json"), join(dist, templateVersionsPath));
}

/** Script, preloads and styles of an entry, by its source path without extension. */
function scriptsOf(source: string): Pick<DocumentAssets, "script" | "modulePreloads"> {
  const key = [`${source}.ts`, `${source}.tsx`].find((name) => manifest[name]);
  if (!key) return {};
  const preloads = new Set<string>();
  const visit = (name: string) => {
    for (const imported of chunk(name).imports ?? []) {
      const href = `/${chunk(imported).file}`;
      if (preloads.has(href)) continue;
      preloads.add(href);
      visit(imported);
    }
  };
  visit(key);
  return { script: `/${chunk(key).file}`, modulePreloads: [...preloads] };
}

function chunk(name: string) {
  const found = manifest[name];
  if (!found) throw new Error(`Not in the build: ${name}`);
  return found;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
