// A challenge is signed by a passkey: random, good once and for five minutes, for one purpose. A signature of it is of now, and for this shop.
// Access patterns: one challenge (byChallenge). Expires by TTL.
import { linkTimings } from "@store/contract/timings";
import { ifUnchanged } from "../platform/conditions.ts";
import { Entity } from "../platform/entity.ts";
import { randomToken, sha256 } from "../platform/secrets.ts";
import { primaryIndex } from "../platform/table.ts";
import { ttlOf } from "../platform/time.ts";

export const PasskeyChallengeEntity = new Entity({
  model: { entity: "passkeyChallenge", version: "1", service: "store" },
  attributes: {
    challengeHash: { type: "string", required: true, readOnly: true },
    /** `login`, or `add` and for whom. */
    purpose: { type: "string", required: true, readOnly: true },
    expiresAt: { type: "number", required: true, readOnly: true },
    ttl: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    byChallenge: primaryIndex("PASSKEYCHALLENGE#${challengeHash}"),
  },
});

/** A login, or one more passkey for a customer. */
type Purpose = "login" | `add ${string}`;

export async function newChallenge(purpose: Purpose): Promise<string> {
  const challenge = randomToken();
  const expiresAt = Date.now() + linkTimings.passkeyChallenge;
  const row = { challengeHash: sha256(challenge), purpose, expiresAt, ttl: ttlOf(expiresAt) };
  await PasskeyChallengeEntity.put(row).go();
  return challenge;
}

/** Uses up the challenge that client data name, and answers it; of two at once one has it, the other undefined. */
export async function spendChallenge(clientDataJSON: string, purpose: Purpose): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const isSpent = await ifUnchanged(
    PasskeyChallengeEntity.remove({ challengeHash: sha256(challenge) }).where(
      (a, o) => `${o.eq(a.purpose, purpose as string)} AND ${o.gt(a.expiresAt, Date.now())}`,
    ),
  );
  return isSpent ? challenge : undefined;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(
      Buffer.from(clientDataJSON, "base64url").toString("utf8"),
    );
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}
