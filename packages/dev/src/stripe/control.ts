// The hand behind the stand-in, for tests and the local admin: what people, banks and bad luck do.

import type { Api } from "./api.ts";
import { closeDispute, openDispute } from "./disputes.ts";
import { badParameter } from "./errors.ts";
import { successUrl } from "./page.ts";
import { type Outcome, paidCharge, payFor, settleDue, settleLater } from "./payments.ts";
import {
  type FailureReason,
  planRefunds,
  refundCourses,
  settleDueRefunds,
  settleRefund,
} from "./refund-outcomes.ts";
import { createRefund } from "./refunds.ts";
import type {
  Charge,
  DeliveryRow,
  Dispute,
  EventRow,
  Intent,
  Refund,
  RefundCourse,
  RequestRow,
  Session,
} from "./rows.ts";
import { expireSession, findSession, sweepSessions } from "./sessions.ts";
import type { Store } from "./store.ts";
import { type Endpoint, noWebhooks, type Webhooks } from "./webhooks.ts";

/** Everything that can be done to the stand-in from outside its API. Errors are thrown as `StripeFault`. */
export interface StripeControl {
  /** Pays an open session. A payment left for later waits for `settleLater`. `refunds`: how its refunds will go. */
  pay(
    sessionId: string,
    options?: { how?: Exclude<Outcome, "declined">; email?: string; refunds?: RefundCourse },
  ): PayResult;
  /** A try to pay that the bank turns down; the session stays open. */
  decline(sessionId: string, declineCode?: string): Session;
  settleLater(sessionId: string): Session;
  /** Overwrites fields of a session, payment intent or charge, as a thief or a bug would. */
  tamper(id: string, fields: Record<string, unknown>): Session | Intent | Charge;
  dispute(paymentIntentId: string): Dispute;
  closeDispute(paymentIntentId: string, outcome: "won" | "lost"): Dispute;
  /** A refund made by hand in the dashboard; all that is left, when no amount is given. */
  refund(paymentIntentId: string, amount?: number): Refund;
  /** How later refunds go: of one payment, or of all that nothing else was said about. They move on when told. */
  planRefunds(course: RefundCourse, paymentIntentId?: string): void;
  /** Moves a refund on: a pending one to `succeeded` or `failed`, a succeeded one to `failed`. */
  settleRefund(refundId: string, to: "succeeded" | "failed", reason?: FailureReason): Refund;
  /** All refunds, or one payment's, oldest first. */
  refunds(paymentIntentId?: string): Refund[];
  /** Payments have no balance transaction (and so no fee) from now on, until `holdFees(false)` shows them all. */
  holdFees(hold: boolean): void;
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
  /** From now on every API call takes so many milliseconds, or every one whose "METHOD /path" begins with `only`. */
  slow(milliseconds: number, only?: string): void;
  /** The API calls so far, oldest first; the newest few thousand are kept, also across restarts. */
  requests(): RequestRow[];
}

/** A session after paying, and where the payment page would send the buyer. */
export interface PayResult {
  session: Session;
  redirect: string;
}

/** Builds the control of one stand-in: without webhooks where the caller delivers events by itself (`store.onEvent`). */
export function makeControl(api: Api, webhooks: Webhooks = noWebhooks): StripeControl {
  const { store } = api;
  return {
    pay(sessionId, { how = "now", email, refunds } = {}) {
      if (!["now", "later_ok", "later_fail"].includes(how))
        throw badParameter(`Unknown way to pay: ${how}`, "how");
      if (refunds && !refundCourses.includes(refunds))
        throw badParameter(`Unknown course: ${refunds}`, "refunds");
      const { session } = payFor(store, sessionId, how, {
        ...(email !== undefined && { email }),
        ...(refunds && { refunds: { course: refunds, at: null } }),
      });
      return { session, redirect: successUrl(session) };
    },
    decline: (sessionId, declineCode) =>
      payFor(store, sessionId, "declined", declineCode === undefined ? {} : { declineCode }).session,
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
    planRefunds(course, paymentIntentId) {
      const charge = paymentIntentId === undefined ? undefined : paidCharge(store, paymentIntentId).id;
      planRefunds(store, course, charge);
    },
    settleRefund: (refundId, to, reason) => settleRefund(store, refundId, to, reason),
    refunds: (paymentIntentId) =>
      [...store.refunds.values()].filter(
        (refund) => paymentIntentId === undefined || refund.payment_intent === paymentIntentId,
      ),
    holdFees: store.holdFees,
    expire: (sessionId) => expireSession(store, sessionId).session,
    sweep: () => store.write(() => settleDue(store) + settleDueRefunds(store) + sweepSessions(store)),
    webhooks: {
      pause: webhooks.pause,
      resume: webhooks.resume,
      setEndpoint: webhooks.setEndpoint,
    },
    deliver: (eventId, times = 1) => webhooks.deliver(eventId, times),
    events: () => [...store.events.values()].reverse(),
    deliveries: () => [...store.deliveries.values()].reverse(),
    failNext: api.faults.failNext,
    slow(milliseconds, only) {
      if (only === undefined) Object.assign(api, { latency: milliseconds, latencies: {} });
      else api.latencies[only] = milliseconds;
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
