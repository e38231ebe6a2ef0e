import type { ActionInput } from "@store/contract/calls";
import { queryClient } from "../../../lib/query-client.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAction } from "../use-action.ts";
import { unmatchedQuery } from "./orders.queries.ts";

/** Takes a notice off the list, here at once: an index may lag a moment. */
export function useCloseNotice() {
  return useAction({
    run: (input: ActionInput<"admin-orders", "close-notice">) =>
      callAdmin("admin-orders", "close-notice", input),
    failed: "Failed to close notice",
    onDone: (_, { noticeId }) =>
      queryClient.setQueryData(
        unmatchedQuery().queryKey,
        (list) => list && { ...list, notices: list.notices.filter((one) => one.noticeId !== noticeId) },
      ),
  });
}
