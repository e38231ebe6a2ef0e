// A mail given as subject, text and HTML.

import { badRequest } from "./errors.ts";
import { fields, list, text } from "./fields.ts";
import type { RawMail } from "./read-raw.ts";

const MAX_HEADERS = 15;
/** SES writes these itself. */
const RESERVED = new Set(
  (
    "bcc cc content-disposition content-transfer-encoding content-type date from message-id mime-version " +
    "reply-to return-path sender subject to dkim-signature received feedback-id"
  ).split(" "),
);

/** Reads `Content.Simple`. Throws what SES would refuse. */
export function readSimple(simple: unknown): Omit<RawMail, "from" | "recipients"> {
  const { Subject, Body, Headers } = fields(simple, "Content.Simple", ["Subject", "Body", "Headers"]);
  const body = fields(Body, "Content.Simple.Body", ["Text", "Html"]);
  const subject = content(Subject, "Content.Simple.Subject");
  if (body.Text === undefined && body.Html === undefined)
    throw badRequest("The body has neither Text nor Html.");
  if (/[\r\n]/.test(subject)) throw badRequest("The subject has more than one line.");
  return {
    subject,
    text: body.Text === undefined ? "" : content(body.Text, "Content.Simple.Body.Text"),
    html: body.Html === undefined ? "" : content(body.Html, "Content.Simple.Body.Html"),
    headers: customHeaders(Headers),
    attachments: [],
  };
}

function content(value: unknown, path: string): string {
  const { Data } = fields(value, path, ["Data", "Charset"]);
  return text(Data, `${path}.Data`);
}

function customHeaders(value: unknown): Record<string, string> {
  const entries = list(value, "Content.Simple.Headers").map((entry) => {
    const { Name, Value } = fields(entry, "Content.Simple.Headers", ["Name", "Value"]);
    const name = text(Name, "Headers.Name");
    const content = text(Value, "Headers.Value");
    if (!/^[!-9;-~]{1,126}$/.test(name)) throw badRequest(`Invalid header name: ${JSON.stringify(name)}`);
    if (!/^[ -~]{1,870}$/.test(content)) throw badRequest(`Invalid value of the header ${name}.`);
    if (RESERVED.has(name.toLowerCase())) throw badRequest(`The header ${name} cannot be set.`);
    return [name.toLowerCase(), content] as const;
  });
  if (entries.length > MAX_HEADERS) throw badRequest(`At most ${MAX_HEADERS} headers can be set.`);
  const headers = Object.fromEntries(entries);
  if (Object.keys(headers).length !== entries.length) throw badRequest("A header was given twice.");
  return headers;
}
