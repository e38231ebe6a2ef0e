// Lists, newest first, with cursors.

import { missing } from "./errors.ts";
import { listOf } from "./expand.ts";

/** What every list call takes. */
export interface ListParams {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;
}

const DEFAULT_LIMIT = 10;

/** One page of `rows` (oldest first, as tables hold them), as Stripe answers it. */
export function page<Row extends { id: string; created?: number }>(
  rows: Iterable<Row>,
  params: ListParams,
  url: string,
  keep: (row: Row) => boolean = () => true,
) {
  const newestFirst = [...rows]
    .filter((row) => keep(row) && within(row.created ?? 0, params.created))
    .reverse();
  const limit = params.limit ?? DEFAULT_LIMIT;
  if (params.ending_before !== undefined) {
    const end = indexOf(newestFirst, params.ending_before, "ending_before");
    const start = Math.max(0, end - limit);
    return listOf(newestFirst.slice(start, end), start > 0, url);
  }
  const start =
    params.starting_after === undefined
      ? 0
      : indexOf(newestFirst, params.starting_after, "starting_after") + 1;
  return listOf(newestFirst.slice(start, start + limit), start + limit < newestFirst.length, url);
}

function indexOf(rows: readonly { id: string }[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index === -1) throw missing("object", id, param);
  return index;
}

function within(created: number, bounds: ListParams["created"]): boolean {
  if (!bounds) return true;
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = bounds;
  return created > gt && created >= gte && created < lt && created <= lte;
}
