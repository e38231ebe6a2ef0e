// What must be true of tax papers: they equal the ledger to the paisa, and their numbers are whole.

import { countOf, numberOf } from "@store/contract/gst/invoice-number";
import { splitTax, taxOf } from "@store/contract/gst/split-tax";
import { sumOfFigures } from "@store/core/orders/settlement/books";
import { type InvoiceFacts, isSale, signed } from "@store/core/orders/settlement/invoice-facts";
import type { Rows } from "./table-rows.ts";

/** T: at every moment, numbered or not. */
export function invoiceProblems({ order: orders, ledger, invoice, dueInvoice, series }: Rows): string[] {
  const facts = [...invoice, ...dueInvoice];
  const problems = orders.flatMap((order) => {
    const own = facts.filter(({ orderId }) => orderId === order.orderId);
    const rows = ledger.filter(({ orderId }) => orderId === order.orderId);
    const { gross = 0, returned = 0 } = sumOfFigures(rows);
    const invoices = sum(own.map((one) => signed(one.facts)).map(({ total }) => total));
    const net = order.tax ? gross - returned : 0;
    const wrong = own.flatMap((one) => unsound(one.facts)).map((problem) => `T ${order.orderId}: ${problem}`);
    if (invoices !== net) wrong.push(`T ${order.orderId}: papers say ${invoices} paise, the ledger ${net}`);
    const taxes = own.reduce((all, one) => all + (isSale(one.facts) ? 1 : -1) * taxOf(one.facts), 0);
    // The whole order is sold, or nothing of it: the tax is that of the whole, or none.
    if (order.tax && (net === 0 || net === order.finalAmount * 100)) {
      const { rate, place, seller } = order.tax;
      const tax = net === 0 ? 0 : taxOf(splitTax(net, rate, place === seller.state));
      if (taxes !== tax) wrong.push(`T ${order.orderId}: papers say ${taxes} paise of tax, not ${tax}`);
    }
    return wrong;
  });
  for (const { series: name, last } of series) {
    const counts = invoice.filter((one) => one.series === name).map(({ count }) => count);
    const wanted = Array.from({ length: last }, (_, index) => countOf(index + 1));
    if (counts.sort().join() !== wanted.join())
      problems.push(`T ${name} has ${counts.join()}, not 1 to ${last}`);
  }
  const known = new Set(series.map((one) => one.series));
  for (const one of invoice) {
    if (!known.has(one.series)) problems.push(`T ${numberOf(one)} is of no series`);
    if (isSale(one.facts) === (one.against !== undefined))
      problems.push(`T ${numberOf(one)} names ${one.against ? "a" : "no"} sale that it is about`);
  }
  return problems;
}

/** At rest: every paper has its number. */
export function unnumberedInvoices({ dueInvoice }: Rows): string[] {
  return dueInvoice.map(({ orderId, turn }) => `T a paper of ${orderId}, ${turn}, has no number yet`);
}

/** Columns add up, and nothing is below zero. */
function unsound(facts: InvoiceFacts): string[] {
  const { total, taxable, lines } = facts;
  const columns = (["taxable", "cgst", "sgst", "igst"] as const).filter(
    (name) => sum(lines.map((line) => line[name])) !== facts[name],
  );
  const least = Math.min(
    total,
    taxable,
    ...lines.flatMap(({ net, taxable: part }) => [net, part]),
    facts.cgst,
    facts.igst,
  );
  return [
    ...columns.map((name) => `${name} of the lines does not add up`),
    ...(sum(lines.map(({ net }) => net)) === total ? [] : ["the lines do not add up to the total"]),
    ...(taxable + taxOf(facts) === total ? [] : ["tax and taxable value do not add up"]),
    ...(facts.cgst === facts.sgst ? [] : ["the halves differ"]),
    ...(least < 0 ? ["an amount is below zero"] : []),
  ];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
}
