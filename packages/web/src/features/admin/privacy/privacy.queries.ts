import type { ActionInput } from "@store/contract/calls";
import type { RetainedFacts } from "@store/contract/calls/admin-privacy";
import { keepPreviousData } from "@tanstack/react-query";
import { adminDone, adminToasts } from "../../../lib/admin-toasts.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { answerQuery, askAnew, whole } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAction } from "../use-action.ts";

/** Open requests by the day they are due, or closed ones. */
export function requestsQuery(closed: boolean, cursor: string | undefined) {
  const query = answerQuery("admin-privacy", "list", { closed, cursor }, whole);
  return { ...query, placeholderData: keepPreviousData };
}

const reload = () => askAnew("admin-privacy");

/** Mails the shop's word on a complaint. */
export function useAnswer(onDone: () => void) {
  return useAction({
    run: (input: ActionInput<"admin-privacy", "answer">) => callAdmin("admin-privacy", "answer", input),
    failed: "Failed to answer complaint",
    onDone: () => {
      reload();
      showToast(adminToasts.done(adminDone.answered, "The answer is on its way by mail."));
      onDone();
    },
    onConflict: reload,
  });
}

/** Who bought an erased order. The reason is in the audit before anything is shown. */
export function useRetainedFacts(onOpened: (held: RetainedFacts) => void) {
  return useAction({
    run: (input: ActionInput<"admin-privacy", "held">) => callAdmin("admin-privacy", "held", input),
    failed: "Failed to open sealed facts",
    onDone: ({ held }: { held: RetainedFacts }) => onOpened(held),
  });
}
