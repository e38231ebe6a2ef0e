// What an address has left at the checkout, and how far its reminders have come.
// Access patterns: one address's cart (byAddress); carts whose next reminder is due, in four shards (due, sparse).
// Expires by TTL.
import type { UpsellId } from "@store/contract/catalogue";
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { alone, key, table } from "../lib/table.ts";
import { days, ttlOf } from "../lib/time.ts";

export const cartShards = ["0", "1", "2", "3"] as const;

export const CartEntity = new Entity(
  {
    model: { entity: "cart", version: "1", service: "store" },
    attributes: {
      emailHash: { type: "string", required: true, readOnly: true },
      /** Every write raises it: recording, reminding and ordering each see what the others did. */
      version: { type: "number", required: true },
      shard: { type: cartShards },
      /** Names this visit in the link of a reminder. */
      cartId: { type: "string" },
      email: { type: "string" },
      /** Only one that is fit for a mail. */
      name: { type: "string" },
      upsells: { type: "list", items: { type: CustomAttributeType<UpsellId>("string") } },
      discountCode: { type: "string" },
      recordedAt: { type: "number" },
      /** Reminders of this series that are owed or sent. */
      reminders: { type: "number" },
      /** When its first reminder was owed: one series in seven days. */
      seriesAt: { type: "number" },
      dueAt: { type: "number" },
      /** The last order this address has placed: from then on it has a payment page, not a cart. */
      orderId: { type: "string" },
      orderedAt: { type: "number" },
      ttl: { type: "number" },
    },
    indexes: {
      byAddress: { pk: key("pk", "CART#${emailHash}", ["emailHash"]), sk: alone },
      due: {
        index: "gsi2",
        condition: (cart: { dueAt?: number | undefined }) => cart.dueAt !== undefined,
        pk: key("g2pk", "DUE#cart#${shard}", ["shard"]),
        sk: key("g2sk", "${dueAt}#${emailHash}", ["dueAt", "emailHash"]),
      },
    },
  },
  table,
);

export type Cart = EntityItem<typeof CartEntity>;

/** The partition of due carts that an address belongs to. */
export function shardOf(emailHash: string): (typeof cartShards)[number] {
  return cartShards[Number.parseInt(emailHash.slice(0, 2), 16) % cartShards.length] ?? "0";
}

/** A cart is forgotten a month after its address was last seen. */
export function cartTtl(now: number): number {
  return ttlOf(now + days(30));
}

/** The cart as it is now, or null. */
export async function readCart(emailHash: string): Promise<Cart | null> {
  return (await CartEntity.get({ emailHash }).go({ consistent: true })).data;
}

/** For the transaction that places an order: whoever has a payment page is not reminded of a cart. */
export function cartIsOrdered(emailHash: string, orderId: string, now: number) {
  return CartEntity.update({ emailHash })
    .set({ orderId, orderedAt: now, ttl: cartTtl(now) })
    .add({ version: 1 });
}
