// Two pages measured in turns: whether the one is slower than the other, as far as the spread of the machine lets one say.

export type Timing = "lcp" | "fcp" | "tbt";

export interface Compared {
  own: number;
  base: number;
  /** Of the medians. */
  ratio: number;
  /** Milliseconds, to either side, in which the median difference lies. */
  tolerance: number;
  /** All of the interval lies on one side of the limit: more rounds would say the same. */
  isDecided: boolean;
  /** What is wrong; absent when the limit holds. */
  failure?: string;
}

/** What no screen shows: one frame at 60 per second. */
const frame = 1000 / 60;
/** So rarely may equal pages seem to differ. */
const chance = 0.05;
/** Fewer rounds cannot tell anything with that chance. */
export const fewestRounds = 5;
/** After so many rounds somebody looks whether it is decided. Each look may err, so that each has its part of the chance. */
export const looks: readonly number[] = [7, 10, 14, 19, 25];
const chanceOfLook = chance / looks.length;
/** A spread beyond this says nothing: of the times a part, of the blocking time a long task's first 50 ms. */
const widest: Record<Timing, (base: number) => number> = {
  lcp: (base) => base * 0.05,
  fcp: (base) => base * 0.05,
  tbt: () => 50,
};

/**
 * Compares what was measured in the same rounds. Rounds share what the machine was doing, so their differences say more than
 * the figures, and their order more than their size: one slow round moves nothing. "At most 1.00 times" fails when the page
 * is slower by more than a frame even at the lower end of the interval in which the median difference lies (sign test, one
 * end in 20 wrong). A machine too busy to tell fails, rather than to pass by chance.
 */
export function compare(
  timing: Timing,
  limit: number,
  own: readonly number[],
  base: readonly number[],
): Compared {
  const differences = own.map((value, round) => value - (base[round] ?? 0)).sort((a, b) => a - b);
  const cut = ranksToCut(differences.length, looks.includes(differences.length) ? chanceOfLook : chance);
  const [lowest = 0, highest = 0] = [differences[cut], differences[differences.length - 1 - cut]];
  const of = { own: median(own), base: median(base), tolerance: (highest - lowest) / 2 };
  const ratio = of.own === of.base ? 1 : of.own / of.base;
  const allowed = (limit - 1) * of.base + frame;
  const isDecided = lowest > allowed || highest <= allowed;
  const failure =
    of.tolerance > Math.max(frame, widest[timing](of.base))
      ? `the machine is too busy to tell: give or take ${of.tolerance.toFixed(0)} ms`
      : lowest > allowed
        ? `${ratio.toFixed(2)} times the hand-made page, at least ${lowest.toFixed(0)} ms more`
        : undefined;
  return { ...of, ratio, isDecided, ...(failure !== undefined && { failure }) };
}

/** How many of the smallest differences, and of the largest, lie outside the interval of the median. */
function ranksToCut(rounds: number, chance: number): number {
  let cut = 0;
  let below = 0.5 ** rounds;
  let term = below;
  for (;;) {
    term *= (rounds - cut) / (cut + 1);
    below += term;
    if (below > chance) return cut;
    cut += 1;
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  return (low + high) / 2;
}
