import type { ActionCall, ActionInput, ActionName, ActionOutput } from "@store/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../lib/query-client.ts";
import { must } from "./answers.ts";
import { callAdmin } from "./session/admin-call.ts";

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
