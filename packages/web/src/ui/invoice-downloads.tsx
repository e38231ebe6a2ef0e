import { formatPaise } from "@store/contract/format";
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
export function InvoiceDownloads({ asker }: { asker: InvoiceAsker }) {
  const [invoices, setInvoices] = useState<readonly InvoiceRow[]>();
  /** The number that is on its way; empty for the list. */
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<string>();

  const fetchOne = async (number: string) => {
    setBusy(number);
    setTrouble(await downloadInvoice(asker, number, call, saveFile));
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
    if (others.length === 0) return fetchOne(only.number);
    setInvoices(answer.invoices);
  };
  return (
    <div className="grid justify-items-start gap-3">
      {invoices ? (
        <ul aria-label="Papers of this order" className="grid gap-2.5">
          {invoices.map(({ number, kind, total }) => (
            <li key={number}>
              <Button look="quiet" size="sm" busy={busy === number} onClick={() => void fetchOne(number)}>
                <Icon as={Download} />
                {invoiceNames[kind]} {number}, {formatPaise(total)}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Button look="quiet" size="sm" busy={busy !== undefined} onClick={() => void begin()}>
          {busy === undefined ? <Icon as={Download} /> : null}
          {busy === undefined ? `Download ${paper} (PDF)` : "Fetching..."}
        </Button>
      )}
      <p role="alert" className="text-sm font-semibold text-vermilion-600">
        {trouble}
      </p>
    </div>
  );
}
