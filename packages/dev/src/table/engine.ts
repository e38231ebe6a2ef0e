// The table without a server: what tests and the simulation run on, and what the HTTP server hands requests to.
import type { Change } from "./capacity.ts";
import { tableNotFound } from "./errors.ts";
import { type Faults, planFaults } from "./faults.ts";
import { createLocks, type Locks } from "./locks.ts";
import { indexPlaceOf, placeOf, type Table, tableOf, tablePlaces } from "./schema.ts";
import type { RowChange, Store } from "./store.ts";
import { createStream, type Stream } from "./stream.ts";
import { equal, type Item } from "./values.ts";

/** What every operation works with. `now` is in milliseconds. */
export interface Engine {
  store: Store;
  tables: Map<string, Table>;
  stream: Stream;
  now: () => number;
  locks: Locks;
  faults: Faults;
  /** Told of each write, also of one that was turned down and costs all the same (`after` is as `before` then). */
  onWrite: ((change: Change, transactional: boolean) => void) | undefined;
  /** Asked before each commit: throws for one that a partition has no room for. */
  admit: ((changes: Change[], transactional: boolean) => void) | undefined;
  /** Tokens of transactions that are under way, with what those are. */
  underWay: Map<string, unknown>;
  /** What a transaction waits for between its checks and its commit. */
  pause: (() => Promise<void>) | undefined;
}

/** A table's row in the store. */
export interface TableRow {
  description: Record<string, unknown>;
  ttl?: string | undefined;
}

/** An engine on an open store. A `stream` of one's own is told of each commit in the same moment; ours tells its
 *  listeners in a later one. */
export function createEngine(
  store: Store,
  now: () => number = Date.now,
  stream: Stream = createStream(now),
): Engine {
  const tables = new Map<string, Table>();
  for (const [, row] of store.rows(tablePlaces)) {
    const { description, ttl } = row as TableRow;
    const table = tableOf(description, ttl);
    tables.set(table.name, table);
  }
  return {
    ...{ store, tables, stream, now, underWay: new Map(), pause: undefined },
    ...{ onWrite: undefined, admit: undefined },
    ...{ locks: createLocks(), faults: planFaults() },
  };
}

/** A table by name, or ResourceNotFoundException. */
export function findTable({ tables }: Engine, name: unknown): Table {
  const table = tables.get(String(name));
  if (!table) throw tableNotFound();
  return table;
}

/** The item at a place. */
export function itemAt({ store }: Engine, place: string): Item | undefined {
  return store.get(place) as Item | undefined;
}

/** All items of a table, for anybody who looks from outside. */
export function* itemsOf({ store }: Engine, places: { from: string; to: string }): Iterable<Item> {
  for (const [, item] of store.rows(places)) yield item as Item;
}

interface CommitOptions {
  /** Rows that go with them. */
  others?: RowChange[];
  expired?: boolean;
  transactional?: boolean;
}

/** Commits changes of items, with their rows in the indexes and other rows, all or none, and tells the stream. */
export async function commit(
  engine: Engine,
  changes: Change[],
  { others = [], expired = false, transactional = false }: CommitOptions = {},
): Promise<void> {
  if (!expired) engine.admit?.(changes, transactional);
  const effective = changes.filter(({ before, after }) => (before ?? after) && !equal(before, after));
  const rows = [...effective.flatMap(rowsOf), ...others];
  if (rows.length > 0) await engine.store.commit(rows);
  if (!expired) for (const change of changes) engine.onWrite?.(change, transactional);
  engine.stream.publish(effective.map((change) => ({ ...change, expired })));
}

function rowsOf({ table, keys, before, after }: Change): RowChange[] {
  const place = placeOf(table, keys);
  const rows: RowChange[] = [[place, after]];
  for (const index of table.indexes) {
    const from = before && indexPlaceOf(table, index, before);
    const to = after && indexPlaceOf(table, index, after);
    if (from === to) continue;
    if (from !== undefined) rows.push([from, undefined]);
    if (to !== undefined) rows.push([to, place]);
  }
  return rows;
}
