// What the SDK answers when it has bad luck, and an answer that is lost after it took effect. DynamoDB Local makes neither by itself.
import { tap } from "./sdk-tap.ts";

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
