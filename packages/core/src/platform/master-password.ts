// The password that the shop makes for a new account.
import { randomUUID } from "node:crypto";
import { sha256 } from "./secrets.ts";

/** docs/product.md section 9: two random UUIDs joined, with dashes removed from the second. */
export function newMasterPassword(): string {
  return `${randomUUID()}${randomUUID().replaceAll("-", "")}`;
}

const masterPrefix = "sha256$";

/**
 * What is kept of a master password. It has 244 random bits, which no slow hash protects better than a fast one: NIST SP
 * 800-63B, look-up secrets. A password of somebody's own choice is hashed by `hashPassword`.
 */
export function hashMasterPassword(password: string): string {
  return masterPrefix + sha256(password);
}

export function isMasterHash(stored: string): boolean {
  return stored.startsWith(masterPrefix);
}
