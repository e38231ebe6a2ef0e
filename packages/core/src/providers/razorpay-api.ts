// Razorpay's wire: one request, and the shapes of what comes back. Razorpay API: "Errors", "Payment Links", "Payments".
import { retry } from "../platform/retry.ts";
import { PaymentRefused } from "./payments.ts";

export interface RazorpaySettings {
  /** `rzp_live_...` or `rzp_test_...`: its entities do not say which mode they are of. */
  keyId: string;
  keySecret: string;
  /** Only for the functions that take webhooks. */
  webhookSecret?: string | undefined;
  /** How long the account's settings let a late payment be captured. Milliseconds; Razorpay's own three days. */
  captureWindow?: number | undefined;
  /** Another address than Razorpay's own, for the laptop. */
  endpoint?: string | undefined;
  /** Another transport than Node's, for the simulation. */
  fetch?: typeof fetch | undefined;
}

export type Notes = Record<string, string> | readonly never[] | null;

export interface Link {
  id: string;
  status: string;
  amount: number;
  currency: string;
  reference_id: string;
  short_url: string;
  expire_by: number;
  created_at: number;
  cancelled_at?: number;
  expired_at?: number;
  notes: Notes;
  /** Documented for webhooks only. */
  order_id?: string;
  payments?:
    | readonly { payment_id: string; status: string }[]
    | { payment_id: string; status: string }
    | null;
}

export interface RazorpayPayment {
  id: string;
  amount: number;
  currency: string;
  status: string;
  order_id: string | null;
  method: string;
  notes: Notes;
  description: string | null;
  contact: string | null;
  amount_refunded: number;
  /** Paise; the tax on it is inside. */
  fee: number | null;
  tax: number | null;
  error_reason: string | null;
  error_source: string | null;
  acquirer_data?: {
    rrn?: string | null;
    upi_transaction_id?: string | null;
    bank_transaction_id?: string | null;
  };
  created_at: number;
}

export interface RazorpayRefund {
  id: string;
  amount: number;
  payment_id: string;
  status: string;
  notes: Notes;
  created_at: number;
}

export interface RazorpayDispute {
  id: string;
  payment_id: string;
  status: string;
}

export interface Collection<Item> {
  items: Item[];
}

/** Razorpay answered with an error: nothing else is known of what became of the request, unless it is a refusal. */
class RazorpayError extends Error {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(`Razorpay answered ${status}: ${reason}`);
    this.status = status;
  }
}

/** Two requests one after the other, each with its tries, end within a function's 29 seconds. */
const timeout = 8_000;
const triesWithin = 5_000;
/** A first request that still runs under the same key (409), and too many requests: asked again. */
const isBusy = (error: unknown) =>
  error instanceof RazorpayError && (error.status === 409 || error.status === 429);

export type Ask = <Answer>(
  method: "GET" | "POST",
  path: string,
  more?: { body?: unknown; headers?: Record<string, string> },
) => Promise<Answer>;

/** Throws PaymentRefused for what a repeat would not change, and else what the network or Razorpay said. */
export function askRazorpay(settings: RazorpaySettings): Ask {
  const { keyId, keySecret, endpoint = "https://api.razorpay.com" } = settings;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  const send: typeof fetch =
    settings.fetch ?? ((url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(timeout) }));
  return (method, path, { body, headers } = {}) =>
    retry(
      async () => {
        const response = await send(`${endpoint}/v1${path}`, {
          method,
          // The keys of the account go nowhere else.
          redirect: "error",
          headers: {
            authorization,
            ...(body !== undefined && { "content-type": "application/json" }),
            ...headers,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const answer: unknown = await response.json().catch(() => undefined);
        if (response.ok && answer !== undefined) return answer as never;
        const { status } = response;
        const reason = reasonOf(answer);
        const error = new RazorpayError(status, reason);
        const isFinal = status >= 400 && status < 500 && status !== 408 && !isBusy(error);
        throw isFinal ? new PaymentRefused(reason, { cause: error }) : error;
      },
      { tries: 8, within: triesWithin, when: isBusy, firstPause: 50 },
    );
}

const testLimit =
  "Razorpay makes 30 payment links in test mode: use another test account, or the keys of the live mode.";

function reasonOf(answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: { description?: string } };
  const reason = error?.description ?? "no reason given";
  return /test mode limit/i.test(reason) ? `${reason}. ${testLimit}` : reason;
}

/** One of an entity's notes. Without any, Razorpay sends a list, or leaves them out: then they name nothing. */
export function noteOf(notes: Notes | undefined, name: string): string | undefined {
  return Array.isArray(notes) ? undefined : (notes as Record<string, string> | null | undefined)?.[name];
}
