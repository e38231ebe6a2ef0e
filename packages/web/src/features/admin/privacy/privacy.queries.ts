import type { RetainedFacts } from "@store/contract/calls/admin-privacy";
import { keepPreviousData } from "@tanstack/react-query";
import { adminDone } from "../../../lib/admin-toasts.ts";
import { answerQuery, askAnew, whole } from "../answers.ts";
import { useAsk } from "../use-action.ts";

/** Open requests by the day they are due, or closed ones. */
export function requestsQuery(closed: boolean, cursor: string | undefined) {
  const query = answerQuery("admin-privacy", "list", { closed, cursor }, whole);
  return { ...query, placeholderData: keepPreviousData };
}

const reload = () => askAnew("admin-privacy");

/** Mails the shop's word on a complaint. */
export function useAnswer(onDone: () => void) {
  return useAsk("admin-privacy", "answer", {
    failed: "Failed to answer complaint",
    onDone: reload,
    says: () => [adminDone.answered, "The answer is on its way by mail."],
    next: onDone,
    onConflict: reload,
  });
}

/** Who bought an erased order. The reason is in the audit before anything is shown. */
export function useRetainedFacts(onOpened: (held: RetainedFacts) => void) {
  return useAsk("admin-privacy", "held", {
    failed: "Failed to open sealed facts",
    onDone: ({ held }) => onOpened(held),
  });
}
