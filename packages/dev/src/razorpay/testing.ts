// What the tests of Razorpay's stand-in share: calls over the wire, and a link as the shop asks for one.
import type { Collection, Link, Payment, Refund } from "./rows.ts";
import { type RazorpayOptions, type RazorpayStandIn, startRazorpay } from "./start-razorpay.ts";

export interface Answer<Body> {
  status: number;
  body: Body;
}
export interface Failure {
  error: { code: string; description: string; field?: string };
}

/** A stand-in on a clock that only the test moves, and its API over the wire. */
export async function open(options: RazorpayOptions = {}) {
  let clock = Date.parse("2026-11-22T12:00:00Z");
  const fake = await startRazorpay({ now: () => clock, ...options });
  const call = callerOf(fake);
  let made = 0;
  return {
    fake,
    control: fake.control,
    call,
    now: () => Math.floor(clock / 1000),
    /** Moves the clock; what it ends, ends. */
    travel(milliseconds: number) {
      clock += milliseconds;
      fake.control.sweep();
    },
    /** A link of ₹999, as the shop asks for it. */
    async link(more: Record<string, unknown> = {}): Promise<Link> {
      made++;
      const { body } = await call<Link>("POST", "/payment_links", {
        ...linkFields(Math.floor(clock / 1000) + 35 * 60, `ORDER_1-${made}`),
        ...more,
      });
      return body;
    },
  };
}

export function linkFields(expire_by: number, reference_id: string) {
  return {
    amount: 99_900,
    currency: "INR",
    accept_partial: false,
    reference_id,
    description: "The bundle",
    customer: { name: "Asha Rao", email: "asha@example.com", contact: "+919820012345" },
    notify: { sms: false, email: false },
    reminder_enable: false,
    expire_by,
    notes: { order_id: "ORDER_1", attempt: "1" },
    callback_url: "http://localhost:3000/thank-you?order=ORDER_1",
    callback_method: "get",
  };
}

function callerOf({ endpoint }: RazorpayStandIn) {
  return async <Body>(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> => {
    const response = await fetch(`${endpoint}/v1${path}`, {
      method,
      headers: { authorization: basic("rzp_test_shop", "secret"), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
}

export function basic(keyId: string, secret: string): string {
  return `Basic ${Buffer.from(`${keyId}:${secret}`).toString("base64")}`;
}

export type Payments = Collection<Payment>;
export type Refunds = Collection<Refund>;
