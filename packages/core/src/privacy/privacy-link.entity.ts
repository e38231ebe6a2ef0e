// A way to one's own data, mailed to the address in question. Only the token's hash is stored; the address is sealed.
// Access patterns: one token (byToken). Expires by TTL.
import { privacyMinutes } from "@store/contract/privacy/privacy-terms";
import { whenConditionHolds } from "../platform/conditions.ts";
import { Entity } from "../platform/entity.ts";
import { randomToken, seal, sha256, unseal } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";
import { primaryIndex } from "../platform/table.ts";
import { minutes, ttlOf } from "../platform/time.ts";

export const PrivacyLinkEntity = new Entity({
  model: { entity: "privacyLink", version: "1", service: "store" },
  attributes: {
    tokenHash: { type: "string", required: true, readOnly: true },
    sealed: { type: "string", required: true, readOnly: true },
    expiresAt: { type: "number", required: true, readOnly: true },
    ttl: { type: "number", required: true, readOnly: true },
  },
  indexes: { byToken: primaryIndex("PRIVACYLINK#${tokenHash}") },
});

/** Stores a new token's hash; the token itself is for the mail alone. */
export async function newPrivacyLink(email: string): Promise<string> {
  const token = randomToken();
  const tokenHash = sha256(token);
  const expiresAt = Date.now() + minutes(privacyMinutes);
  const sealed = seal(setting("privacyKey"), `link ${tokenHash}`, email);
  await PrivacyLinkEntity.put({ tokenHash, sealed, expiresAt, ttl: ttlOf(expiresAt) }).go();
  return token;
}

/** The address, once; undefined for a token that is unknown, used or over. */
export async function takePrivacyLink(token: string): Promise<string | undefined> {
  const tokenHash = sha256(token);
  const taken = await whenConditionHolds(() =>
    PrivacyLinkEntity.remove({ tokenHash })
      .where((a, o) => o.gt(a.expiresAt, Date.now()))
      .go({ response: "all_old" }),
  );
  const sealed = taken?.data?.sealed;
  return sealed === undefined ? undefined : unseal(setting("privacyKey"), `link ${tokenHash}`, sealed);
}
