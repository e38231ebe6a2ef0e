// A film is a list of scenes, a scene a list of beats: a caption, the headline that comes with it, and how long it is
// held beyond its reading time. The captions set the pace, and the picture hangs on the moments of the beats.

import { bob } from "../parts/marks.ts";
import { box, clipped, colour, group, n, type } from "./pens.ts";
import { ease, mix, ramp, span } from "./time.ts";

export const rate = 25;
export const frame = { width: 1280, height: 720 } as const;

/** What is said; the headline from here on (null: none); seconds to hold beyond the reading time. */
export type Beat = readonly [says: string, head?: string | null | undefined, hold?: number];

export type SoundKind = "tick" | "click" | "drop" | "ring" | "bite" | "wrong" | "merge" | "run";
export type Sound = readonly [moment: number, kind: SoundKind];
export interface Caption {
  from: number;
  says: string;
}

/** The moment at which a beat begins, in seconds of its scene, and some time later. */
export type At = (beat: number, later?: number) => number;

export interface Scene {
  seconds: number;
  captions: readonly Caption[];
  sounds: readonly Sound[];
  draw(t: number): string;
}

interface SceneLook {
  dark?: boolean;
  sounds?: (at: At) => readonly Sound[];
}

/** A fifth of a second for each three letters, and a moment to find the place. */
const reading = (says: string) => Math.max(2, 0.7 + says.length / 19);
/** A beat that is exactly so long: for pictures that keep a time of their own. */
export function lasting(says: string, seconds: number, head?: string | null): Beat {
  const hold = seconds - reading(says);
  if (hold < -0.001) throw new Error(`"${says}" cannot be read in ${seconds} s`);
  return [says, head, hold];
}

const inFrames = (seconds: number) => Math.round(seconds * rate) / rate;

export function scene(
  beats: readonly Beat[],
  draw: (t: number, at: At) => string,
  { dark = false, sounds }: SceneLook = {},
): Scene {
  const starts = [0];
  for (const [says, , hold = 0] of beats) starts.push(inFrames((starts.at(-1) ?? 0) + reading(says) + hold));
  const seconds = starts.at(-1) ?? 0;
  const at: At = (beat, later = 0) => (starts[beat] ?? seconds) + later;
  const heads = headlines(beats, at, seconds);
  return {
    seconds,
    captions: beats.map(([says], beat) => ({ from: at(beat), says })),
    sounds: sounds?.(at) ?? beats.map((_, beat): Sound => [at(beat, 0.3), "tick"]),
    draw: (t) => ground(dark) + draw(t, at) + heads.map((head) => headline(head, t, dark)).join(""),
  };
}

interface Headline {
  words: string;
  from: number;
  until: number;
}

function headlines(beats: readonly Beat[], at: At, seconds: number): Headline[] {
  const changes = beats.flatMap(([, words], beat) =>
    words === undefined ? [] : [{ words, from: at(beat) }],
  );
  return changes.flatMap(({ words, from }, index) => {
    const next = changes[index + 1]?.from;
    return words === null ? [] : [{ words, from, until: next === undefined ? seconds + 9 : next + 0.1 }];
  });
}

function headline({ words, from, until }: Headline, t: number, dark: boolean): string {
  const y = 100 + 14 * (1 - ramp(t, from + 0.1, 0.5, ease.out));
  return type(words, 70, y, 66, {
    pen: dark ? colour.onMat : colour.ink,
    alpha: span(t, from + 0.1, until, 0.3),
  });
}

const ground = (dark: boolean) =>
  box(0, 0, frame.width, frame.height, dark ? colour.mat800 : colour.paper, { round: 0, wide: 0 }) +
  (dark ? `<rect width="1280" height="720" fill="url(#mat)"/>` : "");

interface FilmPlan {
  /** The lesson's id, and the name of the film's files. */
  file: string;
  /** 0 to 6: which of the seven beds of music. */
  key: number;
  /** The picture that stands for the film: a scene, and seconds into it. */
  poster: readonly [scene: number, seconds: number];
  scenes: readonly Scene[];
  /** Its pictures are of a screen: more in them changes than in drawings, and they are encoded more sparingly. */
  recorded?: boolean;
}

export interface Film {
  file: string;
  key: number;
  seconds: number;
  /** The second that the poster shows. */
  poster: number;
  recorded: boolean;
  captions: readonly Caption[];
  sounds: readonly Sound[];
  /** The scenes' first moments. */
  cuts: readonly number[];
  /** The picture at second t, as SVG. */
  draw(t: number): string;
}

const wipe = 0.48;

export function film({ file, key, poster, scenes, recorded = false }: FilmPlan): Film {
  const cuts: number[] = [];
  let seconds = 0;
  for (const each of scenes) {
    cuts.push(seconds);
    seconds = inFrames(seconds + each.seconds);
  }
  const shifted = <Item>(pick: (scene: Scene, from: number) => readonly Item[]) =>
    scenes.flatMap((each, index) => pick(each, cuts[index] ?? 0));
  return {
    file,
    key,
    seconds,
    recorded,
    poster: (cuts[poster[0]] ?? 0) + poster[1],
    captions: shifted((each, begins) =>
      each.captions.map(({ from, says }) => ({ from: inFrames(begins + from), says })),
    ),
    sounds: shifted((each, begins) => each.sounds.map(([moment, kind]): Sound => [begins + moment, kind])),
    cuts,
    draw: (t) => {
      const gone = (frame.width * t) / seconds;
      return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">${patterns}${cut(scenes, cuts, t)}${progress(gone)}</svg>`;
    },
  };
}

/** The next scene is pulled over this one from the left. */
function cut(scenes: readonly Scene[], cuts: readonly number[], t: number): string {
  const index = Math.max(
    0,
    cuts.findLastIndex((begins) => t >= begins),
  );
  const begins = cuts[index] ?? 0;
  const picture = scenes[index]?.draw(t - begins) ?? "";
  const done = ramp(t, begins, wipe);
  const before = scenes[index - 1];
  if (!before || done >= 1) return picture;
  const edge = mix(0, frame.width, done);
  // Both scenes are in the document at once: the clips of the old one get names of their own
  const old = before.draw(t - (cuts[index - 1] ?? 0)).replaceAll(/(id="|url\(#)(?!mat\b|hatch\b)/g, "$1old-");
  return `${old}${clipped("wipe", 0, 0, edge, 720, picture)}<path d="M${n(edge)} 0V720" stroke="${colour.marigold}" stroke-width="10"/>`;
}

/** The ruler along the lower edge fills, and its bob goes along. */
const progress = (gone: number) =>
  `<g id="progress">${box(0, 710, gone, 10, colour.marigold, { round: 0, wide: 0 })}${group(bob(0, 0, 0.8), { x: gone, y: 682 })}</g>`;

const patterns = `<defs><pattern id="mat" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="${colour.marigold}" stroke-opacity=".1"/></pattern><pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V14" stroke="${colour.marigold}" stroke-width="8"/></pattern></defs>`;
