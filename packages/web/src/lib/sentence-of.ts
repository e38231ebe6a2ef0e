import { CallError } from "./api.ts";

/** What to tell people about an error: the server's own sentence where there is one. */
export function sentenceOf(error: unknown): string {
  if (error instanceof CallError || !(error instanceof Error) || !error.cause)
    return "The shop did not answer. Check your connection and try again.";
  return error.message || "Something went wrong. Please try again.";
}
