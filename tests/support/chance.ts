// Chance that falls the same way for the same seed, on every machine.

export interface Chance {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A whole number from 0 up to, and without, `limit`. */
  below(limit: number): number;
  /** True so many times in a hundred. */
  percent(share: number): boolean;
  /** True once in `n` times. */
  oneIn(n: number): boolean;
  /** One of a list that is not empty. */
  pick<Value>(values: readonly Value[]): Value;
}

/** Mulberry32: small, quick, and good enough for made-up customers. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    percent: (share) => next() * 100 < share,
    oneIn: (n) => below(n) === 0,
    pick: <Value>(values: readonly Value[]) => values[below(values.length)] as Value,
  };
}
