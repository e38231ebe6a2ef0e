// POST /v2/email/outbound-emails: one mail to one person, given as subject, text and HTML. What is not named here is refused: a
// setting that is silently ignored would look as if it had worked.
import { randomBytes, randomUUID } from "node:crypto";
import * as z from "zod";
import { Fault } from "../kit/fault.ts";
import { readBy } from "../kit/read.ts";

/** A mail that was accepted, as the mailbox shows it. */
export interface Mail {
  /** The MessageId that was answered. */
  id: string;
  /** When it was accepted, ISO 8601. */
  at: string;
  /** As in the mail, with the display name if there is one. */
  from: string;
  /** The one recipient, bare. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By name in lower case. */
  headers: Record<string, string>;
  tags: Record<string, string>;
}

const statuses: Record<string, number> = {
  TooManyRequestsException: 429,
  NotFoundException: 404,
  UnknownOperationException: 404,
  AccessDeniedException: 403,
  MissingAuthenticationTokenException: 403,
  InternalServiceErrorException: 500,
  InternalFailure: 500,
  ServiceUnavailable: 503,
  // Cuts the connection.
  ConnectionLost: 0,
};

/** A failure as SES sends it: the name in a header, the sentence in the body. Names that are not in the table answer 400. */
export function sesFault(type: string, message: string): Fault {
  return new Fault(statuses[type] ?? 400, message, { message }, { "x-amzn-errortype": type });
}

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const bareAddress = new RegExp(`^(${atom}(?:\\.${atom})*)@(${label}(?:\\.${label})+)$`);

/** The bare address in `address` or `Name <address>`: ASCII, one `@`, a domain with a dot. */
function bareOf(text: string): string | undefined {
  const named = /^(?:"[^"\r\n]*"|[^"<>@,;\r\n]*)<([^<>\r\n]*)>$/.exec(text);
  const bare = named?.[1] ?? text;
  const [, local = ""] = bareAddress.exec(bare) ?? [];
  return local !== "" && local.length <= 64 && bare.length <= 254 ? bare : undefined;
}

const address = z.string().refine((text) => bareOf(text) !== undefined, "Invalid address");
const content = z.strictObject({ Data: z.string(), Charset: z.literal("UTF-8").optional() });
/** SES writes these itself. */
const reserved = new Set(
  (
    "bcc cc content-disposition content-transfer-encoding content-type date from message-id mime-version " +
    "reply-to return-path sender subject to dkim-signature received feedback-id"
  ).split(" "),
);

/** Names and values, each name once; as an object with names as `nameOf` has them. */
function pairs(name: z.ZodString, value: z.ZodString, most: number, nameOf = (text: string) => text) {
  return z
    .array(z.strictObject({ Name: name, Value: value }))
    .max(most)
    .refine((all) => new Set(all.map(({ Name }) => nameOf(Name))).size === all.length, "Given twice")
    .transform((all) => Object.fromEntries(all.map(({ Name, Value }) => [nameOf(Name), Value])))
    .default({});
}

const tagText = z.string().regex(/^[A-Za-z0-9_-]{1,256}$/);
const request = z.strictObject({
  FromEmailAddress: address,
  ReplyToAddresses: z.array(address).optional(),
  Destination: z.strictObject({ ToAddresses: z.tuple([address]) }),
  Content: z.strictObject({
    Simple: z.strictObject({
      Subject: content.refine(({ Data }) => !/[\r\n]/.test(Data), "More than one line"),
      Body: z.strictObject({ Text: content, Html: content }),
      Headers: pairs(
        z
          .string()
          .regex(/^[!-9;-~]{1,126}$/)
          .refine((name) => !reserved.has(name.toLowerCase()), "Cannot be set"),
        z.string().regex(/^[ -~]{1,870}$/),
        15,
        (name) => name.toLowerCase(),
      ),
    }),
  }),
  ConfigurationSetName: tagText.max(64).nullish(),
  EmailTags: pairs(tagText, tagText, 50),
});

/** Reads a SendEmail request. Throws a `Fault` for what SES, or this stand-in, does not take. */
export function readSendEmail(body: unknown): Omit<Mail, "at"> {
  const sent = readBy<z.output<typeof request>>(request, body, (path, message) =>
    sesFault("BadRequestException", `${path.join(".")}: ${message}`),
  );
  const { Subject, Body, Headers } = sent.Content.Simple;
  const [to] = sent.Destination.ToAddresses;
  return {
    id: `0109${randomBytes(6).toString("hex")}-${randomUUID()}-000000`,
    from: sent.FromEmailAddress,
    to: bareOf(to) ?? to,
    subject: Subject.Data,
    text: Body.Text.Data,
    html: Body.Html.Data,
    headers: {
      ...Headers,
      ...(sent.ReplyToAddresses && { "reply-to": sent.ReplyToAddresses.join(", ") }),
    },
    tags: sent.EmailTags,
  };
}
