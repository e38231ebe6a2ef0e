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
import type { Table } from "./schema.ts";
import { itemBytes } from "./sizes.ts";
import type { Input, Item } from "./values.ts";

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

/** ConsumedCapacity of one table, where a request asks for it. */
export function capacityOf(level: unknown, { name }: Table, units: number): object {
  return level === "TOTAL" ? { ConsumedCapacity: { TableName: name, CapacityUnits: units } } : {};
}

/** The ConsumedCapacity list of a batch or a transaction: an entry for each table. */
export function capacityByTable(level: unknown, costs: { table: Table; units: number }[]): Input {
  if (level !== "TOTAL") return {};
  const sums = new Map<string, number>();
  for (const { table, units } of costs) sums.set(table.name, (sums.get(table.name) ?? 0) + units);
  return {
    ConsumedCapacity: [...sums].map(([TableName, CapacityUnits]) => ({ TableName, CapacityUnits })),
  };
}
