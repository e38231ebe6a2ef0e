// Pictures to files, by ffmpeg: the film, its poster, a contact sheet.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { type Film, rate } from "../kit/film.ts";
import { pictures } from "./camera.ts";
import { shownAt } from "./distinct.ts";
import { music } from "./music.ts";

/** H.264 and AAC in MP4, because that plays everywhere; the index at the front, so that it plays while it loads. */
export async function renderFilm(browser: Browser, film: Film, scratch: string, out: string): Promise<void> {
  const sound = join(scratch, "sound.wav");
  await writeFile(sound, music(film));
  const moments = Array.from({ length: Math.round(film.seconds * rate) }, (_, index) => index / rate);
  await encode(browser, film, moments, [
    ...["-framerate", String(rate), "-c:v", "png", "-i", "-", "-i", sound],
    ...["-vf", `${film.recorded ? "fps=12.5," : ""}scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`],
    ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
    ...[
      "-c:v",
      "libx264",
      "-preset",
      film.recorded ? "veryslow" : "medium",
      "-tune",
      "animation",
      "-crf",
      film.recorded ? "37" : "29",
      "-g",
      "250",
    ],
    ...[
      "-c:a",
      "aac",
      ...(film.recorded ? ["-ac", "1", "-b:a", "24k"] : ["-b:a", "48k"]),
      "-shortest",
      "-movflags",
      "+faststart",
      "-map_metadata",
      "-1",
    ],
    ...["-fflags", "+bitexact", out],
  ]);
}

/** The picture that stands there until the film is played, half as wide as the film. */
export const renderPoster = (browser: Browser, film: Film, out: string): Promise<void> =>
  encode(
    browser,
    film,
    [film.poster],
    [
      ...["-c:v", "png", "-i", "-", "-vf", "scale=640:-1:flags=lanczos", "-frames:v", "1"],
      ...["-c:v", "libwebp", "-quality", "82", out],
    ],
  );

/** Twenty moments of a film on one page: to look at before it is rendered. */
export function renderSheet(browser: Browser, film: Film, out: string): Promise<void> {
  const count = 20;
  const moments = Array.from({ length: count }, (_, index) => ((index + 0.65) * film.seconds) / count);
  const tiles = `scale=300:-1,tile=5x${count / 5}:padding=6:color=white`;
  return encode(browser, film, moments, ["-c:v", "png", "-i", "-", "-vf", tiles, "-frames:v", "1", out]);
}

/** Pictures that cannot be told apart are taken once, and given to ffmpeg as often as they are shown. */
async function encode(
  browser: Browser,
  film: Film,
  moments: readonly number[],
  args: readonly string[],
): Promise<void> {
  const job = spawn("ffmpeg", ["-v", "error", "-y", "-f", "image2pipe", ...args], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = new Promise<void>((done, fail) => {
    job.once("error", fail);
    job.once("close", (code) =>
      code === 0 ? done() : fail(new Error(`ffmpeg ended with ${code}: ${film.file}`)),
    );
  });
  const shown = shownAt(film, moments);
  const times = new Map<number, number>();
  for (const index of shown) times.set(index, (times.get(index) ?? 0) + 1);
  const held = [...times.values()];
  let taken = 0;
  for await (const picture of pictures(
    browser,
    film,
    [...times.keys()].map((index) => moments[index] ?? 0),
  )) {
    for (let again = held[taken++] ?? 1; again > 0; again--)
      if (!job.stdin.write(picture)) await once(job.stdin, "drain");
  }
  job.stdin.end();
  await ended;
}
