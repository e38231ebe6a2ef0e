import { noteMailEvent } from "@store/core/mail/note-mail-event";
import type { SNSEvent } from "aws-lambda";
import { mailEvent } from "../lib/mail-event.ts";
import "../lib/settings.ts";

/** SES's own first message to a topic, once it has tried its permission. Anything else that is no event is thrown. */
const greeting = /^Successfully validated SNS topic/;

/** SES tells through SNS what became of a mail: delivered, bounced, complained about. */
export async function handler(event: SNSEvent): Promise<void> {
  const messages = event.Records.map(({ Sns }) => Sns.Message).filter((message) => !greeting.test(message));
  const events = messages.flatMap((message) => mailEvent(JSON.parse(message)) ?? []);
  await Promise.all(events.map(noteMailEvent));
}
