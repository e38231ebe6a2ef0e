// The hand behind the stand-in, for tests and the local admin: what people, banks and bad luck do.

import type { Api } from "./api.ts";
import { closeDispute, openDispute } from "./disputes.ts";
import { badParameter } from "./errors.ts";
import { successUrl } from "./page.ts";
import { paidCharge, payFor, settleDue, settleLater } from "./payments.ts";
import { createRefund } from "./refunds.ts";
import type { Charge, DeliveryRow, Dispute, EventRow, Intent, Refund, RequestRow, Session } from "./rows.ts";
import { expireSession, findSession, sweepSessions } from "./sessions.ts";
import type { Store } from "./store.ts";
import type { Endpoint, Webhooks } from "./webhooks.ts";

/** Everything that can be done to the stand-in from outside its API. Errors are thrown as `StripeFault`. */
export interface StripeControl {
  /** Pays an open session. A payment left for later waits for `settleLater`. */
  pay(sessionId: string, options?: { how?: "now" | "later_ok" | "later_fail"; email?: string }): PayResult;
  /** A try to pay that the bank turns down; the session stays open. */
  decline(sessionId: string): Session;
  settleLater(sessionId: string): Session;
  /** Overwrites fields of a session, payment intent or charge, as a thief or a bug would. */
  tamper(id: string, fields: Record<string, unknown>): Session | Intent | Charge;
  dispute(paymentIntentId: string): Dispute;
  closeDispute(paymentIntentId: string, outcome: "won" | "lost"): Dispute;
  /** A refund made by hand in the dashboard; all that is left, when no amount is given. */
  refund(paymentIntentId: string, amount?: number): Refund;
  expire(sessionId: string): Session;
  /** Does at once what the clock does every second: expires and decides what is due. Answers how many. */
  sweep(): number;
  webhooks: {
    pause(): void;
    resume(): void;
    /** Sends events from now on to this address. */
    setEndpoint(endpoint: Endpoint): void;
  };
  /** Delivers one event so many times at once; answers the statuses, 0 where there was no answer. */
  deliver(eventId: string, times?: number): Promise<number[]>;
  /** All events, newest first. */
  events(): EventRow[];
  /** How far their delivery has come, newest first. */
  deliveries(): DeliveryRow[];
  /**
   * The next `count` API calls are answered with this status; 0 cuts the connection. With `commit` they take
   * effect all the same. A 500 is kept under the call's idempotency key, as at Stripe; other statuses are not.
   * `only` narrows it to calls whose "METHOD /path" begins so.
   */
  failNext(count: number, status: number, options?: { commit?: boolean; only?: string }): void;
  /** From now on every API call takes so many milliseconds. */
  slow(milliseconds: number): void;
  /** The API calls so far, oldest first; the newest few thousand are kept, also across restarts. */
  requests(): RequestRow[];
}

/** A session after paying, and where the payment page would send the buyer. */
export interface PayResult {
  session: Session;
  redirect: string;
}

/** Builds the control of one running stand-in. */
export function makeControl(api: Api, webhooks: Webhooks): StripeControl {
  const { store } = api;
  return {
    pay(sessionId, { how = "now", email } = {}) {
      if (!["now", "later_ok", "later_fail"].includes(how))
        throw badParameter(`Unknown way to pay: ${how}`, "how");
      const { session } = payFor(store, sessionId, how, email === undefined ? {} : { email });
      return { session, redirect: successUrl(session) };
    },
    decline: (sessionId) => payFor(store, sessionId, "declined").session,
    settleLater: (sessionId) => settleLater(store, sessionId).session,
    tamper: (id, fields) => tamper(store, id, fields),
    dispute: (paymentIntentId) => openDispute(store, paymentIntentId),
    closeDispute(paymentIntentId, outcome) {
      if (outcome !== "won" && outcome !== "lost") throw badParameter("Say won or lost.", "outcome");
      return closeDispute(store, paymentIntentId, outcome);
    },
    refund(paymentIntentId, amount) {
      const { id } = paidCharge(store, paymentIntentId);
      return createRefund(store, { charge: id, ...(amount !== undefined && { amount }) });
    },
    expire: (sessionId) => expireSession(store, sessionId).session,
    sweep: () => store.write(() => settleDue(store) + sweepSessions(store)),
    webhooks: {
      pause: webhooks.pause,
      resume: webhooks.resume,
      setEndpoint: webhooks.setEndpoint,
    },
    deliver: (eventId, times = 1) => webhooks.deliver(eventId, times),
    events: () => [...store.events.values()].reverse(),
    deliveries: () => [...store.deliveries.values()].reverse(),
    failNext: api.faults.failNext,
    slow(milliseconds) {
      api.latency = milliseconds;
    },
    requests: () => [...store.requests.values()],
  };
}

function tamper(store: Store, id: string, fields: Record<string, unknown>): Session | Intent | Charge {
  const intent = store.intents.get(id);
  if (intent) {
    const changed = { ...intent, intent: { ...intent.intent, ...fields } };
    store.intents.put(id, changed);
    return changed.intent;
  }
  const charge = store.charges.get(id);
  if (charge) {
    const changed = { ...charge, ...fields };
    store.charges.put(id, changed);
    return changed;
  }
  const row = findSession(store, id);
  const changed = { ...row, session: { ...row.session, ...fields } };
  store.sessions.put(id, changed);
  return changed.session;
}
