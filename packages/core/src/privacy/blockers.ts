// Why an erasure has to wait: what is under way with money needs to know whose it is.
import { providers } from "@store/contract/providers";
import type { Order } from "../orders/order.entity.ts";
import { readRecord } from "../orders/record.ts";
import { days } from "../platform/time.ts";
import type { Person } from "./person.ts";

const inWords = ["no day", "one day", "two days", "three days"];

/** A sentence for who asked; undefined when nothing is in the way. */
export async function blockerOf({ orders }: Person, now: number): Promise<string | undefined> {
  for (const order of orders) {
    const reason = await blockerOfOrder(order, now);
    if (reason) return `${reason} (${order.orderId})`;
  }
  return undefined;
}

async function blockerOfOrder(order: Order, now: number): Promise<string | undefined> {
  const { status, review, refundPending = 0, provider, createdAt, erasedAt, orderId } = order;
  if (erasedAt !== undefined) return undefined;
  if (status === "pending") return "An order has not been paid yet, or its payment is on its way";
  if (review !== undefined && status !== "completed") return "Somebody of us looks at a payment of an order";
  if (refundPending > 0) return "Money of an order is on its way back to you";
  const lateBy = provider === undefined ? 0 : providers[provider].takesLateByDays;
  if (now - createdAt < days(lateBy))
    return `A payment that was begun less than ${inWords[lateBy] ?? `${lateBy} days`} ago may still arrive`;
  if (status !== "completed" && status !== "refunded") return undefined;
  const record = await readRecord(orderId);
  const openRefund = record?.refunds.some(({ state }) => state === "asked" || state === "pending");
  if (openRefund) return "Money of an order is on its way back to you";
  return isDisputed(record?.ledger ?? []) ? "The payment of an order is under dispute" : undefined;
}

function isDisputed(ledger: readonly { kind: string; ref: string }[]): boolean {
  const refs = (kinds: readonly string[]) =>
    ledger.filter(({ kind }) => kinds.includes(kind)).map(({ ref }) => ref);
  const over = refs(["dispute-won", "dispute-lost"]);
  return refs(["dispute-opened"]).some((ref) => !over.includes(ref));
}
