import type { AdminOrder } from "@store/contract/admin-rows";
import { formatRupees, shortOrderId } from "@store/contract/format";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { OpenButton } from "../parts/open-button.tsx";
import { RowActions } from "../parts/row-actions.tsx";
import { Address, ShortOrderId, When } from "../parts/texts.tsx";
import { useOrderChanges } from "./order-changes.tsx";
import { OrderFlags } from "./order-status.tsx";

interface OrdersTableProps {
  orders: readonly AdminOrder[];
  busy: boolean;
  onOpen: (orderId: string) => void;
}

/** The columns of docs/product.md section 2, the buyer first. The status is read as a badge and changed in place. */
export function OrdersTable({ orders, busy, onOpen }: OrdersTableProps) {
  const { statusOf, remove, dialogs } = useOrderChanges();

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
          {statusOf(order)}
          <OrderFlags order={order} />
        </>
      ),
    },
    { head: "Date", at: "note", cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      // On a narrow screen it is in the drawer.
      head: "Actions",
      look: "actions",
      cell: (order) => (
        <RowActions
          of={`order ${shortOrderId(order.orderId)}`}
          actions={[{ word: "Delete", danger: true, run: () => remove(order) }]}
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
      {dialogs}
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
