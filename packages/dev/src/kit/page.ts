// Pages of the stand-ins as HTML made of strings, with everything put into it escaped. System fonts, no pictures, no scripts.
import type { ServerResponse } from "node:http";

/** Markup that is safe as it is. */
export interface Html {
  readonly markup: string;
}

/** A template whose `${values}` are escaped, except for `Html` and lists of it. `null` and `false` leave nothing. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  const markup = parts.reduce((text, part, index) => text + toMarkup(values[index - 1]) + part);
  return { markup };
}

/** Marks text as markup that needs no escaping. */
export function trusted(markup: string): Html {
  return { markup };
}

/** A mail address that, in a narrow place, breaks before its @ rather than anywhere. */
export function breakable(address: string): Html {
  const at = address.lastIndexOf("@");
  return at < 1 ? html`${address}` : html`${address.slice(0, at)}<wbr />${address.slice(at)}`;
}

/** Text that cannot open a tag or leave an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function toMarkup(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (Array.isArray(value)) return value.map(toMarkup).join("");
  if (typeof value === "object" && "markup" in value) return String(value.markup);
  return escapeHtml(String(value));
}

const shared = `
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; background: #f4f1e6; color: #14211c; font: 18px/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
  header { background: #0f4031; color: #f7f4e9; border-bottom: 4px solid #ffb920; }
  a { color: #16553f; }
  :focus-visible { outline: 3px solid #16553f; outline-offset: 3px; }
`;

/** A whole page around a body, in the stand-ins' own colours. */
export function page({ title, style, body }: { title: string; style: string; body: Html }): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${trusted(shared + style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup;
}

/** An answer for a browser. */
export interface PageAnswer {
  status: number;
  html?: string;
  location?: string;
}

/** No `form-action`: browsers would apply it to the way back to the shop as well. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

export function sendPage(response: ServerResponse, answer: PageAnswer): void {
  response.writeHead(answer.status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    ...(answer.location && { location: answer.location }),
  });
  response.end(answer.html ?? "");
}
