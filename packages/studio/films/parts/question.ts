// What films have in common besides their pictures: the question, the time to think with its ruler, and the sounds of a scene.
import type { At, Beat, Sound, SoundKind } from "../kit/film.ts";
import { box, colour, group } from "../kit/pens.ts";
import { clamp, mix, ramp, span } from "../kit/time.ts";
import { thinkRuler } from "./marks.ts";

/** Seconds that a film waits for an answer. */
const thinking = 5;

/** The beat that asks; the beat after it answers. */
export const asks = (question: string, head?: string): Beat => [
  `Pause and answer: ${question}`,
  head,
  thinking,
];

/** The ruler that counts down to the beat `answer`. */
export const thinkingTime = (
  t: number,
  at: At,
  answer: number,
  { x = 140, y = 662, size = 1 } = {},
): string => {
  const begins = at(answer) - thinking;
  return group(thinkRuler(1 - clamp((t - begins) / thinking)), {
    x,
    y,
    size,
    alpha: span(t, begins - 0.5, at(answer, 0.1), 0.4),
  });
};

type Place = readonly [x: number, y: number, wide: number, high: number];

/**
 * What is to be weighed, while people think: a frame goes from one place of the picture to the next, through a few of them
 * twice. It ends with the second `answer` of the scene.
 */
export function weighing(
  t: number,
  answer: number,
  places: readonly Place[],
  pen: string = colour.marigold600,
): string {
  const stops = places.length * (places.length < 4 ? 2 : 1);
  const gone = (stops * (t - answer + thinking - 0.2)) / (thinking - 0.4);
  const stop = Math.floor(clamp(gone, 0, stops - 0.001));
  const to = places[stop % places.length];
  const from = places[Math.max(0, stop - 1) % places.length];
  if (!to || !from) return "";
  const [x = 0, y = 0, wide = 0, high = 0] = to.map((side, index) =>
    mix(from[index] ?? 0, side, ramp(gone, stop, 0.35)),
  );
  return box(x, y, wide, high, "none", {
    pen,
    wide: 8,
    round: 8,
    alpha: span(t, answer - thinking, answer, 0.3),
  });
}

/** A tick for each of these seconds. */
export const thinkingTicks = (at: At, answer: number): Sound[] =>
  Array.from({ length: thinking }, (_, second): Sound => [at(answer) - thinking + second, "tick"]);

/** Sounds by their kind, each at its moments. */
export const soundsAt = (moments: Partial<Record<SoundKind, readonly number[]>>): Sound[] =>
  (Object.entries(moments) as [SoundKind, readonly number[]][]).flatMap(([kind, all]) =>
    all.map((moment): Sound => [moment, kind]),
  );
