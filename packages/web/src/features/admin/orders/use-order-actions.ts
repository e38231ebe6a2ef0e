import type { AdminOrder } from "@store/contract/admin-rows";
import { formatRupees } from "@store/contract/format";
import { adminDone } from "../../../lib/admin-toasts.ts";
import { askAnew } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAction, useAsk } from "../use-action.ts";
import { statusLooks } from "./order-status.tsx";
import { dropOrder, patchOrder, refreshAroundOrder } from "./orders.queries.ts";

/** Somebody else was faster: the list and the drawer show what it is now. */
const reload = () => askAnew("admin-orders");

/** Sets a status by hand, on the condition that the order still has the one on screen. */
export function useUpdateStatus() {
  return useAsk("admin-orders", "update-status", {
    failed: "Failed to update order status",
    onDone: (_none, { orderId, paymentStatus }) => {
      patchOrder(orderId, { paymentStatus });
      refreshAroundOrder(orderId);
    },
    says: (_none, { orderId, paymentStatus }) => [
      adminDone.orderStatus,
      `${orderId} is now ${statusLooks[paymentStatus].label}.`,
    ],
    onConflict: reload,
  });
}

export function useDeleteOrder(onDeleted: () => void) {
  return useAction({
    run: ({ orderId }: AdminOrder) => callAdmin("admin-orders", "delete", { orderId }),
    failed: "Failed to delete order",
    onDone: (_none, { orderId }) => {
      dropOrder(orderId);
      refreshAroundOrder(orderId);
    },
    says: (_none, { orderId }) => [adminDone.orderDeleted, orderId],
    next: onDeleted,
    onConflict: reload,
  });
}

/** Sends money back through the payment company, which then tells the shop. */
export function useRefund(onRefunded: () => void) {
  return useAsk("admin-orders", "refund", {
    failed: "Failed to refund order",
    onDone: (_, { orderId }) => {
      refreshAroundOrder(orderId);
      askAnew("admin-orders", "list");
    },
    says: ({ refundedAmount }, { orderId }) => [
      adminDone.refunded,
      `${formatRupees(refundedAmount)} of ${orderId} went back.`,
    ],
    next: onRefunded,
    onConflict: reload,
  });
}
