import type { AdminCoupon } from "@store/contract/admin-rows";
import { formatRupees } from "@store/contract/format";
import { reductionWords } from "@store/contract/price-basket";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { begins, expires, isOver, narrows, usage } from "./coupon-texts.ts";
import { useDeleteCoupon, useToggleCoupon } from "./use-coupon-actions.ts";

interface CouponsTableProps {
  coupons: readonly AdminCoupon[];
  onEdit: (couponId: string) => void;
}

/** The columns of docs/product.md section 2, and what each has brought. */
export function CouponsTable({ coupons, onEdit }: CouponsTableProps) {
  const [doomed, setDoomed] = useState<AdminCoupon>();
  const toggle = useToggleCoupon();
  const remove = useDeleteCoupon(() => setDoomed(undefined));
  const underway = toggle.isPending ? toggle.variables?.couponId : undefined;

  const columns: Column<AdminCoupon>[] = [
    { head: "Code", look: "wide", at: "name", cell: ({ code }) => <span className="code">{code}</span> },
    { head: "Discount %", look: "right", at: "side", cell: (coupon) => <b>{reductionWords(coupon)}</b> },
    {
      head: "Description",
      at: "note",
      cell: (coupon) => (
        <>
          {coupon.description || (narrows(coupon).length > 0 ? null : <span className="mute">None</span>)}
          {narrows(coupon).map((line) => (
            <span key={line} className="mute block text-xs">
              {line}
            </span>
          ))}
        </>
      ),
    },
    {
      head: "Usage",
      look: "nowrap",
      at: "use",
      cell: (coupon) => (
        <span className="num">
          {usage(coupon)}
          {coupon.reserved > 0 ? <span className="mute block text-xs">{coupon.reserved} held</span> : null}
        </span>
      ),
    },
    { head: "After refunds", look: "right", cell: ({ revenue }) => formatRupees(revenue) },
    {
      head: "Expires",
      look: "nowrap",
      at: "end",
      cell: (coupon) => (
        <>
          {begins(coupon) ? <span className="mute block text-xs">{begins(coupon)}</span> : null}
          {expires(coupon)}{" "}
          {isOver(coupon) ? (
            <Badge tone="bad" className="ml-1">
              Over
            </Badge>
          ) : null}
        </>
      ),
    },
    {
      head: "Active",
      at: "state",
      cell: (coupon) => (
        <Switch
          label={`${coupon.code} is active`}
          checked={coupon.isActive !== (underway === coupon.couponId)}
          onChange={() => {
            if (!toggle.isPending) toggle.mutate(coupon);
          }}
        />
      ),
    },
    {
      head: "Actions",
      look: "actions",
      at: "act",
      cell: (coupon) => (
        <span className="flex lg:justify-end">
          <IconButton icon={Pencil} word="Edit" of={coupon.code} onClick={() => onEdit(coupon.couponId)} />
          <IconButton icon={Trash2} word="Delete" of={coupon.code} danger onClick={() => setDoomed(coupon)} />
        </span>
      ),
    },
  ];

  return (
    <>
      <DataTable
        label="Coupons"
        columns={columns}
        rows={coupons}
        keyOf={({ couponId }) => couponId}
        dense="coupons"
      />
      {doomed ? (
        <Confirm
          title="Delete coupon"
          verb="Delete"
          doing="Deleting..."
          busy={remove.isPending}
          onConfirm={() => remove.mutate(doomed)}
          onClose={() => setDoomed(undefined)}
        >
          <p>Are you sure you want to delete this coupon?</p>
          <p className="mute mt-2 text-sm">
            <span className="code">{doomed.code}</span>: orders that used it keep their discount.
          </p>
        </Confirm>
      ) : null}
    </>
  );
}
