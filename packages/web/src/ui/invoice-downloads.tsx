import { formatDate, formatPaise } from "@store/contract/format";
import type { InvoiceRow } from "@store/contract/gst/invoice-row";
import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "../lib/api.ts";
import { downloadInvoice, type InvoiceAsker, invoiceNames, listInvoices } from "../lib/invoices.ts";
import { saveFile } from "../lib/save-file.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** Known when the site is built: a seller who is not registered for GST gives receipts. */
const paper = import.meta.env.STORE_GST_MODE === "regular" ? "invoice" : "receipt";

/**
 * 'Download invoice (PDF)'. One paper is downloaded at once; of several, an invoice and its credit notes say, the buyer
 * chooses. Nothing is asked of the server before the button is pressed.
 */
export function InvoiceDownloads({
  asker,
  main = false,
}: {
  asker: InvoiceAsker;
  /** It is what its page is for. */
  main?: boolean;
}) {
  const [invoices, setInvoices] = useState<readonly InvoiceRow[]>();
  /** The number that is on its way; empty for the list. */
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const [saved, setSaved] = useState<InvoiceRow>();

  const fetchOne = async (row: InvoiceRow) => {
    setBusy(row.number);
    const went = await downloadInvoice(asker, row.number, call, saveFile);
    setTrouble(went);
    setSaved(went === undefined ? row : undefined);
    setBusy(undefined);
  };
  const begin = async () => {
    if (busy !== undefined) return;
    setBusy("");
    setTrouble(undefined);
    const answer = await listInvoices(asker, call);
    setBusy(undefined);
    if ("sentence" in answer) return setTrouble(answer.sentence);
    const [only, ...others] = answer.invoices;
    if (!only) return setTrouble(`There is no ${paper} for this order. Write to us if you need one.`);
    if (others.length === 0) return fetchOne(only);
    setInvoices(answer.invoices);
  };
  return (
    <div className="grid justify-items-start gap-3">
      {invoices ? (
        <ul aria-label="Papers of this order" className="grid gap-2.5">
          {invoices.map((row) => (
            <li key={row.number}>
              <Button look="quiet" size="sm" busy={busy === row.number} onClick={() => void fetchOne(row)}>
                <Icon as={Download} />
                {invoiceNames[row.kind]} {row.number}, {formatPaise(row.total)}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Button
          look={main ? "primary" : "quiet"}
          size={main ? "md" : "sm"}
          block={main}
          busy={busy !== undefined}
          onClick={() => void begin()}
        >
          {busy === undefined ? <Icon as={Download} /> : null}
          {busy === undefined ? `Download ${paper} (PDF)` : "Fetching..."}
        </Button>
      )}
      <p role="status" className="text-sm empty:-mt-3">
        {saved ? (
          <>
            Saved: {invoiceNames[saved.kind].toLowerCase()} <b className="num">{saved.number}</b> of{" "}
            {formatDate(Date.parse(saved.day))}, <b className="num">{formatPaise(saved.total)}</b>.
          </>
        ) : null}
      </p>
      <p role="alert" className="text-sm font-semibold text-vermilion-600 empty:-mt-3">
        {trouble}
      </p>
    </div>
  );
}
