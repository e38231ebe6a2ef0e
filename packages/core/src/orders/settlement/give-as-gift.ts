import { areaWords } from "@store/contract/area-words";
import { StoreError } from "@store/contract/errors";
import type { ResourceType } from "@store/contract/products";
import { customerIdPattern } from "@store/contract/schemas";
import { readCustomer } from "../../customers/customer.entity.ts";
import { readLogin } from "../../customers/login.entity.ts";
import { addCounts, addDayCounts } from "../../platform/counter.entity.ts";
import { shardFor } from "../../platform/list-shards.ts";
import { retryOnConflict } from "../../platform/retry.ts";
import { sha256 } from "../../platform/secrets.ts";
import { put, transact, update } from "../../platform/table.ts";
import { monthOf } from "../../platform/time.ts";
import { orderIndexParts } from "../index-order.ts";
import { OrderEntity, readOrder } from "../order.entity.ts";
import { readRecord } from "../record.ts";
import { commit } from "./commit.ts";
import { decideByHand } from "./lifecycle.ts";

/**
 * Opens a resource to a customer as a gift: an order of zero, so that grants exist exactly for completed orders.
 * The same gift twice is one. `username` is an email or a customer ID. Throws `customer.not_found`.
 */
export async function giveAsGift(username: string, resource: ResourceType, by: string): Promise<void> {
  const id = customerIdPattern.test(username) ? username : (await readLogin(username))?.customerId;
  const customer = id === undefined ? null : await readCustomer(id);
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
        giftedBy: by,
        customerId,
        name,
        email,
        phone,
        lines: [
          { product: resource, name: areaWords[resource].title, price: 0, discount: 0, opens: [resource] },
        ],
        subtotal: 0,
        discountAmount: 0,
        finalAmount: 0,
        refundedAmount: 0,
        couponUse: "none",
        fingerprint: sha256(orderId),
        sessions: 0,
        dueAt: now,
        createdAt: now,
        month: monthOf(now),
        shard: shardFor(monthOf(now), orderId),
        updatedAt: now,
      }),
    ),
    totals: update(addCounts("ALL", orderId, { orders: 1, pending: 1 })),
    day: update(addDayCounts(now, orderId, { orders: 1 })),
    ...orderIndexParts({ ...customer, orderId, createdAt: now }),
  });
  const given = await retryOnConflict(10, async () => {
    const record = await readRecord(orderId);
    if (!record || record.order.status === "completed") return true;
    return commit(record, decideByHand(record, "completed", by, now));
  });
  if (!given) throw new StoreError("order.changed");
}

/** One gift of a kind to one customer; another one only after that was deleted. */
async function giftId(name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const orderId = number === 1 ? name : `${name}_${number}`;
    if ((await readOrder(orderId))?.deletedAt === undefined) return orderId;
  }
}
