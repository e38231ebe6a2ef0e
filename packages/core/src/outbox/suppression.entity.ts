// Addresses that want no reminders, or cannot take any. Mails about a purchase go out all the same.
// Access patterns: one address (byAddress).

import type { EntityItem } from "electrodb";
import { emailHash, formerHash, keyed } from "../platform/address-hash.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { Entity } from "../platform/entity.ts";
import { check, key, type Part, put, remove, singletonSortKey, table, transact } from "../platform/table.ts";

export const suppressionReasons = ["unsubscribed", "bounced", "complained"] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

export const SuppressionEntity = new Entity(
  {
    model: { entity: "suppression", version: "1", service: "store" },
    attributes: {
      emailHash: { type: "string", required: true, readOnly: true },
      reason: { type: suppressionReasons, required: true },
      at: { type: "number", required: true },
    },
    indexes: { byAddress: { pk: key("pk", "SUPPRESSED#${emailHash}", ["emailHash"]), sk: singletonSortKey } },
  },
  table,
);

type Suppression = EntityItem<typeof SuppressionEntity>;

/** No more reminders to this address. That it cannot or will not take mail outweighs that somebody unsubscribed. */
export async function suppress(emailHash: string, reason: SuppressionReason): Promise<void> {
  const row = { emailHash, reason, at: Date.now() };
  if (reason === "unsubscribed") await ifUnchanged(SuppressionEntity.create(row));
  else await SuppressionEntity.put(row).go();
}

/** Reminders again, for who had unsubscribed. One that bounces or complained stays where it is. */
export async function unsuppress(email: string): Promise<void> {
  const removed = (hash: string) =>
    ifUnchanged(
      SuppressionEntity.remove({ emailHash: hash }).where((a, o) => o.eq(a.reason, "unsubscribed")),
    );
  await Promise.all([emailHash(email), formerHash(email)].map(removed));
}

/** Why this address gets no reminders; undefined when it may. A row of before moves under the keyed hash. */
export async function suppressionOf(email: string): Promise<SuppressionReason | undefined> {
  const [row, former] = await Promise.all(
    [emailHash(email), formerHash(email)].map(async (hash) => {
      const { data } = await SuppressionEntity.get({ emailHash: hash }).go({ consistent: true });
      return data ?? undefined;
    }),
  );
  return (former ? await moved(former, row) : row)?.reason;
}

/** The row that stays: of two, the one that weighs more. */
async function moved(former: Suppression, row: Suppression | undefined): Promise<Suppression> {
  const isCovered = row && (row.reason !== "unsubscribed" || former.reason === "unsubscribed");
  const stays = isCovered ? row : { ...former, emailHash: keyed(former.emailHash) };
  // As in `suppress`: an unsubscription takes the place of nothing that was noted meanwhile.
  const moves = former.reason === "unsubscribed" ? SuppressionEntity.create : SuppressionEntity.put;
  await transact({
    row: isCovered ? undefined : put(moves(stays)),
    // Whoever takes it back meanwhile does not find it here again.
    former: remove(
      SuppressionEntity.remove({ emailHash: former.emailHash }).where((a, o) =>
        o.eq(a.reason, former.reason),
      ),
    ),
  });
  return stays;
}

/** For a transaction's check: holds while the address may get reminders. */
export function notSuppressed(email: string): Record<"suppressed" | "formerSuppressed", Part> {
  const none = (hash: string) =>
    check(SuppressionEntity.delete({ emailHash: hash }).where((a, o) => o.notExists(a.emailHash)));
  return { suppressed: none(emailHash(email)), formerSuppressed: none(formerHash(email)) };
}
