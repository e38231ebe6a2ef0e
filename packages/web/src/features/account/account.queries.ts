import type { CallOutput } from "@store/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { answerOf, askedOnce } from "../../lib/query-client.ts";

export type Account = CallOutput<"read-account">;

/** The account behind a session. Fails with an error whose `cause` is the server's refusal, if there was one. */
export function accountQuery(sessionToken: string) {
  return queryOptions({
    queryKey: ["account", sessionToken],
    queryFn: (): Promise<Account> => answerOf(call("read-account", { sessionToken })),
    // The route's loader asks whenever the page is opened.
    ...askedOnce,
  });
}
