import type { ActionInput, ActionName, ActionOutput } from "@store/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { ask, type RemoteFailure } from "../../lib/api.ts";
import { answerOf, askedOnce } from "../../lib/query-client.ts";

type Action = ActionName<"client-desk">;
export type Desk = ActionOutput<"client-desk", "list">;

/** One action of the client desk. */
export async function atDesk<Name extends Action>(
  action: Name,
  input: ActionInput<"client-desk", Name>,
): Promise<({ success: true } & ActionOutput<"client-desk", Name>) | RemoteFailure> {
  return (await ask("client-desk", { action, ...(input as object) })) as Awaited<
    ReturnType<typeof atDesk<Name>>
  >;
}

/** The sites of the account. Fails with an error whose `cause` is the server's refusal, if there was one. */
export function deskQuery(sessionToken: string) {
  return queryOptions({
    queryKey: ["desk", sessionToken],
    queryFn: (): Promise<Desk> => answerOf(atDesk("list", { sessionToken })),
    // The route's loader asks whenever the page is opened.
    ...askedOnce,
  });
}
