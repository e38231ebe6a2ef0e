// What tells a buyer where a thing is theirs once, also after an erasure: keyed hashes, of other keys for other purposes.
import { normalised } from "./address-hash.ts";
import { mailboxOf } from "./mailbox.ts";
import { hmac } from "./secrets.ts";
import { setting } from "./settings.ts";

/** Of the mailbox, however its address is written, and of the account. */
export function buyerHashes(purpose: string, email: string, customerId: string): string[] {
  const who = [`mailbox\n${mailboxOf(normalised(email))}`, `customer\n${customerId}`];
  return who.map((text) => hmac(setting("addressKey"), `${purpose}\n${text}`));
}
