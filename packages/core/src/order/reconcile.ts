import { alarm, log } from "../lib/log.ts";
import { OrderEntity } from "./order.entity.ts";
import { settle } from "./settle.ts";

const atOnce = 5;

/**
 * Settles every order that is due, whoever rang or did not. Safe to overlap, to be killed and to be late: an order
 * that could not be settled stays due. Answers how many were settled.
 */
export async function reconcile(): Promise<{ settled: number; failed: number }> {
  const counts = { settled: 0, failed: 0 };
  const due = await dueOrders();
  const workers = Array.from({ length: atOnce }, async () => {
    for (let orderId = due.shift(); orderId !== undefined; orderId = due.shift()) {
      try {
        await settle(orderId);
        counts.settled++;
      } catch (error) {
        counts.failed++;
        alarm("reconcile.order.failed", { orderId, error: String(error) });
      }
    }
  });
  await Promise.all(workers);
  log("job.done", { job: "reconcile", ...counts });
  return counts;
}

async function dueOrders(): Promise<string[]> {
  const { data } = await OrderEntity.query
    .due({})
    .lte({ dueAt: Date.now() })
    .go({ pages: "all", attributes: ["orderId", "dueAt"] });
  return data.map(({ orderId }) => orderId);
}
