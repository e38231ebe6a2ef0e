// What a tax paper says, but for its number: plain data, frozen when the order's money changes. All amounts in paise.

import { dayInIndia } from "@store/contract/format";
import type { Billing } from "@store/contract/gst/billing";
import type { invoiceKinds } from "@store/contract/gst/invoice-row";
import { allocate, splitTax, type TaxSplit, taxesLeft, taxNames, taxOf } from "@store/contract/gst/split-tax";
import type { ProductId } from "@store/contract/products";
import { keptUntil, yearOf } from "../../platform/financial-year.ts";
import { days } from "../../platform/time.ts";
import type { Order } from "../order.entity.ts";
import { productsOf } from "../products.ts";
import type { TaxTerms } from "../tax-terms.ts";

/** Of a registered seller the first two, of another one the last two. */
export type InvoiceKind = (typeof invoiceKinds)[number];

export interface InvoiceLine extends TaxSplit {
  item: ProductId;
  name: string;
  /** Service accounting code. */
  code: string;
  /** The share of what was paid. */
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
  /** Products whose money went back, or did not after all, by this change. */
  items: readonly ProductId[];
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
  const split = differenceOf(finalAmount * 100, terms, before, after);
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
    orderTotal: finalAmount * 100,
    ...split,
    lines: linesOf(order, terms, Math.abs(after - before), split, change.items),
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

/** By the difference of what is left, so that the papers of an order add up to the paisa whatever goes back in which order. */
function differenceOf(total: number, terms: TaxTerms, before: number, after: number): TaxSplit {
  const whole = splitTax(total, terms.rate, terms.place === terms.seller.state);
  const leftBefore = taxesLeft(whole, total, total - before);
  const leftAfter = taxesLeft(whole, total, total - after);
  const [cgst = 0, sgst = 0, igst = 0] = taxNames.map((name) => Math.abs(leftAfter[name] - leftBefore[name]));
  const taxes = { cgst, sgst, igst };
  return { taxable: Math.abs(after - before) - taxOf(taxes), ...taxes };
}

/** Shares by list price, column by column, so that each column adds up. */
function linesOf(
  order: Order,
  { code, codes }: TaxTerms,
  total: number,
  split: TaxSplit,
  items: readonly ProductId[],
): InvoiceLine[] {
  const all = productsOf(order);
  const named = all.filter(({ id }) => items.includes(id));
  const products = named.length > 0 ? named : all;
  const weights = products.map(({ price }) => price);
  const columns = {
    net: allocate(total, weights),
    taxable: allocate(split.taxable, weights),
    cgst: allocate(split.cgst, weights),
    sgst: allocate(split.sgst, weights),
    igst: allocate(split.igst, weights),
  };
  const at = (column: number[], index: number) => column[index] ?? 0;
  return products.map(({ id, name }, index) => ({
    item: id,
    name,
    code: codes?.[id] ?? code,
    net: at(columns.net, index),
    taxable: at(columns.taxable, index),
    cgst: at(columns.cgst, index),
    sgst: at(columns.sgst, index),
    igst: at(columns.igst, index),
  }));
}
