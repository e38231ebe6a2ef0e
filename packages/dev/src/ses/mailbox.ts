// The mailbox as pages: all mails, one mail, and a mail's own HTML for the frame inside that page. Pure
// functions; whoever mounts them serves them under MAILBOX_PATH with the policies given here.

import { breakable, type Html, html, trusted } from "../kit/html.ts";
import type { Mail } from "./mail.ts";
import { mailboxStyle } from "./mailbox-style.ts";

/** Where the pages link to: the list here, a mail at `/<id>`, its HTML at `/<id>/html`. */
export const MAILBOX_PATH = "/__local/mail";

/** Content-Security-Policy for the list and the mail page. */
export const MAILBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Content-Security-Policy for a mail's own HTML. It must also be allowed in a frame of the same origin. */
export const MAIL_BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; " +
  "sandbox allow-popups allow-popups-to-escape-sandbox";

/** The answer of `/__local/mail.json` (`?to=` one address), newest first. */
export function mailboxJson(mails: readonly Mail[]) {
  return {
    mails: mails.map(({ id, at, from, to, subject, text, html, headers }) => {
      return { id, at, from, to, subject, text, html, headers };
    }),
  };
}

/** All mails, in the order given. */
export function mailboxPage(mails: readonly Mail[]): string {
  const count = mails.length === 1 ? "1 mail" : `${mails.length} mails`;
  return document(
    "Mailbox",
    html`<p class="bar"><span>${mails.length > 0 && count}</span> <a href="${MAILBOX_PATH}">Look again</a></p>
      ${
        mails.length === 0
          ? html`<p class="empty">No mail yet. It arrives here the moment the shop sends it.</p>`
          : html`<ul>
              ${mails.map(mailEntry)}
            </ul>`
      }`,
  );
}

/** One mail: who, when, what it looks like, what it says as plain text, and its headers. */
export function mailPage(mail: Mail): string {
  const facts: [string, string][] = [
    ["From", mail.from],
    ["To", mail.to],
    ["Sent", time(mail.at)],
  ];
  if (mail.attachments.length > 0) facts.push(["Attached", mail.attachments.join(", ")]);
  return document(
    mail.subject || "(no subject)",
    html`<p class="bar"><a href="${MAILBOX_PATH}">All mails</a></p>
      <dl>
        ${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${breakable(value)}</dd>`)}
      </dl>
      ${
        mail.html
          ? html`<iframe
                title="The mail as it looks"
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                src="${MAILBOX_PATH}/${encodeURIComponent(mail.id)}/html"
              ></iframe>
              <details>
                <summary>Plain text</summary>
                <pre tabindex="0">${mail.text || "This mail has no plain text."}</pre>
              </details>`
          : html`<pre tabindex="0">${mail.text}</pre>`
      }
      <details>
        <summary>Headers</summary>
        <pre tabindex="0">${headerLines(mail)}</pre>
      </details>`,
  );
}

/** The mail's own HTML, for the frame. Its links open outside of the frame. */
export function mailBody(mail: Mail): string {
  const body = mail.html || html`<pre>${mail.text}</pre>`.markup;
  const base = '<base target="_blank">';
  const head = /<head(\s[^>]*)?>/i;
  // After the doctype, or browsers would draw the mail in quirks mode.
  return head.test(body) ? body.replace(head, (tag) => tag + base) : `<!doctype html>${base}${body}`;
}

function mailEntry(mail: Mail): Html {
  return html`<li>
    <a href="${MAILBOX_PATH}/${encodeURIComponent(mail.id)}">
      <b>${mail.subject || "(no subject)"}</b>
      <span class="to">${breakable(mail.to)}</span>
      <time datetime="${mail.at}">${time(mail.at)}</time>
    </a>
  </li>`;
}

function headerLines({ id, headers, tags, configurationSet }: Mail): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value.replaceAll("\n", `\n${name}: `)}`,
  );
  lines.push(`message id given by SES: ${id}`);
  if (configurationSet) lines.push(`configuration set: ${configurationSet}`);
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

function document(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${trusted(mailboxStyle)}
        </style>
      </head>
      <body>
        <header><p>Local mailbox: these mails went nowhere else</p></header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup;
}
