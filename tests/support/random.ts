// Chance that can be repeated: the same seed makes the same choices on every machine.

/** A source of choices. */
export interface Random {
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number;
  /** One of a list that is not empty. */
  pick<T>(choices: readonly T[]): T;
  /** True once in `n` times. */
  oneIn(n: number): boolean;
}

/** Makes a source from a seed (the generator is mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    oneIn: (n) => below(n) === 0,
    pick: <T>(choices: readonly T[]) => choices[below(choices.length)] as T,
  };
}
