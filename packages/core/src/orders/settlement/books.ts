// What a decision adds to the books: rows of the order's ledger, the counters that are sums of such rows, and the tax
// paper that the change of the money wants.

import { dayInIndia } from "@store/contract/format";
import { taxOf } from "@store/contract/gst/split-tax";
import { waitStep } from "@store/contract/login-waits";
import {
  addCounts,
  addDayCounts,
  addDayOf,
  type Counts,
  couponCounts,
  type FigureName,
  type Figures,
  type SoldName,
  splitFigures,
} from "../../platform/counter.entity.ts";
import { addRevisionCounts, revisionCounts } from "../../platform/revision-counter.ts";
import { numbered, type Parts, put, update } from "../../platform/table.ts";
import { waitNames } from "../../platform/wait-names.ts";
import { LedgerEntity } from "../ledger.entity.ts";
import type { Order } from "../order.entity.ts";
import type { OrderRecord } from "../record.ts";
import { type Decision, type LedgerDraft, ledgerRow } from "./decision.ts";
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
  const { orderId, discountCode, offerRev } = order;
  const before = sumOfFigures(ledger);
  const figures = difference(figuresOf(after), before);
  const invoice = invoiceOf(after, {
    before: netOf(before),
    after: netOf(figuresOf(after)),
    takenAt: decided.payments.find(({ what }) => what === "sale")?.capture.at,
    was: order,
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
        ...(offerRev !== undefined && { offerRev }),
        ...draft,
        ...(index === drafts.length - 1
          ? { figures, ...(invoice && { tax: taxOf(invoice) }) }
          : { figures: {} }),
      }),
    ),
  );
  const { counts, sold } = splitFigures(figures);
  const all = { ...counts, ...difference(orderCounts(after), orderCounts(order)), ...more };
  const { pending, failed, users, ...ofDay } = all;
  const ofCoupon = discountCode === undefined ? {} : couponCounts(figures);
  const counted = Object.keys(ofCoupon).length > 0;
  const ofRevision = revisionCounts(figures);
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
    couponDay: counted ? update(addDayOf("USES", now, orderId, discountCode ?? "", ofCoupon)) : undefined,
    revision:
      offerRev !== undefined && Object.keys(ofRevision).length > 0
        ? update(addRevisionCounts(offerRev, orderId, ofRevision))
        : undefined,
    ...numbered(
      "sold",
      sold.map(({ product, sales }) => update(addDayOf("SOLD", now, orderId, product, { sales }))),
    ),
  };
}

/** What the shop has of it. Paise. */
function netOf({ gross = 0, returned = 0 }: Figures): number {
  return gross - returned;
}

/** The row of a change whose cause was noted before: a payment that waited for a person, say, and now counts. */
function rowFor(order: Order, { gross = 0, returned = 0, fees = 0, feeTax = 0 }: Figures): LedgerDraft {
  if (gross === 0 && returned === 0) return { ...ledgerRow(order, "fee"), paise: fees + feeTax };
  const kind =
    gross === 0 ? (returned > 0 ? "refund-done" : "refund-failed") : gross > 0 ? "sale" : "sale-undone";
  return { ...ledgerRow(order, kind), paise: Math.abs(gross === 0 ? returned : gross) };
}

/** In which of the lists it is counted. */
export function orderCounts({ status, deletedAt }: Order): Counts {
  if (deletedAt !== undefined) return {};
  return { orders: 1, ...((status === "pending" || status === "failed") && { [status]: 1 }) };
}

/** What an order adds to the figures as it stands. The figures of its ledger rows sum up to this, after every write. */
export function figuresOf(order: Order): Figures {
  const { status, deletedAt, finalAmount, refundedAmount, refundReason } = order;
  const { discountCode, lines, source } = order;
  if (deletedAt !== undefined || (status !== "completed" && status !== "refunded")) return {};
  const isRefunded = status === "refunded";
  // A dispute takes all; a refund takes what arrived, and after one that came back to the shop that is less than all.
  const returned = (isRefunded && refundReason === "dispute" ? finalAmount : refundedAmount) * 100;
  return {
    sales: 1,
    returns: isRefunded ? 1 : 0,
    gross: finalAmount * 100,
    returned,
    fees: order.fee ?? 0,
    feeTax: order.feeTax ?? 0,
    discounted: discountCode === undefined ? 0 : 1,
    ...cartFigures(order, finalAmount * 100 - returned),
    ...(source !== "gift" && Object.fromEntries(lines.map(({ product }) => [`sold:${product}`, 1]))),
    ...waitFigure(order),
  };
}

/** A sale that came back by a mail about its basket; `left`: what the shop has of it, in paise. */
function cartFigures({ cartId, reminder }: Order, left: number): Figures {
  if (cartId === undefined) return {};
  const place = ([1, 2, 3] as const).find((each) => each === reminder);
  return { recovered: 1, ...(place && { [`cartSales${place}`]: 1, [`cartLeft${place}`]: left }) };
}

/** The step in which a buyer is counted who paid and was let in. */
function waitFigure({ waited }: Order): Figures {
  const name = waited === undefined ? undefined : waitNames[waitStep(waited)];
  return name === undefined ? {} : { [name]: 1 };
}

/** What `after` has more than `before`; names without a difference are left out. */
export function difference<Name extends string>(
  after: Partial<Record<Name, number>>,
  before: Partial<Record<Name, number>>,
): Partial<Record<Name, number>> {
  const names = new Set([...Object.keys(after), ...Object.keys(before)] as Name[]);
  const entries = [...names].map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
  return Object.fromEntries(entries.filter(([, by]) => by !== 0)) as Partial<Record<Name, number>>;
}

/** The sum of what rows add to the figures. */
export function sumOfFigures(rows: readonly { figures: Figures }[]): Figures {
  const names = new Set(rows.flatMap(({ figures }) => Object.keys(figures) as (FigureName | SoldName)[]));
  const sum = (name: FigureName | SoldName) =>
    rows.reduce((all, { figures }) => all + (figures[name] ?? 0), 0);
  return difference(Object.fromEntries([...names].map((name) => [name, sum(name)])), {});
}
