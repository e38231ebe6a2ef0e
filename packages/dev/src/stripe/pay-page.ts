// The payment page's two requests: looking at it, and pressing one of its buttons.

import { StripeFault } from "./errors.ts";
import { buttons, noSuchPage, payPage, successUrl } from "./page.ts";
import { emailAddress } from "./params.ts";
import { payFor } from "./payments.ts";
import { findSession } from "./sessions.ts";
import type { Store } from "./store.ts";

/** An answer for a browser. */
export interface PageAnswer {
  status: number;
  html?: string;
  location?: string;
}

/** How long a payment left for later stays undecided, in milliseconds. */
export const DECIDES_AFTER_MS = 300;

/** GET /c/pay/<session>. */
export function showPayPage(store: Store, sessionId: string, query: URLSearchParams): PageAnswer {
  try {
    return { status: 200, html: payPage(findSession(store, sessionId), { declined: query.has("declined") }) };
  } catch (error) {
    return gone(error);
  }
}

/** POST /c/pay/<session>: a button was pressed. */
export function pressButton(
  store: Store,
  sessionId: string,
  form: URLSearchParams,
  decidesAfter: number,
): PageAnswer {
  try {
    const row = findSession(store, sessionId);
    if (row.session.status === "expired") return { status: 200, html: payPage(row) };
    // Pressed twice: the second press finds the work done and follows the first.
    if (row.session.status === "complete") return { status: 303, location: successUrl(row.session) };
    const how = buttons.find((button) => button.how === form.get("how"))?.how;
    if (!how) return { status: 400, html: payPage(row, { problem: "Please press one of the buttons." }) };
    // Relative, so that the page also works under another address.
    if (how === "declined") {
      payFor(store, sessionId, how);
      return { status: 303, location: "?declined=1" };
    }
    const email = row.session.customer_email ?? readEmail(form);
    if (!email) return { status: 400, html: payPage(row, { problem: "Please fill in an email address." }) };
    const { session } = payFor(store, sessionId, outcomes[how], {
      email,
      settlesAt: Date.now() + decidesAfter,
      ...(how in courses && { refunds: { course: courses[how as keyof typeof courses], at: decidesAfter } }),
    });
    return { status: 303, location: successUrl(session) };
  } catch (error) {
    return gone(error);
  }
}

/** What the buttons that pay do. */
const outcomes = {
  now: "now",
  later_ok: "later_ok",
  later_fail: "later_fail",
  refund_waits: "now",
  refund_fails: "now",
} as const;
const courses = { refund_waits: "pending", refund_fails: "fails_later" } as const;

function readEmail(form: URLSearchParams): string | undefined {
  try {
    return emailAddress((form.get("email") ?? "").trim(), "email");
  } catch {
    return undefined;
  }
}

function gone(error: unknown): PageAnswer {
  if (error instanceof StripeFault && error.status === 404) return { status: 404, html: noSuchPage() };
  throw error;
}
