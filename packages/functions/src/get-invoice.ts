import { getInvoiceCall } from "@store/contract/calls/get-invoice";
import { getInvoice } from "@store/core/invoices/get-invoice";
import { handle } from "./lib/handle.ts";
import { lazy } from "./lib/lazy.ts";
import "./lib/offer.ts";
import "./lib/settings.ts";

// Beside the bundle, on AWS as on the laptop: `files` in infra/needs.ts.
const folder = new URL("fonts/", import.meta.url);

// Loaded with the first paper that is drawn: a look at the list draws none.
const renderer = lazy(async () => {
  const { invoiceRenderer } = await import("@store/invoices-pdf/render-invoice");
  return invoiceRenderer(folder);
});

export const handler = handle(
  "get-invoice",
  getInvoiceCall,
  getInvoice(async (invoice) => (await renderer())(invoice)),
);
