// What stands between an address and a reminder, whatever checkout it is typed at: the series it has had, and the last
// payment page that was opened for it.
// Access patterns: one address (byAddress). Expires by TTL.
import { keptTimings } from "@store/contract/timings";
import type { EntityItem } from "electrodb";
import { emailHash } from "../platform/address-hash.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";
import { days, ttlOf } from "../platform/time.ts";

/** A cart is forgotten so long after it was last recorded. */
export function cartTtl(now: number): number {
  return ttlOf(now + keptTimings.cart);
}

export const CartAddressEntity = new Entity({
  model: { entity: "cartAddress", version: "1", service: "store" },
  attributes: {
    emailHash: { type: "string", required: true, readOnly: true },
    /** The checkout whose cart it was last reminded of. */
    checkoutId: { type: "string" },
    seriesAt: { type: "number" },
    /** The last order that was placed for it. */
    orderId: { type: "string" },
    orderedAt: { type: "number" },
    /** The last order whose failed payment it was told of. */
    toldOrderId: { type: "string" },
    toldAt: { type: "number" },
    ttl: { type: "number" },
  },
  indexes: {
    byAddress: primaryIndex("CARTADDRESS#${emailHash}"),
  },
});

export type CartAddress = EntityItem<typeof CartAddressEntity>;

/** The row as it is now, or null. */
export async function readCartAddress(email: string): Promise<CartAddress | null> {
  return (await CartAddressEntity.get({ emailHash: emailHash(email) }).go({ consistent: true })).data;
}

/** For the transaction that places an order: anybody who has a payment page is not reminded of a cart. */
export function addressHasOrdered(emailHash: string, orderId: string, now: number) {
  return CartAddressEntity.update({ emailHash }).set({ orderId, orderedAt: now, ttl: cartTtl(now) });
}

/** For the transaction that enqueues a reminder: holds while the address is as it was read. */
export function addressIsReminded(
  emailHash: string,
  read: CartAddress | null,
  series: { checkoutId: string; seriesAt: number },
  now: number,
) {
  return CartAddressEntity.update({ emailHash })
    .set({ ...series, ttl: cartTtl(now) })
    .where((a, o) =>
      [
        read?.checkoutId === undefined ? o.notExists(a.checkoutId) : o.eq(a.checkoutId, read.checkoutId),
        read?.orderId === undefined ? o.notExists(a.orderId) : o.eq(a.orderId, read.orderId),
      ].join(" AND "),
    );
}

/** True when the address may be told of this order's failed payment now: one mail a day, and the same one again. */
export async function mayTellOfFailure(emailHash: string, orderId: string, now: number): Promise<boolean> {
  return ifUnchanged(
    CartAddressEntity.update({ emailHash })
      .set({ toldOrderId: orderId, toldAt: now, ttl: cartTtl(now) })
      .where((a, o) =>
        [o.notExists(a.toldAt), o.lte(a.toldAt, now - days(1)), o.eq(a.toldOrderId, orderId)].join(" OR "),
      ),
  );
}
