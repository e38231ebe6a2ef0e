// What the domain asks of an email provider. SES's side of it is in adapters/ses.ts.

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Of its own, beside those that every mail has. */
  headers: Record<string, string>;
  /** What the mail is about, for delivery events. Never an address. */
  tags: Record<string, string>;
}

/** The carrier will never take this mail: a repeat is useless. */
export class MailRefused extends Error {}

/** A send has succeeded or failed within this. Milliseconds. The lease on a mail is longer. */
export const longestSend = 25_000;

export interface Mailer {
  /** The carrier's id of the mail. Throws MailRefused, or something worth a repeat. */
  send(mail: OutgoingMail): Promise<string>;
}

declare module "../platform/settings.ts" {
  interface Settings {
    mailer(): Promise<Mailer>;
  }
}
