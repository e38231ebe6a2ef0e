// A way to a new password, mailed to the address on record. Only the token's hash is stored; its end is compared in code.
// Access patterns: one token (byToken). Expires by TTL.

import { emailHash } from "../platform/address-hash.ts";
import { Entity } from "../platform/entity.ts";
import { randomToken, sha256 } from "../platform/secrets.ts";
import { primaryIndex } from "../platform/table.ts";
import { minutes, ttlOf } from "../platform/time.ts";
import type { Customer } from "./customer.entity.ts";

/** How long a token is good. */
export const resetMinutes = 30;

export const ResetTokenEntity = new Entity({
  model: { entity: "resetToken", version: "1", service: "store" },
  attributes: {
    tokenHash: { type: "string", required: true, readOnly: true },
    customerId: { type: "string", required: true, readOnly: true },
    /** The customer's epoch when it was made: a reset or a block since then ends it. */
    epoch: { type: "number", required: true, readOnly: true },
    /** The address that it was mailed to: once that is corrected, its mailbox proves nothing. */
    emailHash: { type: "string", required: true, readOnly: true },
    expiresAt: { type: "number", required: true, readOnly: true },
    ttl: { type: "number", required: true, readOnly: true },
  },
  indexes: { byToken: primaryIndex("RESET#${tokenHash}") },
});

/** Stores a new token's hash; the token itself is for the mail alone. */
export async function newResetToken({ customerId, epoch, email, ...customer }: Customer): Promise<string> {
  const token = randomToken();
  const expiresAt = Date.now() + minutes(resetMinutes);
  await ResetTokenEntity.put({
    tokenHash: sha256(token),
    customerId,
    epoch,
    emailHash: customer.emailHash ?? emailHash(email),
    expiresAt,
    ttl: ttlOf(expiresAt),
  }).go();
  return token;
}

/** What a token stands for; undefined when it is unknown, used or over. */
export async function readResetToken(token: string) {
  const { data } = await ResetTokenEntity.get({ tokenHash: sha256(token) }).go({ consistent: true });
  return data && data.expiresAt > Date.now() ? data : undefined;
}
