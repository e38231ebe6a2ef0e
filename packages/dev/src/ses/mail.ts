// A mail as the mailbox shows it.

/** A mail that was accepted. */
export interface Mail {
  /** The MessageId that was answered. */
  id: string;
  /** When it was accepted, ISO 8601. */
  at: string;
  /** As in the mail, with the display name if there is one. */
  from: string;
  /** The one recipient, bare. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By name in lower case; several of one name are on lines of their own. */
  headers: Record<string, string>;
  tags: Record<string, string>;
  configurationSet: string | null;
  /** Names of the files that came with it. */
  attachments: string[];
}
