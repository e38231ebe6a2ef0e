// Codes for the day the authenticator app is lost: each opens once.
import { randomBytes } from "node:crypto";
import { sha256 } from "../platform/secrets.ts";

/** Base32 without what reads like something else. */
const letters = "abcdefghijkmnpqrstuvwxyz23456789";
const count = 10;

/** Ten of 120 bits each, in groups of four: from 112 on a plain hash keeps them as safe as a slow one. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const signs = [...randomBytes(24)].map((byte) => letters[byte % letters.length]).join("");
    return signs.match(/.{4}/g)?.join("-") ?? signs;
  });
}

/** What is kept of a code. It is random and long enough that a plain hash tells nothing of it. */
export function hashOfRecoveryCode(code: string): string {
  return sha256(`recovery code\n${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);
}
