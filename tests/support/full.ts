// How much is played. `npm test` plays the first few of what is the same with other luck: enough that a fault in the rule
// itself shows. The nightly runs (npm run test:integration:full and test:e2e:full) play all of it.

export const isFull = process.env.STORE_FULL_TESTS === "1";

/** Of a browser test: what it shows is shown by day too, by a test without a browser or by a kindred state. */
export const atNight = { tag: "@night" };

/** The first few of them, or all. */
export function few<T>(all: readonly T[], count: number): T[] {
  return isFull ? [...all] : all.slice(0, count);
}

/**
 * The seeds of a proof, from 1 on: a few, or in the full run all. `STORE_TEST_SLICE=2/5` plays the second fifth of them, for a
 * machine that ends what takes long.
 */
export function seedsOf(ofAll: number, count: number): number[] {
  const [slice = 1, slices = 1] = (process.env.STORE_TEST_SLICE ?? "1/1").split("/").map(Number);
  const seeds = Array.from({ length: size(ofAll, count) }, (_, index) => index + 1);
  return seeds.filter((seed) => seed % slices === slice % slices);
}

/** So many of them: a few, or in the full run all. */
export function size(ofAll: number, count: number): number {
  return isFull ? ofAll : count;
}
