import type { AdminOrder } from "@store/contract/admin-rows";
import { formatRupees, shortOrderId } from "@store/contract/format";
import type { ManualStatus } from "@store/contract/order-statuses";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { OpenButton } from "../parts/open-button.tsx";
import { Address, ShortOrderId, When } from "../parts/texts.tsx";
import { ConfirmStatus } from "./confirm-status.tsx";
import { OrderFlags, OrderStatusSelect } from "./order-status.tsx";
import { useDeleteOrder, useUpdateStatus } from "./use-order-actions.ts";

interface OrdersTableProps {
  orders: readonly AdminOrder[];
  busy: boolean;
  onOpen: (orderId: string) => void;
}

/** The columns of docs/product.md section 2, the buyer first, with the status to be changed in place. */
export function OrdersTable({ orders, busy, onOpen }: OrdersTableProps) {
  const [doomed, setDoomed] = useState<AdminOrder>();
  const update = useUpdateStatus();
  const remove = useDeleteOrder(() => setDoomed(undefined));
  const [asked, setAsked] = useState<{ order: AdminOrder; to: ManualStatus }>();
  const underway = update.isPending ? update.variables : undefined;
  const setStatus = ({ orderId, paymentStatus: seen }: AdminOrder, paymentStatus: ManualStatus) =>
    update.mutate({ orderId, paymentStatus, seen }, { onSettled: () => setAsked(undefined) });

  const columns: Column<AdminOrder>[] = [
    {
      head: "Customer",
      look: "wide",
      at: "name",
      cell: ({ customerName }) => (
        <b className="block wrap-break-word max-lg:wrap-anywhere lg:max-w-44 lg:min-w-32">{customerName}</b>
      ),
    },
    {
      head: "Order ID",
      at: "id",
      cell: ({ orderId }) => (
        <OpenButton label={orderId} onOpen={() => onOpen(orderId)}>
          <ShortOrderId orderId={orderId} />
        </OpenButton>
      ),
    },
    { head: "Email", cell: ({ customerEmail }) => <Address email={customerEmail} /> },
    {
      head: "Phone",
      cell: ({ customerPhone }) => <span className="lg:whitespace-nowrap">{customerPhone}</span>,
    },
    { head: "Amount", look: "right", cell: ({ amount }) => formatRupees(amount) },
    { head: "Discount", cell: (order) => <Discount order={order} /> },
    { head: "Final Amount", look: "right", at: "side", cell: (order) => <FinalAmount order={order} /> },
    {
      head: "Status",
      at: "state",
      cell: (order) => (
        <>
          <OrderStatusSelect
            order={order}
            status={underway?.orderId === order.orderId ? underway.paymentStatus : order.paymentStatus}
            onChange={(to) => {
              if (!update.isPending) setAsked({ order, to });
            }}
          />
          <OrderFlags order={order} />
        </>
      ),
    },
    { head: "Date", at: "note", cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      head: "Actions",
      look: "actions",
      at: "act",
      cell: (order) => (
        <IconButton
          icon={Trash2}
          word="Delete"
          of={`order ${shortOrderId(order.orderId)}`}
          danger
          onClick={() => setDoomed(order)}
        />
      ),
    },
  ];

  return (
    <>
      <DataTable
        label="Orders"
        columns={columns}
        rows={orders}
        keyOf={({ orderId }) => orderId}
        busy={busy}
        dense="orders"
      />
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
}

function Discount({ order: { discountCode, discountAmount } }: { order: AdminOrder }) {
  if (!discountCode) return <span className="mute">None</span>;
  return (
    <span>
      <span className="code">{discountCode}</span>
      <br />−{formatRupees(discountAmount)}
    </span>
  );
}

function FinalAmount({ order: { finalAmount, refundedAmount, refundPending = 0 } }: { order: AdminOrder }) {
  const back = refundedAmount - refundPending;
  return (
    <span>
      <b>{formatRupees(finalAmount)}</b>
      {back > 0 ? (
        <span className="mute block text-xs whitespace-nowrap">−{formatRupees(back)} back</span>
      ) : null}
      {refundPending > 0 ? (
        <span className="mute block text-xs whitespace-nowrap">
          {formatRupees(refundPending)} on its way back
        </span>
      ) : null}
    </span>
  );
}
