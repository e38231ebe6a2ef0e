// Why an erasure has to wait: what is under way with money needs to know whose it is.
import type { Order } from "../orders/order.entity.ts";
import { readRecord } from "../orders/record.ts";
import type { ProviderId } from "../providers/payments.ts";
import type { Person } from "./person.ts";

/** What an erasure is carried out with; without it, what already waits now is said. */
interface Erasing {
  /** Epoch milliseconds. */
  askedAt: number;
  now: number;
  /** As of the provider's port. Milliseconds. */
  takesLateBy: (provider: ProviderId) => Promise<number>;
}

/** A sentence for who asked; undefined when nothing is in the way. */
export async function blockerOf({ orders }: Person, erasing?: Erasing): Promise<string | undefined> {
  for (const order of orders) {
    const reason = await blockerOfOrder(order, erasing);
    if (reason) return `${reason} (${order.orderId})`;
  }
  return undefined;
}

async function blockerOfOrder(order: Order, erasing: Erasing | undefined): Promise<string | undefined> {
  const { status, review, refundPending = 0, erasedAt, orderId } = order;
  if (erasedAt !== undefined) return undefined;
  if (order.processing) return "The payment of an order is on its way";
  if (review !== undefined && status !== "completed") return "Somebody of us looks at a payment of an order";
  if (refundPending > 0) return "Money of an order is on its way back to you";
  if (status === "pending" || status === "failed")
    return erasing && (await mayComeLate(order, erasing))
      ? "A payment that was begun before you asked may still arrive"
      : undefined;
  const record = await readRecord(orderId);
  const openRefund = record?.refunds.some(({ state }) => state === "asked" || state === "pending");
  if (openRefund) return "Money of an order is on its way back to you";
  return isDisputed(record?.ledger ?? []) ? "The payment of an order is under dispute" : undefined;
}

/**
 * Of what nobody paid, only what is older than the request: anybody may begin an order with anybody's address, and would
 * hold the erasure up for ever with one a day.
 */
async function mayComeLate(
  { provider, createdAt }: Order,
  { askedAt, now, takesLateBy }: Erasing,
): Promise<boolean> {
  if (provider === undefined || createdAt > askedAt) return false;
  return now - createdAt < (await takesLateBy(provider));
}

function isDisputed(ledger: readonly { kind: string; ref: string }[]): boolean {
  const refs = (kinds: readonly string[]) =>
    ledger.filter(({ kind }) => kinds.includes(kind)).map(({ ref }) => ref);
  const over = refs(["dispute-won", "dispute-lost"]);
  return refs(["dispute-opened"]).some((ref) => !over.includes(ref));
}
