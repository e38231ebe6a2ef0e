// What happens when somebody presses a button on the payment page: charges, intents and sessions move together.

import { enterCharge } from "./balance.ts";
import { missing, refused } from "./errors.ts";
import { DECLINED, failed, newCharge, newIntent, succeeded } from "./payment-objects.ts";
import type { Charge, Intent, IntentRow, RefundPlanRow, SessionRow } from "./rows.ts";
import { customerDetails } from "./session-object.ts";
import { findSession } from "./sessions.ts";
import { emit, type Store } from "./store.ts";

/** How a try to pay goes: at once, turned down, or undecided for a while. */
export type Outcome = "now" | "declined" | "later_ok" | "later_fail";

/** Who pays, and what will come of it. */
export interface PayOptions {
  email?: string;
  /** Why it is turned down; Stripe's own word. */
  declineCode?: string;
  settlesAt?: number | null;
  refunds?: RefundPlanRow;
}

/** Tries to pay an open session. `settlesAt`: when, by real time, an undecided payment decides by itself (null: when told). */
export function payFor(
  store: Store,
  sessionId: string,
  outcome: Outcome,
  { email, settlesAt = null, refunds, declineCode }: PayOptions = {},
): SessionRow {
  const row = findSession(store, sessionId);
  if (row.session.status !== "open") throw refused(`This Checkout Session is ${row.session.status}.`);
  return store.write(() => {
    const buyer = email ?? row.session.customer_email;
    const intent =
      store.intents.get(String(row.session.payment_intent))?.intent ?? newIntent(row, store.seconds());
    const method = outcome.startsWith("later") ? "upi" : "card";
    const charge = newCharge(intent, buyer, method, store.seconds());
    if (refunds) store.refundCourses.put(charge.id, refunds);
    const tried: SessionRow = {
      ...row,
      session: {
        ...row.session,
        payment_intent: intent.id,
        customer_details: buyer ? customerDetails(buyer) : row.session.customer_details,
      },
    };
    if (outcome === "declined") return decline(store, tried, intent, charge, declineCode);
    const done = complete(tried);
    if (outcome === "now") return take(store, done, intent, charge, "checkout.session.completed");
    return wait(store, done, intent, charge, {
      how: outcome === "later_ok" ? "succeeds" : "fails",
      at: settlesAt,
    });
  });
}

/** Decides a payment that was left undecided. */
export function settleLater(store: Store, sessionId: string): SessionRow {
  const row = findSession(store, sessionId);
  const intent = store.intents.get(String(row.session.payment_intent))?.intent;
  const charge = store.charges.get(String(intent?.latest_charge));
  if (!row.settles || !intent || !charge)
    throw refused("This session has no payment that is still undecided.");
  const decided: SessionRow = { ...row, settles: null };
  const outcome = row.settles.how;
  return store.write(() => {
    if (outcome === "succeeds") {
      return take(store, decided, intent, charge, "checkout.session.async_payment_succeeded");
    }
    const result = decline(store, decided, intent, charge);
    emit(store, "checkout.session.async_payment_failed", { object: result.session });
    return result;
  });
}

/** Decides every payment whose time has come; answers how many. A person waits for this: it goes by real time. */
export function settleDue(store: Store): number {
  const due = [...store.sessions.values()].filter(
    (row) => row.settles?.at != null && row.settles.at <= Date.now(),
  );
  for (const row of due) settleLater(store, row.session.id);
  return due.length;
}

/** A payment intent by id. */
export function findIntent(store: Store, id: string): IntentRow {
  const row = store.intents.get(id);
  if (!row) throw missing("payment_intent", id, "intent");
  return row;
}

/** A charge by id. */
export function findCharge(store: Store, id: string): Charge {
  const charge = store.charges.get(id);
  if (!charge) throw missing("charge", id, "charge");
  return charge;
}

/** The charge that paid an intent; refused when there is none. */
export function paidCharge(store: Store, intentId: string): Charge {
  const charge = store.charges.get(String(findIntent(store, intentId).intent.latest_charge));
  if (!charge?.paid) throw refused(`This PaymentIntent (${intentId}) has no successful charge.`);
  return charge;
}

function complete(row: SessionRow): SessionRow {
  return { ...row, session: { ...row.session, status: "complete", url: null } };
}

function take(
  store: Store,
  row: SessionRow,
  intent: Intent,
  charge: Charge,
  type: "checkout.session.completed" | "checkout.session.async_payment_succeeded",
): SessionRow {
  const paid: SessionRow = { ...row, session: { ...row.session, payment_status: "paid" } };
  const received = { amount_received: intent.amount, last_payment_error: null };
  const balance_transaction = enterCharge(store, charge).id;
  const done = { ...succeeded(charge), ...(store.feesAreKnown() && { balance_transaction }) };
  keep(store, paid, { ...intent, ...received, status: "succeeded" }, done);
  emit(store, type, { object: paid.session });
  return paid;
}

function wait(
  store: Store,
  row: SessionRow,
  intent: Intent,
  charge: Charge,
  settles: NonNullable<SessionRow["settles"]>,
): SessionRow {
  const waiting: SessionRow = { ...row, settles };
  keep(store, waiting, { ...intent, status: "processing", last_payment_error: null }, charge);
  emit(store, "checkout.session.completed", { object: waiting.session });
  return waiting;
}

function decline(
  store: Store,
  row: SessionRow,
  intent: Intent,
  charge: Charge,
  decline_code = "generic_decline",
): SessionRow {
  const last_payment_error: Intent["last_payment_error"] = {
    type: "card_error",
    code: "card_declined",
    decline_code,
    message: DECLINED,
    charge: charge.id,
  };
  keep(store, row, { ...intent, status: "requires_payment_method", last_payment_error }, failed(charge));
  return row;
}

function keep(store: Store, row: SessionRow, intent: Intent, charge: Charge): void {
  store.charges.put(charge.id, charge);
  store.intents.put(intent.id, {
    session: row.session.id,
    intent: { ...intent, latest_charge: charge.id, payment_method: charge.payment_method },
  });
  store.sessions.put(row.session.id, row);
}
