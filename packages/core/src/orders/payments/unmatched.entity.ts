// Money at a provider that belongs to no order, put if absent. The row stays for good, so that nobody is asked twice.
// Access patterns: one payment (byPayment); those that a person still has to decide about, newest first (open, sparse).
import type { EntityItem } from "electrodb";
import { Entity } from "../../platform/entity.ts";
import { key, singletonSortKey, table } from "../../platform/table.ts";
import { withoutUndefined } from "../../platform/without-undefined.ts";
import { type ProviderId, providerIds } from "../../providers/payments.ts";

/**
 * `open`: nobody has decided. `refunding`: it is to go back, and the provider has not said yes yet. `attached`: an admin
 * gave it to an order. `matched`: an order was found to have it after all.
 */
export const unmatchedStates = ["open", "refunding", "refunded", "attached", "dismissed", "matched"] as const;
export type UnmatchedState = (typeof unmatchedStates)[number];

export const UnmatchedEntity = new Entity(
  {
    model: { entity: "unmatched", version: "1", service: "store" },
    attributes: {
      provider: { type: providerIds, required: true, readOnly: true },
      paymentId: { type: "string", required: true, readOnly: true },
      state: { type: unmatchedStates, required: true },
      /** Every write raises it, on the condition that it was the one read. */
      version: { type: "number", required: true },
      /** In the smallest unit of its currency: paise. */
      amount: { type: "number", required: true },
      /** Three small letters. */
      currency: { type: "string", required: true },
      /** When it was taken. Epoch milliseconds. */
      at: { type: "number", required: true },
      /** What the payment says it is for. */
      saysOrder: { type: "string" },
      says: { type: "string" },
      /** Why a person must look at it once more, in a sentence. */
      note: { type: "string" },
      /** When its payer asked for what was bought, and where to send it. Whose address it is nobody has proven. */
      askedAt: { type: "number" },
      askedEmail: { type: "string" },
      /** The order that has it. */
      orderId: { type: "string" },
      /** The provider's idempotency key of its way back, and how much goes. The key tells how many there were. */
      refundKey: { type: "string" },
      refundAmount: { type: "number" },
      refundCount: { type: "number" },
      foundAt: { type: "number", required: true },
    },
    indexes: {
      byPayment: {
        pk: key("pk", "UNMATCHED#${provider}:${paymentId}", ["provider", "paymentId"]),
        sk: singletonSortKey,
      },
      open: {
        index: "gsi1",
        condition: ({ state }: { state?: string }) => state === "open" || state === "refunding",
        pk: key("g1pk", "UNMATCHED", []),
        sk: key("g1sk", "${at}#${provider}:${paymentId}", ["at", "provider", "paymentId"]),
      },
    },
  },
  table,
);

export type Unmatched = EntityItem<typeof UnmatchedEntity>;

export async function readUnmatched(provider: ProviderId, paymentId: string): Promise<Unmatched | null> {
  return (await UnmatchedEntity.get({ provider, paymentId }).go({ consistent: true })).data;
}

type UnmatchedChanges = Partial<Omit<Unmatched, "provider" | "paymentId" | "note" | "askedEmail">> & {
  note?: string | undefined;
  askedEmail?: string | undefined;
};

/** The row as it is after `changes`; `undefined` removes its note, or who asked. */
export function changedUnmatched(before: Unmatched, changes: UnmatchedChanges): Unmatched {
  return withoutUndefined({ ...before, ...changes, version: before.version + 1 });
}

/** Writes the row as it is after `changes`, on the condition that it is still the one that was read. */
export function changeUnmatched(before: Unmatched, changes: UnmatchedChanges) {
  return UnmatchedEntity.put(changedUnmatched(before, changes)).where((a, o) =>
    o.eq(a.version, before.version),
  );
}
