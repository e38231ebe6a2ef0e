// What the stand-in remembers. The objects have the fields that the shop reads, in the shapes of the real SDK's own types, so
// that a change of those shapes in a new SDK is a type error here. On the wire ids stand in for objects until they are expanded.
import { randomInt } from "node:crypto";
import type Stripe from "stripe";
import type { stripeEvents } from "../../../../infra/payments.ts";

export type Session = Pick<
  Stripe.Checkout.Session,
  | "id"
  | "object"
  | "amount_total"
  | "cancel_url"
  | "client_reference_id"
  | "created"
  | "currency"
  | "customer_email"
  | "expires_at"
  | "livemode"
  | "metadata"
  | "mode"
  | "payment_intent"
  | "payment_status"
  | "status"
  | "success_url"
  | "url"
>;
export type Intent = Pick<
  Stripe.PaymentIntent,
  | "id"
  | "object"
  | "amount"
  | "created"
  | "currency"
  | "description"
  | "last_payment_error"
  | "latest_charge"
  | "livemode"
  | "metadata"
  | "status"
>;
export type Charge = Pick<
  Stripe.Charge,
  | "id"
  | "object"
  | "amount"
  | "amount_refunded"
  | "balance_transaction"
  | "captured"
  | "created"
  | "currency"
  | "description"
  | "disputed"
  | "livemode"
  | "metadata"
  | "paid"
  | "payment_intent"
  | "refunded"
  | "status"
>;
export type Refund = Pick<
  Stripe.Refund,
  | "id"
  | "object"
  | "amount"
  | "charge"
  | "created"
  | "currency"
  | "failure_reason"
  | "metadata"
  | "payment_intent"
  | "status"
>;
export type Dispute = Pick<
  Stripe.Dispute,
  "id" | "object" | "amount" | "charge" | "created" | "currency" | "livemode" | "payment_intent" | "status"
>;
type FeeDetail = Pick<Stripe.BalanceTransaction["fee_details"][number], "amount" | "type">;
export type Balance = Pick<Stripe.BalanceTransaction, "id" | "object" | "amount" | "fee" | "net"> & {
  fee_details: FeeDetail[];
};

/** A Checkout Session and what Stripe keeps about it without showing it. */
export interface SessionRow {
  session: Session;
  lines: { name: string; amount: number }[];
  /** `payment_intent_data`: given to the payment intent when there is one. */
  intentData: { metadata: Record<string, string>; description?: string | undefined };
  /** How a payment that is not decided yet will end, and at which millisecond of real time by itself (null: when told). */
  settles: { how: "succeeds" | "fails"; at: number | null } | null;
}

export type EventType = (typeof stripeEvents)[number];

/** An event. `data.object` is a copy of the object as it was. */
export interface EventRow {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: Session | Charge | Refund | Dispute };
  livemode: boolean;
  type: EventType;
}

/** How refunds of a payment go: at once; pending, then well or badly; or well, and badly days later. */
export const refundCourses = ["succeeds", "pending", "pending_fails", "fails_later"] as const;
export type RefundCourse = (typeof refundCourses)[number];

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

/** What an idempotency key remembers. */
export interface IdempotencyRow {
  /** Method, path and parameters. */
  request: string;
  status: number;
  body: unknown;
  /** Milliseconds since 1970. */
  at: number;
}

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A new id in Stripe's form, such as `pi_3Qx...`. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
}
