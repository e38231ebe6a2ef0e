// Checkout Sessions: made, looked up, expired by request or by the clock.

import { badParameter, missing, refused } from "./errors.ts";
import { formatAmount, minimumAmount } from "./money.ts";
import { type Cause, type IntentRow, noRequest, type SessionRow } from "./rows.ts";
import { newLine, newSession } from "./session-object.ts";
import { MAX_AMOUNT, type SessionParams } from "./session-params.ts";
import { emit, type Store } from "./store.ts";

const LEAST_LIFE_SECONDS = 30 * 60;
const LONGEST_LIFE_SECONDS = 24 * 3600;

/** Makes a session. Refuses totals below Stripe's minimum and lives outside 30 minutes to 24 hours. */
export function createSession(store: Store, params: SessionParams, pageBase: string): SessionRow {
  const created = store.seconds();
  checkLife(params.expires_at, created);
  if (params.line_items.length === 0) {
    throw badParameter("Missing required param: line_items.", "line_items", "parameter_missing");
  }
  const lines = params.line_items.map((item) => newLine(item, created));
  const currencies = new Set(lines.map((line) => line.currency));
  if (currencies.size > 1) throw badParameter("All line items must be in one currency.", "line_items");
  const session = newSession(params, lines, created, pageBase);
  checkTotal(session.amount_total ?? 0, session.currency ?? "");
  const row: SessionRow = {
    session,
    lines,
    intentData: params.payment_intent_data ?? { metadata: {} },
    settles: null,
  };
  store.sessions.put(session.id, row);
  return row;
}

/** The session as it is at this moment: one whose time has run out is expired, also when nobody swept. */
export function findSession(store: Store, id: string): SessionRow {
  const row = store.sessions.get(id);
  if (!row) throw missing("checkout.session", id);
  return isOverdue(store, row) ? lapse(store, row) : row;
}

/** Expires an open session on request. */
export function expireSession(store: Store, id: string, cause: Cause = noRequest): SessionRow {
  const row = findSession(store, id);
  if (row.session.status !== "open") {
    throw refused(
      `Only Checkout Sessions with a status in ["open"] can be expired. This one has the status \`${row.session.status}\`.`,
    );
  }
  return lapse(store, row, cause);
}

/** Expires every session whose time has run out; answers how many. */
export function sweepSessions(store: Store): number {
  const overdue = [...store.sessions.values()].filter((row) => isOverdue(store, row));
  for (const row of overdue) lapse(store, row);
  return overdue.length;
}

function isOverdue(store: Store, { session }: SessionRow): boolean {
  return session.status === "open" && session.expires_at <= store.seconds();
}

function lapse(store: Store, row: SessionRow, cause: Cause = noRequest): SessionRow {
  const expired: SessionRow = { ...row, session: { ...row.session, status: "expired", url: null } };
  return store.write(() => {
    store.sessions.put(expired.session.id, expired);
    cancelIntent(store, store.intents.get(String(row.session.payment_intent)));
    emit(store, "checkout.session.expired", { object: expired.session }, cause);
    return expired;
  });
}

/** A declined try leaves a payment intent behind; it ends with its session. */
function cancelIntent(store: Store, row: IntentRow | undefined): void {
  if (!row) return;
  const canceled_at = store.seconds();
  store.intents.put(row.intent.id, {
    ...row,
    intent: { ...row.intent, status: "canceled", cancellation_reason: "automatic", canceled_at },
  });
}

function checkLife(expiresAt: number | undefined, created: number): void {
  if (expiresAt === undefined) return;
  if (expiresAt < created + LEAST_LIFE_SECONDS) {
    throw badParameter(
      "`expires_at` must be at least 30 minutes from Checkout Session creation.",
      "expires_at",
    );
  }
  if (expiresAt > created + LONGEST_LIFE_SECONDS) {
    throw badParameter("`expires_at` must be at most 24 hours from Checkout Session creation.", "expires_at");
  }
}

function checkTotal(total: number, currency: string): void {
  const least = minimumAmount(currency);
  if (total < least) {
    const sum = formatAmount(least, currency);
    throw refused(`The Checkout Session's total must be at least ${sum} ${currency}.`, {
      code: "amount_too_small",
    });
  }
  if (total > MAX_AMOUNT) {
    throw refused(`The Checkout Session's total must be at most ${MAX_AMOUNT}.`, {
      code: "amount_too_large",
    });
  }
}
