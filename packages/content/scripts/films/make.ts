// npm run films [-- NAME ...]: draws and cuts what is not yet cut from the present storyboard, or the named films anew.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { guideDrawings } from "../../../web/scripts/guide-drawings.ts";
import { captionsOf } from "../../src/films/captions.ts";
import { guideFilm } from "../../src/films/guide-film.ts";
import { lessonFilms } from "../../src/films/lesson-films.ts";
import { storyHash } from "../../src/films/story-hash.ts";
import type { Storyboard } from "../../src/films/storyboard.ts";
import { cutFilm } from "./cut-film.ts";
import { drawScene, frame } from "./draw-scene.ts";

const folder = fileURLToPath(new URL("../../films/", import.meta.url));
const ledgerFile = join(folder, "films.json");
const fonts = fileURLToPath(new URL("../../../web/src/assets/fonts/", import.meta.url));

/** What each film was cut from. */
type Ledger = Record<string, { story: string; seconds: number }>;

const ledger: Ledger = existsSync(ledgerFile) ? JSON.parse(readFileSync(ledgerFile, "utf8")) : {};
const wanted = process.argv.slice(2);
const films = [...lessonFilms(), guideFilm()].filter((film) =>
  wanted.length > 0 ? wanted.includes(film.file) : !isCurrent(film),
);
await mkdir(join(folder, "public"), { recursive: true });
const faces = fontFaces();
const drawings = guideDrawings();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"],
});
const page = await browser.newPage({ viewport: { width: frame.width, height: frame.height } });
try {
  for (const film of films) await make(film);
} finally {
  await browser.close();
}
console.info(films.length === 0 ? "All films are current." : `${films.length} films made.`);

async function make(film: Storyboard): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), "film-"));
  try {
    await drawMoving(scratch);
    const drawn = new Map<string, string>();
    const pictures: string[] = [];
    for (const { scene } of film.beats) {
      const html = drawScene(scene, { faces, heading: headingOf(film), drawings });
      const name = `${createHash("sha256").update(html).digest("hex").slice(0, 16)}.png`;
      const file = join(scratch, name);
      if (!drawn.has(name)) await shoot(html, file);
      drawn.set(name, file);
      pictures.push(file);
    }
    const out = join(folder, fileOf(film));
    await cutFilm({ pictures, seconds: film.beats.map(({ seconds }) => seconds), folder: scratch, out });
    if (film.file === guideFilm().file) await publish(film, pictures[0] ?? "");
    ledger[film.file] = { story: storyHash(film), seconds: film.seconds };
    writeFileSync(
      ledgerFile,
      `${JSON.stringify(Object.fromEntries(Object.entries(ledger).sort()), null, 2)}\n`,
    );
    console.info(`${film.file}: ${film.seconds} s, ${Math.round(statSync(out).size / 1000)} kB`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function headingOf(film: Storyboard): string {
  const opening = film.beats[0]?.scene;
  return opening?.kind === "title" ? `${opening.chapter} · ${opening.title}` : "";
}

async function shoot(html: string, file: string): Promise<void> {
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await refuseOverflow(page);
  await page.screenshot({ path: file });
}

/** A text that does not fit its scene stops the work: nobody would see the rest. */
async function refuseOverflow(scene: Page): Promise<void> {
  const over = await scene.evaluate(() => {
    const main = document.querySelector("main");
    return main ? main.scrollHeight - main.clientHeight : 0;
  });
  if (over > 2)
    throw new Error(`A scene is ${over} px too high: ${(await scene.textContent("main"))?.slice(0, 120)}`);
}

/** The parts that move: the fill of the ruler and the bob. */
async function drawMoving(scratch: string): Promise<void> {
  const draw = async (name: string, width: number, height: number, svg: string) => {
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    await page.screenshot({ path: join(scratch, name), omitBackground: true });
  };
  await draw(
    "fill.png",
    frame.width,
    10,
    '<svg width="1280" height="10"><path fill="#ffb920" d="M0 0h1280v10H0z"/></svg>',
  );
  await draw(
    "bob.png",
    20,
    28,
    '<svg width="20" height="28" viewBox="-10 -1 20 28"><path d="M-5 0h10v4l-2 2 4 6-7 14-7-14 4-6-2-2z" fill="#bf2e0c" stroke="#fffdf7" stroke-width="1.500" stroke-linejoin="round"/></svg>',
  );
  await page.setViewportSize({ width: frame.width, height: frame.height });
}

/** The guide's film is public, so it lies apart: the site takes that folder as it is. */
function fileOf({ file }: Storyboard): string {
  return file === guideFilm().file ? `public/${file}.mp4` : `${file}.mp4`;
}

/** What a public film needs beside it: captions, and a picture to stand there until it is played. */
async function publish(film: Storyboard, picture: string): Promise<void> {
  writeFileSync(join(folder, `public/${film.file}.vtt`), captionsOf(film.beats));
  await page.setContent(
    `<style>body{margin:0}img{display:block}</style><img src="data:image/png;base64,${readFileSync(picture).toString("base64")}">`,
  );
  await page.screenshot({ path: join(folder, `public/${film.file}.jpg`), type: "jpeg", quality: 80 });
}

function isCurrent(film: Storyboard): boolean {
  return ledger[film.file]?.story === storyHash(film) && existsSync(join(folder, fileOf(film)));
}

function fontFaces(): string {
  const face = (family: string, file: string, weight: string, range: string) =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(join(fonts, file)).toString("base64")});unicode-range:${range}}`;
  return [
    face("Film Display", "fw-display.woff2", "800", "U+0-20B8,U+20BA-FFFF"),
    face("Film Display", "fw-display-rupee.woff2", "800", "U+20B9"),
    face("Film Text", "fw-anek.woff2", "100 800", "U+0-20B8,U+20BA-FFFF"),
    face("Film Text", "fw-anek-rupee.woff2", "100 800", "U+20B9"),
  ].join("");
}
