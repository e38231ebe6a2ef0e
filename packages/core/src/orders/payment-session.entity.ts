// A payment session of an order: one hosted page at the provider, from before the provider is asked for it. One order has as many as were ever asked for;
// at most one is open. The first has a row from when the provider has answered: until then the order tells of it, and when one session is all there is and
// the order has a payment, that session was paid. Access patterns: all sessions of an order, with the order (readRecord).
import { paymentSessionStates } from "@store/contract/money-rows";
import { paymentTimings } from "@store/contract/timings";
import { CustomAttributeType, type EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { type Part, primaryIndex, put, table, update } from "../platform/table.ts";
import { type Hints, providerIds } from "../providers/payments.ts";
import type { Order } from "./order.entity.ts";

/**
 * `asked`: written before the provider is asked; nobody has its address. `open`: its address may be handed out.
 * `paid`: money was taken on it. `closed`: nobody can pay on it any more, and nobody has. `refused`: there never was one.
 */
export type PaymentSessionState = (typeof paymentSessionStates)[number];

export const PaymentSessionEntity = new Entity(
  {
    model: { entity: "paymentSession", version: "1", service: "store" },
    attributes: {
      orderId: { type: "string", required: true, readOnly: true },
      /** 1 for the first. */
      attempt: { type: "number", required: true, readOnly: true },
      provider: { type: providerIds, required: true, readOnly: true },
      state: { type: paymentSessionStates, required: true },
      /** The provider's id, and the address to pay at. */
      sessionId: { type: "string" },
      url: { type: "string" },
      /** Closed, and money may come on it all the same until then. Epoch milliseconds. */
      lateUntil: { type: "number" },
      /** What the provider's messages told and its answers leave out. */
      hints: { type: CustomAttributeType<Hints>("any") },
      /** The admin who said that a payment made elsewhere is this order's. Its page is the payment itself. */
      attachedBy: { type: "string", readOnly: true },
      /** Paise. */
      amount: { type: "number", required: true, readOnly: true },
      /** Its own, so that an order outlives an outage. Epoch milliseconds. */
      expiresAt: { type: "number", required: true, readOnly: true },
      createdAt: { type: "number", required: true, readOnly: true },
    },
    indexes: {
      byOrder: primaryIndex("ORDER#${orderId}", "PAYMENT_SESSION#${attempt}"),
    },
  },
  table,
);

type Row = EntityItem<typeof PaymentSessionEntity>;

/** `unwritten`: it has no row yet, and the first write makes it. */
export type PaymentSession = Row & { unwritten?: true };

/** A session of an order before the provider is asked for it. */
export function nextSession(order: Order, attempt: number, now: number): PaymentSession {
  const { orderId, finalAmount, provider } = order;
  if (!provider) throw new Error(`Nobody is asked for the money of ${orderId}`);
  return {
    orderId,
    attempt,
    provider,
    state: "asked",
    amount: finalAmount * 100,
    expiresAt: now + paymentTimings.page,
    createdAt: now,
  };
}

/** The sessions of an order, by attempt, made of their rows and of what the order itself tells of its first. */
export function sessionsOf(order: Order, rows: readonly Row[]): PaymentSession[] {
  const { sessions: count, paymentId, createdAt } = order;
  const byAttempt = [...rows].sort((one, other) => one.attempt - other.attempt);
  if (count > 0 && byAttempt[0]?.attempt !== 1)
    return [{ ...nextSession(order, 1, createdAt), unwritten: true }, ...byAttempt];
  const isPaid = count === 1 && paymentId !== undefined;
  return byAttempt.map((row) => (isPaid && row.state === "open" ? { ...row, state: "paid" } : row));
}

type Changes = Partial<
  Omit<Row, "orderId" | "attempt" | "provider" | "attachedBy" | "amount" | "expiresAt" | "createdAt">
>;

/** Changes the row of a session, or makes it. Refused when others have made it meanwhile. */
export function changeSession({ unwritten, ...session }: PaymentSession, changes: Changes) {
  const { orderId, attempt } = session;
  return unwritten
    ? PaymentSessionEntity.create({ ...session, ...changes })
    : PaymentSessionEntity.patch({ orderId, attempt }).set(changes);
}

/** The same for a transaction. */
export function changeSessionPart(session: PaymentSession, changes: Changes): Part {
  const write = changeSession(session, changes);
  return session.unwritten ? put(write) : update(write);
}

/**
 * Whether money may still come on a page that nobody can begin to pay, or may have come since it was last looked at: the
 * look after its end says that there is none, and takes this away.
 */
export function mayBeLate({ lateUntil = 0 }: { lateUntil?: number | undefined }): boolean {
  return lateUntil > 0;
}

/** The provider's idempotency key of a page. */
export function referenceOf({ orderId, attempt }: Pick<PaymentSession, "orderId" | "attempt">): string {
  return `${orderId}:${attempt}`;
}
