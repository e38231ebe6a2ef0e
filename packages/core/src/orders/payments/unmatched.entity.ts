// Money at a provider that belongs to no order, put if absent. The row stays for good, so that nobody is asked twice.
// Access patterns: one payment (byPayment); those that a person still has to decide about, and those whose refund may still
// come back, newest first (byList, sparse).
import type { EntityItem } from "electrodb";
import { Entity } from "../../platform/entity.ts";
import { primaryIndex, secondaryIndex } from "../../platform/table.ts";
import { withoutUndefined } from "../../platform/without-undefined.ts";
import { type ProviderId, providerIds } from "../../providers/payments.ts";

/**
 * `open`: nobody has decided. `refunding`: it is to go back, and the provider has not said yes yet. `attached`: an admin
 * gave it to an order. `matched`: an order was found to have it after all.
 */
export const unmatchedStates = ["open", "refunding", "refunded", "attached", "dismissed", "matched"] as const;
export type UnmatchedState = (typeof unmatchedStates)[number];

/** On which list a payment is: somebody looks at those of all but the last. */
const listOf: Record<UnmatchedState, "open" | "refunded" | "closed"> = {
  open: "open",
  refunding: "open",
  refunded: "refunded",
  attached: "closed",
  dismissed: "closed",
  matched: "closed",
};

export const UnmatchedEntity = new Entity({
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
    /** How many idempotency keys of it are spent (`KeySpent`). */
    keysSpent: { type: "number" },
    /** When the provider said yes to its way back. Epoch milliseconds. */
    refundedAt: { type: "number" },
    list: { type: ["open", "refunded", "closed"] as const, required: true, default: "open" },
    foundAt: { type: "number", required: true },
  },
  indexes: {
    byPayment: primaryIndex("UNMATCHED#${provider}:${paymentId}"),
    byList: {
      ...secondaryIndex(1, "UNMATCHED#${list}", "${at}#${provider}:${paymentId}"),
      condition: ({ list }: { list?: string }) => list !== "closed",
    },
  },
});

export type Unmatched = EntityItem<typeof UnmatchedEntity>;

export async function readUnmatched(provider: ProviderId, paymentId: string): Promise<Unmatched | null> {
  return (await UnmatchedEntity.get({ provider, paymentId }).go({ consistent: true })).data;
}

type Removable = "note" | "askedEmail";
type UnmatchedChanges = Partial<Omit<Unmatched, "provider" | "paymentId" | Removable>> & {
  [Name in Removable]?: Unmatched[Name] | undefined;
};

/** The row as it is after `changes`; `undefined` removes. What is decided names nobody who asked. */
export function changedUnmatched(before: Unmatched, changes: UnmatchedChanges): Unmatched {
  const list = changes.state === undefined ? before.list : listOf[changes.state];
  const asked = list === "open" ? {} : { askedEmail: undefined };
  return withoutUndefined({ ...before, list, ...asked, ...changes, version: before.version + 1 });
}

/** Writes the row as it is after `changes`, on the condition that it is still the one that was read. */
export function changeUnmatched(before: Unmatched, changes: UnmatchedChanges) {
  return UnmatchedEntity.put(changedUnmatched(before, changes)).where((a, o) =>
    o.eq(a.version, before.version),
  );
}
