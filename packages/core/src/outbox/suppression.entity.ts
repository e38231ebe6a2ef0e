// Addresses that want no reminders, or cannot take any. Mails about a purchase go out all the same.
// Access patterns: one address (byAddress).

import { emailHash } from "../platform/address-hash.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const suppressionReasons = ["unsubscribed", "bounced", "complained"] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

export const SuppressionEntity = new Entity({
  model: { entity: "suppression", version: "1", service: "store" },
  attributes: {
    emailHash: { type: "string", required: true, readOnly: true },
    reason: { type: suppressionReasons, required: true },
    at: { type: "number", required: true },
  },
  indexes: { byAddress: primaryIndex("SUPPRESSED#${emailHash}") },
});

/** No more reminders to this address. That it cannot or will not take mail outweighs that somebody unsubscribed. */
export async function suppress(emailHash: string, reason: SuppressionReason): Promise<void> {
  const row = { emailHash, reason, at: Date.now() };
  if (reason === "unsubscribed") await ifUnchanged(SuppressionEntity.create(row));
  else await SuppressionEntity.put(row).go();
}

/** Reminders again, for somebody who had unsubscribed. One that bounces or complained stays where it is. */
export async function unsuppress(email: string): Promise<void> {
  await ifUnchanged(
    SuppressionEntity.remove({ emailHash: emailHash(email) }).where((a, o) => o.eq(a.reason, "unsubscribed")),
  );
}

/** Why this address gets no reminders; undefined when it may. */
export async function suppressionOf(email: string): Promise<SuppressionReason | undefined> {
  const { data } = await SuppressionEntity.get({ emailHash: emailHash(email) }).go({ consistent: true });
  return data?.reason;
}

/** For a transaction's check: holds while the address may get reminders. */
export function notSuppressed(emailHash: string) {
  return SuppressionEntity.delete({ emailHash }).where((a, o) => o.notExists(a.emailHash));
}
