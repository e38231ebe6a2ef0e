// Between the replies of the server and the cache.
import type { RemoteFailure } from "../../lib/api.ts";

/** The answer of a query. A refusal becomes an error with the server's sentence, and the refusal as its cause. */
export function must<Out extends object>(reply: ({ success: true } & Out) | RemoteFailure): Out {
  if (!reply.success) throw new Error(reply.error, { cause: reply });
  return reply;
}

/** Somebody else changed the same thing meanwhile. */
export function isConflict(reply: RemoteFailure): boolean {
  return reply.status === 409 && /\.(changed|waiting|too_late)$/.test(reply.code);
}
