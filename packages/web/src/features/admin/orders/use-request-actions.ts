import type { ActionInput } from "@store/contract/calls";
import { adminDone, adminToasts } from "../../../lib/admin-toasts.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { askAnew } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAction } from "../use-action.ts";
import { refreshAroundOrder } from "./orders.queries.ts";

const reload = () => askAnew("admin-orders", "unmatched");

/** Gives the account the address that was asked for, and mails the login there. */
export function useGrantRequest(onDone: () => void) {
  return useAction({
    run: (input: ActionInput<"admin-orders", "grant-request">) =>
      callAdmin("admin-orders", "grant-request", input),
    failed: "Failed to send access",
    onDone: (_, { orderId, email }) => {
      refreshAroundOrder(orderId);
      reload();
      showToast(adminToasts.done(adminDone.accessSent, `The login is on its way to ${email}.`));
      onDone();
    },
    onConflict: reload,
  });
}

/** Takes the request off the list. */
export function useDismissRequest(onDone: () => void) {
  return useAction({
    run: (input: ActionInput<"admin-orders", "dismiss-request">) =>
      callAdmin("admin-orders", "dismiss-request", input),
    failed: "Failed to dismiss request",
    onDone: () => {
      reload();
      showToast(adminToasts.done(adminDone.requestDismissed, "Nothing has been changed."));
      onDone();
    },
    onConflict: reload,
  });
}
