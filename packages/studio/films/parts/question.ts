// What films have in common besides their pictures: the question, the time to think with its ruler, and the sounds of a scene.
import type { At, Beat, Sound, SoundKind } from "../kit/film.ts";
import { group } from "../kit/pens.ts";
import { clamp, span } from "../kit/time.ts";
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

/** A tick for each of these seconds. */
export const thinkingTicks = (at: At, answer: number): Sound[] =>
  Array.from({ length: thinking }, (_, second): Sound => [at(answer) - thinking + second, "tick"]);

/** Sounds by their kind, each at its moments. */
export const soundsAt = (moments: Partial<Record<SoundKind, readonly number[]>>): Sound[] =>
  (Object.entries(moments) as [SoundKind, readonly number[]][]).flatMap(([kind, all]) =>
    all.map((moment): Sound => [moment, kind]),
  );
