// By what rows are found that belong to an address: a keyed hash. A plain one can be tried out, there are few enough addresses.
// docs/decisions/0023-keyed-hashes.md
import { hmac } from "./secrets.ts";
import { setting } from "./settings.ts";

/** Hash of an address: the same however it is written. */
export function emailHash(email: string): string {
  return hmac(setting("addressKey"), normalised(email));
}

/** An address as its hashes see it: the same on every road into the shop. */
export function normalised(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}
