import type { AdminOrder } from "@store/contract/admin-rows";
import { formatRupees } from "@store/contract/format";
import { useState } from "react";
import { Checkbox, Choice } from "../../../ui/checkbox.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { useRefund } from "./use-order-actions.ts";

const line = { name: "refund-part", className: "gap-3 py-1.5 leading-snug" };

/** How much goes back: all that is left, or some items' share of what was paid. */
export function RefundDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const [part, setPart] = useState<"all" | "items">("all");
  const [items, setItems] = useState<readonly string[]>([]);
  const refund = useRefund(onClose);
  const choices = order.lines.filter(({ product }) => !order.refundedItems?.includes(product));
  const left = order.finalAmount - order.refundedAmount;
  const ready = part === "all" || items.length > 0;

  return (
    <Confirm
      title="Refund order"
      verb={part === "all" ? `Refund ${formatRupees(left)}` : "Refund these items"}
      doing="Refunding..."
      busy={refund.isPending}
      onConfirm={() => {
        if (ready) refund.mutate({ orderId: order.orderId, ...(part === "items" && { items: [...items] }) });
      }}
      onClose={onClose}
    >
      <p>The money goes back to {order.customerName} the way it came. This cannot be undone.</p>
      <fieldset className="mt-4 grid text-sm">
        <legend className="mb-1 font-semibold">What goes back</legend>
        <Choice {...line} checked={part === "all"} onChange={() => setPart("all")}>
          <span>
            All that is left, <b className="num">{formatRupees(left)}</b>: everything it opened closes
          </span>
        </Choice>
        {choices.length > 1 ? (
          <Choice {...line} checked={part === "items"} onChange={() => setPart("items")}>
            <span>Some items: their share of what was paid</span>
          </Choice>
        ) : null}
      </fieldset>
      {part === "items" ? (
        <fieldset className="mt-2 grid border-t border-rule pt-2 pl-9 text-sm">
          <legend className="sr-only">Items</legend>
          {choices.map(({ product, name, price, discount }) => (
            <Checkbox
              key={product}
              checked={items.includes(product)}
              onChange={(event) =>
                setItems(
                  event.target.checked ? [...items, product] : items.filter((chosen) => chosen !== product),
                )
              }
              label={`${name}, ${formatRupees(price - discount)}`}
            />
          ))}
          {ready ? null : <p className="mute text-xs">Choose at least one.</p>}
        </fieldset>
      ) : null}
    </Confirm>
  );
}
