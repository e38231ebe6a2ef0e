// Lists lie in partitions of a month. This walks them, newest first, until a page is full.
import { monthOf } from "../lib/time.ts";
import { readOpenSince } from "./shop.entity.ts";

/** Where a walk goes on: the month, and the sort key of the last row that was seen in it. */
export interface Place {
  month: string;
  before?: { createdAt: number; id: string } | undefined;
}

export interface Page<Row> {
  rows: Row[];
  /** Absent at the end. */
  next?: Place;
}

export interface Walk<Row> {
  /** Where to begin: the newest month when left out. */
  from: Place;
  /** Nothing older than this is asked for. Epoch milliseconds. */
  since?: number | undefined;
  limit: number;
  /** Newest first, at most `count` of a month, all before the place. One wave of queries. */
  read(place: Place, count: number): Promise<Row[]>;
  createdAt(row: Row): number;
  id(row: Row): string;
  keep(row: Row): boolean;
}

/** Months that are asked for side by side, one wave after the other: a dozen in three waves. */
const strides = [1, 3, 8];
/** Then, or after so many waves of rows that were not wanted, the page goes as it is and says where to go on. */
const mostWaves = 8;

/** The next page. Its waves are bounded, however many months are empty and however few rows are kept. */
export async function walkMonths<Row>(walk: Walk<Row>): Promise<Page<Row>> {
  const { limit, since = 0 } = walk;
  const rows: Row[] = [];
  // One more than is shown tells whether there is more.
  const count = limit + 1;
  let place: Place | undefined = walk.from;
  let stride = 0;
  let oldest = "";
  for (let wave = 0; wave < mostWaves && stride < strides.length; wave++) {
    const places: Place[] = monthsFrom(place, oldest, strides[stride] ?? 1);
    const [openSince, ...months] = await Promise.all([
      oldest === "" ? readOpenSince() : undefined,
      ...places.map((one) => walk.read(one, count)),
    ]);
    if (openSince !== undefined) oldest = monthOf(Math.max(openSince, since));
    place = undefined;
    for (const [index, found] of months.entries()) {
      const { month = "" } = places[index] ?? {};
      if (month < oldest) return { rows };
      for (const row of found) {
        if (walk.createdAt(row) < since) return { rows };
        if (!walk.keep(row)) continue;
        if (rows.length === limit) return { rows, next: lastPlace(rows, walk) };
        rows.push(row);
      }
      const last = found.at(-1);
      if (last && found.length === count) {
        // The month has more; the other months of this wave are asked again when their turn comes.
        place = { month, before: { createdAt: walk.createdAt(last), id: walk.id(last) } };
        stride = -1;
        break;
      }
      place = { month: monthBefore(month) };
    }
    stride++;
    if (!place || place.month < oldest) return { rows };
  }
  return place ? { rows, next: place } : { rows };
}

function lastPlace<Row>(rows: Row[], walk: Walk<Row>): Place | undefined {
  const last = rows.at(-1);
  if (!last) return undefined;
  const createdAt = walk.createdAt(last);
  return { month: monthOf(createdAt), before: { createdAt, id: walk.id(last) } };
}

/** The place's own month and those before it, as far as they may hold anything. */
function monthsFrom(place: Place, oldest: string, count: number): Place[] {
  const places = [place];
  for (
    let month = monthBefore(place.month);
    places.length < count && month >= oldest;
    month = monthBefore(month)
  )
    places.push({ month });
  return places;
}

/** `2026-01` -> `2025-12` */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
}
