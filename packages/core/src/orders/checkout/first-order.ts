import { CustomerEntity } from "../../customers/customer.entity.ts";
import { type Part, update } from "../../platform/table.ts";
import type { Order } from "../order.entity.ts";

/**
 * Anybody who orders is a user: the row stays, and is found by the order's words. A sign-up alone is neither, and goes after a
 * month. Refused for one who has ordered before.
 */
export function firstOrderPart({ orderId, customerId, name, email, phone }: Order): Part {
  return update(
    CustomerEntity.patch({ customerId })
      // What an admin has changed of a sign-up is the buyer's own again: they are found by it.
      .set({ name, email, phone, detailsFrom: orderId })
      .remove(["ttl"])
      // Nobody whom an admin has deleted meanwhile.
      .where((a, o) => [o.exists(a.ttl), o.eq(a.state, "reserved")].join(" AND ")),
  );
}
