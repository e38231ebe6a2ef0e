import { formatPaise } from "@store/contract/format";
import { adminDone } from "../../../lib/admin-toasts.ts";
import { askAnew } from "../answers.ts";
import { useAsk } from "../use-action.ts";
import { refreshAroundOrder } from "./orders.queries.ts";

const reload = () => askAnew("admin-orders");

/** Gives the payment to an order, which completes. */
export function useAttachPayment(onDone: () => void) {
  return useAsk("admin-orders", "attach-payment", {
    failed: "Failed to attach payment",
    onDone: (_, { orderId }) => {
      refreshAroundOrder(orderId);
      reload();
    },
    says: ({ order }, { orderId }) => [
      adminDone.paymentAttached,
      order.paymentStatus === "completed"
        ? `${orderId} is completed: ${order.customerName} gets what was bought.`
        : `${orderId} has the payment, and needs a look.`,
    ],
    next: onDone,
    onConflict: reload,
  });
}

/** Sends the payment back the way it came. */
export function useRefundPayment(onDone: () => void) {
  return useAsk("admin-orders", "refund-payment", {
    failed: "Failed to refund payment",
    onDone: reload,
    says: ({ paise }) => [adminDone.paymentRefunded, `${formatPaise(paise)} is on its way back.`],
    next: onDone,
    onConflict: reload,
  });
}

/** Takes the payment off the list for good. */
export function useDismissPayment(onDone: () => void) {
  return useAsk("admin-orders", "dismiss-payment", {
    failed: "Failed to dismiss payment",
    onDone: reload,
    says: () => [adminDone.paymentDismissed, "It stays with the shop, and is not asked about again."],
    next: onDone,
    onConflict: reload,
  });
}
