// SES's event publishing format, as far as the shop listens.
// AWS: "Contents of event data that Amazon SES publishes to Amazon SNS".
import { mailKinds } from "@store/contract/mail-model";
import type { MailEvent } from "@store/core/mail/note-mail-event";
import { emailHash } from "@store/core/platform/address-hash";

interface SesEvent {
  eventType?: string;
  mail?: { tags?: Record<string, string[]>; destination?: string[] };
  delivery?: { timestamp: string };
  bounce?: { timestamp: string; bounceType: string; bounceSubType: string };
  complaint?: { timestamp: string };
}

/** What an SES event says of a mail of ours; undefined for other events, and for mails that carry no tags of ours. */
export function mailEvent(ses: SesEvent): MailEvent | undefined {
  const tags = ses.mail?.tags ?? {};
  const kind = mailKinds.find((known) => known === tags.kind?.[0]);
  const orderId = tags.orderId?.[0];
  const about = tags.about?.[0] ?? orderId;
  if (!kind || !about) return undefined;
  const [to] = ses.mail?.destination ?? [];
  const mail = { kind, about, orderId, ...(to !== undefined && { emailHash: emailHash(to) }) };
  const { delivery, bounce, complaint } = ses;
  const at = (told: { timestamp: string }) => Date.parse(told.timestamp);
  if (delivery) return { ...mail, what: "delivered", at: at(delivery) };
  if (complaint) return { ...mail, what: "complained", at: at(complaint) };
  if (!bounce) return undefined;
  const { bounceType, bounceSubType } = bounce;
  return { ...mail, what: "bounced", at: at(bounce), bounce: `${bounceType}/${bounceSubType}` };
}
