import { CustomerEntity } from "../../customers/customer.entity.ts";
import { type Part, put } from "../../platform/table.ts";
import { monthOf } from "../../platform/time.ts";
import type { Order } from "../order.entity.ts";

/**
 * Anybody who orders is a user: the row is made with the first order, and found by the order's words. Refused for an ID that is
 * somebody's.
 */
export function firstOrderPart({ orderId, customerId, name, email, phone, createdAt }: Order): Part {
  return put(
    CustomerEntity.put({
      customerId,
      state: "reserved",
      banned: false,
      hasPaid: false,
      epoch: 0,
      ...{ email, name, phone, detailsFrom: orderId },
      createdAt,
      month: monthOf(createdAt),
    })
      // A sign-up of release 1.0.0 has a row, with an end, before it has ordered.
      .where((a, o) => `${o.notExists(a.state)} OR (${o.exists(a.ttl)} AND ${o.eq(a.state, "reserved")})`),
  );
}
