// The proof of a month's papers: every number is there, and their sum is what the ledger says.

import { dayInIndia } from "@store/contract/format";
import type { GstProof } from "@store/contract/gst/admin-gst";
import { countOf, numberOf } from "@store/contract/gst/invoice-number";
import { LedgerEntity } from "../orders/ledger.entity.ts";
import { DueInvoiceEntity } from "../orders/settlement/due-invoice.entity.ts";
import { type InvoiceFacts, signed } from "../orders/settlement/invoice-facts.ts";
import { eachPage } from "../platform/each-page.ts";
import { listShards } from "../platform/list-shards.ts";
import { forEachLimit } from "../platform/pool.ts";
import { days, monthBefore, startOfDay } from "../platform/time.ts";
import { InvoiceEntity } from "./invoice.entity.ts";
import { readInvoices } from "./read-invoices.ts";
import { lastOf } from "./series.entity.ts";

/** Partitions of the ledger that are read side by side. */
const atOnce = 16;
/** Numbers that are named; more of them tell nothing new. */
const mostMissing = 20;

/** A month by the days on which the ledger has it. */
export async function proveInvoices(month: string): Promise<GstProof> {
  const booked = (facts: InvoiceFacts) => facts.bookedDay.startsWith(month);
  const [ofMonth, ofMonthBefore, due, ledger] = await Promise.all([
    sumMonth(month, booked),
    // Dated back by a day or two: paid in one month, and in the ledger of the next.
    sumMonth(monthBefore(month), booked),
    waiting(),
    ledgerOf(month),
  ]);
  const unnumbered = due.filter(booked);
  const invoices = unnumbered.reduce(
    (sum, facts) => sum + signed(facts).total,
    ofMonth.total + ofMonthBefore.total,
  );
  const series = await Promise.all([...ofMonth.series].sort().map(wholeness));
  return { series, invoices, ledger, waiting: unnumbered.length };
}

/** The papers of a month that count, in paise, and the series of all of them. */
async function sumMonth(month: string, counts: (facts: InvoiceFacts) => boolean) {
  const sum = { total: 0, series: new Set<string>() };
  await eachPage(
    (cursor) => InvoiceEntity.query.byMonth({ month }).go({ cursor, attributes: ["series", "facts"] }),
    (rows) => {
      for (const { series, facts } of rows) {
        sum.series.add(series);
        if (counts(facts)) sum.total += signed(facts).total;
      }
    },
  );
  return sum;
}

async function wholeness(series: string): Promise<GstProof["series"][number]> {
  // The last number first: one that is given out in between is then not missed.
  const last = await lastOf(series);
  // A byte a number: a series may have millions.
  const known = new Uint8Array(last + 1);
  await eachPage(
    (cursor) => InvoiceEntity.query.bySeries({ series }).go({ cursor, attributes: ["series", "count"] }),
    (rows) => {
      for (const { count } of rows) known[Number(count)] = 1;
    },
  );
  const missing: number[] = [];
  let number = known.indexOf(0, 1);
  while (number !== -1 && missing.length < mostMissing) {
    missing.push(number);
    number = known.indexOf(0, number + 1);
  }
  return { series, last, missing: missing.map((number) => numberOf({ series, count: countOf(number) })) };
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
    await eachPage(
      (cursor) => LedgerEntity.query.byDay(place).go({ cursor, attributes: ["day", "tax", "figures"] }),
      (rows) => {
        for (const { tax, figures } of rows)
          if (tax !== undefined) sum += (figures.gross ?? 0) - (figures.returned ?? 0);
      },
    );
  });
  return sum;
}
