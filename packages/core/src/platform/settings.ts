// What the domain is given at start: secrets and addresses here, and by each port of `providers/` its adapter.
import type { GstSettings, PaymentRule, ReminderConsent } from "@store/contract/offer/settings";

export interface Settings {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** HMAC key of checkout tokens. */
  checkoutKey: string;
  /** 32 bytes in base64: the key that seals passwords for a day. */
  sealKey: string;
  /** 32 bytes in base64: what is kept sealed for years, and who a row is about that outlives an erasure. */
  privacyKey: string;
  /** HMAC key of what an address is found by. Never another one. */
  addressKey: string;
  /** 32 bytes in base64, the seed of the key that signs certificates. Never another one, or those that were handed out fail. */
  licenceKey: string;
  /** HMAC key of counters of tries. Another one begins them anew, which is no harm. */
  counterKey: string;
  /** Whether a basket is kept only for a buyer who has ticked a box. */
  reminderConsent: ReminderConsent;
  /** The mode that this stage expects of every payment. */
  liveMode: boolean;
  /** Who is asked for the money of a new order, by its buyer's country. */
  paymentRules: readonly PaymentRule[];
  /** Reminders of a cart that was left: one, or two more after a day and after three days. */
  cartMails: 1 | 2 | 3;
  /** Whether a payment that failed or expired is a cart that was left. */
  cartMailsAfterFailedPayment: boolean;
  /** Whether a new buyer gets three mails on how to begin. */
  startMails: boolean;
  /** Whether the checkout says that buyers are told when templates change. */
  newsMails: boolean;
  /** Tax papers, as the shop's owner has set them. */
  gst: GstSettings;
  /** What the carrier takes in a second. */
  mailsPerSecond: number;
  /** A film's address, for a few minutes. */
  filmAddress(film: string): Promise<string>;
  /** A link to what the shop keeps of an address, made anew; undefined for an address of which it keeps nothing. */
  privacyLink(email: string): Promise<{ to: string; url: string } | undefined>;
  /** Opens the set-up of the first admin, once. */
  setupCode: string;
  /** How long a payment that is not found takes to be answered, at the least. Milliseconds. */
  refusalTime: number;
  /** So many unpaid orders of all networks open at once are a flood, in which each network has a few. */
  orderFlood: number;
  /** Whether an admin without a second factor is let in. */
  secondFactor: "required" | "offered";
}

const current: Partial<Settings> = {};

/** Adds to what was given before. Called at start, once for each part that this process needs; getters stay getters. */
export function configure(settings: Partial<Settings>): void {
  Object.defineProperties(current, Object.getOwnPropertyDescriptors(settings));
}

/** One setting; a call that was not given what it needs fails at its first use. */
export function setting<Name extends keyof Settings>(name: Name): Settings[Name] {
  const value = current[name];
  if (value === undefined) throw new Error(`Setting ${name} was not given to this function`);
  return value;
}
