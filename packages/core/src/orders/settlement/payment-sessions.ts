// The payment pages of an order: asking for one, asking about them, closing them.

import { StoreError } from "@store/contract/errors";
import { offer } from "@store/contract/offer/offer";
import { ifUnchanged } from "../../platform/conditions.ts";
import { alarm, log } from "../../platform/log.ts";
import { setting } from "../../platform/settings.ts";
import type { Parts } from "../../platform/table.ts";
import { type Hints, PaymentRefused, type Payments, type SessionRequest } from "../../providers/payments.ts";
import { indexOrder } from "../index-order.ts";
import { paidFor } from "../lines.ts";
import type { Order } from "../order.entity.ts";
import {
  changeSession,
  changeSessionPart,
  mayBeLate,
  type PaymentSession,
  PaymentSessionEntity,
  referenceOf,
} from "../payment-session.entity.ts";
import type { OrderRecord } from "../record.ts";
import { noteOf, type SeenSession } from "./assess.ts";

/** Where a buyer comes back to. The order id is no secret; what it shows needs the browser's checkoutToken. */
export function thankYouUrl(orderId: string): string {
  return `${setting("siteUrl")}/thank-you?order=${orderId}`;
}

export function paymentsOf(order: Order): Promise<Payments> {
  if (!order.provider) throw new Error(`Nobody is asked for the money of ${order.orderId}`);
  return setting("payments")(order.provider);
}

/**
 * The page of a row that was written before: the provider gives the same page for the same row, however often and by
 * whomever it is asked. `refused` when it never will, so that there is no page and never was; `changed` when somebody
 * else has noted something of the row meanwhile. Throws `payment.unavailable` when the provider does not answer: the row
 * stays, and the next press asks again.
 */
export async function openSession(
  order: Order,
  session: PaymentSession,
): Promise<(PaymentSession & { url: string }) | "refused" | "changed"> {
  const { orderId, attempt } = session;
  const payments = await paymentsOf(order);
  const [opening, finding] = await Promise.allSettled([
    payments.open(sessionRequest(order, session)),
    session.unwritten && indexOrder(order),
  ]);
  if (finding.status === "rejected") throw finding.reason;
  if (opening.status === "rejected") {
    const error: unknown = opening.reason;
    log("session.failed", { orderId, attempt, error: String(error) });
    if (!(error instanceof PaymentRefused)) throw new StoreError("payment.unavailable", {}, { cause: error });
    // Refused to one press, it may have been opened for another before.
    return (await note(session, { state: "refused" })) ? "refused" : "changed";
  }
  const seen = opening.value;
  if (seen.orderId !== orderId || seen.amount !== session.amount) {
    alarm("session.foreign", { orderId, attempt, sessionId: seen.id });
    throw new StoreError("payment.unavailable");
  }
  const { id: sessionId, url } = seen;
  // Paid or over already: the caller looks at the order again.
  if (url === null || !seen.open) throw new StoreError("order.conflict");
  if (!(await note(session, { state: "open", sessionId, url }))) return "changed";
  log("session.opened", { orderId, attempt, sessionId });
  const { unwritten: _, ...row } = session;
  return { ...row, state: "open", sessionId, url };
}

/** A page that a signed message names. */
export interface Notified {
  attempt: number;
  sessionId?: string | undefined;
  hints?: Hints | undefined;
}

/** What the provider says of every page that can still matter. One that has outlived its time is closed first. */
export async function readSessions(
  { order, sessions }: OrderRecord,
  notified?: Notified,
): Promise<SeenSession[]> {
  const now = Date.now();
  return Promise.all(
    sessions.map(async (session) => {
      const named = notified?.attempt === session.attempt ? notified : undefined;
      const sessionId = session.sessionId ?? named?.sessionId;
      if (sessionId === undefined) return { session, seen: undefined };
      const matters = session.state !== "closed" || mayBeLate(session) || named !== undefined;
      if (!matters) return { session, seen: undefined };
      const payments = await paymentsOf(order);
      const hints = { ...session.hints, ...named?.hints };
      const isOver = session.state !== "paid" && session.state !== "closed" && session.expiresAt <= now;
      const seen = isOver ? await payments.close(sessionId, hints) : await payments.read(sessionId, hints);
      return { session, seen };
    }),
  );
}

/** Makes sure that nobody can begin to pay the order any more, and says how its pages then stand. */
export async function closeSessions({ order, sessions }: OrderRecord): Promise<SeenSession[]> {
  return Promise.all(
    sessions.map(async (session) => {
      if (session.sessionId === undefined) {
        // Nobody has its address. From here on nobody can be given it.
        if (session.state === "asked") {
          if (session.unwritten) await indexOrder(order);
          if (!(await note(session, { state: "closed" }))) throw new StoreError("order.conflict");
        }
        return { session: { ...session, state: "closed" as const }, seen: undefined };
      }
      if (session.state !== "open") return { session, seen: undefined };
      return { session, seen: await (await paymentsOf(order)).close(session.sessionId, session.hints) };
    }),
  );
}

/** The writes that go with closed pages: nobody can begin to pay on them any more. */
export function closedParts(sessions: readonly SeenSession[], now: number): Parts {
  const open = sessions.filter(({ session }) => session.state === "open");
  return Object.fromEntries(
    open.map((one) => {
      const { attempt, lateUntil, hints } = noteOf(one, now);
      const noted = { state: "closed" as const, ...(lateUntil && { lateUntil }), ...(hints && { hints }) };
      return [`page${attempt}`, changeSessionPart(one.session, noted)];
    }),
  );
}

/** Writes what became of a page that was asked for. False when somebody else has noted something before. */
async function note(
  session: PaymentSession,
  noted: Partial<Pick<PaymentSession, "state" | "sessionId" | "url">>,
): Promise<boolean> {
  if (session.unwritten) return ifUnchanged(changeSession(session, noted));
  const { orderId, attempt } = session;
  return ifUnchanged(
    PaymentSessionEntity.patch({ orderId, attempt })
      .set(noted)
      .where((a, o) => {
        const asked = o.eq(a.state, "asked");
        if (noted.sessionId === undefined) return asked;
        return `${asked} OR (${o.eq(a.state, "open")} AND ${o.eq(a.sessionId, noted.sessionId)})`;
      }),
  );
}

/** One line per product: what is paid for it. A product that costs nothing after its discount is in the description alone. */
function sessionRequest(order: Order, session: PaymentSession): SessionRequest {
  const { orderId, customerId, name, email, phone } = order;
  const all = order.lines.map(({ name }) => name).join(" + ");
  const code = order.discountCode === undefined ? "" : ` (${order.discountCode})`;
  const lines = order.lines
    .filter((line) => paidFor(line) > 0)
    .map((line) => ({ name: `${line.name}${code}`, amount: paidFor(line) * 100 }));
  return {
    reference: referenceOf(session),
    orderId,
    attempt: session.attempt,
    amount: session.amount,
    description: `${offer.name}, ${orderId}: ${all}`,
    lines,
    buyer: { customerId, name, email, phone },
    expiresAt: session.expiresAt,
    successUrl: thankYouUrl(orderId),
    cancelUrl: `${setting("siteUrl")}/checkout`,
  };
}
