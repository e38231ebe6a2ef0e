// Between the replies of the server and the cache.
import { CallError, type RemoteFailure } from "../../lib/api.ts";

/** The answer of a query. A refusal becomes an error with the server's sentence, and the refusal as its cause. */
export function must<Out extends object>(reply: ({ success: true } & Out) | RemoteFailure): Out {
  if (!reply.success) throw new Error(reply.error, { cause: reply });
  return reply;
}

/** What to tell people about an error: the server's own sentence where there is one. */
export function sentenceOf(error: unknown): string {
  if (error instanceof CallError || !(error instanceof Error) || !error.cause)
    return "The shop did not answer. Check your connection and try again.";
  return error.message || "Something went wrong. Please try again.";
}

/** Somebody else changed the same thing meanwhile. */
export function isConflict(reply: RemoteFailure): boolean {
  return reply.status === 409 && /\.(changed|waiting|too_late)$/.test(reply.code);
}
