import { readCustomer } from "../../customers/customer.entity.ts";
import { readLogin } from "../../customers/login.entity.ts";
import { listShards } from "../../platform/list-shards.ts";
import { log } from "../../platform/log.ts";
import { forEachLimit } from "../../platform/pool.ts";
import { OrderEntity, readOrder } from "../order.entity.ts";
import { settle } from "../settlement/settle.ts";

/** Orders of one run, and how many of them are settled side by side. */
const most = 40;
const atOnce = 5;

/**
 * Settles the orders that wait, the longest due first. Answers how many customers' `hasPaid` changed, and
 * whether orders that are due are left for another run.
 */
export async function syncPayments(): Promise<{ updated: number; more: boolean }> {
  const shards = await Promise.all(
    listShards.map((shard) => OrderEntity.query.due({ shard }).go({ limit: most })),
  );
  const data = shards
    .flatMap((shard) => shard.data)
    .sort((one, other) => (one.dueAt ?? 0) - (other.dueAt ?? 0))
    .slice(0, most);
  const waiting = data.map(({ orderId }) => orderId);
  const changed = new Set<string>();
  let failed = 0;
  await forEachLimit(waiting, atOnce, async (orderId) => {
    try {
      for (const customerId of await sync(orderId)) changed.add(customerId);
    } catch (error) {
      failed++;
      log("sync.order.failed", { orderId, error: String(error) });
    }
  });
  const last = data.at(-1);
  const wasFull = data.length === most && (last?.dueAt ?? 0) <= Date.now();
  log("sync.payments", { asked: data.length, updated: changed.size, failed });
  return { updated: changed.size, more: wasFull && failed < most };
}

/** The customers whose `hasPaid` is another one after their order was settled: of the order, and of the account it joined. */
async function sync(orderId: string): Promise<string[]> {
  const before = await readOrder(orderId);
  if (!before) return [];
  // The account that the order may join is known by its address.
  const login = await readLogin(before.email);
  const ids = [...new Set([before.customerId, ...(login ? [login.customerId] : [])])];
  const was = await Promise.all(ids.map(paid));
  const after = await settle(orderId);
  if (!after || after.status === before.status) return [];
  const is = await Promise.all(ids.map(paid));
  return ids.filter((_, index) => is[index] !== was[index]);
}

async function paid(customerId: string): Promise<boolean> {
  return (await readCustomer(customerId))?.hasPaid ?? false;
}
