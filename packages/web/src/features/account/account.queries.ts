import type { CallOutput } from "@store/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";

export type Account = CallOutput<"read-account">;

/** The account behind a session. Fails with an error whose `cause` is the server's refusal, if there was one. */
export function accountQuery(sessionToken: string) {
  return queryOptions({
    queryKey: ["account", sessionToken],
    queryFn: async (): Promise<Account> => {
      const answer = await call("read-account", { sessionToken });
      if (!answer.success) throw new Error(answer.error, { cause: answer });
      return answer;
    },
    // The route's loader asks whenever the page is opened.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
  });
}
