// A mail given as MIME.

import PostalMime, { type Address, type Email } from "postal-mime";
import { bareAddress } from "./addresses.ts";
import { badRequest } from "./errors.ts";
import type { Mail } from "./mail.ts";

/** What a MIME message says by itself. */
export type RawMail = Pick<Mail, "from" | "subject" | "text" | "html" | "headers" | "attachments"> & {
  recipients: string[];
};

const MAX_BYTES = 40 * 1024 * 1024;
const MAX_LINE = 998;
const ONLY_ONCE = [
  "from",
  "to",
  "cc",
  "subject",
  "date",
  "message-id",
  "reply-to",
  "content-type",
  "mime-version",
];

/** Reads `Content.Raw.Data`. Throws what SES would refuse. */
export async function readRaw(data: unknown): Promise<RawMail> {
  if (typeof data !== "string" || data === "") throw badRequest("Content.Raw.Data is missing.");
  const bytes = Buffer.from(data, "base64");
  if (bytes.length > MAX_BYTES) throw badRequest("The message is larger than 40 MB.");
  checkLines(bytes);
  const email = await parse(bytes);
  for (const name of ONLY_ONCE) {
    if (email.headers.filter(({ key }) => key === name).length > 1)
      throw badRequest(`Duplicate header '${name}'.`);
  }
  if (!email.from?.address) throw badRequest("Missing required header 'From'.");
  bareAddress(email.from.address);
  const { name, address } = email.from;
  return {
    from: name ? `${name} <${address}>` : address,
    subject: email.subject ?? "",
    text: email.text ?? "",
    html: email.html ?? "",
    headers: headersOf(email),
    attachments: email.attachments.map(({ filename, mimeType }) => filename ?? mimeType),
    recipients: [...flat(email.to), ...flat(email.cc), ...flat(email.bcc)],
  };
}

function checkLines(bytes: Buffer): void {
  // One character per byte, so that bytes above ASCII can be seen.
  const lines = bytes.toString("latin1").split("\n");
  const tooLong = lines.findIndex((line) => line.replace(/\r$/, "").length > MAX_LINE);
  if (tooLong !== -1)
    throw badRequest(`Line ${tooLong + 1} of the message is longer than ${MAX_LINE} characters.`);
  const headerEnd = lines.findIndex((line) => line === "" || line === "\r");
  const head = headerEnd === -1 ? lines : lines.slice(0, headerEnd);
  if (head.some((line) => /[^\t\r\x20-\x7e]/.test(line))) {
    throw badRequest("A header holds characters that are not ASCII; encode them.");
  }
}

async function parse(bytes: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(bytes);
  } catch (error) {
    throw badRequest(`The message is not MIME: ${error instanceof Error ? error.message : error}`);
  }
}

function headersOf(email: Email): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { key, value } of email.headers) {
    headers[key] = headers[key] === undefined ? value : `${headers[key]}\n${value}`;
  }
  return headers;
}

function flat(addresses: Address[] = []): string[] {
  return addresses.flatMap((entry) => entry.group?.map(({ address }) => address) ?? [entry.address ?? ""]);
}
