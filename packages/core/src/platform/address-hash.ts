// By what rows are found that belong to an address: a keyed hash. A plain one can be tried out, there are few enough addresses.
// docs/decisions/2026-11-22-keyed-hashes.md
import { hmac, sha256 } from "./secrets.ts";
import { setting } from "./settings.ts";

/** Hash of a normalised address: the same on every road into the shop. */
export function emailHash(email: string): string {
  return keyed(formerHash(email));
}

/** The plain hash of a normalised address: what rows and links have from before there was a key. Nothing new keeps it. */
export function formerHash(email: string): string {
  return sha256(email.normalize("NFKC").trim().toLowerCase());
}

/** The keyed hash, of what a row or a link has: that, or the plain one of before. */
export function keyed(hash: string): string {
  return /^[0-9a-f]{64}$/.test(hash) ? hmac(setting("addressKey"), hash) : hash;
}
