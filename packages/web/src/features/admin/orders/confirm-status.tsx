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

/** Asks before a change by hand gives the products away, or takes them back: one arrow key in the list is enough to begin it. */
export function ConfirmStatus({ order, to, busy, onConfirm, onClose }: ConfirmStatusProps) {
  const { customerName, customerEmail, finalAmount, orderId } = order;
  const gives = to === "completed";
  return (
    <Confirm
      title={gives ? "Give access without a payment" : "Take access back"}
      verb={gives ? "Give access" : "Take it back"}
      doing="Saving..."
      look={gives ? "primary" : "danger"}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {gives ? (
        <p>
          <b>{customerName}</b> gets what this order holds, and a login and receipt at {customerEmail}. The
          figures count {formatRupees(finalAmount)} as sold. No money moves.
        </p>
      ) : (
        <p>
          What this order opened for <b>{customerName}</b> closes at once, and {formatRupees(finalAmount)}{" "}
          leave the figures. No money moves: to send it back, refund the order.
        </p>
      )}
      <p className="mute mt-2 text-sm">
        <span className="code">{orderId}</span>: {statusLooks[order.paymentStatus].label} becomes{" "}
        {statusLooks[to].label}.
      </p>
    </Confirm>
  );
}
