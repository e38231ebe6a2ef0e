// What a tax paper says, but for its number: plain data, frozen when the order's money changes. All amounts in paise.

import { dayInIndia } from "@store/contract/format";
import type { Billing } from "@store/contract/gst/billing";
import type { invoiceKinds } from "@store/contract/gst/invoice-row";
import {
  allocate,
  noTaxes,
  splitTax,
  type TaxSplit,
  taxesLeft,
  taxNames,
  taxOf,
} from "@store/contract/gst/split-tax";
import { keptUntil, yearOf } from "../../platform/financial-year.ts";
import { days } from "../../platform/time.ts";
import { linesLeft, paidFor } from "../lines.ts";
import type { Order } from "../order.entity.ts";
import type { TaxTerms } from "../tax-terms.ts";

/** Of a registered seller the first two, of another one the last two. */
export type InvoiceKind = (typeof invoiceKinds)[number];

export interface InvoiceLine extends TaxSplit {
  /** The product's id. */
  item: string;
  name: string;
  /** Service accounting code. */
  code: string;
  /** Of the whole line: what it cost, and its share of the order's discount. */
  price: number;
  discount: number;
  /** What was paid for it, or what of that goes back. */
  net: number;
}

export interface InvoiceFacts
  extends TaxSplit,
    Pick<TaxTerms, "seller" | "place" | "rate" | "export" | "lutArn"> {
  kind: InvoiceKind;
  /** The paper's date, and the day on which the ledger has it. */
  day: string;
  bookedDay: string;
  /** `FW/2627`. */
  series: string;
  keepUntil: string;
  buyer: { name: string; billing?: Billing | undefined };
  lines: InvoiceLine[];
  total: number;
  /** What the shop has of the order after this change. */
  balance: number;
  /** Of the whole order, of which this may be a part. */
  orderTotal: number;
}

/** What has changed of an order's money. In paise. */
export interface MoneyChange {
  /** What the order brought the shop, less what went back: before and after. */
  before: number;
  after: number;
  /** When the buyer paid, as the provider tells it. */
  takenAt: number | undefined;
  /** The order before the change. */
  was: Order;
  now: number;
}

/** A payment that is learned of later than this is dated by the day it was learned: a month that was filed stays as it is. */
const datedBackWithin = days(3);

/** The paper that a change of the money wants: undefined for none, as with free orders, gifts and tax papers that are off. */
export function invoiceOf(order: Order, change: MoneyChange): InvoiceFacts | undefined {
  const { tax: terms, finalAmount } = order;
  const { before, after, takenAt, now } = change;
  if (!terms || before === after) return undefined;
  const isSale = after > before;
  const at = isSale && takenAt !== undefined && now - takenAt < datedBackWithin ? takenAt : now;
  const day = dayInIndia(at);
  const { seller, place, rate, export: way, lutArn, series } = terms;
  const lines = changedLines(change.was, order, terms, before, after);
  const sum = (name: keyof TaxSplit) => lines.reduce((all, line) => all + line[name], 0);
  return {
    kind: kindOf(terms, isSale),
    day,
    bookedDay: dayInIndia(now),
    series: `${isSale ? series.sale : series.credit}/${yearOf(day)}`,
    keepUntil: keptUntil(day),
    seller,
    buyer: { name: order.name, ...(order.billing && { billing: order.billing }) },
    ...(place !== undefined && { place }),
    rate,
    ...(way && { export: way }),
    ...(lutArn !== undefined && { lutArn }),
    total: Math.abs(after - before),
    balance: after,
    orderTotal: finalAmount * 100,
    ...{ taxable: sum("taxable"), cgst: sum("cgst"), sgst: sum("sgst"), igst: sum("igst") },
    lines,
  };
}

export function isSale({ kind }: Pick<InvoiceFacts, "kind">): boolean {
  return kind === "invoice" || kind === "receipt";
}

/** What a paper adds to the shop's sales: less than nothing for a credit note. */
export function signed({
  kind,
  total,
  taxable,
  cgst,
  sgst,
  igst,
}: TaxSplit & Pick<InvoiceFacts, "kind" | "total">) {
  const sign = isSale({ kind }) ? 1 : -1;
  return {
    total: sign * total,
    taxable: sign * taxable,
    cgst: sign * cgst,
    sgst: sign * sgst,
    igst: sign * igst,
  };
}

function kindOf({ mode }: TaxTerms, sale: boolean): InvoiceKind {
  if (mode === "regular") return sale ? "invoice" : "credit-note";
  return sale ? "receipt" : "refund-receipt";
}

/**
 * What has changed of each line: by the difference of what is left of it before and after, so that the papers of an order
 * add up line by line, whatever goes back in which order. Lines of which nothing has changed are left out.
 */
function changedLines(was: Order, order: Order, terms: TaxTerms, before: number, after: number) {
  const sold = soldLines(order, terms);
  const [netsBefore, netsAfter] = [netsOf(was, before), netsOf(order, after)];
  return sold.flatMap((line, index): InvoiceLine[] => {
    const [one, other] = [leftOf(line, netsBefore[index] ?? 0), leftOf(line, netsAfter[index] ?? 0)];
    const [net = 0, taxable = 0, cgst = 0, sgst = 0, igst = 0] = columns.map((name) =>
      Math.abs(other[name] - one[name]),
    );
    return net === 0 ? [] : [{ ...line, net, taxable, cgst, sgst, igst }];
  });
}

const columns = ["net", "taxable", ...taxNames] as const;

/** The lines of the whole sale: one split of the total, shared by what was paid for each, column by column, so that each adds up. */
function soldLines({ lines, finalAmount }: Order, { rate, place, seller }: TaxTerms): InvoiceLine[] {
  const total = finalAmount * 100;
  const split = splitTax(total, rate, place === seller.state);
  const weights = lines.map(paidFor);
  const shares = [total, ...taxNames.map((name) => split[name])].map((sum) => allocate(sum, weights));
  return lines.map(({ product, name, taxCode = "", price, discount }, index) => {
    const [net = 0, cgst = 0, sgst = 0, igst = 0] = shares.map((column) => column[index]);
    const taxable = net - taxOf({ cgst, sgst, igst });
    const sold = { item: product, name, code: taxCode, price: price * 100, discount: discount * 100 };
    return { ...sold, net, taxable, cgst, sgst, igst };
  });
}

/** The lines' shares of what the shop has of an order: products that were paid back one by one have none. */
function netsOf(order: Order, left: number): number[] {
  const kept = linesLeft(order);
  return allocate(
    left,
    order.lines.map((line) => (kept.includes(line) ? paidFor(line) : 0)),
  );
}

/** A line of which this much is left. */
function leftOf(line: InvoiceLine, net: number): TaxSplit & { net: number } {
  const taxes = line.net === 0 ? noTaxes : taxesLeft(line, line.net, line.net - net);
  return { net, taxable: net - taxOf(taxes), ...taxes };
}
