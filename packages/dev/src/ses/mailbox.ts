// The mailbox as pages: all mails, one mail, and a mail's own HTML for the frame inside that page.
import { breakable, type Html, html, page } from "../kit/page.ts";
import type { Mail } from "./send-email.ts";

/** Where the pages lie: the list here, a mail at `/<id>`, its HTML at `/<id>/html`. */
const mailboxPath = "/__local/mail";

/** Content-Security-Policy for the list and the mail page. */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Content-Security-Policy for a mail's own HTML. It must also be allowed in a frame of the same origin. */
export const mailBodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; " +
  "sandbox allow-popups allow-popups-to-escape-sandbox";

/** All mails, in the order given. */
export function mailboxPage(mails: readonly Mail[]): string {
  const count = mails.length === 1 ? "1 mail" : `${mails.length} mails`;
  const list = html`<ul>
    ${mails.map(mailEntry)}
  </ul>`;
  const none = html`<p class="empty">No mail yet. It arrives here the moment the shop sends it.</p>`;
  return document(
    "Mailbox",
    html`<p class="bar"><span>${mails.length > 0 && count}</span> <a href="${mailboxPath}">Look again</a></p>
      ${mails.length === 0 ? none : list}`,
  );
}

/** One mail: who, when, what it looks like, what it says as plain text, and its headers. */
export function mailPage(mail: Mail): string {
  const facts = { From: mail.from, To: mail.to, Sent: time(mail.at) };
  return document(
    mail.subject || "(no subject)",
    html`<p class="bar"><a href="${mailboxPath}">All mails</a></p>
      <dl>
        ${Object.entries(facts).map(([name, value]) => html`<dt>${name}</dt><dd>${breakable(value)}</dd>`)}
      </dl>
      <iframe
        title="The mail as it looks"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src="${mailboxPath}/${encodeURIComponent(mail.id)}/html"
      ></iframe>
      <details>
        <summary>Plain text</summary>
        <pre tabindex="0">${mail.text}</pre>
      </details>
      <details>
        <summary>Headers</summary>
        <pre tabindex="0">${headerLines(mail)}</pre>
      </details>`,
  );
}

/** The mail's own HTML, for the frame. Its links open outside of the frame. */
export function mailBody(mail: Mail): string {
  const base = '<base target="_blank">';
  const head = /<head(\s[^>]*)?>/i;
  // After the doctype, or browsers would draw the mail in quirks mode.
  return head.test(mail.html)
    ? mail.html.replace(head, (tag) => tag + base)
    : `<!doctype html>${base}${mail.html}`;
}

function mailEntry(mail: Mail): Html {
  return html`<li>
    <a href="${mailboxPath}/${encodeURIComponent(mail.id)}">
      <b>${mail.subject || "(no subject)"}</b>
      <span class="to">${breakable(mail.to)}</span>
      <time datetime="${mail.at}">${time(mail.at)}</time>
    </a>
  </li>`;
}

function headerLines({ id, headers, tags }: Mail): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  lines.push(`message id given by SES: ${id}`);
  for (const [name, value] of Object.entries(tags)) lines.push(`tag ${name}: ${value}`);
  return lines.join("\n");
}

const clock = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});

function time(at: string): string {
  return clock.format(new Date(at));
}

function document(title: string, content: Html): string {
  const body = html`<header><p>Local mailbox: these mails went nowhere else</p></header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>`;
  return page({ title, style, body });
}

const style = `
  header { padding: 12px clamp(20px, 5vw, 48px); font-size: 16px; }
  header p { margin: 0; }
  main { max-width: 960px; margin: 0 auto; padding: clamp(24px, 4vw, 48px) clamp(20px, 5vw, 48px) 80px; }
  h1 { margin: 0; font-size: clamp(26px, 4vw, 34px); line-height: 1.2; overflow-wrap: anywhere; text-wrap: balance; }
  .bar { display: flex; justify-content: space-between; gap: 24px; margin: 8px 0 24px; color: #43514a; }
  .empty { margin: 0; padding: 48px 24px; border: 1.5px dashed #868c80; border-radius: 3px; text-align: center; background: #fffdf7; }
  ul { list-style: none; margin: 0; padding: 0; background: #fffdf7; border: 1.5px solid #14211c; border-radius: 3px; }
  li + li { border-top: 1px solid #dcd7c6; }
  li a { display: grid; gap: 2px 24px; padding: 14px 20px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
  li a:hover { background: #fff0cc; }
  li b { font-weight: 600; text-decoration: underline; text-decoration-color: #868c80; text-underline-offset: 4px; }
  .to, time { color: #43514a; font-size: 16px; }
  time { font-variant-numeric: tabular-nums; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 20px; margin: 0 0 24px; }
  dt { color: #43514a; }
  dd { margin: 0; overflow-wrap: anywhere; }
  iframe { display: block; width: 100%; height: min(1100px, 130vh); border: 1.5px solid #14211c; border-radius: 3px; background: #fff; }
  details { margin-top: 16px; }
  summary { cursor: pointer; padding: 10px 0; font-weight: 600; width: fit-content; }
  pre { margin: 0; padding: 20px; background: #fffdf7; border: 1px solid #dcd7c6; border-radius: 3px; white-space: pre-wrap;
    overflow-wrap: anywhere; font: 16px/1.6 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
  @media (min-width: 700px) {
    li a { grid-template-columns: 1fr max-content; }
    li b { grid-column: 1; }
    .to { grid-column: 1; }
    time { grid-column: 2; grid-row: 1; }
  }
`;
