// Tax papers of an order: what there is of them, and one as a file.
import type { CallInput } from "@store/contract/calls";
import type { InvoiceRow } from "@store/contract/gst/invoice-row";
import type { call } from "./api.ts";

/** Who asks: the checkout that placed the order, or the holder of a mailed link. */
export type InvoiceAsker = Pick<CallInput<"get-invoice">, "link" | "checkoutToken" | "orderId">;

/** `papers` or a sentence for people. */
type InvoicesAnswer = { invoices: readonly InvoiceRow[] } | { sentence: string };

const unreachable = "We could not reach the shop. Check your connection and try again.";

export async function listInvoices(asker: InvoiceAsker, ask: typeof call): Promise<InvoicesAnswer> {
  try {
    const answer = await ask("get-invoice", asker);
    return answer.success ? { invoices: answer.invoices } : { sentence: answer.error };
  } catch {
    return { sentence: unreachable };
  }
}

/** The sentence of what went wrong; undefined once the file is on its way to the browser's downloads. */
export async function downloadInvoice(
  asker: InvoiceAsker,
  number: string,
  ask: typeof call,
  save: (name: string, content: Blob) => void,
): Promise<string | undefined> {
  try {
    const answer = await ask("get-invoice", { ...asker, number });
    if (!answer.success) return answer.error;
    if (!answer.file) return unreachable;
    const bytes = Uint8Array.from(atob(answer.file.base64), (sign) => sign.charCodeAt(0));
    save(answer.file.name, new Blob([bytes], { type: "application/pdf" }));
    return undefined;
  } catch {
    return unreachable;
  }
}

export const invoiceNames: Record<InvoiceRow["kind"], string> = {
  invoice: "Invoice",
  "credit-note": "Credit note",
  receipt: "Receipt",
  "refund-receipt": "Refund receipt",
};
