// What the domain is given at start: secrets, addresses, and the doors to the outside.
import type { Directory } from "../admin/directory.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Payments } from "../order/payments.ts";

export interface Settings {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** HMAC key of checkout tokens. */
  checkoutKey: string;
  /** 32 bytes in base64: the key that seals passwords for a day. */
  sealKey: string;
  /** Stripe's live mode, as this stage expects it on every payment. */
  liveMode: boolean;
  /** Reminders of a cart that was left: one, or two more after a day and after three days. */
  cartMails: 1 | 2 | 3;
  /** Whether a payment that failed or expired is a cart that was left. */
  cartMailsAfterFailedPayment: boolean;
  /** What the carrier takes in a second. */
  mailsPerSecond: number;
  /** A film's address, for a few minutes. */
  filmAddress(film: string): Promise<string>;
  /** Loaded when first needed: the Stripe SDK weighs more than the rest of a Lambda. */
  payments(): Promise<Payments>;
  mailer(): Promise<Mailer>;
  /** Opens the set-up of the first admin, once. */
  setupCode: string;
  /** The admins' pool. */
  directory(): Promise<Directory>;
}

let current: Partial<Settings> = {};

/** Called once per process, before the first use case. */
export function configure(settings: Partial<Settings>): void {
  current = settings;
}

/** One setting; a call that was not given what it needs fails at its first use. */
export function setting<Name extends keyof Settings>(name: Name): Settings[Name] {
  const value = current[name];
  if (value === undefined) throw new Error(`Setting ${name} was not given to this function`);
  return value;
}
