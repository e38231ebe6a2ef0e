import type { ActionInput } from "@store/contract/calls";
import { formatPaise } from "@store/contract/format";
import { adminDone, adminToasts } from "../../../lib/admin-toasts.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { askAnew } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAction } from "../use-action.ts";
import { refreshAroundOrder } from "./orders.queries.ts";

const reload = () => askAnew("admin-orders");

/** Gives the payment to an order, which completes. */
export function useAttachPayment(onDone: () => void) {
  return useAction({
    run: (input: ActionInput<"admin-orders", "attach-payment">) =>
      callAdmin("admin-orders", "attach-payment", input),
    failed: "Failed to attach payment",
    onDone: ({ order }, { orderId }) => {
      refreshAroundOrder(orderId);
      reload();
      const what =
        order.paymentStatus === "completed"
          ? `${orderId} is completed: ${order.customerName} gets what was bought.`
          : `${orderId} has the payment, and needs a look.`;
      showToast(adminToasts.done(adminDone.paymentAttached, what));
      onDone();
    },
    onConflict: reload,
  });
}

/** Sends the payment back the way it came. */
export function useRefundPayment(onDone: () => void) {
  return useAction({
    run: (input: ActionInput<"admin-orders", "refund-payment">) =>
      callAdmin("admin-orders", "refund-payment", input),
    failed: "Failed to refund payment",
    onDone: ({ paise }) => {
      reload();
      showToast(adminToasts.done(adminDone.paymentRefunded, `${formatPaise(paise)} is on its way back.`));
      onDone();
    },
    onConflict: reload,
  });
}

/** Takes the payment off the list for good. */
export function useDismissPayment(onDone: () => void) {
  return useAction({
    run: (input: ActionInput<"admin-orders", "dismiss-payment">) =>
      callAdmin("admin-orders", "dismiss-payment", input),
    failed: "Failed to dismiss payment",
    onDone: () => {
      reload();
      showToast(
        adminToasts.done(adminDone.paymentDismissed, "It stays with the shop, and is not asked about again."),
      );
      onDone();
    },
    onConflict: reload,
  });
}
