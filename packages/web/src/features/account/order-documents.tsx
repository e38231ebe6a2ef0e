import type { AccountOrder } from "@store/contract/calls/read-account";
import { holds } from "@store/contract/order-line";
import { InvoiceDownloads } from "../../ui/invoice-downloads.tsx";

/** What belongs to an order on paper: its invoice, and the licence, which is the order's own number. */
export function OrderDocuments({ order: { lines, state, invoices } }: { order: AccountOrder }) {
  const isLicence = state === "completed" && holds(lines, "agency-license");
  return (
    <>
      {isLicence ? (
        <p className="col-span-full mb-2 text-sm">
          This number is your licence to resell: <a href="/terms-and-conditions">what it allows</a>.
        </p>
      ) : null}
      {invoices === undefined ? null : (
        <div className="col-span-full">
          <InvoiceDownloads asker={{ link: invoices }} />
        </div>
      )}
    </>
  );
}
