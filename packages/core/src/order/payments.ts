// What the domain asks of a payment company. Stripe's side of it is in stripe.ts.

export interface Payment {
  intent: string;
  /** The last try was turned down, and the session can take no other. */
  failed: boolean;
  /** Paise sent back to the buyer. */
  amountRefunded: number;
  fullyRefunded: boolean;
  dispute?: "open" | "won" | "lost";
}

/** A hosted payment page, as the payment company sees it now. */
export interface PaymentSession {
  id: string;
  url: string | null;
  status: "open" | "complete" | "expired";
  paid: boolean;
  /** Paise. */
  amountTotal: number;
  currency: string;
  liveMode: boolean;
  mode: string;
  orderId: string | null;
  payment?: Payment;
}

export interface SessionRequest {
  orderId: string;
  attempt: number;
  customerId: string;
  email: string;
  name: string;
  phone: string;
  /** What the page lists; prices in whole rupees that add up to the total. */
  lines: readonly { name: string; amount: number }[];
  /** Epoch milliseconds. */
  expiresAt: number;
  successUrl: string;
  cancelUrl: string;
}

/** What a signed message is about. */
export interface PaymentEvent {
  type: string;
  orderId?: string;
  sessionId?: string;
  paymentIntent?: string;
}

/** The request reached the payment company and was refused; a repeat needs another attempt number. */
export class PaymentRefused extends Error {}

export interface Payments {
  /** The same request opens the same session. Throws PaymentRefused, or what the network threw. */
  openSession(request: SessionRequest): Promise<PaymentSession>;
  readSession(sessionId: string): Promise<PaymentSession>;
  /** Ends an open session, and says how it stands after that: it may have been paid meanwhile. */
  expireSession(sessionId: string): Promise<PaymentSession>;
  /** Sends money back: `amount` paise, or all that is left. The same key sends it once. Throws PaymentRefused. */
  refund(request: { intent: string; amount?: number | undefined; key: string }): Promise<void>;
  /** Throws `webhook.signature` when the bytes were not signed for us. */
  readEvent(rawBody: string, signature: string): Promise<PaymentEvent>;
}
