// What the stand-in remembers, in the shapes of Razorpay's documented samples.
import { randomInt } from "node:crypto";
import type { PaymentCause } from "@store/contract/payment-causes";
import type { razorpayEvents } from "../../../../infra/payments.ts";

export type Notes = Record<string, string>;

/** A page of a list. */
export interface Collection<Item> {
  entity: "collection";
  count: number;
  items: Item[];
}

/** A payment link, as it is answered; `payments` lists captured ones, and is null without any. */
export interface Link {
  id: string;
  accept_partial: boolean;
  amount: number;
  amount_paid: number;
  callback_method: string;
  callback_url: string;
  cancelled_at: number;
  created_at: number;
  currency: string;
  customer: { name: string; email: string; contact?: string | undefined };
  description: string;
  expire_by: number;
  expired_at: number;
  notes: Notes;
  notify: { email: boolean; sms: boolean };
  payments:
    | { amount: number; created_at: number; method: string; payment_id: string; status: string }[]
    | null;
  reference_id: string;
  reminder_enable: boolean;
  short_url: string;
  status: "created" | "paid" | "expired" | "cancelled";
}

/** The order behind a link is made with it. Messages tell its id, answers about the link do not. */
export interface LinkRow {
  link: Link;
  orderId: string;
}

export interface Payment {
  id: string;
  entity: "payment";
  amount: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  order_id: string;
  method: string;
  amount_refunded: number;
  refund_status: null | "partial" | "full";
  captured: boolean;
  description: string;
  email: string;
  contact: string;
  notes: Notes | [];
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: { rrn?: string; bank_transaction_id?: string };
  created_at: number;
}

/** How refunds of a payment go: at once; after a while, well or badly; or well, and badly days later. */
export type RefundCourse = "succeeds" | "pending" | "pending_fails" | "fails_later";

export interface PaymentRow {
  payment: Payment;
  link: string;
  refunds: RefundCourse;
  /** It decides by itself at this millisecond of real time. */
  decides: { well: boolean; at: number } | null;
}

export interface Refund {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes | [];
  created_at: number;
  status: "pending" | "processed" | "failed";
}

export interface Dispute {
  id: string;
  entity: "dispute";
  payment_id: string;
  amount: number;
  currency: string;
  status: "open" | "won" | "lost" | "closed";
  created_at: number;
}

/** A line of the account, as its reconciliation lists it. */
export interface Line {
  entity_id: string;
  type: "payment" | "refund" | "adjustment";
  debit: number;
  credit: number;
  amount: number;
  currency: string;
  fee: number;
  tax: number;
  created_at: number;
  payment_id: string | null;
  dispute_id: string | null;
}

export type EventType = (typeof razorpayEvents)[number] | "refund.created";

/** A message, its entities as they were. */
export interface EventRow {
  id: string;
  body: {
    entity: "event";
    account_id: string;
    event: EventType;
    contains: string[];
    payload: Record<string, { entity: object }>;
    created_at: number;
  };
}

/** What a refund's key remembers. */
export interface KeyRow {
  key: string;
  request: string;
  refund: string;
}

/** One reason of each cause, in Razorpay's words. */
export const reasons: Record<PaymentCause, { reason: string; source: string; label: string }> = {
  cancelled: { reason: "payment_cancelled", source: "customer", label: "The buyer gives up" },
  timed_out: { reason: "payment_timed_out", source: "customer", label: "The bank does not answer" },
  no_funds: { reason: "insufficient_funds", source: "customer", label: "Not enough money" },
  limit: { reason: "transaction_daily_limit_exceeded", source: "customer", label: "Above the daily limit" },
  declined: { reason: "payment_declined", source: "issuer", label: "The bank declines" },
  wrong_details: { reason: "incorrect_pin", source: "customer", label: "Wrong UPI PIN" },
  method_off: { reason: "card_network_not_enabled", source: "business", label: "This card is not taken" },
  bank_down: { reason: "bank_technical_error", source: "issuer", label: "The bank is down" },
  risk: { reason: "payment_risk_check_failed", source: "internal", label: "Held back as a risk" },
  other: { reason: "payment_failed", source: "gateway", label: "Fails without a reason" },
};

export function newRrn(): string {
  return Array.from({ length: 12 }, () => randomInt(10)).join("");
}
