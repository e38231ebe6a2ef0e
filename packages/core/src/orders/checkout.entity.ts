// One visitor's checkout: which of its orders is the current one. A new order supersedes the old in one write.
// Access patterns: one checkout (byCheckoutId). Expires by TTL.
import { Entity } from "../platform/entity.ts";
import { key, singletonSortKey, table } from "../platform/table.ts";

export const CheckoutEntity = new Entity(
  {
    model: { entity: "checkout", version: "1", service: "store" },
    attributes: {
      checkoutId: { type: "string", required: true, readOnly: true },
      orderId: { type: "string", required: true },
      ttl: { type: "number", required: true },
    },
    indexes: {
      byCheckoutId: { pk: key("pk", "CHECKOUT#${checkoutId}", ["checkoutId"]), sk: singletonSortKey },
    },
  },
  table,
);

/** The order that a checkout points to now: from then on it has a payment page, not a cart. */
export async function readCurrentOrderId(checkoutId: string): Promise<string | undefined> {
  return (await CheckoutEntity.get({ checkoutId }).go({ consistent: true })).data?.orderId;
}

/** For a transaction's check: it still points to what was read. */
export function stillPointsTo(checkoutId: string, orderId: string | undefined) {
  return CheckoutEntity.delete({ checkoutId }).where((a, o) =>
    orderId === undefined ? o.notExists(a.orderId) : o.eq(a.orderId, orderId),
  );
}
