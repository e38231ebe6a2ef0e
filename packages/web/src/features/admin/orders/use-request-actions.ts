import { adminDone } from "../../../lib/admin-toasts.ts";
import { askAnew } from "../answers.ts";
import { useAsk } from "../use-action.ts";
import { refreshAroundOrder } from "./orders.queries.ts";

const reload = () => askAnew("admin-orders", "unmatched");

/** Gives the account the address that was asked for, and mails the login there. */
export function useGrantRequest(onDone: () => void) {
  return useAsk("admin-orders", "grant-request", {
    failed: "Failed to send access",
    onDone: (_, { orderId }) => {
      refreshAroundOrder(orderId);
      reload();
    },
    says: (_, { email }) => [adminDone.accessSent, `The login is on its way to ${email}.`],
    next: onDone,
    onConflict: reload,
  });
}

/** Takes the request off the list. */
export function useDismissRequest(onDone: () => void) {
  return useAsk("admin-orders", "dismiss-request", {
    failed: "Failed to dismiss request",
    onDone: reload,
    says: () => [adminDone.requestDismissed, "Nothing has been changed."],
    next: onDone,
    onConflict: reload,
  });
}
