// The nightly look into the providers' own books: every payment there must belong to an order.

import { dayInIndia } from "@store/contract/format";
import { providersOf } from "@store/contract/payment-rules";
import { ifUnchanged } from "../../platform/conditions.ts";
import { alarm, log } from "../../platform/log.ts";
import { forEachLimit } from "../../platform/pool.ts";
import { setting } from "../../platform/settings.ts";
import { readOpenSince } from "../../platform/shop.entity.ts";
import { numbered, put, transact } from "../../platform/table.ts";
import { days, hours, startOfDay } from "../../platform/time.ts";
import type { Captured, ProviderId } from "../../providers/payments.ts";
import { readOrder } from "../order.entity.ts";
import { PaymentEntity } from "../payment.entity.ts";
import { proofRows } from "../proof.entity.ts";
import { settle } from "../settlement/settle.ts";
import { booksUntil, lastArrival, noteBooks, silentAfter } from "./message-arrival.entity.ts";
import { finishRefund, lookAtRefund } from "./refund-unmatched.ts";
import { changeUnmatched, readUnmatched, type Unmatched, UnmatchedEntity } from "./unmatched.entity.ts";

/** Payments that are looked at side by side. */
const atOnce = 20;
/** Two clocks, and a payment that was under way at midnight. */
const overlap = hours(1);
/** Nights that failed are caught up on for so long. */
const mostCaughtUp = days(31);

/**
 * Looks at every payment that was captured since the last night that was read whole, to the end of the day before
 * (Asia/Kolkata), and an hour around it; begun earlier, where a payment may be captured late. One that no order has, after the order that it names was settled, gets a row for the
 * admins; one alarm tells how many are new, another one that payments came without any message. Safe to repeat. Throws
 * when a payment could not be looked at, so that the run is repeated.
 */
export async function findUnmatched(): Promise<{ looked: number; found: number }> {
  const to = startOfDay(dayInIndia(Date.now()));
  const counts = { looked: 0, found: 0 };
  const errors: unknown[] = [];
  const attempt = async (paymentId: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      errors.push(error);
      log("unmatched.failed", { paymentId, error: String(error) });
    }
  };
  const again = [...(await listUnmatched("open")), ...(await listUnmatched("refunded"))];
  await forEachLimit(again, atOnce, (row) => attempt(row.paymentId, () => lookAgain(row)));
  for (const provider of providersOf(setting("paymentRules"))) {
    let newest = 0;
    const failed = errors.length;
    for await (const payments of booksOf(provider, await firstUnread(provider, to), to)) {
      await forEachLimit(payments, atOnce, (payment) =>
        attempt(payment.paymentId, async () => {
          counts.looked++;
          if (payment.orderId !== undefined) newest = Math.max(newest, payment.at);
          if (await note(provider, payment)) counts.found++;
        }),
      );
    }
    await callIfSilent(provider, newest);
    if (errors.length === failed) await noteBooks(provider, to);
  }
  if (counts.found > 0) alarm("payment.review", { reason: "money without an order", count: counts.found });
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} payments could not be looked at`);
  log("job.done", { job: "unmatched-payments", ...counts });
  return counts;
}

/**
 * From when on the books are to be read: the day before, and every night before it that failed, for a month. Where no night
 * has read them yet, since the shop is open: its first night may fail like any other.
 */
async function firstUnread(provider: ProviderId, to: number): Promise<number> {
  const until = (await booksUntil(provider)) ?? ((await readOpenSince()) || to - days(1));
  return Math.max(to - mostCaughtUp, Math.min(until, to - days(1)));
}

/** Orders were paid, and no message told of it: the webhook was switched off, or never switched on. */
async function callIfSilent(provider: ProviderId, newestPayment: number): Promise<void> {
  if (newestPayment === 0) return;
  const last = await lastArrival(provider);
  if (newestPayment > last + silentAfter) alarm("payment.silent", { provider, newestPayment, last });
}

/** The payments that a person still has to decide about, or whose refund may still come back, newest first. */
export async function listUnmatched(list: "open" | "refunded", limit?: number): Promise<Unmatched[]> {
  const { data } = await UnmatchedEntity.query
    .byList({ list })
    .go({ order: "desc", ...(limit === undefined ? { pages: "all" } : { limit }) });
  return data;
}

/** What was taken from `from` to `to`, page by page. What was begun long before may have been taken then. */
async function* booksOf(provider: ProviderId, from: number, to: number): AsyncGenerator<Captured[]> {
  const payments = await setting("payments")(provider);
  const begun = from - overlap - payments.takesLateBy;
  let after: string | undefined;
  do {
    const page = await payments.captured(begun, to + overlap, after);
    yield page.payments;
    after = page.next;
  } while (after !== undefined);
}

/** True when there is a new row for it. */
async function note(provider: ProviderId, payment: Captured): Promise<boolean> {
  const { paymentId, amount, currency, at, returned, orderId, description } = payment;
  // All of it is with its payer again.
  if (returned >= amount) return false;
  if (await isKnown(provider, paymentId)) return false;
  if (await readUnmatched(provider, paymentId)) return false;
  const settled = orderId === undefined ? null : await settle(orderId);
  if (settled && (await isKnown(provider, paymentId))) return false;
  const row = put(
    UnmatchedEntity.create({
      provider,
      paymentId,
      state: "open",
      version: 1,
      amount,
      currency,
      at,
      ...(orderId !== undefined && { saysOrder: orderId.slice(0, 100) }),
      ...(description !== undefined && { says: description.slice(0, 300) }),
      foundAt: Date.now(),
    }),
  );
  const proofs = numbered("proof", proofRows(provider, payment).map(put));
  const isNew = !(await transact({ row, ...proofs })).row;
  if (isNew) log("unmatched.found", { provider, paymentId, orderId });
  return isNew;
}

/** An order may have been found to have it meanwhile; a refund that was begun is brought to its end, or has come back. */
async function lookAgain(row: Unmatched): Promise<void> {
  if (row.state === "refunding") return finishRefund(row);
  if (row.state === "refunded") return lookAtRefund(row);
  const orderId = await orderThatHas(row.provider, row.paymentId);
  if (orderId !== undefined) await ifUnchanged(changeUnmatched(row, { state: "matched", orderId }));
}

async function isKnown(provider: ProviderId, paymentId: string): Promise<boolean> {
  return (await orderThatHas(provider, paymentId)) !== undefined;
}

/** The order that has the payment by its row, and stands as one that was paid, or that a person decides or has decided about. */
export async function orderThatHas(provider: ProviderId, paymentId: string): Promise<string | undefined> {
  const { data } = await PaymentEntity.get({ provider, paymentId }).go({ consistent: true });
  if (!data) return undefined;
  const order = await readOrder(data.orderId);
  if (!order) return undefined;
  const { status, review, override, deletedAt } = order;
  const stands = status === "completed" || status === "refunded" || review !== undefined;
  const byHand = override !== undefined || deletedAt !== undefined;
  return stands || byHand || data.what === "duplicate" ? data.orderId : undefined;
}
