// The sound: sine waves and seeded noise, no recordings. A soft bed of chords, a few plucked notes, and a sound for each
// thing that happens. Each chapter has its own chords, so that the ear knows where it is.
import type { Film, SoundKind } from "../kit/film.ts";

const hertz = 44_100;
const note = (key: number) => 440 * 2 ** ((key - 69) / 12);

/** Four chords of five voices for each chapter, as keys of a piano. */
const beds: readonly (readonly (readonly number[])[])[] = [
  [
    [50, 57, 62, 65, 69],
    [46, 53, 58, 62, 69],
    [41, 53, 57, 60, 67],
    [48, 55, 60, 64, 67],
  ],
  [
    [45, 57, 60, 64, 69],
    [41, 53, 57, 60, 69],
    [48, 55, 60, 64, 67],
    [43, 55, 59, 62, 67],
  ],
  [
    [43, 55, 58, 62, 67],
    [51, 55, 58, 63, 67],
    [46, 53, 58, 62, 65],
    [41, 53, 57, 60, 65],
  ],
  [
    [48, 55, 60, 64, 71],
    [45, 57, 60, 64, 67],
    [41, 53, 57, 60, 64],
    [43, 55, 59, 62, 67],
  ],
  [
    [52, 55, 59, 64, 67],
    [48, 55, 60, 64, 67],
    [43, 55, 59, 62, 67],
    [50, 57, 62, 66, 69],
  ],
  [
    [47, 54, 59, 62, 66],
    [43, 55, 59, 62, 66],
    [50, 57, 62, 66, 69],
    [45, 57, 61, 64, 69],
  ],
  [
    [53, 57, 60, 65, 69],
    [50, 57, 62, 65, 69],
    [46, 53, 58, 62, 65],
    [48, 55, 60, 64, 67],
  ],
];
/** Seconds that a chord lasts: eight beats. */
const bar = 4.8;
/** [beat in seconds, voice] of the plucked notes in a bar; the chapters take turns. */
const figures: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 2],
    [1.2, 3],
    [2.4, 4],
    [3, 2],
    [3.6, 3],
  ],
  [
    [0, 4],
    [0.6, 3],
    [1.8, 2],
    [3, 3],
    [4.2, 4],
  ],
  [
    [0.6, 2],
    [1.2, 4],
    [2.4, 3],
    [3.6, 2],
  ],
];

/** Always the same noise: a linear congruential generator. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** The film's sound as a WAV file: 16 bit, stereo. */
export function music({ seconds, sounds, key }: Film): Buffer {
  const size = Math.round(seconds * hertz);
  const left = new Float32Array(size);
  const right = new Float32Array(size);

  /** Adds `wave(seconds since its start)`; `side` from -1 to 1. */
  const add = (from: number, lasts: number, loud: number, side: number, wave: (t: number) => number) => {
    const first = Math.max(0, Math.round(from * hertz));
    const last = Math.min(size, Math.round((from + lasts) * hertz));
    for (let at = first; at < last; at++) {
      const value = loud * wave((at - first) / hertz);
      left[at] = (left[at] ?? 0) + value * (1 - side) * 0.5;
      right[at] = (right[at] ?? 0) + value * (1 + side) * 0.5;
    }
  };
  const sine = (f: number, t: number) => Math.sin(2 * Math.PI * f * t);
  const pluck = (from: number, pitch: number, loud: number, side = 0, dies = 0.5) => {
    const f = note(pitch);
    add(
      from,
      dies * 5,
      loud,
      side,
      (t) =>
        Math.min(1, t / 0.004) * Math.exp(-t / dies) * (sine(f, t) + 0.3 * Math.exp(-t * 9) * sine(f * 4, t)),
    );
  };
  const hiss = (from: number, lasts: number, loud: number, seed: number, soft: number) => {
    const next = noise(seed);
    let held = 0;
    add(from, lasts * 6, loud, 0, (t) => {
      held += soft * (next() - held);
      return held * Math.exp(-t / lasts);
    });
  };
  const thump = (from: number, f: number, loud: number) =>
    add(
      from,
      0.5,
      loud,
      0,
      (t) => Math.exp(-t / 0.09) * Math.sin(2 * Math.PI * (f * t + (12 * (1 - Math.exp(-t * 30))) / 8)),
    );

  const chords = beds[key % beds.length] ?? [];
  const figure = figures[key % figures.length] ?? [];
  for (let index = 0; index * bar < seconds; index++) {
    const chord = chords[index % 4] ?? [];
    chord.forEach((pitch, voice) => {
      const f = note(pitch);
      const side = voice === 0 ? 0 : voice % 2 ? -0.5 : 0.5;
      add(index * bar - 0.6, bar + 1.8, voice === 0 ? 0.08 : 0.032, side, (t) => {
        const swell = Math.min(1, t / 1.5) * Math.min(1, Math.max(0, (bar + 1.8 - t) / 1.6));
        return (
          swell * (sine(f, t) + 0.5 * sine(f * 1.003, t) + 0.5 * sine(f * 0.997, t) + 0.16 * sine(f * 2, t))
        );
      });
    });
    for (const [beat, voice] of figure)
      pluck(index * bar + beat, (chord[((voice + index) % 3) + 2] ?? 60) + 12, 0.028, beat % 2 ? 0.6 : -0.6);
  }

  const scale = [0, 3, 5, 7, 10, 12, 15, 17, 19, 22, 24];
  const root = (chords[0]?.[2] ?? 62) % 12;
  const play: Record<SoundKind, (t: number) => void> = {
    tick: (t) => {
      hiss(t, 0.008, 0.16, 7, 0.6);
      pluck(t, 84 + root, 0.035, 0, 0.05);
    },
    click: (t) => {
      hiss(t, 0.005, 0.35, 11, 0.8);
      thump(t, 180, 0.1);
      hiss(t + 0.09, 0.004, 0.18, 13, 0.8);
    },
    drop: (t) => {
      thump(t, 90, 0.2);
      pluck(t, 72 + root, 0.05, 0, 0.6);
    },
    ring: (t) => {
      pluck(t, 79 + root, 0.07, -0.2, 0.4);
      pluck(t + 0.09, 84 + root, 0.06, 0.2, 0.6);
    },
    bite: (t) => {
      thump(t, 70, 0.36);
      hiss(t, 0.03, 0.45, 17, 0.3);
      for (const [index, later] of [0.3, 0.62, 0.95].entries())
        hiss(t + later, 0.025, 0.14 - index * 0.035, 19 + index, 0.25);
    },
    wrong: (t) => {
      pluck(t, 55 + root, 0.1, -0.2, 0.3);
      pluck(t, 56 + root, 0.08, 0.2, 0.3);
    },
    merge: (t) => {
      for (const [index, step] of [0, 3, 7, 12].entries())
        pluck(t + index * 0.07, 72 + root + step, 0.055, index / 2 - 0.75, 0.7);
    },
    run: (t) => {
      for (const [index, step] of scale.entries()) {
        const when = t + 0.12 + index * 0.08;
        hiss(when, 0.004, 0.08, 41 + index, 0.7);
        pluck(when, 60 + root + step, 0.02, 0, 0.07);
      }
    },
  };
  for (const [moment, kind] of sounds) play[kind](moment);

  reverberate(left, 0);
  reverberate(right, 23);
  return wavOf(left, right, seconds);
}

/** A small room: four combs and two all-passes, mixed in softly. */
function reverberate(channel: Float32Array, shift: number): void {
  const wet = new Float32Array(channel.length);
  for (const delay of [1557, 1617, 1491, 1422]) {
    const line = new Float32Array(delay + shift);
    let dull = 0;
    for (let at = 0, place = 0; at < channel.length; at++, place = (place + 1) % line.length) {
      const heard = line[place] ?? 0;
      dull += 0.45 * (heard - dull);
      line[place] = (channel[at] ?? 0) + dull * 0.8;
      wet[at] = (wet[at] ?? 0) + heard * 0.25;
    }
  }
  for (const delay of [225, 556]) {
    const line = new Float32Array(delay + shift);
    for (let at = 0, place = 0; at < channel.length; at++, place = (place + 1) % line.length) {
      const heard = line[place] ?? 0;
      const given = (wet[at] ?? 0) + heard * 0.5;
      line[place] = given;
      wet[at] = heard - given * 0.5;
    }
  }
  for (let at = 0; at < channel.length; at++) channel[at] = (channel[at] ?? 0) + (wet[at] ?? 0) * 0.3;
}

/** All films equally loud, -21 LUFS, because they are heard one after another; in and out without a click. */
function wavOf(left: Float32Array, right: Float32Array, seconds: number): Buffer {
  const size = left.length;
  let power = 0;
  for (let at = 0; at < size; at++) power += (left[at] ?? 0) ** 2 + (right[at] ?? 0) ** 2;
  const loud = 0.1 / Math.sqrt(power / size);
  const wav = Buffer.alloc(44 + size * 4);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + size * 4, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(hertz, 24);
  wav.writeUInt32LE(hertz * 4, 28);
  wav.writeUInt16LE(4, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(size * 4, 40);
  for (let at = 0; at < size; at++) {
    const t = at / hertz;
    const gain = loud * Math.min(1, t / 0.8) * Math.min(1, (seconds - t) / 2.2) * 32_767;
    wav.writeInt16LE(Math.round((left[at] ?? 0) * gain), 44 + at * 4);
    wav.writeInt16LE(Math.round((right[at] ?? 0) * gain), 46 + at * 4);
  }
  return wav;
}
