// SES's side of Mailer. AWS: SESv2 SendEmail, "Sending email errors".
import { SESv2Client, SESv2ServiceException, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { type Mailer, MailRefused } from "./mailer.ts";

export interface SesSettings {
  /** `Name <address>` or an address. */
  from: string;
  replyTo: string;
  configurationSet?: string;
}

const neverTaken = new Set(["MessageRejected", "BadRequestException", "NotFoundException"]);

export function sesMailer(settings: SesSettings): Mailer {
  const client = new SESv2Client({ maxAttempts: 2 });
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
