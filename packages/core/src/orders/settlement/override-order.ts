import { StoreError } from "@store/contract/errors";
import type { ManualStatus, OrderStatus } from "@store/contract/order-statuses";
import { retryOnConflict } from "../../platform/retry.ts";
import { type OrderRecord, readRecord } from "../record.ts";
import { commit } from "./commit.ts";
import { decideByHand } from "./lifecycle.ts";

/**
 * Sets a status by hand. Completing goes through the same writes as a sale; leaving `completed` takes back what it gave.
 * `settle` respects it from then on. Throws `order.not_found`, `order.final` for a refunded order, `order.changed` when
 * others keep changing it, or when it no longer is as it was `seen`.
 */
export async function overrideOrder(
  orderId: string,
  status: ManualStatus,
  by: string,
  seen?: OrderStatus,
): Promise<void> {
  await byHand(orderId, (record) => {
    const { order } = record;
    if (seen !== undefined && order.status !== seen) throw new StoreError("order.changed");
    if (order.status === status) return undefined;
    return commit(record, decideByHand(record, status, by, Date.now()));
  });
}

/** Does `work` with the order as it is, until nobody else has changed it meanwhile. */
export async function byHand(
  orderId: string,
  work: (record: OrderRecord) => Promise<unknown> | undefined,
): Promise<void> {
  const done = await retryOnConflict(5, async () => {
    const record = await readRecord(orderId);
    if (!record || record.order.deletedAt !== undefined) throw new StoreError("order.not_found");
    return work(record) ?? true;
  });
  if (done === undefined) throw new StoreError("order.changed");
}
