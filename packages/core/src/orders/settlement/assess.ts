import type { PaymentCause } from "@store/contract/payment-causes";
import type { Capture, Hints, ProviderSession } from "../../providers/payments.ts";
import type { Order } from "../order.entity.ts";
import type { PaymentSession, PaymentSessionState } from "../payment-session.entity.ts";

/** A page of the order, with what the provider says of it; undefined when it was not asked. */
export interface SeenSession {
  session: PaymentSession;
  seen: ProviderSession | undefined;
}

/** What is to be noted of a page. */
export interface SessionNote {
  attempt: number;
  state: PaymentSessionState;
  sessionId?: string;
  url?: string;
  lateUntil?: number;
  hints?: Hints;
}

/** What all pages of an order come to. */
export interface Assessment {
  /** The payment that is the order's own. */
  sale?: Capture | undefined;
  /** Further payments of the same order. */
  more: Capture[];
  /** Why something that claims to be paid is not a payment of this order. */
  mismatch?: string | undefined;
  /** Money is coming, or not: nobody can tell yet. */
  underWay: boolean;
  /** Somebody may still pay. */
  open: boolean;
  /** Nobody may begin to pay any more, and money may come until then all the same. */
  lateUntil?: number | undefined;
  /** Why the last try to pay failed. */
  cause?: PaymentCause | undefined;
  /** What became of each page. */
  sessions: SessionNote[];
}

/** Pure: the same facts always mean the same. `live`: the mode that every payment must have. */
export function assess(
  order: Order,
  sessions: readonly SeenSession[],
  live: boolean,
  now: number,
): Assessment {
  const claims = sessions.flatMap(({ session, seen }) =>
    seen ? seen.captures.map((capture) => ({ capture, session, seen })) : [],
  );
  const mismatches = claims.map(({ capture, session, seen }) =>
    mismatch(order, session, seen, capture, live),
  );
  const foreign = sessions.map(({ session, seen }) => (seen ? foreignPage(order, session, seen) : undefined));
  const good = claims.filter((_, index) => mismatches[index] === undefined).map(({ capture }) => capture);
  // The one that is in the books already, else the first that came.
  const [sale] = [...good].sort(
    (one, other) =>
      Number(other.paymentId === order.paymentId) - Number(one.paymentId === order.paymentId) ||
      one.at - other.at,
  );
  return {
    sale,
    more: good.filter((capture) => capture !== sale),
    mismatch: [...mismatches, ...foreign].find((reason) => reason !== undefined),
    underWay: sessions.some(({ seen }) => seen?.underWay === true),
    open: sessions.some(({ session, seen }) => (seen ? seen.open : mayOpen(session, now))),
    lateUntil: latest(
      sessions.map(({ session, seen }) => (seen ?? session).lateUntil ?? 0),
      now,
    ),
    cause: sessions.flatMap(({ seen }) => seen?.cause ?? []).at(-1),
    sessions: sessions.map((one) => noteOf(one, now)),
  };
}

function latest(times: number[], now: number): number | undefined {
  const time = Math.max(0, ...times);
  return time > now ? time : undefined;
}

/** What is to be kept of a page, as far as it is not known yet. */
export function noteOf({ session, seen }: SeenSession, now: number): SessionNote {
  const { lateUntil = 0, hints } = seen ?? session;
  return {
    attempt: session.attempt,
    state: stateOf(session, seen, now),
    // Opened, and the note of it was lost: the provider has named it.
    ...(seen &&
      session.sessionId === undefined && { sessionId: seen.id, ...(seen.url && { url: seen.url }) }),
    ...(lateUntil !== (session.lateUntil ?? 0) && { lateUntil }),
    ...(hints && !sameHints(hints, session.hints) && { hints }),
  };
}

function sameHints(one: Hints, other: Hints = {}): boolean {
  return one.providerOrderId === other.providerOrderId && one.disputeId === other.disputeId;
}

/** Whether a note says something of its page that is not written there. */
export function saysNew(
  session: PaymentSession | undefined,
  { attempt: _, state, ...more }: SessionNote,
): boolean {
  return session?.state !== state || Object.keys(more).length > 0;
}

/** A page that was asked for may still be handed out, until its own end. */
function mayOpen({ state, expiresAt }: PaymentSession, now: number): boolean {
  return (state === "asked" || state === "open") && expiresAt > now;
}

function stateOf(
  session: PaymentSession,
  seen: ProviderSession | undefined,
  now: number,
): PaymentSessionState {
  // Nobody was given the address of a page that was only asked for.
  if (!seen) return session.state === "asked" && session.expiresAt <= now ? "closed" : session.state;
  if (seen.captures.length > 0) return "paid";
  return seen.open || seen.underWay ? "open" : "closed";
}

/** Every page that is read is compared with its order, also while nobody has paid on it. */
function foreignPage(
  order: Order,
  { attachedBy }: PaymentSession,
  { orderId, amount }: ProviderSession,
): string | undefined {
  // Whose payment it is was said by an admin, and is kept with the page.
  if (attachedBy === undefined && orderId !== order.orderId) return "order id";
  return amount === order.finalAmount * 100 ? undefined : "amount";
}

function mismatch(
  order: Order,
  page: PaymentSession,
  session: ProviderSession,
  { paymentId, amount }: Capture,
  live: boolean,
): string | undefined {
  const isForeign = foreignPage(order, page, session);
  if (isForeign === "order id") return isForeign;
  if (session.currency !== "inr") return "currency";
  if (isForeign !== undefined || amount !== session.amount) return "amount";
  if (session.live !== live) return "live mode";
  return paymentId === "" ? "paid without a payment" : undefined;
}
