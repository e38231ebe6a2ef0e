// A receipt of a shop that makes no tax papers: drawn from the order when somebody asks, with no number but the order's own.
import { dayInIndia } from "@store/contract/format";
import { noTaxes } from "@store/contract/gst/split-tax";
import { offer } from "@store/contract/offer/offer";
import { paidFor } from "../orders/lines.ts";
import type { Order } from "../orders/order.entity.ts";
import type { InvoiceFacts } from "../orders/settlement/invoice-facts.ts";
import { keptUntil } from "../platform/financial-year.ts";

/** `sentBack`: what went back of it since, in paise. */
export interface PlainReceipt {
  number: string;
  orderId: string;
  facts: InvoiceFacts;
  numberedAt: number;
  sentBack: number;
}

/** Undefined for an order that nobody paid, and while tax papers are on. */
export function plainReceipt(order: Order): PlainReceipt | undefined {
  const { orderId, tax, paidAt, finalAmount, refundedAmount, erasedAt, deletedAt } = order;
  const isPaid = paidAt !== undefined && finalAmount > 0 && order.source === "paid";
  if (tax || !isPaid || erasedAt !== undefined || deletedAt !== undefined) return undefined;
  const day = dayInIndia(paidAt);
  const total = finalAmount * 100;
  const lines = order.lines.map((line) => ({
    ...{ item: line.product, name: line.name, code: "", ...noTaxes },
    ...{ price: line.price * 100, discount: line.discount * 100 },
    ...{ net: paidFor(line) * 100, taxable: paidFor(line) * 100 },
  }));
  const facts: InvoiceFacts = {
    ...{ kind: "receipt", day, bookedDay: day, series: "", keepUntil: keptUntil(day), rate: 0 },
    seller: { name: offer.legalName, address: offer.address, state: "" },
    buyer: { name: order.name },
    ...{ lines, total, balance: total, orderTotal: total, taxable: total, ...noTaxes },
  };
  return { number: orderId, orderId, facts, numberedAt: paidAt, sentBack: refundedAmount * 100 };
}
