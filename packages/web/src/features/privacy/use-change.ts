import type { ActionInput, ActionName } from "@store/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { privacyToasts } from "../../lib/privacy-toasts.ts";
import { showToast } from "../../lib/toast-store.ts";
import type { ToastText } from "../../lib/toasts.ts";
import { useCall } from "../../lib/use-call.ts";
import { changeData, heldQuery } from "./privacy.queries.ts";

/** A change at work; what is kept is read anew when it is done. */
export function useChange<Name extends ActionName<"privacy-change">>(
  privacyToken: string,
  action: Name,
  said: ToastText,
  after?: () => void,
) {
  const client = useQueryClient();
  type Input = Omit<ActionInput<"privacy-change", Name>, "privacyToken">;
  const change = useCall(
    (input: Input) => changeData(action, { privacyToken, ...input } as ActionInput<"privacy-change", Name>),
    {
      onDone: async () => {
        showToast(said);
        after?.();
        await client.invalidateQueries(heldQuery(privacyToken));
      },
      onRefused: (sentence) => showToast(privacyToasts.failed(sentence)),
    },
  );
  return {
    busy: change.isPending,
    run: (input: Input) => {
      if (!change.isPending) change.mutate(input);
    },
  };
}
