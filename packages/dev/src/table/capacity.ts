// What reads and writes cost, by AWS's developer guide ("Capacity unit consumption", "Transactions: capacity management",
// "Provisioned throughput considerations for global secondary indexes"):
// - a write is one unit per KB, begun ones whole, of the item before or after it, whichever is larger; one at least, also
//   when it deletes nothing, changes nothing, or its condition fails (then of the item as it is);
// - each part of a transaction, a ConditionCheck too, costs twice that, also when the transaction is cancelled;
// - an index entry costs when it appears, when it goes, and when a projected attribute changes: one unit per KB of the
//   entry; a change of one of its keys is a removal and an insertion, so two writes, each under its own partition key;
// - indexes follow after the commit and are no part of the transaction: their writes cost once;
// - what expires (time to live) is removed at no cost;
// - a read is half a unit per 4 KB, a whole one when it is consistent, two in a transaction.
import { carriedBy, type Index, indexPlaceOf, type Table } from "./schema.ts";
import { itemBytes } from "./sizes.ts";
import { equal, type Input, type Item } from "./values.ts";

/** What a write makes of one item. `keys` are its primary key. */
export interface Change {
  table: Table;
  keys: Item;
  before: Item | undefined;
  after: Item | undefined;
}

/** The units of one item of so many bytes each; what is not there costs one. */
export function unitsOf(item: Item | undefined, bytes: 1024 | 4096): number {
  return item ? Math.max(1, Math.ceil(itemBytes(item) / bytes)) : 1;
}

/** Write units of a change in the table itself. */
export function writeUnits({ before, after }: Pick<Change, "before" | "after">): number {
  return Math.max(unitsOf(before, 1024), unitsOf(after, 1024));
}

type Kind = "ReadCapacityUnits" | "WriteCapacityUnits";

/** ConsumedCapacity of one table, where a request asks for it. */
export function capacityOf(level: unknown, { name }: Table, units: number): object {
  return level === "TOTAL" ? { ConsumedCapacity: { TableName: name, CapacityUnits: units } } : {};
}

/** The ConsumedCapacity list of a batch or a transaction: an entry for each table. */
export function capacityByTable(
  level: unknown,
  costs: { table: Table; units: number }[],
  kind?: Kind,
): Input {
  if (level !== "TOTAL") return {};
  const sums = new Map<string, number>();
  for (const { table, units } of costs) sums.set(table.name, (sums.get(table.name) ?? 0) + units);
  return {
    ConsumedCapacity: [...sums].map(([TableName, units]) => ({
      ...{ TableName, CapacityUnits: units, ...(kind && { [kind]: units }) },
    })),
  };
}

/** Write units that one write puts on one partition key, of the table or of an index. */
export interface Load {
  table: string;
  /** Undefined for the table itself. */
  index: string | undefined;
  /** The partition key's value. */
  key: string;
  units: number;
}

/** What a write that took effect costs, by partition key, indexes included. */
export function loadsOf(change: Change, transactional: boolean): Load[] {
  const indexes = change.table.indexes.flatMap((index) =>
    indexLoads(change, index).map((load) => ({ ...load, table: change.table.name, index: index.name })),
  );
  return [loadOf(change, transactional), ...indexes];
}

/** What a write costs in the table itself: also one whose condition failed (then `after` is as `before`). */
export function loadOf(change: Change, transactional: boolean): Load {
  const { table, keys } = change;
  const units = writeUnits(change) * (transactional ? 2 : 1);
  return { table: table.name, index: undefined, key: String(keys[table.hash]), units };
}

function indexLoads({ table, before, after }: Change, index: Index): { key: string; units: number }[] {
  const [from, to] = [before, after].map((item) => {
    const place = item && indexPlaceOf(table, index, item);
    return item && place !== undefined
      ? { place, key: String(item[index.hash]), item: carriedBy(table, index, item) }
      : undefined;
  });
  if (from && to && from.place === to.place) {
    if (equal(from.item, to.item)) return [];
    return [{ key: to.key, units: writeUnits({ before: from.item, after: to.item }) }];
  }
  return [from, to].flatMap((entry) => (entry ? [{ key: entry.key, units: unitsOf(entry.item, 1024) }] : []));
}
