// Lists lie in partitions of a month. This walks them, newest first, until a page is full.

import { type ListShard, oneShard, shardsOf } from "./list-shards.ts";
import { readShop, type Shop } from "./shop.entity.ts";
import { monthBefore, monthOf } from "./time.ts";

/** Where a walk goes on: the month, and the sort key of the last row that was seen in it. */
export interface PageToken {
  month: string;
  before?: { createdAt: number; id: string } | undefined;
}

export interface Page<Row> {
  rows: Row[];
  /** Absent at the end. */
  next?: PageToken | undefined;
}

export interface Walk<Row> {
  /** Where to begin: the newest month when left out. */
  from: PageToken;
  /** Nothing older than this is asked for. Epoch milliseconds. */
  since?: number | undefined;
  limit: number;
  /** Whether the list lies in the shards that its month has, or in one partition a month. */
  inShards: boolean;
  /** Newest first, at most `count` of a shard of a month, all before the place. One round trip of queries. */
  read(pageToken: PageToken, count: number, shard: ListShard): Promise<Row[]>;
  createdAt(row: Row): number;
  id(row: Row): string;
  keep(row: Row): boolean;
}

/** Months that are asked for side by side, one round trip after the other: a dozen in three. */
const windowSizes = [1, 3, 8];
/** Then, or after so many round trips of rows that were not wanted, the page goes as it is and says where to go on. */
const mostRoundTrips = 8;

/** The next page. Its round trips are bounded, however many months are empty and however few rows are kept. */
export async function walkMonths<Row>(walk: Walk<Row>): Promise<Page<Row>> {
  const { limit, since = 0 } = walk;
  const rows: Row[] = [];
  // One more than is shown tells whether there is more.
  const count = limit + 1;
  let pageToken: PageToken | undefined = walk.from;
  let windowIndex = 0;
  let oldest = "";
  let shop: Shop | undefined;
  for (let roundTrip = 0; roundTrip < mostRoundTrips && windowIndex < windowSizes.length; roundTrip++) {
    const pageTokens: PageToken[] = monthsFrom(pageToken, oldest, windowSizes[windowIndex] ?? 1);
    const { months, ...read } = await readWindow(walk, pageTokens, count, shop);
    shop = read.shop;
    oldest = monthOf(Math.max(shop.openSince, since));
    pageToken = undefined;
    for (const [index, found] of months.entries()) {
      const { month = "" } = pageTokens[index] ?? {};
      if (month < oldest) return { rows };
      for (const row of found) {
        if (walk.createdAt(row) < since) return { rows };
        if (!walk.keep(row)) continue;
        if (rows.length === limit) return { rows, next: lastPageToken(rows, walk) };
        rows.push(row);
      }
      const last = found.at(-1);
      if (last && found.length === count) {
        // The month has more; the other months of this round trip are asked again when their turn comes.
        pageToken = { month, before: { createdAt: walk.createdAt(last), id: walk.id(last) } };
        windowIndex = -1;
        break;
      }
      pageToken = { month: monthBefore(month) };
    }
    windowIndex++;
    if (!pageToken || pageToken.month < oldest) return { rows };
  }
  return pageToken ? { rows, next: pageToken } : { rows };
}

/** Months side by side, at first with the shop's row: where that says that one lies in more shards, those in another trip. */
async function readWindow<Row>(
  walk: Walk<Row>,
  pageTokens: PageToken[],
  count: number,
  seen: Shop | undefined,
): Promise<{ shop: Shop; months: Row[][] }> {
  const shardsIn = (month: string, by: Shop | undefined) => (walk.inShards ? shardsOf(month, by) : oneShard);
  const read = (one: PageToken, shards: readonly ListShard[]) =>
    Promise.all(shards.map((shard) => walk.read(one, count, shard)));
  const asked = pageTokens.map(({ month }) => shardsIn(month, seen));
  const [shop, ...found] = await Promise.all([
    seen ?? readShop(),
    ...pageTokens.map((one, index) => read(one, asked[index] ?? [])),
  ]);
  const further = await Promise.all(
    pageTokens.map((one, index) =>
      read(
        one,
        shardsIn(one.month, shop).filter((shard) => !asked[index]?.includes(shard)),
      ),
    ),
  );
  const newestFirst = (a: Row, b: Row) =>
    walk.createdAt(b) - walk.createdAt(a) || (walk.id(a) < walk.id(b) ? 1 : -1);
  const months = found.map((shards, index) =>
    [...shards, ...(further[index] ?? [])].flat().sort(newestFirst).slice(0, count),
  );
  return { shop, months };
}

function lastPageToken<Row>(rows: Row[], walk: Walk<Row>): PageToken | undefined {
  const last = rows.at(-1);
  if (!last) return undefined;
  const createdAt = walk.createdAt(last);
  return { month: monthOf(createdAt), before: { createdAt, id: walk.id(last) } };
}

/** The place's own month and those before it, as far as they may hold anything. */
function monthsFrom(pageToken: PageToken, oldest: string, count: number): PageToken[] {
  const pageTokens = [pageToken];
  for (
    let month = monthBefore(pageToken.month);
    pageTokens.length < count && month >= oldest;
    month = monthBefore(month)
  )
    pageTokens.push({ month });
  return pageTokens;
}
