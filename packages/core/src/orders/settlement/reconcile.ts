import { listShards } from "../../platform/list-shards.ts";
import { alarm, log } from "../../platform/log.ts";
import { forEachLimit } from "../../platform/pool.ts";
import { OrderEntity } from "../order.entity.ts";
import { settle } from "./settle.ts";

/** Orders side by side. At half a second for a provider's answer, ten abandoned checkouts a second are kept up with. */
const atOnce = 20;

/**
 * Settles every order that is due, every five minutes (infra/needs.ts): what lets a buyer in when no webhook ever comes and
 * the thank-you page was closed. look-again.ts says when an order is due. Safe to overlap, to be killed and to be
 * late: an order that could not be settled stays due. Answers how many were settled.
 */
export async function reconcile(): Promise<{ settled: number; failed: number }> {
  const counts = { settled: 0, failed: 0 };
  const due = await dueOrders();
  await forEachLimit(due, atOnce, async (orderId) => {
    try {
      await settle(orderId);
      counts.settled++;
    } catch (error) {
      counts.failed++;
      alarm("reconcile.order.failed", { orderId, error: String(error) });
    }
  });
  log("job.done", { job: "reconcile", ...counts });
  return counts;
}

async function dueOrders(): Promise<string[]> {
  const now = Date.now();
  const shards = await Promise.all(
    listShards.map((shard) =>
      OrderEntity.query
        .due({ shard })
        .lte({ dueAt: now })
        .go({ pages: "all", attributes: ["orderId", "dueAt"] }),
    ),
  );
  return shards
    .flatMap(({ data }) => data)
    .sort((one, other) => (one.dueAt ?? 0) - (other.dueAt ?? 0))
    .map(({ orderId }) => orderId);
}
