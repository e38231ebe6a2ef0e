// What the stand-in remembers. The objects have the fields that the shop reads, in the shapes of the real SDK's own types, so
// that a change of those shapes in a new SDK is a type error here. On the wire ids stand in for objects until they are expanded.
import type Stripe from "stripe";
import type { stripeEvents } from "../../../../infra/payments.ts";

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;
/** The fields of a type of the SDK that are named. */
type Fields<Whole, Names extends string> = Pick<Whole, Extract<Words<Names>, keyof Whole>>;
type Common = "id object created currency livemode metadata";
type Tried = `${Common} amount description`;

export type Session = Fields<
  Stripe.Checkout.Session,
  `${Common} amount_total cancel_url client_reference_id customer_email expires_at mode payment_intent payment_status status success_url url`
>;
export type Intent = Fields<Stripe.PaymentIntent, `${Tried} last_payment_error latest_charge status`>;
export type Charge = Fields<
  Stripe.Charge,
  `${Tried} amount_refunded balance_transaction captured disputed paid payment_intent refunded status`
>;
export type Refund = Fields<
  Stripe.Refund,
  "id object amount charge created currency failure_reason metadata payment_intent status"
>;
export type Dispute = Fields<
  Stripe.Dispute,
  "id object amount charge created currency livemode payment_intent status"
> & { balance_transactions: Balance[] };
export type Balance = Fields<
  Stripe.BalanceTransaction,
  "id object amount created fee net reporting_category source"
> & { fee_details: Fields<Stripe.BalanceTransaction["fee_details"][number], "amount type">[] };
export type Payout = Fields<Stripe.Payout, "id object amount arrival_date created status trace_id">;

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
