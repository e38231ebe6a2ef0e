// POST /v2/email/outbound-emails: one mail to one person.

import { randomBytes, randomUUID } from "node:crypto";
import { bareAddress } from "./addresses.ts";
import { badRequest, SesFault } from "./errors.ts";
import { fields, list, text } from "./fields.ts";
import type { Mail } from "./mail.ts";
import { type RawMail, readRaw } from "./read-raw.ts";
import { readSimple } from "./read-simple.ts";

const MEMBERS = [
  "FromEmailAddress",
  "Destination",
  "ReplyToAddresses",
  "Content",
  "EmailTags",
  "ConfigurationSetName",
] as const;

/** Reads a SendEmail request. Throws a `SesFault` for what SES, or this stand-in, does not take. */
export async function readSendEmail(
  body: unknown,
  configurationSets?: readonly string[],
): Promise<Omit<Mail, "at">> {
  const request = fields(body, "SendEmail", MEMBERS);
  const mail = await readContent(request.Content, request.FromEmailAddress);
  // The envelope wins over what the message says about itself, as at SES.
  const recipients = request.Destination === undefined ? mail.recipients : destination(request.Destination);
  const [to, ...others] = recipients;
  if (to === undefined || others.length > 0) throw badRequest("There must be exactly one recipient.");
  return {
    id: messageId(),
    from: mail.from,
    to: bareAddress(to),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { ...mail.headers, ...replyTo(request.ReplyToAddresses) },
    tags: tags(request.EmailTags),
    configurationSet: configurationSet(request.ConfigurationSetName, configurationSets),
    attachments: mail.attachments,
  };
}

async function readContent(content: unknown, from: unknown): Promise<RawMail> {
  const { Raw, Simple } = fields(content, "Content", ["Raw", "Simple"]);
  if ((Raw === undefined) === (Simple === undefined))
    throw badRequest("Content must be either Raw or Simple.");
  if (Raw !== undefined) {
    const { Data } = fields(Raw, "Content.Raw", ["Data"]);
    const mail = await readRaw(Data);
    if (from !== undefined) bareAddress(text(from, "FromEmailAddress"));
    return mail;
  }
  const sender = text(from, "FromEmailAddress");
  bareAddress(sender);
  return { ...readSimple(Simple), from: sender, recipients: [] };
}

function destination(value: unknown): string[] {
  const kinds = ["ToAddresses", "CcAddresses", "BccAddresses"] as const;
  const lists = fields(value, "Destination", kinds);
  return kinds.flatMap((kind) => list(lists[kind], `Destination.${kind}`).map((entry) => text(entry, kind)));
}

function replyTo(value: unknown): Record<string, string> {
  const addresses = list(value, "ReplyToAddresses").map((entry) => text(entry, "ReplyToAddresses"));
  for (const address of addresses) bareAddress(address);
  return addresses.length > 0 ? { "reply-to": addresses.join(", ") } : {};
}

function tags(value: unknown): Record<string, string> {
  const pairs = list(value, "EmailTags").map((entry) => {
    const { Name, Value } = fields(entry, "EmailTags", ["Name", "Value"]);
    const pair = [text(Name, "EmailTags.Name"), text(Value, "EmailTags.Value")] as const;
    for (const part of pair) {
      if (!/^[A-Za-z0-9_-]{1,256}$/.test(part)) throw badRequest(`Invalid tag: ${JSON.stringify(part)}`);
    }
    return pair;
  });
  if (pairs.length > 50) throw badRequest("At most 50 tags can be set.");
  const read = Object.fromEntries(pairs);
  if (Object.keys(read).length !== pairs.length) throw badRequest("A tag was given twice.");
  return read;
}

function configurationSet(value: unknown, known?: readonly string[]): string | null {
  if (value === undefined || value === null) return null;
  const name = text(value, "ConfigurationSetName");
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) throw badRequest(`Invalid configuration set name: ${name}`);
  if (known && !known.includes(name)) {
    throw new SesFault("NotFoundException", `Configuration set <${name}> does not exist.`);
  }
  return name;
}

function messageId(): string {
  return `0109${randomBytes(6).toString("hex")}-${randomUUID()}-000000`;
}
