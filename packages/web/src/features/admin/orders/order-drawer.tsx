import type { AdminOrder } from "@store/contract/admin-rows";
import { formatDateTime, formatPaise, formatRupees, shortOrderId } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import { lineNames } from "@store/contract/order-line";
import { providers } from "@store/contract/providers";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { StatusNote } from "../../../ui/status-note.tsx";
import { OrderInvoices } from "../gst/order-invoices.tsx";
import { Drawer, FactSheet } from "../parts/drawer.tsx";
import { StoryLines } from "../parts/story-lines.tsx";
import { Address, Technical } from "../parts/texts.tsx";
import { SendAccess } from "../users/send-access.tsx";
import { useOrderChanges } from "./order-changes.tsx";
import { OrderMoney } from "./order-money.tsx";
import { orderStoryQuery } from "./orders.queries.ts";
import { RefundDialog } from "./refund-dialog.tsx";

const sources: Record<AdminOrder["source"], string> = {
  paid: "Payment page",
  free: "Coupon of 100%",
  gift: "Granted by an admin",
};

/** One order, whole: what was bought, what was paid, what happened, and what can be done about it. */
export function OrderDrawer({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const story = useQuery(orderStoryQuery(orderId));
  return (
    <Drawer title="Order" id={orderId} shortId={shortOrderId(orderId)} onClose={onClose}>
      <LoadState query={story} failed="This order could not be loaded" fetching="Fetching the order">
        {({ orders, lines, ledger, sessions }) => {
          const order = orders.find((each) => each.orderId === orderId);
          return (
            <>
              {order ? <OrderFacts order={order} onDeleted={onClose} /> : null}
              <OrderMoney ledger={ledger} sessions={sessions} />
              {offer.gst.mode !== "off" ? <OrderInvoices orderId={orderId} /> : null}
              <StoryLines lines={lines} />
            </>
          );
        }}
      </LoadState>
    </Drawer>
  );
}

function OrderFacts({ order, onDeleted }: { order: AdminOrder; onDeleted: () => void }) {
  const { statusOf, remove, dialogs } = useOrderChanges(onDeleted);
  const [refunding, setRefunding] = useState(false);
  const left = order.finalAmount - order.refundedAmount;
  return (
    <>
      {order.review ? <StatusNote>To be looked at: {order.review}</StatusNote> : null}
      {order.duplicate ? (
        <StatusNote>This payment added nothing to what the customer owns. Send it back.</StatusNote>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {order.paymentStatus === "completed" ? (
          <SendAccess userId={order.customerId} email={order.customerEmail} />
        ) : null}
        {order.paymentStatus === "completed" && order.source === "paid" && left > 0 ? (
          <Button look="danger" size="sm" aria-haspopup="dialog" onClick={() => setRefunding(true)}>
            Refund
          </Button>
        ) : null}
        <Button look="danger" size="sm" aria-haspopup="dialog" onClick={() => remove(order)}>
          <Icon as={Trash2} />
          Delete
        </Button>
      </div>
      {dialogs}
      <FactSheet
        facts={[
          ["Status", <span key="status">{statusOf(order)}</span>],
          ["Date", formatDateTime(order.createdAt)],
          ["Customer", <b key="name">{order.customerName}</b>],
          [
            "Customer ID",
            <Link key="id" className="code inline-block py-1.5" to={`/admin/users?open=${order.customerId}`}>
              {order.customerId}
            </Link>,
          ],
          ["Email", <Address key="email" email={order.customerEmail} className="" />],
          ["Phone", order.customerPhone],
          ["Bought", lineNames(order.lines)],
          ["Came by", sources[order.source]],
          ["Amount", formatRupees(order.amount)],
          [
            "Discount",
            order.discountCode ? (
              <span key="discount">
                <span className="code">{order.discountCode}</span>
                <br />−{formatRupees(order.discountAmount)}
              </span>
            ) : (
              "None"
            ),
          ],
          ["Final Amount", <b key="final">{formatRupees(order.finalAmount)}</b>],
          ["Sent back", <Refunded key="back" order={order} />],
          ...paymentFacts(order),
          ...(order.setBy ? [["Status set by", order.setBy] as const] : []),
        ]}
      />
      <Technical word="Whole order ID">
        <span className="code wrap-anywhere">{order.orderId}</span>
      </Technical>
      {refunding ? <RefundDialog order={order} onClose={() => setRefunding(false)} /> : null}
    </>
  );
}

/** What the accountant asks for, of an order that somebody was asked to pay. */
function paymentFacts({ provider, paymentId, bankReference, fee, feeTax = 0, net }: AdminOrder) {
  if (!provider || !paymentId) return [];
  const code = (text: string) => <span className="code wrap-anywhere">{text}</span>;
  return [
    ["Paid through", providers[provider].name],
    ["Payment ID", code(paymentId)],
    ...(bankReference ? [["Bank reference", code(bankReference)] as const] : []),
    ["Fee", fee === undefined ? "Not yet known" : `${formatPaise(fee)} and ${formatPaise(feeTax)} tax on it`],
    ...(net === undefined ? [] : [["Net", <b key="net">{formatPaise(net)}</b>] as const]),
  ] as const;
}

/** The bank may not have taken all of it yet. */
function Refunded({ order: { refundedAmount, refundPending } }: { order: AdminOrder }) {
  return (
    <>
      {formatRupees(refundedAmount)}
      {refundPending ? (
        <span className="mute block text-xs">{formatRupees(refundPending)} on its way back</span>
      ) : null}
    </>
  );
}
