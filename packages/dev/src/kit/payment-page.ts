// The hosted payment page of every company. It says plainly that it is for testing, and works without JavaScript.
import { Fault } from "./fault.ts";
import { type Html, html, type PageAnswer, page } from "./page.ts";

/** What a button of the page sends, and what it says. */
export interface Button {
  how: string;
  label: string;
}

/** A page in the colours of the shop's payments; `company` is whom it stands in for. */
export function paymentPage(company: string, main: Html): string {
  return page({
    title: "Test payment page",
    style,
    body: html`<header><h1>Test payment page: no real money</h1></header>
        <main>${main}</main>
        <footer>This page stands in for ${company} while you try the shop out. No card is asked for, and nothing is charged.</footer>`,
  });
}

/** An open payment: what is bought on one side, on the other a button for every way it can go. */
export function openPayment(
  summary: Html,
  { alert, buttons, more }: { alert: string; buttons: readonly Button[]; more?: Html | undefined },
): Html {
  return html`
    <section class="summary" aria-labelledby="order">
      <h2 id="order">Your order</h2>
      ${summary}
    </section>
    <form method="post" action="?" class="ways">
      <h2>How should this payment go?</h2>
      ${alert && html`<p role="alert">${alert}</p>`}
      ${buttons.map(({ how, label }) => html`<button name="how" value="${how}">${label}</button>`)}
      ${more}
    </form>
  `;
}

/** A page with nothing to press. */
export function closedPayment(sentence: string, way?: { address: string; label: string }): Html {
  return html`<section class="only">
    <p>${sentence}</p>
    ${way && html`<p><a href="${way.address}">${way.label}</a></p>`}
  </section>`;
}

/** What `work` answers; where it refuses, the page for an address that names no payment. */
export function orMissing(company: string, work: () => PageAnswer): PageAnswer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { status: 404, html: paymentPage(company, closedPayment("There is no payment at this address.")) };
  }
}

/** An amount of the smallest unit as people write it, for example ₹7,896.00. */
export function formatAmount(amount: number, currency: string): string {
  return new Intl.NumberFormat("en-IN", { style: "currency", currency }).format(amount / 100);
}

const style = `
  body { min-height: 100vh; display: flex; flex-direction: column; }
  header { padding: 20px clamp(20px, 5vw, 48px); }
  h1, h2 { margin: 0; line-height: 1.2; text-wrap: balance; }
  h1 { font-size: clamp(20px, 4vw, 26px); }
  h2 { font-size: 20px; }
  main { flex: 1; width: 100%; max-width: 960px; margin: 0 auto; padding: clamp(20px, 5vw, 56px) clamp(20px, 5vw, 48px);
    display: grid; gap: 24px; align-content: start; }
  section, form { background: #fffdf7; border: 1.5px solid #14211c; border-radius: 3px; padding: clamp(20px, 4vw, 32px); }
  ul { list-style: none; margin: 16px 0 0; padding: 0; }
  li, .total { display: flex; justify-content: space-between; gap: 24px; padding: 12px 0; border-top: 1px solid #dcd7c6; }
  .total { margin: 0; border-top: 1.5px solid #14211c; font-size: 22px; font-weight: 600; }
  .sum { font-variant-numeric: tabular-nums; white-space: nowrap; }
  /* An order has a name that breaks nowhere. */
  li { overflow-wrap: anywhere; }
  .ways { display: grid; gap: 12px; align-content: start; }
  .email { display: grid; overflow-wrap: anywhere; margin: 12px 0 0; }
  .email span { color: #43514a; font-size: 16px; }
  button { font: inherit; font-weight: 600; color: #14211c; min-height: 52px; padding: 8px 20px; cursor: pointer;
    background: #fffdf7; border: 1.5px solid #14211c; border-radius: 7px; transition: background-color 160ms; }
  button:hover { background: #ddebe2; }
  button:first-of-type { background: #ffb920; min-height: 60px; font-size: 21px; box-shadow: inset 0 -3px 0 #855000; }
  button:first-of-type:hover { background: #ffd166; }
  a { display: inline-block; padding: 10px 0; width: fit-content; }
  [role="alert"] { margin: 0; padding: 12px 16px; background: #fff; border: 1.5px solid #bf2e0c; border-left-width: 6px;
    border-radius: 3px; color: #bf2e0c; font-weight: 600; }
  .only p { margin: 0; }
  footer { padding: 20px clamp(20px, 5vw, 48px); color: #43514a; font-size: 16px; text-align: center; text-wrap: balance; }
  @media (min-width: 768px) {
    main:has(form) { grid-template-columns: 1fr 1fr; align-items: start; }
    .total { font-size: 24px; }
  }
  @media (prefers-reduced-motion: reduce) { button { transition: none; } }
`;
