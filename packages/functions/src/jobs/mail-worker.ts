import { deliverMail } from "@store/core/mail/deliver-mail";
import { useCurrentOffer } from "@store/core/offer/current-offer";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { renderMail } from "../lib/mailer.ts";
import "../lib/settings.ts";

/** Triggered by the table's stream for each mail that is enqueued. Never throws: a mail that fails is due again by itself. */
export async function handler(event: DynamoDBStreamEvent): Promise<void> {
  await useCurrentOffer();
  const mailIds = event.Records.flatMap(({ dynamodb }) => dynamodb?.Keys?.pk?.S?.split("OUTBOX#")[1] ?? []);
  await Promise.all(mailIds.map((mailId) => deliverMail(mailId, renderMail)));
}
