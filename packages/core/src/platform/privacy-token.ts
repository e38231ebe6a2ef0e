// What a mailed link to one's own data opens, for half an hour.
import { StoreError } from "@store/contract/errors";
import { privacyMinutes } from "@store/contract/privacy/privacy-terms";
import { minutes } from "./time.ts";
import { issueToken, readToken } from "./tokens.ts";

/** A token for somebody who has shown that they read the mailbox, and when it ends. */
export function issuePrivacyToken(email: string): { privacyToken: string; expiresAt: number } {
  const expiresAt = Date.now() + minutes(privacyMinutes);
  return { privacyToken: issueToken("privacy", email, expiresAt), expiresAt };
}

/** The address. Throws `privacy.expired`. */
export function readPrivacyToken(token: string): string {
  const email = readToken<string>("privacy", token);
  if (email === undefined) throw new StoreError("privacy.expired");
  return email;
}
