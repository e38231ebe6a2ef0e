// The one format of what the shop signs and takes back: a body that its holder may read, and an HMAC over purpose and
// body, so that a token of one purpose is none of another.
import { hmac, sameText } from "./secrets.ts";
import { setting } from "./settings.ts";

/** A cursor's purpose names its list too: a cursor of one list is none of another. */
export type TokenPurpose =
  | "visit"
  | "checkout"
  | "cart"
  | "unsubscribe"
  | "invoices"
  | "privacy"
  | `cursor:${string}`;

interface Claims {
  body: unknown;
  /** Epoch milliseconds. */
  expiresAt?: number | undefined;
}

/** A token that `readToken` takes until `expiresAt` (epoch milliseconds), or for ever without. */
export function issueToken(purpose: TokenPurpose, body: unknown, expiresAt?: number): string {
  const claims: Claims = { body, expiresAt };
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${payload}.${sign(purpose, payload)}`;
}

/**
 * What a token says; undefined when it is not ours, of another purpose, or its time has been over for longer than
 * `grace` (milliseconds). What is signed was written by `issueToken`, so its body has the type that it was given.
 */
export function readToken<Body>(purpose: TokenPurpose, token: string, grace = 0): Body | undefined {
  const [payload = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !sameText(signature, sign(purpose, payload))) return undefined;
  const { body, expiresAt } = JSON.parse(Buffer.from(payload, "base64url").toString()) as Claims;
  if (expiresAt !== undefined && expiresAt + grace <= Date.now()) return undefined;
  return body as Body;
}

function sign(purpose: TokenPurpose, payload: string): string {
  // No purpose and payload read like another pair: a payload has no line end.
  return hmac(setting("checkoutKey"), `${purpose}\n${payload}`);
}
