// Checkout Sessions: made, looked up, expired by request or by the clock.
import * as z from "zod";
import { formatAmount } from "../kit/payment-page.ts";
import { badRequest, missing, refused } from "./errors.ts";
import type { Session, SessionRow } from "./rows.ts";
import { emit, newId, type Store } from "./store.ts";

const leastLife = 30 * 60;
const longestLife = 24 * 3600;
const leastTotal = 50;
const mostTotal = 99_999_999;

/** A whole number in a form. */
export const integer = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

export const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const webAddress = z.url({ protocol: /^https?$/ });

/** What POST /v1/checkout/sessions takes here: one-time payments on the hosted page, priced in place. */
export const sessionParams = z.strictObject({
  mode: z.literal("payment"),
  line_items: z
    .array(
      z.strictObject({
        price_data: z.strictObject({
          currency: z.string().regex(/^[A-Za-z]{3}$/),
          unit_amount: integer(0, mostTotal),
          product_data: z.strictObject({ name: z.string().min(1).max(250) }),
        }),
        quantity: integer(1, 999_999).default(1),
      }),
    )
    .min(1)
    .max(100),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  expires_at: integer(0).optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().max(512).optional(),
  metadata,
  payment_intent_data: z.strictObject({ metadata, description: z.string().max(1000).optional() }).optional(),
  // Taken as sent: it changes how Stripe's page looks, and ours looks one way.
  billing_address_collection: z.enum(["auto", "required"]).optional(),
});

/** Makes a session. Refuses totals below Stripe's minimum and lives outside 30 minutes to 24 hours. */
export function createSession(
  store: Store,
  params: z.infer<typeof sessionParams>,
  pageBase: string,
): Session {
  const created = store.seconds();
  const { expires_at = created + longestLife } = params;
  if (expires_at < created + leastLife)
    throw badRequest(
      "`expires_at` must be at least 30 minutes from Checkout Session creation.",
      "expires_at",
    );
  if (expires_at > created + longestLife)
    throw badRequest("`expires_at` must be at most 24 hours from Checkout Session creation.", "expires_at");
  const lines = params.line_items.map(({ price_data, quantity }) => ({
    name: price_data.product_data.name,
    amount: price_data.unit_amount * quantity,
  }));
  const currencies = new Set(params.line_items.map(({ price_data }) => price_data.currency.toLowerCase()));
  const [currency = ""] = currencies;
  if (currencies.size > 1) throw badRequest("All line items must be in one currency.", "line_items");
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (total < leastTotal) {
    const least = formatAmount(leastTotal, currency);
    throw refused(`The Checkout Session's total must be at least ${least} ${currency}.`, "amount_too_small");
  }
  if (total > mostTotal)
    throw refused(`The Checkout Session's total must be at most ${mostTotal}.`, "amount_too_large");
  const id = newId("cs_test", 58);
  const session: Session = {
    id,
    object: "checkout.session",
    amount_total: total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created,
    currency,
    customer_email: params.customer_email ?? null,
    expires_at,
    livemode: false,
    metadata: params.metadata,
    mode: "payment",
    payment_intent: null,
    payment_status: "unpaid",
    status: "open",
    success_url: params.success_url,
    // Stripe's page addresses end in some hundred characters for its page's own use, and are kept with them.
    url: `${pageBase}/c/pay/${id}#fid${id.slice("cs_test_".length).repeat(6)}`,
  };
  const intentData = params.payment_intent_data ?? { metadata: {} };
  store.sessions.put(id, { session, lines, intentData, settles: null });
  return session;
}

/** The session as it is at this moment: one whose time has run out is expired, also when nobody swept. */
export function findSession(store: Store, id: string): SessionRow {
  const row = store.sessions.get(id);
  if (!row) throw missing("checkout.session", id);
  return isOverdue(store, row) ? lapse(store, row) : row;
}

/** Expires an open session on request. */
export function expireSession(store: Store, id: string): Session {
  const row = findSession(store, id);
  const { status } = row.session;
  if (status !== "open") throw refused(`Only open Checkout Sessions can be expired. This one is ${status}.`);
  return lapse(store, row).session;
}

/** Expires every session whose time has run out; answers how many. */
export function sweepSessions(store: Store): number {
  const overdue = store.sessions.list((row) => isOverdue(store, row));
  for (const row of overdue) lapse(store, row);
  return overdue.length;
}

function isOverdue(store: Store, { session }: SessionRow): boolean {
  return session.status === "open" && session.expires_at <= store.seconds();
}

function lapse(store: Store, row: SessionRow): SessionRow {
  const expired: SessionRow = { ...row, session: { ...row.session, status: "expired", url: null } };
  return store.write(() => {
    store.sessions.put(expired.session.id, expired);
    // A declined try leaves a payment intent behind; it ends with its session.
    const intent = store.intents.get(String(row.session.payment_intent));
    if (intent) store.intents.put(intent.id, { ...intent, status: "canceled" });
    emit(store, "checkout.session.expired", expired.session);
    return expired;
  });
}
