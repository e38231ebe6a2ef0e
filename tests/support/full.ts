// How much is played. `npm test` plays the first few of what is the same with other luck: enough that a fault in the rule
// itself shows. The nightly runs (npm run test:integration:full and test:e2e:full) play all of it.

export const isFull = process.env.STORE_FULL_TESTS === "1";

/** Of a browser test: what it shows is shown by day too, by a test without a browser or by a kindred state. */
export const atNight = { tag: "@night" };

/** The first few of them, or all. */
export function few<T>(all: readonly T[], count: number): T[] {
  return isFull ? [...all] : all.slice(0, count);
}

/** So many of them: a few, or in the full run all. */
export function size(ofAll: number, count: number): number {
  return isFull ? ofAll : count;
}
