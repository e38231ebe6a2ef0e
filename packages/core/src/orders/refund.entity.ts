// Money that is to go back, written down before the provider is asked: the next task that finds it unfinished finishes it, under the
// same key. Access patterns: all refunds of an order, with the order (readRecord).

import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";

export const RefundEntity = new Entity({
  model: { entity: "refund", version: "1", service: "store" },
  attributes: {
    orderId: { type: "string", required: true, readOnly: true },
    /** The provider's first idempotency key, kept in the refund's own data too. */
    refundKey: { type: "string", required: true, readOnly: true },
    paymentId: { type: "string", required: true, readOnly: true },
    /** Paise. */
    amount: { type: "number", required: true, readOnly: true },
    /** `asked`: the provider has not said yes yet. `refused`: it never will. The rest is the provider's own word. */
    state: { type: ["asked", "pending", "done", "failed", "refused"] as const, required: true },
    /** Products whose grants end with it; without them all that is left of the order goes back. */
    items: { type: "list", items: { type: "string" }, readOnly: true },
    /** `duplicate`: the buyer had paid twice. */
    reason: { type: ["asked", "duplicate"] as const, required: true, readOnly: true },
    /** An admin's address, or `system`. */
    by: { type: "string", required: true, readOnly: true },
    /** How many idempotency keys are spent: the provider answers them with its own failure for ever. */
    keysSpent: { type: "number" },
    /** Not to be asked for under the next key before. Epoch milliseconds. */
    askAgainAt: { type: "number" },
    /** Why it was refused. */
    why: { type: "string" },
    createdAt: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    byOrder: primaryIndex("ORDER#${orderId}", "REFUND#${refundKey}"),
  },
});

export type Refund = EntityItem<typeof RefundEntity>;
