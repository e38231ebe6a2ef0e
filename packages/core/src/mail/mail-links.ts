// The signed links of a reminder. Neither opens anything: one puts a basket back, the other ends the reminders.
import { hmac, sameText } from "../lib/secrets.ts";
import { setting } from "../lib/settings.ts";

type Purpose = "cart" | "unsubscribe";

function sign(purpose: Purpose, id: string): string {
  return `${id}.${hmac(setting("checkoutKey"), `${purpose}:${id}`)}`;
}

/** The id in a token, or undefined when the token is not ours. */
function verified(purpose: Purpose, token: string): string | undefined {
  const [id = ""] = token.split(".");
  return sameText(token, sign(purpose, id)) ? id : undefined;
}

export function unsubscribeToken(emailHash: string): string {
  return sign("unsubscribe", emailHash);
}

/** The hash of the address that a token ends reminders for. */
export function readUnsubscribeToken(token: string): string | undefined {
  return verified("unsubscribe", token);
}

export function cartToken(cartId: string): string {
  return sign("cart", cartId);
}

/** The cart that a token names. */
export function readCartToken(token: string): string | undefined {
  return verified("cart", token);
}
