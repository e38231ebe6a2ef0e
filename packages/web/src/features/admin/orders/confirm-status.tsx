import type { AdminOrder } from "@store/contract/admin-rows";
import { formatRupees } from "@store/contract/format";
import type { ManualStatus } from "@store/contract/order-statuses";
import { Confirm } from "../parts/confirm.tsx";
import { statusLooks } from "./order-status.tsx";

interface ConfirmStatusProps {
  order: AdminOrder;
  to: ManualStatus;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a change by hand: one arrow key in the list is enough to begin it. */
export function ConfirmStatus({ order, to, busy, onConfirm, onClose }: ConfirmStatusProps) {
  const { customerName, customerEmail, finalAmount, orderId, paymentStatus } = order;
  const gives = to === "completed";
  const takes = paymentStatus === "completed";
  const words = gives
    ? { title: "Give access without a payment", verb: "Give access" }
    : takes
      ? { title: "Take access back", verb: "Take it back" }
      : { title: "Change the status", verb: `Mark as ${statusLooks[to].label}` };
  return (
    <Confirm
      {...words}
      doing="Saving..."
      look={takes ? "danger" : "primary"}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {gives ? (
        <p>
          <b>{customerName}</b> gets what this order holds, and a login and receipt at {customerEmail}. The
          figures count {formatRupees(finalAmount)} as sold. No money moves.
        </p>
      ) : takes ? (
        <p>
          What this order opened for <b>{customerName}</b> closes at once, and {formatRupees(finalAmount)}{" "}
          leave the figures. No money moves: to send it back, refund the order.
        </p>
      ) : (
        <p>
          <b>{customerName}</b> gets nothing and loses nothing, and no money moves. A payment that still
          arrives completes the order.
        </p>
      )}
      <p className="mute mt-2 text-sm">
        <span className="code">{orderId}</span>: {statusLooks[paymentStatus].label} becomes{" "}
        {statusLooks[to].label}.
      </p>
    </Confirm>
  );
}
