// A passkey: a key pair whose private half stays with its owner's device or password manager (WebAuthn).
import * as z from "zod/mini";

/** Bytes as a browser sends them. */
const Bytes = (most: number) =>
  z.string().check(z.regex(/^[\w-]+$/, "Not base64url"), z.maxLength(most, "Too long"));

export const PasskeyId = z.string().check(z.regex(/^[0-9]{1,2}$/, "Unknown passkey"));
export const PasskeyName = z
  .string()
  .check(z.trim(), z.minLength(1, "Give it a name"), z.maxLength(60, "At most 60 signs"));

/** How many an account can have. */
export const mostPasskeys = 10;

/** One of an account's own. */
export const Passkey = z.object({
  id: PasskeyId,
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.optional(z.number()),
  /** Its owner's other devices have it as well. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What a browser makes a passkey by. */
export const PasskeyOrder = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userId: z.string(),
  userName: z.string(),
  /** Those that the account has, so that one device makes no two. */
  known: z.array(z.string()),
});
export type PasskeyOrder = z.infer<typeof PasskeyOrder>;

/** A passkey that was made just now. */
export const NewPasskey = z.object({
  id: Bytes(1_400),
  clientDataJSON: Bytes(2_000),
  attestationObject: Bytes(8_000),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What a passkey has signed for a login. */
export const SignedPasskey = z.object({
  id: Bytes(1_400),
  clientDataJSON: Bytes(2_000),
  authenticatorData: Bytes(2_000),
  signature: Bytes(2_000),
  /** Whose it says it is. */
  userHandle: Bytes(100),
});
export type SignedPasskey = z.infer<typeof SignedPasskey>;
