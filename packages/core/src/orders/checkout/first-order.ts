import { CustomerEntity } from "../../customers/customer.entity.ts";
import { indexRow } from "../../platform/search-index.ts";
import { type Part, update } from "../../platform/table.ts";
import type { Order } from "../order.entity.ts";

/**
 * Anybody who orders is a user: the row stays, and is found. A sign-up alone is neither, and goes after a month. `customer`
 * is refused for one who has ordered before.
 */
export function firstOrderParts(order: Order, signedUpAt: number): { customer: Part } & Record<string, Part> {
  const { customerId, name, email, phone } = order;
  const found = indexRow("customer", { id: customerId, at: signedUpAt }, { name, email, phone });
  return {
    customer: update(
      CustomerEntity.patch({ customerId })
        // What an admin has changed of a sign-up is the buyer's own again: they are found by it.
        .set({ name, email, phone })
        .remove(["ttl"])
        // Nobody whom an admin has deleted meanwhile.
        .where((a, o) => [o.exists(a.ttl), o.eq(a.state, "reserved")].join(" AND ")),
    ),
    ...Object.fromEntries(Object.entries(found).map(([part, put]) => [`customer-${part}`, put])),
  };
}
