// What a decision adds to the books: rows of the order's ledger, the counters that are sums of such rows, and the tax
// paper that the change of the money wants.

import { dayInIndia } from "@store/contract/format";
import { taxOf } from "@store/contract/gst/split-tax";
import {
  addCounts,
  addCouponDay,
  addDayCounts,
  type Counts,
  couponCounts,
  type Figures,
} from "../../platform/counter.entity.ts";
import { type Parts, put, update } from "../../platform/table.ts";
import { LedgerEntity } from "../ledger.entity.ts";
import type { Order } from "../order.entity.ts";
import type { OrderRecord } from "../record.ts";
import {
  type Decision,
  difference,
  figuresOf,
  type LedgerDraft,
  ledgerRow,
  sumOfFigures,
} from "./decision.ts";
import { DueInvoiceEntity, turnOf } from "./due-invoice.entity.ts";
import { invoiceOf } from "./invoice-facts.ts";

/** Ledger rows, and counters that follow them: the last row carries what the order adds to the figures by this write. */
export function figureParts(
  { order, ledger }: OrderRecord,
  decided: Decision,
  after: Order,
  now: number,
  more: Counts,
): Parts {
  const { orderId, discountCode } = order;
  const before = sumOfFigures(ledger);
  const figures = difference(figuresOf(after), before);
  const invoice = invoiceOf(after, {
    before: netOf(before),
    after: netOf(figuresOf(after)),
    takenAt: decided.payments.find(({ what }) => what === "sale")?.capture.at,
    items: changedItems(order, after),
    now,
  });
  const changes = Object.keys(figures).length > 0;
  const drafts = changes && decided.ledger.length === 0 ? [rowFor(order, figures)] : decided.ledger;
  const rows = drafts.map((draft, index) =>
    put(
      LedgerEntity.create({
        orderId,
        at: now,
        day: dayInIndia(now),
        shard: order.shard,
        ...(discountCode !== undefined && { discountCode }),
        ...draft,
        ...(index === drafts.length - 1
          ? { figures, ...(invoice && { tax: taxOf(invoice) }) }
          : { figures: {} }),
      }),
    ),
  );
  const all = { ...figures, ...difference(standing(after), standing(order)), ...more };
  const { pending, failed, users, ...ofDay } = all;
  const ofCoupon = discountCode === undefined ? {} : couponCounts(figures);
  const counted = Object.keys(ofCoupon).length > 0;
  return {
    ...Object.fromEntries(rows.map((row, index) => [`ledger${index}`, row])),
    invoice:
      invoice &&
      put(
        DueInvoiceEntity.put({
          orderId,
          turn: turnOf(after.version),
          facts: invoice,
          list: "invoice",
          dueAt: now,
        }),
      ),
    totals: Object.keys(all).length > 0 ? update(addCounts("ALL", orderId, all)) : undefined,
    day: Object.keys(ofDay).length > 0 ? update(addDayCounts(now, orderId, ofDay)) : undefined,
    couponTotals: counted ? update(addCounts(`COUPON.${discountCode}`, orderId, ofCoupon)) : undefined,
    couponDay: counted ? update(addCouponDay(now, orderId, discountCode ?? "", ofCoupon)) : undefined,
  };
}

/** What the shop has of it. Paise. */
function netOf({ gross = 0, returned = 0 }: Figures): number {
  return gross - returned;
}

/** Products whose money went back, or came back, by the change. */
function changedItems({ refundedItems: before = [] }: Order, { refundedItems: after = [] }: Order) {
  return [
    ...after.filter((item) => !before.includes(item)),
    ...before.filter((item) => !after.includes(item)),
  ];
}

/** The row of a change whose cause was noted before: a payment that waited for a person, say, and now counts. */
function rowFor(order: Order, { gross = 0, returned = 0 }: Figures): LedgerDraft {
  const kind =
    gross === 0 ? (returned > 0 ? "refund-done" : "refund-failed") : gross > 0 ? "sale" : "sale-undone";
  return { ...ledgerRow(order, kind), paise: Math.abs(gross === 0 ? returned : gross) };
}

/** In which of the lists it is counted. */
export function standing({ status, deletedAt }: Order): Counts {
  if (deletedAt !== undefined) return {};
  return { orders: 1, ...((status === "pending" || status === "failed") && { [status]: 1 }) };
}
