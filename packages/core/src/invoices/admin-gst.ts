import type { ActionInput } from "@store/contract/calls";
import { StoreError } from "@store/contract/errors";
import { type AdminInvoice, gstTables, papersPerPage, type TableSums } from "@store/contract/gst/admin-gst";
import { tidyGstin } from "@store/contract/gst/gstin";
import { addTo } from "@store/contract/gst/gstr1-part";
import { countOf, numberOf } from "@store/contract/gst/invoice-number";
import { taxOf } from "@store/contract/gst/split-tax";
import { linkTimings } from "@store/contract/timings";
import { readOrder } from "../orders/order.entity.ts";
import { isSale, signed } from "../orders/settlement/invoice-facts.ts";
import { enqueueMail } from "../outbox/outbox.entity.ts";
import { auditRow } from "../platform/audit.entity.ts";
import { issueCursor, readCursor } from "../platform/cursor.ts";
import { eachPage } from "../platform/each-page.ts";
import { invoiceToken } from "../platform/invoice-link.ts";
import { actor } from "../platform/request.ts";
import { setting } from "../platform/settings.ts";
import { put, transact } from "../platform/table.ts";
import type { UseActions } from "../platform/use-case.ts";
import { decidePlace } from "./decide-place.ts";
import { gather, newGathered, partOf } from "./gstr1-part.ts";
import { placeOfRow, tableOf } from "./gstr1-tables.ts";
import { type Invoice, InvoiceEntity } from "./invoice.entity.ts";
import { provePart } from "./prove-invoices.ts";
import { readInvoices } from "./read-invoices.ts";
import { withBuyer } from "./sealed-buyer.ts";

/** Papers that one answer is made of: by a return that names each of them it has two megabytes of Lambda's six. */
const atOnce = 5_000;

/** Tax papers, month by month. */
export const adminGst: UseActions<"admin-gst"> = {
  async summary({ month, cursor }) {
    const tables = new Map<string, TableSums>();
    const about = ["gst.summary", month];
    const after = await someInvoices(month, readCursor<string>(about, cursor), (invoice) => {
      const table = tableOf(invoice) ?? "receipts";
      addTo(tables, table, { table, invoices: 1, ...signed(invoice.facts) });
    });
    return {
      tables: gstTables.flatMap((table) => tables.get(table) ?? []),
      nextCursor: cursorOf(about, after),
    };
  },
  list,
  async prove({ month, cursor }) {
    const about = ["gst.proof", month];
    const { part, next } = await provePart(month, readCursor(about, cursor));
    return { part, nextCursor: cursorOf(about, next) };
  },
  async export({ month, cursor }) {
    const about = ["gst.export", month];
    const position = readCursor<Position>(about, cursor);
    // Before anybody has the papers, which name buyers.
    if (!position) await auditRow({ by: actor().email, action: "gst.export", target: month }).go();
    const all = newGathered();
    const after = await someInvoices(month, position?.after, (invoice) => gather(all, invoice));
    const gstin = all.gstin ?? position?.gstin;
    return {
      part: partOf(all, gstin ?? setting("gst").gstin ?? ""),
      nextCursor: cursorOf(about, after && { after, gstin }),
    };
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

/** Where a return goes on, and the shop's tax number so far. */
interface Position {
  after: string;
  gstin?: string | undefined;
}

function cursorOf<Where>(about: readonly string[], where: Where | null | ""): string | undefined {
  return where ? issueCursor(about, where) : undefined;
}

/** Some thousand papers of a month, from a place on; answers the next place. */
async function someInvoices(
  month: string,
  from: string | undefined,
  work: (invoice: Invoice) => void,
): Promise<string | null> {
  return eachPage(
    (cursor) => InvoiceEntity.query.byMonth({ month }).go({ cursor }),
    (rows) => rows.map(withBuyer).forEach(work),
    { from: from ?? null, most: atOnce },
  );
}

async function list({ month, search = "", cursor }: ActionInput<"admin-gst", "list">) {
  const sought = search.toUpperCase().replace(/\s/g, "");
  if (sought.startsWith("ORDER_")) return { invoices: (await readInvoices(search)).numbered.map(viewOf) };
  const [, series, count] = /^([A-Z]{2}\/\d{4})\/(\d{1,8})$/.exec(sought) ?? [];
  if (series && count) {
    const key = { series, count: countOf(Number(count)) };
    return { invoices: (await InvoiceEntity.query.bySeries(key).go()).data.map(viewOf) };
  }
  const about = ["gst.list", month, sought];
  const after = readCursor<string>(about, cursor);
  if (sought === "") {
    const page = await InvoiceEntity.query
      .byMonth({ month })
      .go({ cursor: after ?? null, limit: papersPerPage });
    return { invoices: page.data.map(withBuyer).map(viewOf), nextCursor: cursorOf(about, page.cursor) };
  }
  const invoices: AdminInvoice[] = [];
  const names = namesIt(search);
  const next = await someInvoices(month, after, (invoice) => {
    if (names(invoice)) invoices.push(viewOf(invoice));
  });
  return { invoices, nextCursor: cursorOf(about, next) };
}

/** Whether a paper's buyer has this GSTIN, or it is a part of a name. */
function namesIt(search: string): (invoice: Invoice) => boolean {
  const gstin = tidyGstin(search);
  const sought = search.toUpperCase();
  return ({ facts: { buyer } }) =>
    buyer.billing?.gstin === gstin ||
    [buyer.name, buyer.billing?.business ?? ""].some((text) => text.toUpperCase().includes(sought));
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

/** Mails a new link to an order's papers. Throws `order.not_found`, `paper.not_found`. */
async function resendInvoices(orderId: string, by: string): Promise<void> {
  const [order, invoices] = await Promise.all([readOrder(orderId), readInvoices(orderId)]);
  if (!order) throw new StoreError("order.not_found");
  if (invoices.due.length + invoices.numbered.length === 0) throw new StoreError("invoice.not_found");
  const now = Date.now();
  const { customerId } = order;
  await transact({
    mail: put(enqueueMail({ kind: "invoice", about: `${orderId}-${now}`, orderId, customerId }, now)),
    audit: put(auditRow({ target: orderId, by, action: "order.resend-invoices" })),
  });
}
