import { noteMailEvent } from "@store/core/mail/note-mail-event";
import type { SNSEvent } from "aws-lambda";
import { mailEvent } from "../lib/mail-event.ts";
import "../lib/settings.ts";

/** SES tells through SNS what became of a mail: delivered, bounced, complained about. */
export async function handler(event: SNSEvent): Promise<void> {
  const events = event.Records.flatMap(({ Sns }) => mailEvent(JSON.parse(Sns.Message)) ?? []);
  await Promise.all(events.map(noteMailEvent));
}
