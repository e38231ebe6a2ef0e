// Builds the whole site into dist/: the client bundle, then every page of the registry as flat HTML.
// `--out DIR` builds somewhere else (its state goes to .build-<name of DIR>), so that a served site stays as it is.
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { brand } from "@store/contract/brand";
import { refuseOpenChoices } from "@store/contract/honest/choices";
import { declaration } from "@store/contract/honest/fair-shop";
import { offer } from "@store/contract/offer/offer";
import { notices } from "@store/contract/privacy/notices";
import { templateVersionsPath } from "@store/contract/template-versions";
import { build, type Manifest } from "vite";
import { type AppRoute, appRoutes, hasAdminHeader } from "../src/pages/app-routes.ts";
import type { Page, PageFacts } from "../src/pages/page.ts";
import { type DocumentAssets, htmlDocument } from "./document.ts";
import { splitStyle, styleOfPage } from "./page-style.ts";
import { refuseChangedNotices } from "./refuse-changed-notices.ts";
import { robotsTxt, sitemapXml } from "./search-files.ts";
import { manifestFile, webManifest } from "./web-manifest.ts";

// React's server build picks its production half by this, when it is loaded.
process.env.NODE_ENV = "production";

const root = new URL("..", import.meta.url).pathname;
const { values: options } = parseArgs({ options: { out: { type: "string" } } });
const dist = options.out ? resolve(options.out) : join(root, "dist");
const state = join(root, options.out ? `.build-${basename(dist)}` : ".build");
const configFile = join(root, "vite.config.ts");

type ServerBundle = typeof import("../src/entries/prerender.tsx");

/** Claims stand in documents, which no script draws. */
const { claims: _, ...offerOfScripts } = offer;

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
await buildIslands();
const server = await buildServer();
const manifest: Manifest = Object.assign(
  {},
  ...(await Promise.all(
    ["manifest.json", "islands.json"].map(async (name) =>
      JSON.parse(await readFile(join(dist, ".vite", name), "utf8")),
    ),
  )),
);
await rm(join(dist, ".vite"), { recursive: true });
const style = await takeStyle();
const drawings = await writeAsset("drawing-sheet.svg", server.site.drawings.svg);
const rendered = await Promise.all(server.site.pages.map(renderDocument));
const styles = new Set<string>();
const built = [...(await Promise.all(rendered.map(writeDocument))), ...(await writeApp())];
await writeDownloads();
await copyLibraryPictures();
await copyFilms();
await writeFile(join(dist, "sitemap.xml"), sitemapXml(server.site.pages));
await writeFile(join(dist, manifestFile), webManifest());
await writeFile(join(dist, "robots.txt"), robotsTxt());
await writeFile(join(dist, "fair-shop.json"), JSON.stringify(declaration(offer.urgency), null, 2));
await writeFile(
  join(state, "manifest.json"),
  JSON.stringify({ styleHashes: [...styles].map(hashOf), routes: built }, null, 2),
);
console.info(`Site built: ${built.length} pages in ${Math.round(performance.now() - started)} ms`);

/** The documents' script in one file of its own: what it shares with the app would be three requests instead of one. */
async function buildIslands(): Promise<void> {
  await build({
    configFile,
    define,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: dist,
      emptyOutDir: false,
      manifest: ".vite/islands.json",
      rolldownOptions: { input: join(root, "src/entries/islands.ts") },
    },
  });
}

/** Renders the pages in Node; pictures that only pages name are copied beside the client's. */
async function buildServer(): Promise<ServerBundle> {
  const outDir = join(state, "server");
  await build({
    configFile,
    define,
    logLevel: "warn",
    publicDir: false,
    build: {
      ssr: join(root, "src/entries/prerender.tsx"),
      ssrEmitAssets: true,
      outDir,
      manifest: false,
      rolldownOptions: {
        input: join(root, "src/entries/prerender.tsx"),
        output: { entryFileNames: "[name].mjs" },
      },
    },
  });
  await cp(join(outDir, "assets"), join(dist, "assets"), {
    recursive: true,
    filter: (file) => !/\.(css|js|mjs)$/.test(file),
  });
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

interface Rendered {
  page: Page;
  body: string;
  hydrated: boolean;
}

async function renderDocument(page: Page): Promise<Rendered> {
  const hydrated = page.entry === "checkout" || page.entry === "thank-you";
  const markup = await server.renderPage(page.component);
  // React's text separators are only needed where it hydrates.
  return { page, hydrated, body: hydrated ? markup : markup.replaceAll("<!-- -->", "") };
}

async function writeDocument(document: Rendered) {
  const { page, body, hydrated } = document;
  const { critical, rest } = styleFor(document);
  styles.add(critical);
  const html = htmlDocument({
    facts: page,
    body: await withAddresses(body, rest),
    root: hydrated,
    assets: {
      style: critical,
      fonts: server.site.fonts,
      ogImage: page.sharePicture ?? server.site.sharePicture,
      late: page.entry === "islands",
      ...scriptsOf(`src/entries/${page.entry}`),
    },
    structuredData: page.structuredData,
    offer: hydrated ? offerOfScripts : undefined,
  });
  return write(page, html, page.status);
}

/** Three styles, so that the content policy stays short: the landing page's, the other documents', and all of it. */
function styleFor({ page, body, hydrated }: Rendered): { critical: string; rest?: string } {
  if (hydrated) return { critical: style };
  if (page.path === "/") {
    const at = body.lastIndexOf("<link", body.indexOf(server.site.belowFold));
    return splitStyle(style, body, body.slice(0, at));
  }
  const others = rendered.filter((other) => !other.hydrated && other.page.path !== "/");
  return { critical: styleOfPage(style, others.map((other) => other.body).join("")) };
}

/** Puts the hashed names where the pages left room for them. */
async function withAddresses(body: string, restOfStyle: string | undefined): Promise<string> {
  const named = body.replaceAll(server.site.drawings.address, drawings);
  return restOfStyle
    ? named.replace(server.site.belowFold, await writeAsset("below-fold.css", restOfStyle))
    : named;
}

/** A file under its hashed name, to be kept for a year; answers its address. */
async function writeAsset(name: string, content: string): Promise<string> {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  const address = `/assets/${name.replace(/\.(\w+)$/, `-${hash}.$1`)}`;
  await writeFile(join(dist, address), content);
  return address;
}

async function writeApp() {
  const body = await server.renderPage(server.site.shell);
  const assets: DocumentAssets = {
    fonts: server.site.fonts,
    stylesheets: [`/${chunk("src/styles/app.css").file}`],
  };
  const shell: AppRoute = {
    path: "/app",
    title: offer.name,
    description: offer.tagline,
    robots: "noindex, nofollow",
  };
  // As app/root.tsx names them after a move; the logins start without it.
  const named = appRoutes.map((facts) => ({ ...facts, title: `${facts.title} | ${offer.name}` }));
  return Promise.all(
    [shell, ...named].map((facts) => {
      const scripts = scriptsOf(`src/entries/${facts.entry ?? "app"}`);
      const className = hasAdminHeader(facts.path) ? "loads-office" : "";
      return write(
        facts,
        htmlDocument({
          ...{ facts, body, root: true, className, offer: offerOfScripts },
          assets: { ...assets, ...scripts },
        }),
      );
    }),
  );
}

async function write(facts: PageFacts, html: string, status = 200) {
  refuseInline(facts.path, html);
  const file = facts.path === "/" ? "index.html" : `${facts.path.slice(1)}.html`;
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), html);
  return { path: facts.path, file, status, robots: facts.robots };
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

/** The content policy blocks these in the browser; here they fail the build. */
function refuseInline(path: string, html: string): void {
  const [, body = ""] = html.split("<body>");
  if (/<[^>]+\sstyle=/.test(body)) throw new Error(`${path}: inline style attribute`);
  if (/<[^>]+\son[a-z]+=/.test(body)) throw new Error(`${path}: inline event handler`);
  if (/<script(?![^>]*(src=|application\/(ld\+)?json))/.test(html)) throw new Error(`${path}: inline script`);
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
