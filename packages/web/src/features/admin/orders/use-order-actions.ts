import type { AdminOrder } from "@store/contract/admin-rows";
import type { ActionInput } from "@store/contract/calls";
import { formatRupees } from "@store/contract/format";
import { adminDone, adminToasts } from "../../../lib/admin-toasts.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { askAnew } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAction } from "../use-action.ts";
import { statusLooks } from "./order-status.tsx";
import { dropOrder, patchOrder, refreshAroundOrder } from "./orders.queries.ts";

type StatusChange = ActionInput<"admin-orders", "update-status">;

/** Somebody else was faster: the list and the drawer show what it is now. */
const reload = () => askAnew("admin-orders");

/** Sets a status by hand, on the condition that the order still has the one on screen. */
export function useUpdateStatus() {
  return useAction({
    run: (change: StatusChange) => callAdmin("admin-orders", "update-status", change),
    failed: "Failed to update order status",
    onDone: (_none, { orderId, paymentStatus }) => {
      patchOrder(orderId, { paymentStatus });
      refreshAroundOrder(orderId);
      showToast(
        adminToasts.done(adminDone.orderStatus, `${orderId} is now ${statusLooks[paymentStatus].label}.`),
      );
    },
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
      showToast(adminToasts.done(adminDone.orderDeleted, orderId));
      onDeleted();
    },
    onConflict: reload,
  });
}

/** Sends money back through the payment company, which then tells the shop. */
export function useRefund(onRefunded: () => void) {
  return useAction({
    run: (refund: ActionInput<"admin-orders", "refund">) => callAdmin("admin-orders", "refund", refund),
    failed: "Failed to refund order",
    onDone: ({ refundedAmount }, { orderId }) => {
      refreshAroundOrder(orderId);
      askAnew("admin-orders", "list");
      showToast(
        adminToasts.done(adminDone.refunded, `${formatRupees(refundedAmount)} of ${orderId} went back.`),
      );
      onRefunded();
    },
    onConflict: reload,
  });
}
