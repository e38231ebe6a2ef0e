// Writes the email designs into the library, and draws the pictures that are kept in the repository: the showcase designs
// with the ads' words as WebP, the share pictures and those of the mails as PNG.
// Run it when a design has changed: `npx tsx packages/studio/showcase/draw-showcase.ts`, with the beginning of a file's path to
// draw only those. Needs a Chromium (CHROMIUM).
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { adSizes } from "@store/contract/ads/ad-sizes";
import { offer } from "@store/contract/offer/offer";
import { ads } from "@store/goods/ads";
import { adPages } from "./ad-pages.ts";
import { emails } from "./emails.ts";
import { mailPictures } from "./mail-pictures.ts";
import { sharePictures } from "./share-pictures.ts";

const run = promisify(execFile);
const root = new URL("../../web", import.meta.url).pathname;
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
const work = await mkdtemp(join(tmpdir(), "showcase-"));

interface Drawing {
  html: string;
  /** Size of the design, in CSS pixels. */
  width: number;
  height: number;
  /** Pixels of the picture for each pixel of the design. */
  scale: number;
  file: string;
}

const fontCss = await fontFaces();
const previews = await readFile(join(root, "src/assets/drawings/previews.svg"), "utf8");
const page = (body: string) =>
  `<!doctype html><meta charset="utf-8"><style>${fontCss}body{margin:0}svg{display:block}</style>${body}`;

const [feed] = adSizes;
const adBodies = await adPages();
const drawings: readonly Drawing[] = [
  ...emails.map(({ slug, html }) => ({
    html,
    width: 600,
    height: 800,
    scale: 0.8,
    file: `src/assets/showcase/emails/${slug}.webp`,
  })),
  ...ads.map((design) => ({
    html: page(adBodies[design.slug] ?? ""),
    width: feed.width,
    height: feed.height,
    scale: 480 / feed.width,
    file: `src/assets/showcase/ads/${design.slug}.webp`,
  })),
  ...sharePictures(previews, await adPictures()).map(({ file, svg }) => ({
    html: page(svg),
    width: 1200,
    height: 630,
    scale: 1,
    file: `public/${file}`,
  })),
  ...mailPictures(offer.name).map(({ file, svg, width, height }) => ({
    html: page(svg),
    width,
    height,
    scale: 2,
    file: `public/${file}`,
  })),
];

const library = join(root, "../goods/library/emails");
await rm(library, { recursive: true, force: true });
await mkdir(library, { recursive: true });
await Promise.all(emails.map(({ slug, html }) => writeFile(join(library, `${slug}.html`), html)));
const facts = emails.map(({ html: _, ...told }) => told);
await writeFile(join(library, "emails.json"), `${JSON.stringify(facts, null, 2)}\n`);

// The ads themselves are sold; these words are what the showcase tells of them.
const words = ads.map(({ slug, name, headline, primaryText }) => ({ slug, name, headline, primaryText }));
await writeFile(join(root, "src/assets/showcase/ads/words.json"), `${JSON.stringify(words, null, 2)}\n`);
// A mail shows the wordmark only while it says the shop's name.
const wordmarkFile = join(root, "../mails/src/wordmark.json");
await writeFile(wordmarkFile, `${JSON.stringify({ name: offer.name }, null, 2)}\n`);

try {
  for (const drawing of drawings.filter(({ file }) => file.startsWith(process.argv[2] ?? ""))) {
    const png = await screenshot(drawing);
    const target = join(root, drawing.file);
    await mkdir(join(target, ".."), { recursive: true });
    const picture = drawing.file.endsWith(".webp") ? await toWebp(png) : png;
    await writeFile(target, picture);
    console.info(`${drawing.file}: ${Math.round(picture.length / 1024)} kB`);
  }
} finally {
  await rm(work, { recursive: true });
}

async function screenshot({ html, width, height, scale }: Drawing): Promise<Buffer> {
  const png = join(work, "shot.png");
  await writeFile(join(work, "page.html"), html);
  await browse(
    [`--screenshot=${png}`, `--window-size=${width},${height}`, `--force-device-scale-factor=${scale}`],
    "page.html",
  );
  return readFile(png);
}

/** Chromium's own encoder, through a canvas. */
async function toWebp(png: Buffer): Promise<Buffer> {
  const script = `const i=new Image();i.onload=()=>{const c=document.createElement("canvas");c.width=i.width;c.height=i.height;c.getContext("2d").drawImage(i,0,0);document.body.textContent="<<"+c.toDataURL("image/webp",.86).slice(23)+">>"};i.src="data:image/png;base64,${png.toString("base64")}"`;
  await writeFile(join(work, "webp.html"), `<!doctype html><body><script>${script}</script>`);
  const dom = await browse(["--dump-dom"], "webp.html");
  const data = /&lt;&lt;([^&]+)&gt;&gt;/.exec(dom)?.[1];
  if (!data) throw new Error("Chromium drew no WebP");
  return Buffer.from(data, "base64");
}

async function browse(flags: readonly string[], file: string): Promise<string> {
  const { stdout } = await run(
    chromium,
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--hide-scrollbars",
      "--virtual-time-budget=4000",
      `--user-data-dir=${join(work, "profile")}`,
      ...flags,
      `file://${join(work, file)}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}

/** The ads as they were drawn last. */
function adPictures(): Promise<string[]> {
  return Promise.all(
    ads.map(async ({ slug }) => {
      const picture = await readFile(join(root, `src/assets/showcase/ads/${slug}.webp`), "base64");
      return `data:image/webp;base64,${picture}`;
    }),
  );
}

/** The site's fonts under the names that people install them by. */
async function fontFaces(): Promise<string> {
  const core = "U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2026,U+20B9,U+2212";
  const more = "U+A1-A8,U+AA-B6,U+B8-D6,U+D8-FF";
  const faces = [
    ["Bricolage Grotesque", "fw-display", "600 800", core],
    ["Bricolage Grotesque", "fw-display-more", "600 800", more],
    ["Anek Latin", "fw-anek", "100 800", core],
    ["Anek Latin", "fw-anek-more", "100 800", more],
  ] as const;
  const rules = faces.map(async ([family, file, weight, range]) => {
    const data = await readFile(join(root, `src/assets/fonts/${file}.woff2`), "base64");
    return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data});font-weight:${weight};unicode-range:${range}}`;
  });
  return (await Promise.all(rules)).join("");
}
