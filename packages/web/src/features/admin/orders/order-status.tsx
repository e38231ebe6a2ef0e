import type { AdminOrder } from "@store/contract/admin-rows";
import { shortOrderId } from "@store/contract/format";
import { type ManualStatus, manualStatuses } from "@store/contract/order-statuses";
import { Badge, type BadgeTone, ToneShape } from "../../../ui/badge.tsx";
import { Select } from "../../../ui/select.tsx";

type Status = AdminOrder["paymentStatus"];

/** How each status is told: in a word, a colour and a shape. */
export const statusLooks: Record<Status, { label: string; tone: BadgeTone; ink: string }> = {
  completed: { label: "Completed", tone: "ok", ink: "text-mat-600" },
  pending: { label: "Pending", tone: "wait", ink: "text-marigold-700" },
  failed: { label: "Failed", tone: "bad", ink: "text-vermilion-600" },
  refunded: { label: "Refunded", tone: "plain", ink: "text-ink-2" },
};

/** The status of a row, to be changed in place. Refunded is final. */
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
  const { tone, ink } = statusLooks[status];
  return (
    <Select
      className="w-36"
      aria-label={`Status of order ${shortOrderId(order.orderId)}`}
      value={status}
      onChange={(event) => onChange(event.target.value as ManualStatus)}
      shape={
        <span className={ink}>
          <ToneShape tone={tone} />
        </span>
      }
      options={manualStatuses.map((each) => [each, statusLooks[each].label])}
    />
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
