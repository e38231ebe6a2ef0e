// Writes of items: each is read and checked, then worked out on the item as it is, then committed with the others.
import { type Change, capacityOf, writeUnits } from "./capacity.ts";
import { holds } from "./conditions.ts";
import { commit, type Engine, findTable, itemAt } from "./engine.ts";
import { ApiError, conditionFailed, validationError } from "./errors.ts";
import { type Expressions, readExpressions } from "./expressions.ts";
import { withLocks } from "./locks.ts";
import { keysOf, placeOf, refuseWrongIndexKeys, refuseWrongKeys, type Table } from "./schema.ts";
import { refuseLargeItem } from "./sizes.ts";
import { type Clause, updated } from "./updates.ts";
import type { Input } from "./values.ts";
import { copy, type Item } from "./values.ts";

/** What is to happen to one item. `Check` only tests a condition. */
export interface Write {
  kind: "Put" | "Update" | "Delete" | "Check";
  table: Table;
  keys: Item;
  place: string;
  item: Item | undefined;
  expressions: Expressions;
}

/** Reads one write, without its key: `locate` says whether that fits. */
export function readWrite(engine: Engine, kind: Write["kind"], input: Input): Omit<Write, "place"> {
  const expressions = readExpressions(input);
  const item = input.Item as Item | undefined;
  if (item) refuseLargeItem(item, "Item size has exceeded the maximum allowed size");
  const table = findTable(engine, input.TableName);
  const keys = item ? keysOf(item, table) : (input.Key as Item);
  return { kind, table, keys, item: item && copy(item), expressions };
}

/** Throws when a write's key or item does not fit its table. */
export function locate(write: Omit<Write, "place">): Write {
  const { table, keys, item } = write;
  refuseWrongKeys(table, item ?? keys, item !== undefined);
  return { ...write, place: placeOf(table, keys) };
}

/** Works out one write on the item as it is now; the caller holds the item's lock. */
export function stage(engine: Engine, write: Write): Change {
  const { kind, table, keys, item, expressions } = write;
  const before = itemAt(engine, write.place);
  const { condition, update = [] } = expressions;
  if (condition && !holds(condition, before ?? {})) throw conditionFailed();
  const change = { table, keys, before };
  if (kind === "Put") return { ...change, after: item };
  if (kind === "Delete") return { ...change, after: undefined };
  if (kind === "Check") return { ...change, after: before };
  refuseKeyChange(table, update);
  const after = updated(before ?? copy(keys), update);
  refuseLargeItem(after, "Item size to update has exceeded the maximum allowed size");
  refuseWrongIndexKeys(table, after);
  return { ...change, after };
}

function refuseKeyChange({ hash, range }: Table, update: Clause[]): void {
  const name = update.map((clause) => clause.name).find((one) => one === hash || one === range);
  if (name !== undefined)
    throw validationError(
      `One or more parameter values were invalid: Cannot update attribute ${name}. This attribute is part of the key`,
    );
}

/** Tells of a write that was turned down: it costs all the same. */
export function tellFailure(engine: Engine, { table, keys, place }: Write, transactional: boolean): void {
  const before = itemAt(engine, place);
  engine.onWrite?.({ table, keys, before, after: before }, transactional);
}

/** PutItem, UpdateItem or DeleteItem. */
export async function writeItem(engine: Engine, kind: Write["kind"], input: Input): Promise<Input> {
  const write = locate(readWrite(engine, kind, input));
  const change = await withLocks(engine.locks, [write.place], "single write", () => apply(engine, write));
  const { before, after } = change;
  // What ReturnValues asks for.
  const Attributes = { ALL_OLD: before, ALL_NEW: after }[String(input.ReturnValues)];
  const capacity = capacityOf(input.ReturnConsumedCapacity, write.table, writeUnits(change));
  return { ...(Attributes && { Attributes: copy(Attributes) }), ...capacity };
}

/** Deletes an item if it still is as `unchanged` says; true when it went. Marks the stream record as an expiry. */
export async function expireItem(
  engine: Engine,
  table: Table,
  place: string,
  unchanged: (item: Item) => boolean,
): Promise<boolean> {
  const remove = async () => {
    const before = itemAt(engine, place);
    if (!before || !unchanged(before)) return false;
    const change = { table, keys: keysOf(before, table), before, after: undefined };
    await commit(engine, [change], { expired: true });
    return true;
  };
  // One that a transaction is using is left for the next sweep.
  return withLocks(engine.locks, [place], "single write", remove).catch((error: unknown) => {
    if (error instanceof ApiError) return false;
    throw error;
  });
}

async function apply(engine: Engine, write: Write): Promise<Change> {
  let change: Change;
  try {
    change = stage(engine, write);
  } catch (error) {
    if (error instanceof ApiError) tellFailure(engine, write, false);
    throw error;
  }
  await commit(engine, [change]);
  return change;
}
