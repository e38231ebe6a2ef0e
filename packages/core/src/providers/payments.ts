// What the domain asks of a payment provider. A provider's own words stay in its adapter. Paise everywhere.

import type { PaymentCause } from "@store/contract/payment-causes";
import { type ProviderId, providerIds } from "@store/contract/providers";
import { withoutAddresses } from "../platform/without-addresses.ts";

export { type ProviderId, providerIds };

/** What a provider's answers leave out and its messages tell: kept with the page, and given back when it is read. */
export interface Hints {
  providerOrderId?: string;
  disputeId?: string;
}

/** A hosted payment page that is to be opened. The same `reference` opens the same page. */
export interface SessionRequest {
  /** Unique per order and attempt: the provider's idempotency key. Of `[A-Za-z0-9_:-]`. */
  reference: string;
  orderId: string;
  attempt: number;
  /** What is to be paid, in paise. */
  amount: number;
  /** What is bought, in one line, for the buyer's statement and for the bank. */
  description: string;
  /** What the page lists; paise that add up to `amount`. */
  lines: readonly { name: string; amount: number }[];
  buyer: { customerId: string; name: string; email: string; phone: string };
  /** Epoch milliseconds. */
  expiresAt: number;
  successUrl: string;
  cancelUrl: string;
}

/** Money that went back, or is on its way. */
export interface ProviderRefund {
  id: string;
  /** Paise. */
  amount: number;
  /** `failed` also after it was done: the bank gave it back to the shop. */
  state: "pending" | "done" | "failed";
  /** The key that the shop asked with; undefined when it was made at the provider. */
  key?: string | undefined;
  /** Epoch milliseconds. */
  at: number;
}

export type DisputeState = "open" | "won" | "lost";

/** What the provider keeps, and the tax on it, in paise. Undefined while it is not known. */
export interface Fees {
  fee?: number | undefined;
  feeTax?: number | undefined;
}

/** Money that reached the shop. */
export interface Capture extends Fees {
  paymentId: string;
  /** Paise. */
  amount: number;
  /** Epoch milliseconds. */
  at: number;
  refunds: readonly ProviderRefund[];
  dispute?: ({ id: string; state: DisputeState } & Fees) | undefined;
  /** How it was paid, and what the buyer's bank calls it, the best known name first, where the provider says so. */
  method?: string | undefined;
  references?: readonly string[] | undefined;
  /** As the payer typed it on the provider's page. */
  phone?: string | undefined;
}

/** Paise of a payment that have not gone back. */
export function leftOf({ amount, refunds }: Pick<Capture, "amount" | "refunds">): number {
  const back = refunds.filter(({ state }) => state !== "failed");
  return amount - back.reduce((sum, refund) => sum + refund.amount, 0);
}

/** A payment page, as the provider sees it now. */
export interface ProviderSession {
  id: string;
  url: string | null;
  /** What the page says it is for. */
  orderId: string | null;
  amount: number;
  currency: string;
  live: boolean;
  /** Somebody could still begin to pay. */
  open: boolean;
  /** A slow method was accepted: money is coming, or not. */
  underWay: boolean;
  /** Usually one or none; two are a fact that the shop must see. */
  captures: readonly Capture[];
  /** Until then money may still come, although nobody can begin to pay. Epoch milliseconds. */
  lateUntil?: number | undefined;
  /** Why the last try to pay failed. */
  cause?: PaymentCause | undefined;
  hints?: Hints | undefined;
}

/** What a signed message is about. A hint: nothing is believed but what is then read. */
export interface PaymentEvent {
  type: string;
  orderId?: string | undefined;
  sessionId?: string | undefined;
  attempt?: number | undefined;
  paymentId?: string | undefined;
  hints?: Hints | undefined;
}

/** One payment in the provider's own books. */
export interface Captured {
  paymentId: string;
  amount: number;
  currency: string;
  at: number;
  /** Paise of it that went back, or are on their way. */
  returned: number;
  /** What the payment says it is for: an order of ours, and in words. */
  orderId?: string | undefined;
  description?: string | undefined;
  /** As of `Capture`. */
  references?: readonly string[] | undefined;
  phone?: string | undefined;
}

/**
 * One line of what a provider paid out, or a pay-out itself. What the shop got is above nothing, what it gave is below.
 * `own`: the provider's own, of no order.
 */
export interface SettledLine {
  kind: "payment" | "refund" | "refund-failed" | "dispute" | "dispute-won" | "own" | "payout";
  /** The provider's id of the payment, refund, dispute or pay-out. */
  ref: string;
  paymentId?: string | undefined;
  /** Before fees. Paise. */
  amount: number;
  fee: number;
  feeTax: number;
  /** Epoch milliseconds. */
  at: number;
  /** The pay-out that it is part of, what the bank calls it, and when it was made. */
  payout: string;
  bankReference?: string | undefined;
  paidAt: number;
}

/** The provider understood the request and will never do it: a repeat under the same key is in vain. */
export class PaymentRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(withoutAddresses(message), options);
  }
}

export interface Payments {
  readonly id: ProviderId;
  /** How long after a payment was begun its money may still be taken: the books list it by when it was begun. Milliseconds. */
  readonly takesLateBy: number;
  /** Throws PaymentRefused, or what the network or a busy provider threw: then the same request may be repeated. */
  open(request: SessionRequest): Promise<ProviderSession>;
  /** A payment's own id is read as a page on which nothing but this payment was taken. */
  read(sessionId: string, hints?: Hints): Promise<ProviderSession>;
  /** Ends an open page and says how it stands after that: it may have been paid meanwhile. */
  close(sessionId: string, hints?: Hints): Promise<ProviderSession>;
  /** Sends `amount` paise back. The same idempotency key sends it once, for a day at least. Throws PaymentRefused, KeySpent. */
  refund(request: {
    /** Absent for a payment that belongs to no order. */
    orderId?: string | undefined;
    paymentId: string;
    amount: number;
    /** Kept in the refund's own data. */
    key: string;
    /** The key itself, unless that one is spent. */
    idempotencyKey?: string | undefined;
  }): Promise<void>;
  /** What was captured from `from` to `to` (epoch milliseconds), page by page. */
  captured(from: number, to: number, after?: string): Promise<{ payments: Captured[]; next?: string }>;
  /** What was paid out in a month (`yyyy-mm`, in India), page by page: each line once, and each pay-out. */
  settled(month: string, after?: string): Promise<{ lines: SettledLine[]; next?: string }>;
  /** Throws `webhook.signature` when the bytes were not signed for us. */
  readEvent(rawBody: string, signature: string): Promise<PaymentEvent>;
}

declare module "../platform/settings.ts" {
  interface Settings {
    /** A provider's adapter, loaded when first needed: it may weigh more than the rest of a Lambda. */
    payments(provider: ProviderId): Promise<Payments>;
  }
}
