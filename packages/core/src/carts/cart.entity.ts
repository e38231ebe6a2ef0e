// What a checkout holds before a payment page is opened, and how far its reminders have come.
// Access patterns: one checkout's cart (byCheckout); carts whose next reminder is due, in four shards (due, sparse); an
// address's (byAddress).
// Expires by TTL.
import type { ProductId } from "@store/contract/products";
import { CustomAttributeType, type EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex, secondaryIndex } from "../platform/table.ts";

export const cartShards = ["0", "1", "2", "3"] as const;

export const CartEntity = new Entity({
  model: { entity: "cart", version: "1", service: "store" },
  attributes: {
    checkoutId: { type: "string", required: true, readOnly: true },
    /** Every write raises it: recording and reminding each see what the other did. */
    version: { type: "number", required: true },
    shard: { type: cartShards },
    /** The last one that was typed: a corrected address takes the place of the one before. */
    email: { type: "string" },
    emailHash: { type: "string" },
    /** Only one that is fit for a mail. */
    name: { type: "string" },
    upsells: { type: "list", items: { type: CustomAttributeType<ProductId>("string") } },
    discountCode: { type: "string" },
    recordedAt: { type: "number" },
    /** Reminders of this series that are enqueued or sent. */
    reminders: { type: "number" },
    /** When its first reminder was enqueued: one series in a checkout. */
    seriesAt: { type: "number" },
    dueAt: { type: "number" },
    ttl: { type: "number" },
  },
  indexes: {
    byCheckout: primaryIndex("CART#${checkoutId}"),
    due: {
      ...secondaryIndex(2, "DUE#cart#${shard}", "${dueAt}#${checkoutId}"),
      condition: (cart: { dueAt?: number | undefined }) => cart.dueAt !== undefined,
    },
    byAddress: {
      // Written with the address: an update that makes the row leaves out a key of the row's own.
      ...secondaryIndex(3, "ADDRESS#${emailHash}", "CART#${recordedAt}"),
    },
  },
});

export type Cart = EntityItem<typeof CartEntity>;

/** The partition of due carts that a checkout belongs to. */
export function shardOf(checkoutId: string): (typeof cartShards)[number] {
  return cartShards[Number.parseInt(checkoutId.slice(0, 2), 16) % cartShards.length] ?? "0";
}

/** The cart as it is now, or null. */
export async function readCart(checkoutId: string): Promise<Cart | null> {
  return (await CartEntity.get({ checkoutId }).go({ consistent: true })).data;
}
