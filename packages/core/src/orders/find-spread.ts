// A release from before shards followed the heat writes into all of them, and says so to nobody. After going back to one, and
// forth again, readers must look for its rows.
import { orderStatuses } from "@store/contract/order-statuses";
import { CustomerEntity } from "../customers/customer.entity.ts";
import { listShards, oneShard, shardsOf } from "../platform/list-shards.ts";
import { readShop, spreadMonth } from "../platform/shop.entity.ts";
import { monthBefore, monthOf } from "../platform/time.ts";
import { OrderEntity } from "./order.entity.ts";

/** Marks this month and the last if something of them lies outside of the one shard that they have. Safe to repeat. */
export async function findSpread(now: number): Promise<void> {
  const shop = await readShop();
  const month = monthOf(now);
  const single = [month, monthBefore(month)].filter((one) => shardsOf(one, shop) === oneShard);
  for (const one of single) if (await isSpread(one)) await spreadMonth(one).go();
}

async function isSpread(month: string): Promise<boolean> {
  const others = listShards.filter((shard) => !oneShard.includes(shard));
  const found = await Promise.all(
    others.flatMap((shard) => [
      CustomerEntity.query.byMonth({ month, shard }).go({ limit: 1 }),
      ...orderStatuses.map((status) => OrderEntity.query.byStatus({ status, month, shard }).go({ limit: 1 })),
    ]),
  );
  return found.some(({ data }) => data.length > 0);
}
