// What the tests of this folder share: calls over the wire, a link as the shop asks for one, and a shop that listens.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Collection, Link, Payment, Refund } from "./rows.ts";
import { type RazorpayOptions, type RazorpayStandIn, startRazorpay } from "./start-razorpay.ts";

/** How long to wait for what happens by itself. Generous: other work may share the machine. */
export const soon = { timeout: 20_000, interval: 20 };

/** The secret that messages are signed with in tests. */
export const SECRET = "webhook_secret";

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

/** A message as the shop got it. */
export interface Received {
  id: string;
  body: string;
  signature: string;
  event: string;
}

/** A shop that writes messages down; `answer` decides the status of the nth one (from 0). */
export async function listen(answer: (count: number) => number | Promise<number> = () => 200) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { event } = JSON.parse(body) as { event: string };
    const [id, signature] = ["x-razorpay-event-id", "x-razorpay-signature"].map((name) =>
      String(request.headers[name]),
    );
    received.push({ id: id ?? "", signature: signature ?? "", body, event });
    response.writeHead(await answer(received.length - 1)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    events: () => received.map(({ event }) => event),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Payments = Collection<Payment>;
export type Refunds = Collection<Refund>;
