// The signed links of a reminder. Neither opens anything: one puts a basket back, the other ends the reminders. Both work
// for as long as the mail is kept.
import { setting } from "../platform/settings.ts";
import { issueToken, readToken } from "../platform/tokens.ts";

export function unsubscribeToken(emailHash: string): string {
  return issueToken("unsubscribe", emailHash);
}

/**
 * What a mail carries that its reader can stop: the address of our page, and the headers by which a mail program does it
 * with one click (RFC 8058).
 */
export function unsubscribeParts(emailHash: string) {
  const siteUrl = setting("siteUrl");
  const unsubscribe = `unsubscribe?token=${unsubscribeToken(emailHash)}`;
  return {
    unsubscribeUrl: `${siteUrl}/${unsubscribe}`,
    headers: {
      "List-Unsubscribe": `<${siteUrl}/api/${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** The hash of the address that a token ends reminders for. */
export function readUnsubscribeToken(token: string): string | undefined {
  return readToken<string>("unsubscribe", token);
}

export function cartToken(cartId: string): string {
  return issueToken("cart", cartId);
}

/** The cart that a token names. */
export function readCartToken(token: string): string | undefined {
  return readToken<string>("cart", token);
}
