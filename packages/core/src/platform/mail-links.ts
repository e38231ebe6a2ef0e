// The signed links of a reminder. Neither opens anything: one puts a basket back, the other ends the reminders. Both work
// for as long as the mail is kept.

import { emailHash } from "./address-hash.ts";
import { setting } from "./settings.ts";
import { subjectOf } from "./subject.ts";
import { issueToken, readToken } from "./tokens.ts";

/** Whose reminders a link ends: names by which rows are found, and nobody is. */
export interface Unsubscriber {
  emailHash: string;
  subject: string;
}

export function unsubscribeToken(email: string): string {
  const who: Unsubscriber = { emailHash: emailHash(email), subject: subjectOf(email) };
  return issueToken("unsubscribe", who);
}

/**
 * What a mail carries that its reader can stop: the address of our page, and the headers by which a mail program does it
 * with one click (RFC 8058).
 */
export function unsubscribeParts(email: string) {
  const siteUrl = setting("siteUrl");
  const unsubscribe = `unsubscribe?token=${unsubscribeToken(email)}`;
  return {
    unsubscribeUrl: `${siteUrl}/${unsubscribe}`,
    headers: {
      "List-Unsubscribe": `<${siteUrl}/api/${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** Whose reminders a token ends. */
export function readUnsubscribeToken(token: string): Unsubscriber | undefined {
  return readToken<Unsubscriber>("unsubscribe", token);
}

/** A basket, and which reminder of the series named it: none where the mail is no reminder. */
export interface MailedCart {
  cartId: string;
  reminder?: number | undefined;
  /** The prices that the mail named, and how long a buyer who comes by it pays no more. */
  prices?: { rev: number; until: number } | undefined;
}

export function cartToken(cart: MailedCart): string {
  return issueToken("cart", cart);
}

/** The cart that a token names. */
export function readCartToken(token: string): MailedCart | undefined {
  return readToken<MailedCart>("cart", token);
}
