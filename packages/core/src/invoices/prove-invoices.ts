// The proof of a month's papers: every number is there, and their sum is what the ledger says.

import { dayInIndia } from "@store/contract/format";
import type { GstProof } from "@store/contract/gst/admin-gst";
import { LedgerEntity } from "../orders/ledger.entity.ts";
import { DueInvoiceEntity } from "../orders/settlement/due-invoice.entity.ts";
import { type InvoiceFacts, signed } from "../orders/settlement/invoice-facts.ts";
import { listShards } from "../platform/list-shards.ts";
import { forEachLimit } from "../platform/pool.ts";
import { days, monthBefore, startOfDay } from "../platform/time.ts";
import { countOf, InvoiceEntity, numberOf } from "./invoice.entity.ts";
import { readInvoices } from "./read-invoices.ts";
import { lastOf } from "./series.entity.ts";

/** Partitions of the ledger that are read side by side. */
const atOnce = 16;
/** Numbers that are named; more of them tell nothing new. */
const mostMissing = 20;

/** A month by the days on which the ledger has it. */
export async function proveInvoices(month: string): Promise<GstProof> {
  const [ofMonth, ofMonthBefore, due, ledger] = await Promise.all([
    InvoiceEntity.query.byMonth({ month }).go({ pages: "all" }),
    // Dated back by a day or two: paid in one month, and in the ledger of the next.
    InvoiceEntity.query.byMonth({ month: monthBefore(month) }).go({ pages: "all" }),
    waiting(),
    ledgerOf(month),
  ]);
  const booked = (facts: InvoiceFacts) => facts.bookedDay.startsWith(month);
  const numbered = [...ofMonth.data, ...ofMonthBefore.data].map(({ facts }) => facts).filter(booked);
  const unnumbered = due.filter(booked);
  const invoices = [...numbered, ...unnumbered].reduce((sum, facts) => sum + signed(facts).total, 0);
  const names = [...new Set(ofMonth.data.map(({ series }) => series))].sort();
  const series = await Promise.all(names.map(wholeness));
  return { series, invoices, ledger, waiting: unnumbered.length };
}

async function wholeness(series: string): Promise<GstProof["series"][number]> {
  // The last number first: one that is given out in between is then not missed.
  const last = await lastOf(series);
  const { data } = await InvoiceEntity.query
    .bySeries({ series })
    .go({ pages: "all", attributes: ["series", "count"] });
  const known = new Set(data.map(({ count }) => count));
  const all = Array.from({ length: last }, (_, index) => countOf(index + 1));
  const missing = all.filter((count) => !known.has(count)).slice(0, mostMissing);
  return { series, last, missing: missing.map((count) => numberOf({ series, count })) };
}

async function waiting(): Promise<InvoiceFacts[]> {
  const { data } = await DueInvoiceEntity.query
    .due({ list: "invoice" })
    .go({ pages: "all", attributes: ["orderId", "dueAt"] });
  const orders = [...new Set(data.map(({ orderId }) => orderId))];
  const invoices = await Promise.all(orders.map(async (orderId) => (await readInvoices(orderId)).due));
  return invoices.flat().map(({ facts }) => facts);
}

/** What the rows that have papers say: only those tell of a tax, be it nothing. Paise. */
async function ledgerOf(month: string): Promise<number> {
  let sum = 0;
  const first = startOfDay(`${month}-01`);
  const places = Array.from({ length: 31 }, (_, index) => dayInIndia(first + days(index)))
    .filter((day) => day.startsWith(month))
    .flatMap((day) => listShards.map((shard) => ({ day, shard })));
  await forEachLimit(places, atOnce, async (place) => {
    const { data } = await LedgerEntity.query
      .byDay(place)
      .go({ pages: "all", attributes: ["day", "tax", "figures"] });
    for (const { tax, figures } of data)
      if (tax !== undefined) sum += (figures.gross ?? 0) - (figures.returned ?? 0);
  });
  return sum;
}
