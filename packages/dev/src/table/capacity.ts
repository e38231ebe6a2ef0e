// What reads and writes cost, by AWS's developer guide ("Capacity unit consumption", "Transactions: capacity management",
// "Provisioned throughput considerations for global secondary indexes"):
// - a write is one unit per KB, begun ones whole, of the item before or after it, whichever is larger; one at least, also
//   when it deletes nothing, changes nothing, or its condition fails (then of the item as it is);
// - each part of a transaction, a ConditionCheck too, costs twice that, also when the transaction is cancelled;
// - an index entry costs when it appears, when it goes, and when a projected attribute changes: one unit per KB of the
//   entry; a change of one of its keys is a removal and an insertion, so two writes, each under its own partition key;
// - indexes follow after the commit and are no part of the transaction: their writes cost once;
// - what expires (time to live) is removed at no cost.

import type { Index, Item, Table } from "dynalite/db/index.js";
import { itemBytes } from "./sizes.ts";
import { type Body, choice } from "./validate.ts";

/** One item a transaction touched: the larger of its images counts. */
export interface Touched {
  table: string;
  images: (Item | undefined)[];
}

const levels = ["INDEXES", "TOTAL", "NONE"] as const;

/** What `ReturnConsumedCapacity` asks for. */
export function capacityLevel(body: Body): "INDEXES" | "TOTAL" | undefined {
  const level = choice(body, "ReturnConsumedCapacity", levels);
  return level === "NONE" ? undefined : level;
}

/** The ConsumedCapacity list of a transaction, one entry per table: writes count per KB, reads per 4 KB. */
export function transactionCapacity(
  level: "INDEXES" | "TOTAL" | undefined,
  access: "read" | "write",
  touched: Touched[],
): object {
  if (!level) return {};
  const unitBytes = access === "read" ? 4096 : 1024;
  const unitsOf = (image: Item | undefined) =>
    image ? Math.max(1, Math.ceil(itemBytes(image) / unitBytes)) : 1;
  const units = new Map<string, number>();
  for (const { table, images } of touched) {
    units.set(table, (units.get(table) ?? 0) + 2 * Math.max(...images.map(unitsOf)));
  }
  const kind = access === "read" ? "ReadCapacityUnits" : "WriteCapacityUnits";
  const ConsumedCapacity = [...units].map(([TableName, count]) => {
    const figures = { CapacityUnits: count, [kind]: count };
    return { TableName, ...figures, ...(level === "INDEXES" && { Table: figures }) };
  });
  return { ConsumedCapacity };
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

/** One write as capacity sees it: the item before and after it. `key` is the item's primary key. */
export interface MeasuredWrite {
  table: Table;
  key: Item;
  oldItem: Item | undefined;
  newItem: Item | undefined;
  transactional: boolean;
}

/** What a write that took effect costs, by partition key, indexes included. */
export function loadsOf(write: MeasuredWrite): Load[] {
  const { table, oldItem, newItem } = write;
  const indexes = (table.GlobalSecondaryIndexes ?? []).flatMap((index) => {
    const [before, after] = [entryOf(oldItem, index, table), entryOf(newItem, index, table)];
    return indexLoads(before, after).map((load) => ({
      ...load,
      table: table.TableName,
      index: index.IndexName,
    }));
  });
  return [failedLoadOf(write, Math.max(kilobytes(oldItem), kilobytes(newItem))), ...indexes];
}

/** What a write costs whose condition failed, or whose transaction was cancelled. */
export function failedLoadOf(
  { table, key, oldItem, transactional }: MeasuredWrite,
  units = kilobytes(oldItem),
): Load {
  const value = key[table.KeySchema[0]?.AttributeName ?? ""];
  return {
    table: table.TableName,
    index: undefined,
    key: textOf(value),
    units: transactional ? 2 * units : units,
  };
}

interface Entry {
  partition: string;
  /** Both keys. */
  place: string;
  item: Item;
}

function indexLoads(before: Entry | undefined, after: Entry | undefined): { key: string; units: number }[] {
  const whole = (entry: Entry) => ({ key: entry.partition, units: kilobytes(entry.item) });
  if (before && after && before.place === after.place) {
    if (JSON.stringify(sorted(before.item)) === JSON.stringify(sorted(after.item))) return [];
    return [{ key: after.partition, units: Math.max(kilobytes(before.item), kilobytes(after.item)) }];
  }
  return [before, after].flatMap((entry) => (entry ? [whole(entry)] : []));
}

/** An item's entry in an index; undefined when it lacks one of the index's keys. */
function entryOf(item: Item | undefined, index: Index, table: Table): Entry | undefined {
  const names = index.KeySchema.map(({ AttributeName }) => AttributeName);
  const values = names.map((name) => item?.[name]);
  if (!item || values.some((value) => value === undefined)) return undefined;
  const { ProjectionType, NonKeyAttributes = [] } = index.Projection;
  const kept = new Set([
    ...names,
    ...table.KeySchema.map(({ AttributeName }) => AttributeName),
    ...NonKeyAttributes,
  ]);
  const projected = Object.entries(item).filter(([name]) => ProjectionType === "ALL" || kept.has(name));
  return {
    partition: textOf(values[0]),
    place: JSON.stringify(values),
    item: Object.fromEntries(projected),
  };
}

function kilobytes(item: Item | undefined): number {
  return item ? Math.max(1, Math.ceil(itemBytes(item) / 1024)) : 1;
}

function textOf(value: Item[string] | undefined): string {
  return String(value?.S ?? value?.N ?? value?.B ?? "");
}

function sorted(item: Item): [string, unknown][] {
  return Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1));
}
