import type { ActionInput, ActionName } from "@store/contract/calls";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { privacyToasts } from "../../lib/privacy-toasts.ts";
import { clearToasts, showToast } from "../../lib/toast-store.ts";
import type { ToastText } from "../../lib/toasts.ts";
import { changeData, heldQuery } from "./privacy.queries.ts";

/** A change at work; what is kept is read anew when it is done. */
export function useChange<Name extends ActionName<"privacy-change">>(
  privacyToken: string,
  action: Name,
  said: ToastText,
  after?: () => void,
) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (input: Omit<ActionInput<"privacy-change", Name>, "privacyToken">) =>
      changeData(action, { privacyToken, ...input } as ActionInput<"privacy-change", Name>),
    onMutate: clearToasts,
    onSuccess: async (answer) => {
      if (!answer.success) return showToast(privacyToasts.failed(answer.error));
      showToast(said);
      after?.();
      await client.invalidateQueries(heldQuery(privacyToken));
    },
    onError: () => showToast(privacyToasts.failed()),
  });
  return {
    busy: change.isPending,
    run: (input: Omit<ActionInput<"privacy-change", Name>, "privacyToken">) => {
      if (!change.isPending) change.mutate(input);
    },
  };
}
