import { formatDate } from "@store/contract/format";
import type { AdminInvoice } from "@store/contract/gst/admin-gst";
import { placeName } from "@store/contract/gst/states";
import { FileText, Mail } from "lucide-react";
import { Link } from "react-router-dom";
import { invoiceNames } from "../../../lib/invoices.ts";
import { Badge } from "../../../ui/badge.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ShortOrderId } from "../parts/texts.tsx";
import { DecidePlace } from "./decide-place.tsx";
import { useOpenInvoices, useResendInvoices } from "./gst.queries.ts";
import { exact } from "./sums-table.tsx";

const warnings = {
  "place-in-doubt": "Abroad, but an Indian phone number: in no table before you say where the buyer is",
  "late-credit-note": "After 30 November: the tax may no longer be lowered",
} as const;

export function InvoicesTable({ invoices, busy }: { invoices: readonly AdminInvoice[]; busy: boolean }) {
  const open = useOpenInvoices();
  const resend = useResendInvoices();
  const columns: Column<AdminInvoice>[] = [
    {
      head: "Number",
      look: "wide",
      at: "name",
      cell: ({ number, kind, against, warning }) => (
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1 lg:grid">
          <b className="num whitespace-nowrap">{number}</b>
          <span className="mute text-xs font-normal">
            {invoiceNames[kind]}
            {against ? ` for ${against}` : ""}
          </span>
          {warning ? (
            <Badge tone="wait" className="whitespace-normal! lg:max-w-56">
              {warnings[warning]}
            </Badge>
          ) : null}
        </span>
      ),
    },
    { head: "Date", look: "nowrap", at: "id", cell: ({ day }) => formatDate(Date.parse(day)) },
    {
      head: "Buyer",
      look: "wide",
      at: "note",
      cell: ({ buyer, gstin }) => (
        <span className="grid gap-0.5">
          <span className="wrap-anywhere">{buyer}</span>
          {gstin ? <span className="num mute text-xs whitespace-nowrap">{gstin}</span> : null}
        </span>
      ),
    },
    {
      head: "Place",
      at: "state",
      cell: ({ orderId, number, place, inDoubt, warning }) =>
        inDoubt ? (
          <DecidePlace {...{ orderId, number }} {...(warning !== "place-in-doubt" && { place })} />
        ) : place ? (
          placeName(place)
        ) : (
          ""
        ),
    },
    { head: "GST", look: "right", cell: ({ tax }) => <span className="num">{exact(tax)}</span> },
    {
      head: "Total",
      look: "right",
      at: "side",
      cell: ({ total }) => <span className="num">{exact(total)}</span>,
    },
    {
      head: "Order",
      at: "use",
      cell: ({ orderId }) => (
        <Link to={`/admin/orders?open=${orderId}`} className="code inline-flex min-h-11 items-center">
          <ShortOrderId orderId={orderId} />
        </Link>
      ),
    },
    {
      head: "Actions",
      look: "actions",
      at: "act",
      cell: ({ orderId, number }) => (
        <span className="flex lg:justify-end">
          <IconButton
            icon={FileText}
            word="PDF"
            of={`of ${number}`}
            onClick={() => open.mutate({ orderId })}
          />
          <IconButton
            icon={Mail}
            label={`Send again: ${number}`}
            word="Send again"
            disabled={resend.isPending && resend.variables?.number === number}
            onClick={() => resend.mutate({ orderId, number })}
          />
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label="Papers"
      columns={columns}
      rows={invoices}
      keyOf={({ number }) => number}
      busy={busy}
      dense="papers"
    />
  );
}
