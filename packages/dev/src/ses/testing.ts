// What the tests of this folder share: the real SDK, and a mail.
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

/** Content of a mail. */
export const content = (Data: string, more: object = {}) => ({
  Simple: { Subject: { Data }, Body: { Text: { Data }, Html: { Data } }, ...more },
});

/** An ordinary mail. */
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
