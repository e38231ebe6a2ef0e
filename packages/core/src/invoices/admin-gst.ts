import type { AdminInvoice, TableSums } from "@store/contract/gst/admin-gst";
import { tidyGstin } from "@store/contract/gst/gstin";
import { countOf, numberOf } from "@store/contract/gst/invoice-number";
import { taxOf } from "@store/contract/gst/split-tax";
import { linkTimings } from "@store/contract/timings";
import { isSale, signed } from "../orders/settlement/invoice-facts.ts";
import { auditRow } from "../platform/audit.entity.ts";
import { eachPage } from "../platform/each-page.ts";
import { invoiceToken } from "../platform/invoice-link.ts";
import { actor } from "../platform/request.ts";
import { setting } from "../platform/settings.ts";
import type { UseActions } from "../platform/use-case.ts";
import { decidePlace } from "./decide-place.ts";
import { returnFiles } from "./gstr1-files.ts";
import { addToReturn, newReturn } from "./gstr1-return.ts";
import { noSums, placeOfRow, plus, tableNames, tableOf } from "./gstr1-tables.ts";
import { type Invoice, InvoiceEntity } from "./invoice.entity.ts";
import { proveInvoices } from "./prove-invoices.ts";
import { readInvoices } from "./read-invoices.ts";
import { resendInvoices } from "./resend-invoices.ts";
import { withBuyer } from "./sealed-buyer.ts";

/** Tax papers, month by month. */
export const adminGst: UseActions<"admin-gst"> = {
  async summary({ month }) {
    const tables = new Map<string, TableSums>();
    await eachInvoice(month, (invoice) => addTo(tables, invoice));
    return { tables: order.flatMap((table) => tables.get(table) ?? []) };
  },
  async list({ month, search = "" }) {
    return { invoices: (await find(month, search)).map(viewOf) };
  },
  async prove({ month }) {
    return { proof: await proveInvoices(month) };
  },
  async export({ month }) {
    // Before anybody has the list, which names buyers.
    await auditRow({ by: actor().email, action: "gst.export", target: month }).go();
    const all = newReturn();
    await eachInvoice(month, (invoice) => addToReturn(all, invoice));
    return { files: returnFiles(all, all.gstin ?? setting("gst").gstin ?? "", month) };
  },
  async resend({ orderId }) {
    await resendInvoices(orderId, actor().email);
    return {};
  },
  async "decide-place"({ orderId, place }) {
    await decidePlace(orderId, place, actor().email);
    return {};
  },
  async link({ orderId }) {
    return { link: invoiceToken(orderId, linkTimings.invoiceInAdmin) };
  },
};

/** A month may have more papers than fit into memory. */
async function eachInvoice(month: string, work: (invoice: Invoice) => void): Promise<void> {
  await eachPage(
    (cursor) => InvoiceEntity.query.byMonth({ month }).go({ cursor }),
    (rows) => rows.map(withBuyer).forEach(work),
  );
}

export async function invoicesOfMonth(month: string): Promise<Invoice[]> {
  return (await InvoiceEntity.query.byMonth({ month }).go({ pages: "all" })).data.map(withBuyer);
}

async function find(month: string, search: string): Promise<Invoice[]> {
  const sought = search.toUpperCase().replace(/\s/g, "");
  if (sought === "") return invoicesOfMonth(month);
  if (sought.startsWith("ORDER_")) return (await readInvoices(search)).numbered;
  const [, series, count] = /^([A-Z]{2}\/\d{4})\/(\d{1,8})$/.exec(sought) ?? [];
  if (series && count)
    return (await InvoiceEntity.query.bySeries({ series, count: countOf(Number(count)) }).go()).data;
  const invoices = await invoicesOfMonth(month);
  const gstin = tidyGstin(search);
  return invoices.filter(({ facts: { buyer } }) => {
    const { billing, name } = buyer;
    const texts = [name, billing?.business ?? ""].map((text) => text.toUpperCase());
    return billing?.gstin === gstin || texts.some((text) => text.includes(search.toUpperCase()));
  });
}

const order = [...tableNames, "receipts"] as const;

function addTo(tables: Map<string, TableSums>, invoice: Invoice): void {
  const table = tableOf(invoice) ?? "receipts";
  const known = tables.get(table) ?? { table, invoices: 0, ...noSums };
  tables.set(table, { ...known, ...plus(known, signed(invoice.facts)), invoices: known.invoices + 1 });
}

function viewOf(invoice: Invoice): AdminInvoice {
  const { facts, orderId, against } = invoice;
  const { kind, day, total, buyer } = facts;
  const place = placeOfRow(invoice);
  const warning = warningOf(invoice);
  return {
    ...{ number: numberOf(invoice), kind, day, total, orderId, tax: taxOf(facts) },
    buyer: buyer.billing?.business ?? buyer.name,
    ...(buyer.billing?.gstin !== undefined && { gstin: buyer.billing.gstin }),
    ...(place !== undefined && { place }),
    ...(against && { against: against.number }),
    ...(warning && { warning }),
    ...(facts.export === "doubt" && { inDoubt: true as const }),
  };
}

/** A credit note lowers the tax only until 30 November after the sale's year. */
function warningOf({ facts, against, decidedPlace }: Invoice): AdminInvoice["warning"] {
  if (facts.export === "doubt" && decidedPlace === undefined) return "place-in-doubt";
  if (isSale(facts) || !against) return undefined;
  const [year, month] = against.day.split("-").map(Number);
  const ends = (year ?? 0) + ((month ?? 0) >= 4 ? 1 : 0);
  return facts.day > `${ends}-11-30` ? "late-credit-note" : undefined;
}
