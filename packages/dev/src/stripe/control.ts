// The hand behind the stand-in, for tests and the local admin: what people, banks and bad luck do.
import { controlCompany } from "../kit/control.ts";
import type { Deliveries } from "../kit/deliveries.ts";
import type { Api } from "./api.ts";
import { closeDispute, openDispute } from "./disputes.ts";
import { successUrl } from "./page.ts";
import { holdFees, type Outcome, paidCharge, payFor, settleDue, settleLater } from "./payments.ts";
import { createRefund, planRefunds, settleDueRefunds, settleRefund } from "./refunds.ts";
import type { Charge, Intent, Refund, RefundCourse, Session } from "./rows.ts";
import { expireSession, findSession, sweepSessions } from "./sessions.ts";
import type { Store } from "./store.ts";

export type StripeControl = ReturnType<typeof makeControl>;

/**
 * Everything that can be done to the stand-in from outside its API. Errors are thrown as `Fault`. Without deliveries where
 * the caller delivers events by itself (`store.onEvent`).
 */
export function makeControl(api: Api, deliveries?: Deliveries) {
  const { store } = api;
  return {
    ...controlCompany(api, deliveries),
    /**
     * Pays an open session; `redirect` is where its page sends the buyer. A payment left for later waits for `settleLater`.
     * `refunds`: how its refunds will go.
     */
    pay(sessionId: string, options: { how?: Exclude<Outcome, "declined">; refunds?: RefundCourse } = {}) {
      const { how = "now", refunds } = options;
      const plan = refunds && { course: refunds, at: null };
      const { session } = payFor(store, sessionId, how, { refunds: plan });
      return { session, redirect: successUrl(session) };
    },
    /** A try to pay that the bank turns down; the session stays open. */
    decline: (sessionId: string, declineCode?: string) =>
      payFor(store, sessionId, "declined", { declineCode }).session,
    settleLater: (sessionId: string) => settleLater(store, sessionId).session,
    /** Overwrites fields of a session, payment intent or charge, as a thief or a bug would. */
    tamper: (id: string, fields: Record<string, unknown>) => tamper(store, id, fields),
    dispute: (paymentIntentId: string) => openDispute(store, paymentIntentId),
    closeDispute: (paymentIntentId: string, outcome: "won" | "lost") =>
      closeDispute(store, paymentIntentId, outcome),
    /** A refund made by hand in the dashboard; all that is left, when no amount is given. */
    refund: (payment_intent: string, amount?: number) =>
      createRefund(store, { payment_intent, amount, metadata: {} }),
    /** How later refunds go: of one payment, or of all that nothing else was said about. They move on when told. */
    planRefunds: (course: RefundCourse, paymentIntentId?: string) =>
      planRefunds(store, course, paymentIntentId && paidCharge(store, paymentIntentId).id),
    /** Moves a refund on: a pending one to `succeeded` or `failed`, a succeeded one to `failed`. */
    settleRefund: (refundId: string, to: "succeeded" | "failed") => settleRefund(store, refundId, to),
    /** All refunds, or one payment's, oldest first. */
    refunds: (paymentIntentId?: string): Refund[] =>
      store.refunds.list(
        ({ payment_intent }) => paymentIntentId === undefined || payment_intent === paymentIntentId,
      ),
    /** Payments have no balance transaction (and so no fee) from now on, until `holdFees(false)` shows them all. */
    holdFees: (hold: boolean) => holdFees(store, hold),
    expire: (sessionId: string) => expireSession(store, sessionId),
    /** Does at once what the clock does every second: expires and decides what is due. Answers how many. */
    sweep: () => store.write(() => settleDue(store) + settleDueRefunds(store) + sweepSessions(store)),
  };
}

function tamper(store: Store, id: string, fields: Record<string, unknown>): Session | Intent | Charge {
  for (const table of [store.intents, store.charges]) {
    const row = table.get(id);
    if (!row) continue;
    const changed = { ...row, ...fields };
    table.put(id, changed as never);
    return changed;
  }
  const row = findSession(store, id);
  const session = { ...row.session, ...fields };
  store.sessions.put(id, { ...row, session });
  return session;
}
