// What the stand-in remembers. The objects have the shapes of the real SDK's own types, so that a change of
// those shapes in a new SDK is a type error here.

import { randomInt } from "node:crypto";
import type Stripe from "stripe";

/** The API version whose shapes are served, and which events are rendered in. */
export const API_VERSION = "2026-10-28.endive";

/** Object types as they travel: ids instead of expanded objects are put in by `expand` on the way out. */
export type Session = Stripe.Checkout.Session;
export type Intent = Stripe.PaymentIntent;
export type Charge = Stripe.Charge;
export type Refund = Stripe.Refund;
export type Dispute = Stripe.Dispute;
export type Balance = Stripe.BalanceTransaction;

/** A line of a session. The SDK turns `unit_amount_decimal` into a number object; on the wire it is text. */
export type LineItem = Omit<Stripe.LineItem, "price"> & {
  price: Omit<Stripe.Price, "unit_amount_decimal"> & { unit_amount_decimal: string };
};

/** A Checkout Session and what Stripe keeps about it without showing it. */
export interface SessionRow {
  session: Session;
  lines: LineItem[];
  /** `payment_intent_data`: given to the payment intent when there is one. */
  intentData: {
    metadata: Record<string, string>;
    description?: string | undefined;
    receipt_email?: string | undefined;
  };
  /** A payment that is not decided yet: how it will end, and at which millisecond of
   *  real time by itself (null: when told). */
  settles: { how: "succeeds" | "fails"; at: number | null } | null;
}

/** A payment intent and the session it belongs to. */
export interface IntentRow {
  intent: Intent;
  session: string;
}

/** The event types that are made here: what a shop's webhook endpoint may want of payments, refunds and disputes. */
export type EventType =
  | "checkout.session.completed"
  | "checkout.session.async_payment_succeeded"
  | "checkout.session.async_payment_failed"
  | "checkout.session.expired"
  | "charge.refunded"
  | "charge.refund.updated"
  | "refund.created"
  | "refund.updated"
  | "refund.failed"
  | "charge.dispute.created"
  | "charge.dispute.closed";

/** How refunds of a payment go: at once; pending, then well or badly; or well, and badly days later. */
export type RefundCourse = "succeeds" | "pending" | "pending_fails" | "fails_later";

/** What was said about the refunds of a charge; `at`: after how many milliseconds they move on (null: when told). */
export interface RefundPlanRow {
  course: RefundCourse;
  at: number | null;
}

/** A refund that will move on by itself, at a millisecond of real time. */
export interface RefundMoveRow {
  refund: string;
  to: "succeeded" | "failed";
  at: number | null;
}

/** An event envelope. `data.object` is a copy of the object as it was. */
export interface EventRow {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: {
    object: Session | Charge | Refund | Dispute;
    previous_attributes?: Partial<Charge> | Partial<Refund>;
  };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}

/** How far the delivery of one event to the webhook endpoint has come. */
export interface DeliveryRow {
  event: string;
  type: EventType;
  attempts: number;
  delivered: boolean;
  /** Status of the last answer; 0 when there was none. */
  lastStatus: number | null;
  /** Milliseconds since 1970. */
  lastAt: number | null;
}

/** What an idempotency key remembers. */
export interface IdempotencyRow {
  key: string;
  /** Method and path, and a hash of the parameters. */
  endpoint: string;
  hash: string;
  status: number;
  body: unknown;
  request: string;
  at: number;
}

/** One call of the API, for tests and traces. */
export interface RequestRow {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  path: string;
  idempotencyKey: string | null;
  /** Status of the answer; 0 when the connection was cut instead. */
  status: number;
  /** The answer came from the idempotency key, nothing ran. */
  replayed: boolean;
  /** Id of the object in the answer. */
  object: string | null;
}

/** The API call behind a change; both null for what a person did on a page. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

/** Nobody's API call. */
export const noRequest: Cause = { id: null, idempotency_key: null };

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A new id in Stripe's form, such as `pi_3Qx...`. */
export function newId(prefix: string, length = 24): string {
  let id = `${prefix}_`;
  for (let place = 0; place < length; place += 1) id += ALPHABET[randomInt(ALPHABET.length)];
  return id;
}
