// Shuffles what runs side by side: each request to the table waits a moment of its own, the same for the same seed.
import { setTimeout as pause } from "node:timers/promises";
import { chanceOf } from "./chance.ts";
import { tap } from "./sdk-tap.ts";

/** Runs `work` with requests that overtake each other. */
export async function withRandomDelays<T>(seed: number, work: () => Promise<T>): Promise<T> {
  const random = chanceOf(seed);
  const stop = tap({ before: () => pause(random.below(6)) });
  try {
    return await work();
  } finally {
    stop();
  }
}

/** `count` times the same, all at once. */
export function atOnce<T>(
  count: number,
  work: (index: number) => Promise<T>,
): Promise<PromiseSettledResult<T>[]> {
  return Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));
}

/** What went wrong, in words; empty when nothing did. */
export function failures(results: PromiseSettledResult<unknown>[]): string[] {
  return results.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
}
