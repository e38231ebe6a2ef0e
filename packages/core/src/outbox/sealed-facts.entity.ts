// What a mail says that must not rest in plain text: a temporary password, an address that is nobody's row. Sealed for
// a day, and removed once the mail has left.
// Access patterns: the facts of a mail (byMail). In no index. Expires by TTL.

import type { MailKind, MailOf } from "@store/contract/mail-model";
import { keptTimings } from "@store/contract/timings";
import { Entity } from "../platform/entity.ts";
import { seal, unseal } from "../platform/secrets.ts";
import { setting } from "../platform/settings.ts";
import { primaryIndex, put } from "../platform/table.ts";
import { ttlOf } from "../platform/time.ts";
import { MailRefused } from "../providers/mailer.ts";
import { enqueueMail, type OutboxMessageInput } from "./outbox.entity.ts";

export const SealedFactsEntity = new Entity({
  model: { entity: "sealedFacts", version: "1", service: "store" },
  attributes: {
    mailId: { type: "string", required: true, readOnly: true },
    sealed: { type: "string", required: true },
    expiresAt: { type: "number", required: true },
    ttl: { type: "number", required: true },
  },
  indexes: { byMail: primaryIndex("SEALED#${mailId}") },
});

interface ErasureFacts extends Pick<MailOf<"erasure-done">, "at" | "kept" | "name"> {
  email: string;
}

interface ComplaintFacts
  extends Pick<MailOf<"complaint-opened">, "requestId" | "settleBy" | "boardAfter" | "name"> {
  email: string;
}

/** What each kind of mail keeps sealed. */
export interface SealedFacts {
  "admin-invite": { name: string; email: string; temporaryPassword: string };
  "address-changed": { name: string; email: string; customerId: string };
  "access-request": { name: string; email: string };
  "login-code": { email: string; name: string; code: string };
  "privacy-link": { email: string };
  "erasure-begun": ErasureFacts;
  "erasure-done": ErasureFacts;
  "complaint-opened": ComplaintFacts;
  "complaint-answered": ComplaintFacts & { answer: string; closed: boolean };
  "welcome-test": { email: string };
  "cart-test": { email: string };
}
type SealedKind = keyof SealedFacts;

const sealedKinds: Record<SealedKind, true> = {
  "admin-invite": true,
  "address-changed": true,
  "access-request": true,
  "login-code": true,
  "privacy-link": true,
  "erasure-begun": true,
  "erasure-done": true,
  "complaint-opened": true,
  "complaint-answered": true,
  "welcome-test": true,
  "cart-test": true,
};

/** Whether mails of this kind have sealed facts. */
export function isSealed(kind: MailKind): boolean {
  return Object.hasOwn(sealedKinds, kind);
}

/** The two parts of a transaction that enqueue such a mail. `about`: letters, digits, `_-`; each mail of a kind its own. */
export function enqueueSealedMail<Kind extends SealedKind>(
  message: Pick<OutboxMessageInput, "about" | "customerId" | "orderId"> & { kind: Kind },
  facts: SealedFacts[Kind],
  now: number,
) {
  const mailId = `${message.kind}.${message.about}`;
  const expiresAt = now + keptTimings.sealed;
  const sealed = seal(setting("sealKey"), mailId, JSON.stringify(facts));
  return {
    facts: put(SealedFactsEntity.put({ mailId, sealed, expiresAt, ttl: ttlOf(expiresAt) })),
    mail: put(enqueueMail(message, now)),
  };
}

/** The facts. Throws MailRefused once their day is over. */
export async function requireSealedFacts<Kind extends SealedKind>(
  _kind: Kind,
  mailId: string,
): Promise<SealedFacts[Kind]> {
  const { data } = await SealedFactsEntity.get({ mailId }).go({ consistent: true });
  if (!data || data.expiresAt <= Date.now()) throw new MailRefused("What it was to say is no longer kept");
  return JSON.parse(unseal(setting("sealKey"), mailId, data.sealed)) as SealedFacts[Kind];
}
