// Between the replies of the server and the cache.

import type { ActionCall, ActionInput, ActionName, ActionOutput } from "@store/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import type { RemoteFailure } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { callAdmin } from "./session/admin-call.ts";

/** The answer of a query. A refusal becomes an error with the server's sentence, and the refusal as its cause. */
export function must<Out extends object>(reply: ({ success: true } & Out) | RemoteFailure): Out {
  if (!reply.success) throw new Error(reply.error, { cause: reply });
  return reply;
}

/** Somebody else changed the same thing meanwhile. */
export function isConflict(reply: RemoteFailure): boolean {
  return reply.status === 409 && /\.(changed|waiting|too_late)$/.test(reply.code);
}

/** What an action answers, or what is picked of it. A failure is shown at once, with a button that asks again. */
export function answerQuery<Name extends ActionCall, Action extends ActionName<Name>, Data>(
  name: Name,
  action: Action,
  input: ActionInput<Name, Action>,
  pick: (answer: ActionOutput<Name, Action>) => Data,
) {
  return queryOptions({
    queryKey: ["admin", name, action, input],
    queryFn: async () => pick(must(await callAdmin(name, action, input))),
    retry: false,
  });
}

/** For answers that are kept whole. */
export const whole = <Answer>(answer: Answer): Answer => answer;

/** Answers of a call, or of one of its actions, are no longer true: they are asked for again when somebody looks at them. */
export function askAnew<Name extends ActionCall>(name: Name, ...of: [ActionName<Name>, object?] | []): void {
  void queryClient.invalidateQueries({ queryKey: ["admin", name, ...of] });
}
