// What a mail says that must not rest in plain text: a temporary password, an address that is nobody's row. Sealed for
// a day, and removed once the mail has left.
// Access patterns: the facts of a mail (byMail). In no index. Expires by TTL.
import { Entity } from "electrodb";
import { seal, unseal } from "../lib/secrets.ts";
import { setting } from "../lib/settings.ts";
import { alone, key, put, table } from "../lib/table.ts";
import { hours, ttlOf } from "../lib/time.ts";
import { type Occasion, oweMail } from "./outbox.entity.ts";

export const SealedFactsEntity = new Entity(
  {
    model: { entity: "sealedFacts", version: "1", service: "store" },
    attributes: {
      mailId: { type: "string", required: true, readOnly: true },
      sealed: { type: "string", required: true },
      expiresAt: { type: "number", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: { byMail: { pk: key("pk", "SEALED#${mailId}", ["mailId"]), sk: alone } },
  },
  table,
);

/** What each kind of mail keeps sealed. */
export interface SealedFacts {
  "admin-invite": { name: string; email: string; temporaryPassword: string };
  "welcome-test": { email: string };
  "cart-test": { email: string };
}
export type SealedKind = keyof SealedFacts;

/** The two parts of a transaction that owe such a mail. `about`: letters, digits, `_-`; each mail of a kind its own. */
export function oweSealedMail<Kind extends SealedKind>(
  occasion: Pick<Occasion, "about"> & { kind: Kind },
  facts: SealedFacts[Kind],
  now: number,
) {
  const mailId = `${occasion.kind}.${occasion.about}`;
  const expiresAt = now + hours(24);
  const sealed = seal(setting("sealKey"), mailId, JSON.stringify(facts));
  return {
    facts: put(SealedFactsEntity.put({ mailId, sealed, expiresAt, ttl: ttlOf(expiresAt) })),
    mail: put(oweMail(occasion, now)),
  };
}

/** The facts, or undefined once their day is over. */
export async function readSealedFacts<Kind extends SealedKind>(
  _kind: Kind,
  mailId: string,
): Promise<SealedFacts[Kind] | undefined> {
  const { data } = await SealedFactsEntity.get({ mailId }).go({ consistent: true });
  if (!data || data.expiresAt <= Date.now()) return undefined;
  return JSON.parse(unseal(setting("sealKey"), mailId, data.sealed)) as SealedFacts[Kind];
}
