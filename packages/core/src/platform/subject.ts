import { normalised } from "./address-hash.ts";
import { hmac } from "./secrets.ts";
import { setting } from "./settings.ts";

/**
 * Who a row of the ledger, or an erasure, is about: the same for the same address,
 * and of no use without the key. It outlives an erasure, so it must not be one that can be tried out.
 */
export function subjectOf(email: string): string {
  return hmac(setting("privacyKey"), `subject\n${normalised(email)}`);
}
