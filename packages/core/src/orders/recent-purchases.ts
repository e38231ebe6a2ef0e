// What the honest pop-up tells: that somebody bought, when, and from which State if the invoice asks for one.

import { fewestPurchases, type Purchase } from "@store/contract/calls/recent-purchases";
import { isState, placeName } from "@store/contract/gst/states";
import { offer } from "@store/contract/offer/offer";
import { keepFor } from "../platform/keep-for.ts";
import { listShards } from "../platform/list-shards.ts";
import { hours, minutes, monthOf } from "../platform/time.ts";
import type { UseCase } from "../platform/use-case.ts";
import { OrderEntity } from "./order.entity.ts";

const span = hours(72);
const most = 12;
/** How long one instance of the function answers from memory: anybody who reads the page costs the table nothing. */
const fresh = minutes(5);

const read = keepFor(fresh, readPurchases);

/** Paid purchases of the last 72 hours. */
export const recentPurchases: UseCase<"recent-purchases"> = async () => {
  return { purchases: offer.urgency === "honest" ? await read() : [] };
};

/** One round trip: the shards of this month, and of the last one in its first days. */
export async function readPurchases(now: number): Promise<Purchase[]> {
  const since = now - span;
  const months = [...new Set([monthOf(now), monthOf(since)])];
  const pages = await Promise.all(
    months.flatMap((month) =>
      listShards.map(async (shard) => {
        const query = OrderEntity.query.byStatus({ status: "completed", month, shard });
        const { data } = await query.gte({ createdAt: since }).go({
          order: "desc",
          limit: most,
          // Neither name nor address; of the invoice's facts only the State goes further.
          attributes: ["createdAt", "paidAt", "source", "billing", "deletedAt"],
        });
        return data;
      }),
    ),
  );
  const bought = pages
    .flat()
    .filter(({ source, deletedAt }) => source === "paid" && deletedAt === undefined)
    .map(({ createdAt, paidAt = createdAt, billing }) => ({ at: paidAt, state: billing?.state }))
    .sort((a, b) => b.at - a.at)
    .slice(0, most);
  if (bought.length < fewestPurchases) return [];
  return bought.map(({ at, state }) => ({
    hoursAgo: Math.max(0, Math.floor((now - at) / hours(1))),
    ...(state && isState(state) && { state: placeName(state) }),
  }));
}
