import { formatDate } from "@store/contract/format";
import type { AdminInvoice } from "@store/contract/gst/admin-gst";
import { placeName } from "@store/contract/gst/states";
import { FileText, Mail } from "lucide-react";
import { Link } from "react-router-dom";
import { invoiceNames } from "../../../lib/invoices.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { Icon } from "../../../ui/icon.tsx";
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
      cell: ({ number, kind, against, warning }) => (
        <span className="grid gap-1">
          <b className="num whitespace-nowrap">{number}</b>
          <span className="mute text-xs font-normal">
            {invoiceNames[kind]}
            {against ? ` for ${against}` : ""}
          </span>
          {warning ? (
            <Badge tone="wait" className="whitespace-normal!">
              {warnings[warning]}
            </Badge>
          ) : null}
        </span>
      ),
    },
    { head: "Date", look: "nowrap", cell: ({ day }) => formatDate(Date.parse(day)) },
    {
      head: "Buyer",
      look: "wide",
      cell: ({ buyer, gstin }) => (
        <span className="grid gap-0.5">
          <span className="wrap-anywhere">{buyer}</span>
          {gstin ? <span className="num mute text-xs whitespace-nowrap">{gstin}</span> : null}
        </span>
      ),
    },
    {
      head: "Place",
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
    { head: "Total", look: "right", cell: ({ total }) => <span className="num">{exact(total)}</span> },
    {
      head: "Order",
      cell: ({ orderId }) => (
        <Link to={`/admin/orders?open=${orderId}`} className="code inline-flex min-h-11 items-center">
          <ShortOrderId orderId={orderId} />
        </Link>
      ),
    },
    {
      head: "Actions",
      look: "actions",
      cell: ({ orderId, number }) => (
        <span className="flex flex-wrap gap-2 whitespace-nowrap xl:flex-nowrap xl:justify-end">
          <Button
            look="quiet"
            size="sm"
            aria-label={`PDF of ${number}`}
            onClick={() => open.mutate({ orderId })}
          >
            <Icon as={FileText} />
            PDF
          </Button>
          <Button
            look="quiet"
            size="sm"
            aria-label={`Send again: ${number}`}
            busy={resend.isPending && resend.variables?.number === number}
            onClick={() => resend.mutate({ orderId, number })}
          >
            <Icon as={Mail} />
            Send again
          </Button>
        </span>
      ),
    },
  ];
  return (
    <DataTable label="Papers" columns={columns} rows={invoices} keyOf={({ number }) => number} busy={busy} />
  );
}
