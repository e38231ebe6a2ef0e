import type { AdminOrder } from "@store/contract/admin-rows";
import { shortOrderId } from "@store/contract/format";
import { type ManualStatus, manualStatuses } from "@store/contract/order-statuses";
import { Badge, type BadgeTone, badgeTones, ToneShape } from "../../../ui/badge.tsx";

type Status = AdminOrder["paymentStatus"];

/** How each status is told: in a word, a colour and a shape. */
export const statusLooks: Record<Status, { label: string; tone: BadgeTone }> = {
  completed: { label: "Completed", tone: "ok" },
  pending: { label: "Pending", tone: "wait" },
  failed: { label: "Failed", tone: "bad" },
  refunded: { label: "Refunded", tone: "plain" },
};

/** The status, read as a badge and changed in place. Refunded is final. */
export function OrderStatusSelect({
  order,
  status,
  onChange,
}: {
  order: AdminOrder;
  /** The one on its way, while a change is saved. */
  status: Status;
  onChange: (status: ManualStatus) => void;
}) {
  if (status === "refunded") return <OrderBadge status={status} />;
  const { tone } = statusLooks[status];
  return (
    <span className={`status-pick ${badgeTones[tone]}`}>
      <ToneShape tone={tone} />
      <select
        aria-label={`Status of order ${shortOrderId(order.orderId)}`}
        value={status}
        onChange={(event) => onChange(event.target.value as ManualStatus)}
      >
        {manualStatuses.map((each) => (
          <option key={each} value={each}>
            {statusLooks[each].label}
          </option>
        ))}
      </select>
    </span>
  );
}

export function OrderBadge({ status }: { status: Status }) {
  const { label, tone } = statusLooks[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** What a person should look at. */
export function OrderFlags({ order }: { order: AdminOrder }) {
  if (!order.review && !order.duplicate) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {order.review ? <Badge tone="bad">Review</Badge> : null}
      {order.duplicate ? <Badge tone="wait">Paid twice</Badge> : null}
    </span>
  );
}
