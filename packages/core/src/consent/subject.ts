import { hmac } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";

/**
 * Who a row of the ledger, or an erasure, is about, of the hash of the normalised address: the same for the same address,
 * and of no use without the key. It outlives an erasure, so it must not be one that can be tried out.
 */
export function subjectOf(emailHash: string): string {
  return hmac(setting("privacyKey"), `subject\n${emailHash}`);
}
