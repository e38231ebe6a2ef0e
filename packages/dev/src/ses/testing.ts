// What the tests of this folder share: the real SDK, and two mails.

import {
  SESv2Client,
  SESv2ServiceException,
  SendEmailCommand,
  type SendEmailCommandInput,
} from "@aws-sdk/client-sesv2";

/** How a client of a test differs from the ordinary one, which tries once and waits five seconds. */
export interface ClientOptions {
  maxAttempts?: number;
  accessKeyId?: string;
  timeout?: number;
}

/** The real SDK, pointed at a stand-in. */
export function client({ endpoint }: { endpoint: string }, options: ClientOptions = {}): SESv2Client {
  return new SESv2Client({
    endpoint,
    region: "ap-south-1",
    credentials: { accessKeyId: options.accessKeyId ?? "LOCALMAIL", secretAccessKey: "secret" },
    maxAttempts: options.maxAttempts ?? 1,
    requestHandler: { requestTimeout: options.timeout ?? 5000, throwOnRequestTimeout: true },
  });
}

/** Sends one mail. */
export function sendTo(ses: { endpoint: string }, input: SendEmailCommandInput, options?: ClientOptions) {
  return client(ses, options).send(new SendEmailCommand(input));
}

/** What a call that must fail failed with. */
export async function failureOf(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    if (error instanceof SESv2ServiceException) {
      return { name: error.name, message: error.message, status: error.$metadata.httpStatusCode };
    }
    throw error;
  }
  throw new Error("This call should have failed.");
}

/** An ordinary mail given as subject, text and HTML. */
export const simple = (more: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  FromEmailAddress: "Shop <login@shop.example>",
  Destination: { ToAddresses: ["asha@example.com"] },
  Content: {
    Simple: {
      Subject: { Data: "Your login ✓", Charset: "UTF-8" },
      Body: { Text: { Data: "Namaste Asha" }, Html: { Data: "<p>Namaste <b>Asha</b></p>" } },
      Headers: [{ Name: "List-Unsubscribe", Value: "<https://shop.example/unsubscribe>" }],
    },
  },
  EmailTags: [{ Name: "kind", Value: "credentials" }],
  ConfigurationSetName: "shop-mails",
  ...more,
});

/** Content made of the lines of a MIME message. */
export const mime = (lines: string[]) => ({ Raw: { Data: Buffer.from(lines.join("\r\n")) } });

/** An ordinary mail as a MIME message. */
export const raw = [
  "From: =?utf-8?q?Shop_=E2=9C=93?= <login@shop.example>",
  "To: Asha <asha@example.com>",
  "Subject: =?utf-8?b?4KSo4KSu4KS44KWN4KSk4KWH?=",
  "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
  "MIME-Version: 1.0",
  'Content-Type: multipart/alternative; boundary="b"',
  "",
  "--b",
  "Content-Type: text/plain; charset=utf-8",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  "Password: a=3Db=E2=82=B9",
  "--b",
  "Content-Type: text/html; charset=utf-8",
  "Content-Transfer-Encoding: base64",
  "",
  Buffer.from("<p>₹999</p>").toString("base64"),
  "--b--",
  "",
];
