import { QueryClient } from "@tanstack/react-query";
import type { RemoteFailure } from "./api.ts";

/** One cache for the router app: loaders fill it, components read it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a question fails and says so; by default it would wait, and its page with it.
    queries: { networkMode: "always", refetchOnWindowFocus: false },
    mutations: { networkMode: "always" },
  },
});

/** For what is asked once: a page that shows it again asks nobody, and one that failed asks when it is told to. */
export const askedOnce = { staleTime: Number.POSITIVE_INFINITY, retry: false, retryOnMount: false } as const;

/** What was answered. Throws an error whose `cause` is the server's refusal. */
export async function answerOf<Answer extends { success: true }>(
  asked: Promise<Answer | RemoteFailure>,
): Promise<Answer> {
  const answer = await asked;
  if (!answer.success) throw new Error(answer.error, { cause: answer });
  return answer;
}
