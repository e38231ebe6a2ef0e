// What happens when somebody presses a button on the payment page: charges, intents and sessions move together.
import { book, chargeFee } from "./balance.ts";
import { missing, refused } from "./errors.ts";
import type { Charge, Intent, RefundPlanRow, SessionRow } from "./rows.ts";
import { findSession } from "./sessions.ts";
import { emit, newId, type Store } from "./store.ts";

/** How a try to pay goes: at once, turned down, or undecided for a while. */
export type Outcome = "now" | "declined" | "later_ok" | "later_fail";

export interface PayOptions {
  /** Why it is turned down; Stripe's own word. */
  declineCode?: string | undefined;
  /** When, by real time, an undecided payment decides by itself; null: when told. */
  settlesAt?: number | null;
  refunds?: RefundPlanRow | undefined;
}

/** What a buyer reads when a payment fails. */
export const declinedMessage = "Your card was declined.";

/** Tries to pay an open session. */
export function payFor(
  store: Store,
  sessionId: string,
  outcome: Outcome,
  { settlesAt = null, refunds, declineCode }: PayOptions = {},
): SessionRow {
  const row = findSession(store, sessionId);
  if (row.session.status !== "open") throw refused(`This Checkout Session is ${row.session.status}.`);
  return store.write(() => {
    const intent = store.intents.get(String(row.session.payment_intent)) ?? newIntent(row, store.seconds());
    const charge = newCharge(intent, store.seconds());
    if (refunds) store.refundCourses.put(charge.id, refunds);
    const tried: SessionRow = { ...row, session: { ...row.session, payment_intent: intent.id } };
    if (outcome === "declined") return decline(store, tried, intent, charge, declineCode);
    const complete: SessionRow = { ...tried, session: { ...tried.session, status: "complete", url: null } };
    if (outcome === "now") return take(store, complete, intent, charge, "checkout.session.completed");
    const how = outcome === "later_ok" ? "succeeds" : "fails";
    const waiting: SessionRow = { ...complete, settles: { how, at: settlesAt } };
    keep(store, waiting, { ...intent, status: "processing", last_payment_error: null }, charge);
    emit(store, "checkout.session.completed", waiting.session);
    return waiting;
  });
}

/** Decides a payment that was left undecided. */
export function settleLater(store: Store, sessionId: string): SessionRow {
  const row = findSession(store, sessionId);
  const intent = store.intents.get(String(row.session.payment_intent));
  const charge = store.charges.get(String(intent?.latest_charge));
  if (!row.settles || !intent || !charge)
    throw refused("This session has no payment that is still undecided.");
  const decided: SessionRow = { ...row, settles: null };
  const { how } = row.settles;
  return store.write(() => {
    if (how === "succeeds")
      return take(store, decided, intent, charge, "checkout.session.async_payment_succeeded");
    const failed = decline(store, decided, intent, charge);
    emit(store, "checkout.session.async_payment_failed", failed.session);
    return failed;
  });
}

/** Decides every payment whose time has come; answers how many. A person waits for this: it goes by real time. */
export function settleDue(store: Store): number {
  const due = store.sessions.list(({ settles }) => settles?.at != null && settles.at <= Date.now());
  for (const { session } of due) settleLater(store, session.id);
  return due.length;
}

export function findIntent(store: Store, id: string): Intent {
  const intent = store.intents.get(id);
  if (!intent) throw missing("payment_intent", id);
  return intent;
}

/** The charge that paid an intent; refused when there is none. */
export function paidCharge(store: Store, intentId: string): Charge {
  const charge = store.charges.get(String(findIntent(store, intentId).latest_charge));
  if (!charge?.paid) throw refused(`This PaymentIntent (${intentId}) has no successful charge.`);
  return charge;
}

/** Holds fees back from now on, as Stripe does for a while after a payment, or makes all of them known. */
export function holdFees(store: Store, hold: boolean): void {
  store.write(() => {
    store.facts.put("feesHeld", hold);
    for (const charge of hold ? [] : store.charges.list())
      if (charge.paid) store.charges.put(charge.id, { ...charge, balance_transaction: balanceIdOf(charge) });
  });
}

function take(
  store: Store,
  row: SessionRow,
  intent: Intent,
  charge: Charge,
  type: "checkout.session.completed" | "checkout.session.async_payment_succeeded",
): SessionRow {
  const paid: SessionRow = { ...row, session: { ...row.session, payment_status: "paid" } };
  const isFeeKnown = store.facts.get("feesHeld") !== true;
  const done: Charge = {
    ...charge,
    status: "succeeded",
    paid: true,
    captured: true,
    balance_transaction: isFeeKnown ? balanceIdOf(charge) : null,
  };
  book(store, "charge", charge.id, charge.amount, chargeFee(charge.amount), balanceIdOf(charge));
  keep(store, paid, { ...intent, status: "succeeded", last_payment_error: null }, done);
  emit(store, type, paid.session);
  return paid;
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
    message: declinedMessage,
    charge: charge.id,
  };
  const failed: Charge = { ...charge, status: "failed" };
  keep(store, row, { ...intent, status: "requires_payment_method", last_payment_error }, failed);
  return row;
}

function keep(store: Store, row: SessionRow, intent: Intent, charge: Charge): void {
  store.charges.put(charge.id, charge);
  store.intents.put(intent.id, { ...intent, latest_charge: charge.id });
  store.sessions.put(row.session.id, row);
}

/** The payment intent of a session, made when the buyer first tries to pay. */
function newIntent({ session, intentData }: SessionRow, created: number): Intent {
  return {
    id: newId("pi"),
    object: "payment_intent",
    amount: session.amount_total ?? 0,
    created,
    currency: session.currency ?? "",
    description: intentData.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: session.livemode,
    metadata: intentData.metadata,
    status: "requires_payment_method",
  };
}

/** A try to take the money of an intent, not decided yet. */
function newCharge(intent: Intent, created: number): Charge {
  return {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_refunded: 0,
    balance_transaction: null,
    captured: false,
    created,
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    livemode: intent.livemode,
    metadata: intent.metadata,
    paid: false,
    payment_intent: intent.id,
    refunded: false,
    status: "pending",
  };
}

/** Its fee is on the balance from the first moment, also while nobody is told of it. */
function balanceIdOf({ id }: Charge): string {
  return id.replace("ch_", "txn_");
}
