// Carries a decision out: one transaction, on the condition that the order is the one that was decided about.

import { returnUse } from "../../coupons/coupon-uses.ts";
import { buyerUseParts } from "../../coupons/redemption.entity.ts";
import type { Counts } from "../../platform/counter.entity.ts";
import { alarm, log } from "../../platform/log.ts";
import { type Parts, transact, update } from "../../platform/table.ts";
import { changed, changeOrder } from "../change-order.ts";
import { longWaitPart } from "../long-wait.entity.ts";
import type { Order } from "../order.entity.ts";
import { type OrderRecord, readRecord } from "../record.ts";
import { accessParts } from "./access-parts.ts";
import { figureParts } from "./books.ts";
import type { Decision } from "./decision.ts";
import { refundsWait } from "./look-again.ts";
import { rowParts } from "./row-parts.ts";

/** More rows in the same transaction, and what is to be counted with them. */
export interface Extra {
  set?: Decision["set"];
  parts?: Parts;
  counts?: Counts;
}

/**
 * The order as it then is; undefined when something has changed since it was read, and the caller looks again.
 * Writes nothing for a decision that says nothing new.
 */
export async function commit(
  record: OrderRecord,
  decided: Decision,
  extra: Extra = {},
): Promise<Order | undefined> {
  // An order that was completed before has an account by now.
  return attempt(record, decided, extra, record.order.paidAt !== undefined);
}

async function attempt(
  record: OrderRecord,
  decided: Decision,
  extra: Extra,
  careful: boolean,
): Promise<Order | undefined> {
  const { order } = record;
  if (isNothing(order, decided) && !extra.parts) return order;
  const now = Date.now();
  const access = await accessParts(order, decided, now, careful);
  if (access === "impossible")
    return attempt(record, reviewed(record, decided, "no account to join"), extra, careful);
  const waited = waitOf(order, decided, access.set.paidAt);
  const set = { ...decided.set, ...access.set, ...extra.set, ...(waited !== undefined && { waited }) };
  const after = changed(order, decided.to, set, now);
  const parts = {
    order: update(changeOrder(order, after)),
    ...rowParts(record, after, decided, now),
    longWait: waited === undefined ? undefined : longWaitPart(order.orderId, waited, now),
    ...figureParts(record, decided, after, now, { ...access.counts, ...extra.counts }),
    ...freedUse(order, after, now),
    coupon: decided.returnsUse ? update(returnUse(order.discountCode ?? "")) : undefined,
    ...access.parts,
    ...extra.parts,
  };
  const refused: Record<string, string | undefined> = await transact(parts, () => foreseeOrder(order));
  const names = Object.keys(refused);
  if (names.length === 0) {
    logDecision(order, decided);
    return after;
  }
  if (refused.order) return undefined;
  // A coupon that was deleted meanwhile has no use to take back.
  if (names.join() === "coupon") return attempt(record, { ...decided, returnsUse: false }, extra, careful);
  if (names.some((name) => name.startsWith("payment")))
    return attempt(
      record,
      reviewed(record, { ...decided, payments: [], proofs: [], ledger: [] }, "payment of another order"),
      extra,
      careful,
    );
  return decided.access === "give" && !careful ? attempt(record, decided, extra, true) : undefined;
}

/** An order that gives up its buyer's use of a coupon. */
function freedUse(
  { orderId, discountCode: code = "", buyerHashes: hashes }: Order,
  after: Order,
  now: number,
) {
  return hashes && !after.buyerHashes ? buyerUseParts(undefined, { code, orderId, hashes }, now) : {};
}

/** In a crowd: whether somebody else has written the order meanwhile, so that there is nothing left to wait for. */
async function foreseeOrder({ orderId, version }: Order): Promise<{ order?: string }> {
  const record = await readRecord(orderId);
  return record?.order.version === version ? {} : { order: "ConditionalCheckFailed" };
}

/** Whether a decision would write anything. */
export function isNothing(order: Order, { to, set, ...rest }: Decision): boolean {
  const changes = Object.entries(set).some(([name, value]) => !same(order[name as keyof Order], value));
  const { sessions, payments, refunds, refundStates, ledger, mails, audit } = rest;
  const rows = [sessions, payments, refunds, refundStates, ledger, mails, audit];
  return to === order.status && !changes && rows.every(({ length }) => length === 0);
}

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The payment is another order's, or there is no account to give to: a person decides, and the schedule comes back for
 * refunds alone. What the provider says of the money is noted all the same: a refund that came back is the shop's again.
 */
function reviewed({ order, refunds }: OrderRecord, decided: Decision, reason: string): Decision {
  const { payments, ledger, refundStates, set } = decided;
  const now = Date.now();
  const wait = refundsWait(refunds, { refundStates, refunds: [] }, now);
  const isPlanned = order.dueAt !== undefined && order.dueAt > now;
  const dueAt = wait === undefined ? undefined : isPlanned ? order.dueAt : now + wait;
  const money = ledger.filter(({ provider }) => provider !== undefined);
  return {
    ...decided,
    transition: undefined,
    to: order.status === "pending" ? "failed" : order.status,
    access: "keep",
    set: {
      review: reason,
      dueAt,
      // A further payment beside the one that is known names none.
      ...(payments.length > 0 && set.paymentId !== undefined && { paymentId: set.paymentId }),
      ...(money.length > 0 &&
        set.refundedAmount !== undefined && {
          refundedAmount: set.refundedAmount,
          refundPending: set.refundPending,
        }),
    },
    goneBack: undefined,
    revokes: [],
    regrants: [],
    returnsUse: false,
    refunds: [],
    ledger: money,
    mails: [],
    audit: [],
    alarms: order.review === reason ? [] : [reason],
  };
}

/** How long a buyer waited who is let in by a payment for the first time. Two clocks: never less than nothing. */
function waitOf({ paidAt }: Order, { payments }: Decision, letInAt: number | undefined): number | undefined {
  const sale = payments.find(({ what }) => what === "sale")?.capture;
  return sale && letInAt !== undefined && paidAt === undefined ? Math.max(0, letInAt - sale.at) : undefined;
}

function logDecision(order: Order, { transition, to, alarms, audit }: Decision): void {
  const { orderId } = order;
  for (const reason of alarms) alarm("payment.review", { orderId, reason });
  if (transition !== undefined && transition !== "wait")
    log("order.moved", { orderId, transition, from: order.status, to, by: byWhom(audit[0]?.by) });
}

/** An admin's address is in the audit; the log, which is kept longer and read by more, has none. */
function byWhom(by: string | undefined): string | undefined {
  return by?.includes("@") ? "admin" : by;
}
