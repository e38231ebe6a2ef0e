// The hosted payment page: looking at it, and pressing one of its buttons.
import { breakable, html, type PageAnswer } from "../kit/page.ts";
import { closedPayment, formatAmount, openPayment, paymentPage } from "../kit/payment-page.ts";
import { declinedMessage, type Outcome, payFor } from "./payments.ts";
import type { RefundCourse, Session, SessionRow } from "./rows.ts";
import { findSession } from "./sessions.ts";
import type { Store } from "./store.ts";

/** What the buttons send, what they say, and what comes of them. */
const buttons: { how: string; label: string; outcome: Outcome; refunds?: RefundCourse }[] = [
  { how: "now", label: "Pay", outcome: "now" },
  { how: "declined", label: "Card declined", outcome: "declined" },
  { how: "later_ok", label: "Pay later: succeeds", outcome: "later_ok" },
  { how: "later_fail", label: "Pay later: fails", outcome: "later_fail" },
  { how: "refund_waits", label: "Pay: its refunds take a while", outcome: "now", refunds: "pending" },
  { how: "refund_fails", label: "Pay: its refunds fail later", outcome: "now", refunds: "fails_later" },
];

/** GET /c/pay/<session>. */
export function showPage(store: Store, sessionId: string, query: URLSearchParams): PageAnswer {
  const alert = query.has("declined") ? declinedMessage : "";
  return { status: 200, html: pageOf(findSession(store, sessionId), alert) };
}

/** POST /c/pay/<session>: a button was pressed. */
export function pressButton(
  store: Store,
  sessionId: string,
  how: string | null,
  decidesAfter: number,
): PageAnswer {
  const row = findSession(store, sessionId);
  if (row.session.status === "expired") return { status: 200, html: pageOf(row) };
  // Pressed twice: the second press finds the work done and follows the first.
  if (row.session.status === "complete") return { status: 303, location: successUrl(row.session) };
  const button = buttons.find((one) => one.how === how);
  if (!button) return { status: 400, html: pageOf(row, "Please press one of the buttons.") };
  const { outcome, refunds } = button;
  const { session } = payFor(store, sessionId, outcome, {
    settlesAt: Date.now() + decidesAfter,
    refunds: refunds && { course: refunds, at: decidesAfter },
  });
  // Relative, so that the page also works under another address.
  return { status: 303, location: outcome === "declined" ? "?declined=1" : successUrl(session) };
}

/** The success address with the session's id put in. */
export function successUrl({ success_url, id }: Session): string {
  return (success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", id);
}

function pageOf({ session, lines }: SessionRow, alert = ""): string {
  const { status, payment_status, amount_total, currency, cancel_url, customer_email } = session;
  const sumOf = (amount: number) => html`<span class="sum">${formatAmount(amount, currency ?? "inr")}</span>`;
  const back = cancel_url === null ? undefined : { address: cancel_url, label: "Go back" };
  if (status === "expired") return closed("This payment page has expired. Nothing was charged.", back);
  if (status === "complete") {
    const what = payment_status === "paid" ? "is complete" : "was handed in";
    const way = { address: successUrl(session), label: "Return to the shop" };
    return closed(`This payment ${what}. There is nothing more to do here.`, way);
  }
  const summary = html`<ul>
      ${lines.map(({ name, amount }) => html`<li><span>${name}</span>${sumOf(amount)}</li>`)}
    </ul>
    <p class="total"><span>Total</span> ${sumOf(amount_total ?? 0)}</p>
    ${customer_email && html`<p class="email"><span>Email</span> <b>${breakable(customer_email)}</b></p>`}`;
  const more = back && html`<a href="${back.address}">${back.label}</a>`;
  return paymentPage("Stripe", openPayment(summary, { alert, buttons, more }));
}

function closed(...content: Parameters<typeof closedPayment>): string {
  return paymentPage("Stripe", closedPayment(...content));
}
