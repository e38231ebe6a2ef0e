// The two retry loops. After a failure a pause doubles with each try and is drawn at random below that, so that callers who met once do
// not meet again. AWS: "Exponential backoff and jitter".
import { setTimeout as pause } from "node:timers/promises";

export interface RetryRule {
  /** How often the work is done at the most. */
  tries: number;
  /** No further try begins so long after the first. Milliseconds. */
  within?: number;
  /** Which failures are worth another try. */
  when(error: unknown): boolean;
  /** The first pause is drawn from twice this. Milliseconds. */
  firstPause?: number;
  longestPause?: number;
}

/** Does the work until it succeeds, fails in a way that no repeat can help, or has been tried often enough. */
export async function retry<T>(work: () => Promise<T>, rule: RetryRule): Promise<T> {
  const { tries, when, within = Number.POSITIVE_INFINITY, firstPause = 20, longestPause = 1000 } = rule;
  const begun = Date.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= tries || Date.now() - begun >= within || !when(error)) throw error;
      await pause(Math.random() * Math.min(longestPause, firstPause * 2 ** attempt));
    }
  }
}

/**
 * Reads, decides and writes anew while others change what the decision was about. `work` answers undefined or false when
 * it met such a change; so does this once it has met one `tries` times.
 */
export async function retryOnConflict<T>(
  tries: number,
  work: (attempt: number) => Promise<T | false | undefined>,
): Promise<T | undefined> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const answer = await work(attempt);
    if (answer !== undefined && answer !== false) return answer;
  }
  return undefined;
}
