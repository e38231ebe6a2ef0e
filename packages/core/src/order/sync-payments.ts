import { readCustomer } from "../customer/customer.entity.ts";
import { log } from "../lib/log.ts";
import { OrderEntity, readOrder } from "./order.entity.ts";
import { settle } from "./settle.ts";

/** Orders of one run, and how many of them Stripe is asked about side by side. */
const most = 40;
const atOnce = 5;

/**
 * Asks Stripe about the orders that wait, the longest due first. Answers how many customers' `hasPaid` changed, and
 * whether orders that are due are left for another run.
 */
export async function syncPayments(): Promise<{ updated: number; more: boolean }> {
  const { data } = await OrderEntity.query.due({}).go({ limit: most });
  const waiting = data.map(({ orderId }) => orderId);
  const changed = new Set<string>();
  let failed = 0;
  const workers = Array.from({ length: atOnce }, async () => {
    for (let orderId = waiting.shift(); orderId !== undefined; orderId = waiting.shift()) {
      try {
        for (const customerId of await sync(orderId)) changed.add(customerId);
      } catch (error) {
        failed++;
        log("sync.order.failed", { orderId, error: String(error) });
      }
    }
  });
  await Promise.all(workers);
  const last = data.at(-1);
  const wasFull = data.length === most && (last?.dueAt ?? 0) <= Date.now();
  log("sync.payments", { asked: data.length, updated: changed.size, failed });
  return { updated: changed.size, more: wasFull && failed < most };
}

/** The customers whose `hasPaid` is another one after Stripe was asked: of the order, and of the account it joined. */
async function sync(orderId: string): Promise<string[]> {
  const before = await readOrder(orderId);
  if (!before) return [];
  const was = await paid(before.customerId);
  const after = await settle(orderId);
  if (!after || after.status === before.status) return [];
  return after.customerId === before.customerId && (await paid(after.customerId)) === was
    ? []
    : [after.customerId];
}

async function paid(customerId: string): Promise<boolean> {
  return (await readCustomer(customerId))?.hasPaid ?? false;
}
