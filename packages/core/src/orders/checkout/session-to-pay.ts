import { StoreError } from "@store/contract/errors";
import { paymentTimings } from "@store/contract/timings";
import { put, transact, update } from "../../platform/table.ts";
import { changed, changeOrder } from "../change-order.ts";
import { nextSession, type PaymentSession, PaymentSessionEntity } from "../payment-session.entity.ts";
import type { OrderRecord } from "../record.ts";
import { closedParts, closeSessions, openSession, paymentsOf } from "../settlement/payment-sessions.ts";
import { settle } from "../settlement/settle.ts";

/** More than a patient buyer needs; each costs a row. */
const maxSessions = 30;

/**
 * The one page on which a pending order can be paid: the one that is open, or the next. Undefined when the order has
 * changed meanwhile. Throws `payment.unavailable` while the provider does not answer, `order.already_paid`.
 */
export async function sessionToPay(
  record: OrderRecord,
  mayGoOn = true,
): Promise<{ sessionId: string; url: string } | undefined> {
  const last = record.sessions.at(-1);
  if (last?.state === "asked" && last.expiresAt > Date.now()) {
    const session = await openSession(record.order, last);
    if (session === "changed") return undefined;
    if (session !== "refused") return { sessionId: session.sessionId ?? "", url: session.url };
    // The provider will never open it. Another number is another request; one is tried in a press.
    if (!mayGoOn) throw new StoreError("payment.unavailable");
    return another(
      { ...record, sessions: [...record.sessions.slice(0, -1), { ...last, state: "refused" }] },
      false,
    );
  }
  if (last?.state === "open" && last.expiresAt > Date.now()) {
    const seen = await unlessAway(async () =>
      (await paymentsOf(record.order)).read(last.sessionId ?? "", last.hints),
    );
    if (seen.open && seen.url !== null) return { sessionId: seen.id, url: seen.url };
  }
  return another(record, mayGoOn);
}

/** Puts the next page's row, once none of the others can be paid any more, and opens it. */
async function another(
  record: OrderRecord,
  mayGoOn: boolean,
): Promise<{ sessionId: string; url: string } | undefined> {
  const { order, sessions } = record;
  const seen = await unlessAway(() => closeSessions(record));
  const taken = seen.some(
    (one) => one.session.state === "paid" || one.seen?.underWay || (one.seen?.captures.length ?? 0) > 0,
  );
  if (taken) {
    const settled = await settle(order.orderId);
    if (settled?.status === "completed" || settled?.processing) throw new StoreError("order.already_paid");
    throw new StoreError("order.conflict");
  }
  // The provider did not confirm the closing: two open pages must never be.
  if (seen.some((one) => one.seen?.open)) throw new StoreError("payment.unavailable");
  // The page then makes a new order of the same basket.
  if (order.sessions >= maxSessions) throw new StoreError("order.conflict");
  const now = Date.now();
  const session = nextSession(order, order.sessions + 1, now);
  const after = changed(
    order,
    "pending",
    { sessions: session.attempt, dueAt: now + paymentTimings.poll, processing: undefined },
    now,
  );
  const refused = await transact({
    order: update(changeOrder(order, after)),
    session: put(PaymentSessionEntity.create(session)),
    ...closedParts(seen, now),
  });
  if (Object.keys(refused).length > 0) return undefined;
  return sessionToPay({ ...record, order: after, sessions: [...sessions.map(shut), session] }, mayGoOn);
}

function shut(session: PaymentSession): PaymentSession {
  return session.state === "open" ? { ...session, state: "closed" } : session;
}

/** A provider that does not answer is an expected failure of a press. */
export async function unlessAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError("payment.unavailable", {}, { cause: error });
  }
}
