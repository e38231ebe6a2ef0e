// Joins the pictures of a film with ffmpeg: each stands for its time and fades into the next, while the marigold fill of
// the ruler and its bob move from edge to edge. H.264 in MP4, because it plays everywhere; no sound.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { frame } from "./draw-scene.ts";

/** Seconds of a fade. */
const fade = 0.3;
const rate = 10;

export interface Cut {
  /** One picture for each beat, in order. */
  pictures: readonly string[];
  /** Seconds of each beat. */
  seconds: readonly number[];
  /** The folder with `fill.png` and `bob.png`. */
  folder: string;
  out: string;
}

/** Writes the film. Throws with the end of ffmpeg's own words when it fails. */
export async function cutFilm({ pictures, seconds, folder, out }: Cut): Promise<void> {
  const inputs = pictures.flatMap((picture, at) => {
    const stays = (seconds[at] ?? 0) + (at < pictures.length - 1 ? fade : 0);
    return ["-loop", "1", "-framerate", String(rate), "-t", stays.toFixed(2), "-i", picture];
  });
  const whole = seconds.reduce((sum, each) => sum + each, 0);
  const fades: string[] = [];
  let shown = "[0]";
  let until = 0;
  for (let at = 1; at < pictures.length; at++) {
    until += seconds[at - 1] ?? 0;
    fades.push(`${shown}[${at}]xfade=transition=fade:duration=${fade}:offset=${until.toFixed(2)}[v${at}]`);
    shown = `[v${at}]`;
  }
  const [fill, bob] = [pictures.length, pictures.length + 1];
  const travelled = `${frame.width}*t/${whole.toFixed(2)}`;
  const graph = [
    ...fades,
    `${shown}[${fill}]overlay=x='-${frame.width}+${travelled}':y=${frame.height - 10}:shortest=0:eof_action=repeat[filled]`,
    `[filled][${bob}]overlay=x='${travelled}-w/2':y=${frame.height - 34}:eof_action=repeat,format=yuv420p[film]`,
  ].join(";");
  await ffmpeg([
    ...inputs,
    ...["fill.png", "bob.png"].flatMap((name) => ["-i", join(folder, name)]),
    ...["-filter_complex", graph, "-map", "[film]", "-t", whole.toFixed(2), "-r", String(rate)],
    ...[
      "-c:v",
      "libx264",
      "-preset",
      "slow",
      "-crf",
      "33",
      "-tune",
      "stillimage",
      "-x264-params",
      "deadzone-inter=4:deadzone-intra=4:no-dct-decimate=1",
      "-g",
      String(rate * 20),
    ],
    ...["-movflags", "+faststart", "-map_metadata", "-1", "-threads", "1", out],
  ]);
}

function ffmpeg(args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    let words = "";
    child.stderr.on("data", (chunk) => {
      words = `${words}${chunk}`.slice(-2000);
    });
    child.on("error", fail);
    child.on("exit", (code) =>
      code === 0 ? done() : fail(new Error(`ffmpeg ended with ${code}: ${words}`)),
    );
  });
}
