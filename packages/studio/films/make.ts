// npm run studio:films [-- NAME ...] [--sheet]: renders the films whose script has changed, or those that are named.
// --sheet takes twenty moments of each instead, as pages to look at.
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inHindi } from "@store/goods/films/in-hindi";
import type { FilmRecord } from "@store/goods/films/records";
import { webVtt } from "@store/goods/films/web-vtt";
import { inputsOf } from "./inputs.ts";
import type { Film } from "./kit/film.ts";
import { openBrowser } from "./render/camera.ts";
import { renderFilm, renderPoster, renderSheet } from "./render/encode.ts";
import { guide, stories } from "./stories.ts";

const folder = fileURLToPath(new URL("../../goods/library/films/", import.meta.url));
const recordsFile = join(folder, "films.json");

const names = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const sheets = process.argv.includes("--sheet");
const films = stories();
const wanted =
  names.length > 0
    ? names.flatMap((name) => films.filter(({ file }) => file === name))
    : films.filter((film) => !isCurrent(film));

const browser = await openBrowser();
try {
  for (const film of wanted) await (sheets ? sheet(film) : make(film));
} finally {
  await browser.close();
}
console.info(wanted.length === 0 ? "All films are current." : `${wanted.length} made.`);

async function sheet(film: Film): Promise<void> {
  const out = join(tmpdir(), "film-sheets");
  await mkdir(out, { recursive: true });
  await renderSheet(browser, film, join(out, `${film.file}.png`));
  console.info(`${join(out, film.file)}.png: ${film.seconds} s`);
}

async function make(film: Film): Promise<void> {
  const began = performance.now();
  const scratch = await mkdtemp(join(tmpdir(), "film-"));
  await mkdir(join(folder, "public"), { recursive: true });
  try {
    // Not in place before it is whole: an interrupted run leaves the former film
    await renderFilm(browser, film, scratch, join(scratch, "film.mp4"));
    await copyFile(join(scratch, "film.mp4"), fileOf(film));
    await renderPoster(browser, film, join(folder, `public/${film.file}.webp`));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  if (film.file === guide) {
    writeFileSync(join(folder, `public/${guide}.vtt`), webVtt(film));
    writeFileSync(join(folder, `public/${guide}.hi.vtt`), webVtt(inHindi(film.file, film)));
  }
  keep(film);
  const took = (performance.now() - began) / 1000;
  const size = Math.round(statSync(fileOf(film)).size / 1000);
  console.info(
    `${film.file}: ${film.seconds} s, ${size} kB, ${Math.round((size * 60) / film.seconds)} kB a minute; ${Math.round(took)} s of work`,
  );
}

function records(): Record<string, FilmRecord> {
  return existsSync(recordsFile) ? JSON.parse(readFileSync(recordsFile, "utf8")) : {};
}

/** Notes what this film was made from, and its captions: they belong to the file that was rendered. */
function keep(film: Film): void {
  const { seconds, captions } = film;
  const all = {
    ...records(),
    [film.file]: { inputs: inputsOf(film), seconds, captions: captions.map((each) => ({ ...each })) },
  };
  writeFileSync(recordsFile, `${JSON.stringify(Object.fromEntries(Object.entries(all).sort()), null, 2)}\n`);
}

/** The guide's film is public: the site takes that folder as it is. */
function fileOf({ file }: Film): string {
  return join(folder, file === guide ? `public/${file}.mp4` : `${file}.mp4`);
}

function isCurrent(film: Film): boolean {
  return records()[film.file]?.inputs === inputsOf(film) && existsSync(fileOf(film));
}
