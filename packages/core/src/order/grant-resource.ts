import type { ResourceType } from "@store/contract/catalogue";
import { StoreError } from "@store/contract/errors";
import { readCustomer } from "../customer/customer.entity.ts";
import { readLogin } from "../customer/login.entity.ts";
import { sha256 } from "../lib/secrets.ts";
import { put, transact, update } from "../lib/table.ts";
import { monthOf } from "../lib/time.ts";
import { makeFindable } from "../search/findable.ts";
import { addCounts, addDayCounts } from "../stats/counter.entity.ts";
import { completeOrder } from "./complete-order.ts";
import { OrderEntity, readOrder } from "./order.entity.ts";

const tries = 10;

/**
 * Opens a resource to a customer as a gift: an order of zero, so that grants exist exactly for completed orders.
 * The same gift twice is one. `username` is an email or a customer ID. Throws `customer.not_found`.
 */
export async function grantResource(username: string, resource: ResourceType, by: string): Promise<void> {
  const login = await readLogin(username);
  const customer = login && (await readCustomer(login.customerId));
  if (customer?.state !== "member") throw new StoreError("customer.not_found");
  const { customerId, name, email, phone } = customer;
  const now = Date.now();
  const orderId = await giftId(`ORDER_GIFT_${customerId.slice(5)}_${resource}`);
  await transact({
    order: put(
      OrderEntity.create({
        orderId,
        version: 1,
        status: "pending",
        source: "gift",
        customerId,
        name,
        email,
        phone,
        upsells: [],
        entitlements: [resource],
        subtotal: 0,
        discountAmount: 0,
        finalAmount: 0,
        refundedAmount: 0,
        couponUse: "none",
        fingerprint: sha256(orderId),
        attempt: 1,
        sessionExpiresAt: now,
        dueAt: now,
        createdAt: now,
        month: monthOf(now),
        updatedAt: now,
      }),
    ),
    totals: update(addCounts("ALL", orderId, { orders: 1, pending: 1 })),
    day: update(addDayCounts(now, orderId, { orders: 1 })),
    ...makeFindable("order", { id: orderId, at: now }, customer),
  });
  for (let attempt = 1; attempt <= tries; attempt++) {
    const order = await readOrder(orderId);
    if (!order || order.status === "completed") return;
    const done = await completeOrder(order, { override: { by, at: now, status: "completed" } });
    if (done) return;
  }
  throw new StoreError("order.changed");
}

/** One gift of a kind to one customer; another one only after that was deleted. */
async function giftId(name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const orderId = number === 1 ? name : `${name}_${number}`;
    if ((await readOrder(orderId))?.deletedAt === undefined) return orderId;
  }
}
