// The hosted payment page as HTML. It says plainly that it is for testing, and works without JavaScript.

import { breakable, type Html, html, trusted } from "../kit/html.ts";
import { pageStyle } from "../kit/page-style.ts";
import { formatAmount } from "./money.ts";
import { DECLINED } from "./payment-objects.ts";
import type { Session, SessionRow } from "./rows.ts";

/** What the buttons send, and what they say. */
export const buttons = [
  { how: "now", label: "Pay" },
  { how: "declined", label: "Card declined" },
  { how: "later_ok", label: "Pay later: succeeds" },
  { how: "later_fail", label: "Pay later: fails" },
  { how: "refund_waits", label: "Pay: its refunds take a while" },
  { how: "refund_fails", label: "Pay: its refunds fail later" },
] as const;

/** The payment page of a session; `declined` after a try that failed, `problem` when the form needs correcting. */
export function payPage(row: SessionRow, { declined = false, problem = "" } = {}): string {
  const { session } = row;
  if (session.status !== "open") return closedPage(session);
  const alert = declined ? DECLINED : problem;
  return document(
    html`
      <section class="summary" aria-labelledby="order">
        <h2 id="order">Your order</h2>
        <ul>
          ${row.lines.map(
            (line) => html`<li>
              <span>${line.description}${(line.quantity ?? 1) > 1 && html` <small>× ${line.quantity}</small>`}</span>
              <span class="sum">${formatAmount(line.amount_total, line.currency)}</span>
            </li>`,
          )}
        </ul>
        <p class="total"><span>Total</span> <span class="sum">${total(session)}</span></p>
        ${session.customer_email && html`<p class="email"><span>Email</span> <b>${breakable(session.customer_email)}</b></p>`}
      </section>
      <form method="post" action="?" class="ways">
        <h2>How should this payment go?</h2>
        ${alert && html`<p role="alert">${alert}</p>`}
        ${!session.customer_email && emailField}
        ${buttons.map(({ how, label }) => html`<button name="how" value="${how}">${label}</button>`)}
        ${session.cancel_url && html`<a href="${session.cancel_url}">Go back</a>`}
      </form>
    `,
  );
}

/** The page for an address that names no session. */
export function noSuchPage(): string {
  return document(html`<section class="only"><p>There is no payment at this address.</p></section>`);
}

/** The success address with the session's id put in. */
export function successUrl(session: Session): string {
  return (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}

function closedPage(session: Session): string {
  const [sentence, address, label] =
    session.status === "expired"
      ? ["This payment page has expired. Nothing was charged.", session.cancel_url, "Go back"]
      : [
          session.payment_status === "paid"
            ? "This payment is complete. There is nothing more to do here."
            : "This payment was handed in. There is nothing more to do here.",
          successUrl(session),
          "Return to the shop",
        ];
  return document(html`<section class="only">
    <p>${sentence}</p>
    ${address && html`<p><a href="${address}">${label}</a></p>`}
  </section>`);
}

const emailField = html`<p class="email">
  <label for="email">Email</label>
  <input id="email" name="email" type="email" autocomplete="email" />
</p>`;

function total({ amount_total, currency }: Session): string {
  return formatAmount(amount_total ?? 0, currency ?? "inr");
}

function document(body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>Test payment page</title>
        <style>
          ${trusted(pageStyle)}
        </style>
      </head>
      <body>
        <header><h1>Test payment page: no real money</h1></header>
        <main>${body}</main>
        <footer>This page stands in for Stripe while you try the shop out. No card is asked for, and none is charged.</footer>
      </body>
    </html>`.markup;
}
