// Bad luck between the shop and its table, the same for the same seed: requests that are turned down before they do
// anything, and answers that are lost after they did. DynamoDB Local makes neither by itself.
import { documents } from "@store/core/platform/table";
import { chanceOf } from "./chance.ts";
import { tap } from "./sdk-tap.ts";

interface Backoff {
  /** Milliseconds. */
  computeNextBackoffDelay(attempt: number): number;
}

/** The parts of the SDK's standard retry strategy that it does not export. */
interface RetryStrategy {
  retryBackoffStrategy?: Backoff;
  /** What is left of the process's quota of retries. */
  capacity?: number;
}

/** How often, in a hundred requests. */
export interface Odds {
  /** Throttled, or a conflict with another transaction: nothing was written. */
  refused: number;
  /** Carried out, but the answer never arrives. */
  lost: number;
}

/**
 * Lets bad luck begin; returns how to end it. The SDK tries each request as often as ever, but without its long pauses,
 * and without its quota: all buyers of a test share one process, whose quota would be used up by the first few.
 */
export async function badLuck(seed: number, odds: Odds): Promise<() => void> {
  const strategy = (await documents.config.retryStrategy()) as RetryStrategy;
  if (!strategy.retryBackoffStrategy || strategy.capacity === undefined)
    throw new Error("The SDK's retry strategy is another one than expected");
  strategy.retryBackoffStrategy.computeNextBackoffDelay = () => 5;
  const quota = strategy.capacity;
  Object.defineProperty(strategy, "capacity", { get: () => quota, set: () => {} });
  const random = chanceOf(seed);
  const strikes = (percent: number) => random.below(100) < percent;
  return tap({
    before({ operation, input }) {
      if (!strikes(odds.refused)) return;
      throw operation === "TransactWriteItems" && random.oneIn(2)
        ? conflict((input.TransactItems as unknown[]).length)
        : throttled();
    },
    after() {
      if (strikes(odds.lost)) throw connectionLost();
    },
  });
}

/** What the SDK makes of a throttle. */
export function throttled(): Error {
  return named("ProvisionedThroughputExceededException", {
    $fault: "client",
    $metadata: { httpStatusCode: 400 },
  });
}

/** A transaction that met another one on one of its items. */
export function conflict(parts: number): Error {
  const CancellationReasons = Array.from({ length: parts }, (_, index) => ({
    Code: index === 0 ? "TransactionConflict" : "None",
  }));
  return named("TransactionCanceledException", { CancellationReasons, $fault: "client", $metadata: {} });
}

/** A socket that closed before the answer. */
export function connectionLost(): Error {
  return named("Error", { code: "ECONNRESET", $metadata: {} });
}

function named(name: string, fields: object): Error {
  return Object.assign(new Error(`${name}, ordered by a test`), { name, ...fields });
}

/**
 * Loses the reply of the next request that `matches`, for good: the SDK gives up and the caller sees the error, as
 * when its process dies there. What was written stays written.
 */
export function loseReply(matches: (keys: string[], operation: string) => boolean): () => void {
  const remove = tap({
    after({ keys, operation }) {
      if (!matches(keys, operation)) return;
      remove();
      throw named("Error", { $metadata: {}, message: "The reply was lost, ordered by a test" });
    },
  });
  return remove;
}
