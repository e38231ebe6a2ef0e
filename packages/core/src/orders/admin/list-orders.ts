import type { ActionInput } from "@store/contract/calls";
import { orderStatuses } from "@store/contract/order-statuses";
import { issueCursor, readCursor } from "../../platform/cursor.ts";
import { findRows, isShown, parseSearch, type Wanted } from "../../platform/find.ts";
import type { ListShard } from "../../platform/list-shards.ts";
import { readAll } from "../../platform/read-all.ts";
import { hours, monthOf, startOfDay } from "../../platform/time.ts";
import { type PageToken, walkMonths } from "../../platform/walk-months.ts";
import { type Order, OrderEntity, readOrder } from "../order.entity.ts";

type Asked = Omit<ActionInput<"admin-orders", "list">, "limit"> & { limit: number };

export interface Listed<Row> {
  rows: Row[];
  nextCursor?: string;
}

/** A page of orders, newest first. `list` is part of the cursor's signature: the list and the export have their own. */
export async function listOrders(list: string, asked: Asked): Promise<Listed<Order>> {
  const { search = "", status, from, to, limit } = asked;
  const about = [list, search, status, from, to];
  const wanted = search === "" ? undefined : parseSearch(search);
  const keep = keeper(asked);
  const issue = (position: unknown) => issueCursor(about, position);
  if (wanted?.by === "nothing") return { rows: [] };
  if (wanted?.by === "orderId") {
    const order = await readOrder(wanted.id);
    return { rows: order && keep(order) ? [order] : [] };
  }
  if (wanted?.by === "customerId") return { rows: (await ordersOf(wanted.id)).filter(keep).slice(0, 100) };
  if (wanted?.by === "token") {
    const after = readCursor<string>(about, asked.cursor);
    return searchOrders(wanted, after, limit, keep, issue);
  }
  const pageToken = readCursor<PageToken>(about, asked.cursor);
  const { rows, next } = await walkMonths<Order>({
    from: pageToken ?? firstPageToken(to),
    since: from === undefined ? undefined : startOfDay(from),
    limit,
    inShards: true,
    read: (where, count, shard) =>
      readMonth(where, count, shard, status === undefined ? orderStatuses : [status]),
    createdAt: ({ createdAt }) => createdAt,
    id: ({ orderId }) => orderId,
    keep,
  });
  return { rows, ...(next && { nextCursor: issue(next) }) };
}

/** Every order of a customer, newest first. One query. */
export async function ordersOf(customerId: string): Promise<Order[]> {
  const { data } = await OrderEntity.query.byCustomer({ customerId }).go({ pages: "all", order: "desc" });
  return data.filter(({ deletedAt }) => deletedAt === undefined);
}

/** "All orders" is the queries of the statuses side by side, merged. */
async function readMonth(
  { month, before }: PageToken,
  count: number,
  shard: ListShard,
  statuses: readonly Order["status"][],
): Promise<Order[]> {
  const pages = await Promise.all(
    statuses.map(async (status) => {
      const all = OrderEntity.query.byStatus({ status, month, shard });
      const query = before ? all.lt({ createdAt: before.createdAt, orderId: before.id }) : all;
      return (await query.go({ order: "desc", limit: count })).data;
    }),
  );
  return pages.flat().sort(newestFirst).slice(0, count);
}

function newestFirst(one: Order, other: Order): number {
  const [a, b] = [one, other].map(({ createdAt, orderId }) => `${createdAt}#${orderId}`);
  return a === b ? 0 : (a ?? "") < (b ?? "") ? 1 : -1;
}

/** The index gives ids; rows are read as they are now, because what it was made from may have changed. */
async function searchOrders(
  wanted: Extract<Wanted, { by: "token" }>,
  after: string | undefined,
  limit: number,
  keep: (order: Order) => boolean,
  issue: (position: unknown) => string,
): Promise<Listed<Order>> {
  const { rows: found, more } = await findRows("order", wanted, after, limit);
  const last = found.at(-1);
  const ids = [...new Set(found.map(({ id }) => id))];
  const all = await readAll(
    ids.map((orderId) => ({ orderId })),
    (keys) => OrderEntity.get(keys).go(),
  );
  const shown = all.filter(
    (order) =>
      keep(order) && isShown("order", wanted, found, { id: order.orderId, at: order.createdAt }, order),
  );
  const rows = shown.sort(newestFirst);
  return { rows, ...(more && last && { nextCursor: issue(last.key) }) };
}

function keeper({ status, from, to }: Asked): (order: Order) => boolean {
  const since = from === undefined ? 0 : startOfDay(from);
  const until = to === undefined ? Number.POSITIVE_INFINITY : startOfDay(to) + hours(24);
  return (order) =>
    order.deletedAt === undefined &&
    (status === undefined || order.status === status) &&
    order.createdAt >= since &&
    order.createdAt < until;
}

/** The newest month there is anything in, or the last that is asked for. */
function firstPageToken(to: string | undefined): PageToken {
  const now = Date.now();
  return { month: monthOf(to === undefined ? now : Math.min(now, startOfDay(to) + hours(24))) };
}
