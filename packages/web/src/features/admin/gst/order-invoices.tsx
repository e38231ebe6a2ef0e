import { dayInIndia } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { FileText, Mail } from "lucide-react";
import { invoiceNames } from "../../../lib/invoices.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { invoicesQuery, useOpenInvoices, useResendInvoices } from "./gst.queries.ts";
import { exact } from "./sums-table.tsx";

/** The tax papers of one order, for somebody who looks at it. Nothing while it has none. */
export function OrderInvoices({ orderId }: { orderId: string }) {
  const { data } = useQuery(invoicesQuery(dayInIndia(Date.now()).slice(0, 7), orderId, undefined));
  const invoices = data?.invoices ?? [];
  const open = useOpenInvoices();
  const resend = useResendInvoices();
  const [newest] = invoices.slice(-1);
  if (!newest) return null;
  return (
    <section aria-label="Tax papers">
      <h3 className="mb-3 text-d4">Tax papers</h3>
      <ul className="mb-3 border-[1.5px] border-ink bg-sheet">
        {invoices.map(({ number, kind, day, total }) => (
          <li
            key={number}
            className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-t border-rule px-4 py-2.5 text-sm first:border-t-0"
          >
            <span className="num">{number}</span>
            <b className="num text-right">{exact(total)}</b>
            <span className="mute text-xs">
              {invoiceNames[kind]}, {day}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" size="sm" onClick={() => open.mutate({ orderId })}>
          <Icon as={FileText} />
          Open as PDF
        </Button>
        <Button
          look="quiet"
          size="sm"
          busy={resend.isPending}
          onClick={() => resend.mutate({ orderId, number: newest.number })}
        >
          <Icon as={Mail} />
          Send to the buyer
        </Button>
      </div>
    </section>
  );
}
