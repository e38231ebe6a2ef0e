// SES's event publishing format, as far as the shop listens.
// AWS: "Contents of event data that Amazon SES publishes to Amazon SNS".
import type { MailEvent } from "@store/core/mail/note-mail-event";
import { mailKinds } from "@store/core/mail/outbox.entity";

interface SesEvent {
  eventType?: string;
  mail?: { tags?: Record<string, string[]> };
  delivery?: { timestamp: string };
  bounce?: { timestamp: string; bounceType: string; bounceSubType: string };
  complaint?: { timestamp: string };
}

/** What an SES event says of a mail of ours; undefined for other events, and for mails that carry no tags of ours. */
export function mailEvent(ses: SesEvent): MailEvent | undefined {
  const tags = ses.mail?.tags ?? {};
  const kind = mailKinds.find((known) => known === tags.kind?.[0]);
  const orderId = tags.orderId?.[0];
  if (!kind || !orderId) return undefined;
  const { delivery, bounce, complaint } = ses;
  const at = (told: { timestamp: string }) => Date.parse(told.timestamp);
  if (delivery) return { kind, orderId, what: "delivered", at: at(delivery) };
  if (complaint) return { kind, orderId, what: "complained", at: at(complaint) };
  if (!bounce) return undefined;
  return {
    kind,
    orderId,
    what: "bounced",
    at: at(bounce),
    bounce: `${bounce.bounceType}/${bounce.bounceSubType}`,
  };
}
