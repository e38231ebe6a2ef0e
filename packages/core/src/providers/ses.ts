// SES's side of Mailer. AWS: SESv2 SendEmail, "Sending email errors".
import { SESv2Client, SESv2ServiceException, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { requestLimits } from "../platform/request-limits.ts";
import { longestSend, type Mailer, MailRefused } from "./mailer.ts";

export interface SesSettings {
  /** `Name <address>` or an address. */
  from: string;
  replyTo: string;
  configurationSet?: string;
}

const neverTaken = new Set(["MessageRejected", "BadRequestException", "NotFoundException"]);

const attempts = 2;

/** `within`: a send has succeeded or failed after so many milliseconds. */
export function sesMailer(settings: SesSettings, within = longestSend): Mailer {
  // A fifth is left for the pause between the tries.
  const answer = (within * 0.8) / attempts;
  const requestHandler = requestLimits({ connect: Math.min(2000, answer), answer });
  const client = new SESv2Client({ maxAttempts: attempts, requestHandler });
  return {
    async send({ to, subject, html, text, headers, tags }) {
      const named = (values: Record<string, string>) =>
        Object.entries(values).map(([Name, Value]) => ({ Name, Value }));
      const utf8 = (Data: string) => ({ Data, Charset: "UTF-8" });
      try {
        const { MessageId = "" } = await client.send(
          new SendEmailCommand({
            FromEmailAddress: settings.from,
            ReplyToAddresses: [settings.replyTo],
            Destination: { ToAddresses: [to] },
            Content: {
              Simple: {
                Subject: utf8(subject),
                Body: { Html: utf8(html), Text: utf8(text) },
                Headers: named(headers),
              },
            },
            ConfigurationSetName: settings.configurationSet,
            EmailTags: named(tags),
          }),
        );
        return MessageId;
      } catch (error) {
        if (error instanceof SESv2ServiceException && neverTaken.has(error.name)) {
          throw new MailRefused(error.name, { cause: error });
        }
        throw error;
      }
    },
  };
}
