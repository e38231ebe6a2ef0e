import type { AdminOrder } from "@store/contract/admin-rows";
import type { ManualStatus } from "@store/contract/order-statuses";
import { useState } from "react";
import { Confirm } from "../parts/confirm.tsx";
import { ConfirmStatus } from "./confirm-status.tsx";
import { OrderStatusSelect } from "./order-status.tsx";
import { useDeleteOrder, useUpdateStatus } from "./use-order-actions.ts";

/** What an admin may change of an order by hand, in the list and in its drawer: its status, and whether it is there at all. */
export function useOrderChanges(onDeleted?: () => void) {
  const [doomed, setDoomed] = useState<AdminOrder>();
  const [asked, setAsked] = useState<{ order: AdminOrder; to: ManualStatus }>();
  const update = useUpdateStatus();
  const remove = useDeleteOrder(() => {
    setDoomed(undefined);
    onDeleted?.();
  });
  const underway = update.isPending ? update.variables : undefined;
  const setStatus = ({ orderId, paymentStatus: seen }: AdminOrder, paymentStatus: ManualStatus) =>
    update.mutate({ orderId, paymentStatus, seen }, { onSettled: () => setAsked(undefined) });

  const statusOf = (order: AdminOrder) => (
    <OrderStatusSelect
      order={order}
      status={underway?.orderId === order.orderId ? underway.paymentStatus : order.paymentStatus}
      onChange={(to) => {
        if (!update.isPending) setAsked({ order, to });
      }}
    />
  );
  const dialogs = (
    <>
      {asked ? (
        <ConfirmStatus
          {...asked}
          busy={update.isPending}
          onConfirm={() => setStatus(asked.order, asked.to)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {doomed ? (
        <Confirm
          title="Delete order"
          verb="Delete"
          doing="Deleting..."
          busy={remove.isPending}
          onConfirm={() => remove.mutate(doomed)}
          onClose={() => setDoomed(undefined)}
        >
          <p>Are you sure you want to delete this order?</p>
          <p className="mute mt-2 text-sm">
            <span className="code">{doomed.orderId}</span>
            {doomed.paymentStatus === "completed"
              ? ": what it opened closes at once. The payment itself is not sent back."
              : ": it leaves the list and the figures."}
          </p>
        </Confirm>
      ) : null}
    </>
  );
  return { statusOf, remove: setDoomed, dialogs };
}
