// Gives papers their numbers: one transaction for each, so that number and paper exist together or not at all. Anybody who
// dies leaves no gap, and two who meet are told apart by the series' condition.

import { countOf, numberOf } from "@store/contract/gst/invoice-number";
import { type DueInvoice, DueInvoiceEntity } from "../orders/settlement/due-invoice.entity.ts";
import { isSale, signed } from "../orders/settlement/invoice-facts.ts";
import { log } from "../platform/log.ts";
import { retry } from "../platform/retry.ts";
import { put, remove, transact, update } from "../platform/table.ts";
import { type Invoice, InvoiceEntity } from "./invoice.entity.ts";
import { mayNumber } from "./numbering.entity.ts";
import { readInvoices } from "./read-invoices.ts";
import { lastOf, raiseTo } from "./series.entity.ts";

/** Somebody else took the number. */
class SeriesMovedError extends Error {
  override name = "SeriesMovedError";
}

/**
 * Numbers all papers of an order that wait for it, in the order of the money's changes. Answers its papers. One that the
 * numbered ones have room for already was given out by a table that this one is a copy of.
 */
export async function numberInvoices(orderId: string): Promise<Invoice[]> {
  const { due, numbered } = await readInvoices(orderId);
  const invoices = [...numbered];
  if (due.length > 0 && !(await mayNumber())) return invoices;
  for (const row of due) {
    const { orderId, turn, facts } = row;
    const given = invoices.reduce((sum, one) => sum + signed(one.facts).total, 0);
    if (given === facts.balance) {
      await DueInvoiceEntity.delete({ orderId, turn }).go();
      continue;
    }
    if (given + signed(facts).total !== facts.balance) {
      log("invoice.unlike", { orderId, given, balance: facts.balance });
      return invoices;
    }
    const sale = invoices.findLast(({ facts }) => isSale(facts));
    const invoice = await retry(() => numberOne(row, sale), {
      tries: 40,
      when: (error) => error instanceof SeriesMovedError,
      longestPause: 300,
    });
    // Numbered meanwhile by somebody else, who has what comes after it too.
    if (!invoice) return (await readInvoices(orderId)).numbered;
    invoices.push(invoice);
  }
  return invoices;
}

async function numberOne(
  { orderId, turn, facts, ...due }: DueInvoice,
  sale: Invoice | undefined,
): Promise<Invoice | undefined> {
  const { series, day, keepUntil } = facts;
  // Of an order whose buyer was erased meanwhile.
  const sealedBuyer = due.sealedBuyer ?? sale?.sealedBuyer;
  const last = await lastOf(series);
  const invoice: Invoice = {
    orderId,
    turn,
    series,
    count: countOf(last + 1),
    month: day.slice(0, 7),
    facts,
    ...(sealedBuyer !== undefined && { sealedBuyer }),
    ...(sale?.decidedPlace !== undefined && { decidedPlace: sale.decidedPlace }),
    ...(sale && !isSale(facts) && { against: { number: numberOf(sale), day: sale.facts.day } }),
    keepUntil,
    numberedAt: Date.now(),
  };
  const refused = await transact({
    series: update(raiseTo(series, last, last + 1)),
    invoice: put(InvoiceEntity.create(invoice)),
    due: remove(DueInvoiceEntity.delete({ orderId, turn })),
  });
  if (refused.invoice) return undefined;
  if (refused.series) throw new SeriesMovedError(`${series} has moved on from ${last}`);
  log("invoice.numbered", { orderId, number: numberOf(invoice) });
  return invoice;
}
