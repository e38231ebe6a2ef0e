// POST /v2/email/outbound-emails: one mail to one person, given as subject, text and HTML. What is not named here is refused: a
// setting that is silently ignored would look as if it had worked.
import { randomUUID } from "node:crypto";
import * as z from "zod";
import { Fault, readBy } from "../kit/fault.ts";

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

/** Names that are not in the table answer 400; 0 cuts the connection. */
const statuses: Record<string, number> = {
  TooManyRequestsException: 429,
  UnknownOperationException: 404,
  AccessDeniedException: 403,
  MissingAuthenticationTokenException: 403,
  InternalServiceErrorException: 500,
  ServiceUnavailable: 503,
  ConnectionLost: 0,
};

/** A failure as SES sends it: the name in a header, the sentence in the body. */
export function sesFault(type: string, message: string): Fault {
  return new Fault(statuses[type] ?? 400, message, { message }, { "x-amzn-errortype": type });
}

/** The address in `Name <address>`, or all of it. */
const bareOf = (text: string) => /^(?:"[^"]*"|[^"<>@,;]*)<([^<>]*)>$/.exec(text)?.[1] ?? text;
const bare = z
  .email()
  .max(254)
  .regex(/^.{1,64}@/);
const address = z
  .string()
  .refine((text) => !/[\r\n]/.test(text) && bare.safeParse(bareOf(text)).success, "Invalid address");
const content = z.strictObject({ Data: z.string(), Charset: z.literal("UTF-8").optional() });
/** SES writes these itself. */
const reserved = new Set(
  (
    "bcc cc content-disposition content-transfer-encoding content-type date from message-id mime-version " +
    "reply-to return-path sender subject to dkim-signature received feedback-id"
  ).split(" "),
);

/** Names and values, each name once, as an object. */
function pairs(name: z.ZodString, value: z.ZodString, most: number) {
  return z
    .array(z.strictObject({ Name: name, Value: value }))
    .max(most)
    .transform((all, context) => {
      const found = Object.fromEntries(all.map(({ Name, Value }) => [Name, Value]));
      if (Object.keys(found).length < all.length) context.addIssue("Given twice");
      return found;
    })
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
          .toLowerCase()
          .refine((name) => !reserved.has(name), "Cannot be set"),
        z.string().regex(/^[ -~]{1,870}$/),
        15,
      ),
    }),
  }),
  ConfigurationSetName: tagText.max(64).nullish(),
  EmailTags: pairs(tagText, tagText, 50),
});

/** Reads the body of a SendEmail request. Throws a `Fault` for what SES, or this stand-in, does not take. */
export function readSendEmail(json: string): Omit<Mail, "at"> {
  const wrong = (what: string) => sesFault("BadRequestException", what);
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    throw wrong("The body is not JSON.");
  }
  const sent = readBy<z.output<typeof request>>(request, body, (path, message) =>
    wrong(`${path.join(".")}: ${message}`),
  );
  const { Subject, Body, Headers } = sent.Content.Simple;
  return {
    id: `0109${randomUUID()}-000000`,
    from: sent.FromEmailAddress,
    to: bareOf(sent.Destination.ToAddresses[0]),
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
