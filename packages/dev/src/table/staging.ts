// dynalite's own put, update and delete run against a store that only notes what they would write. The notes of
// one or many of them are then committed as a single atomic LevelDB batch: items and index rows together.

import { isDeepStrictEqual } from "node:util";
import deleteItem from "dynalite/actions/deleteItem.js";
import putItem from "dynalite/actions/putItem.js";
import updateItem from "dynalite/actions/updateItem.js";
import db, {
  type Answer,
  type BatchOperation,
  type Callback,
  type Item,
  type Request,
  type Store,
  type SubDb,
  type Table,
} from "dynalite/db/index.js";
import { failedLoadOf, loadsOf, type MeasuredWrite } from "./capacity.ts";
import { conditionHolds } from "./conditions.ts";
import { type Engine, indexPrefix, indexSuffix, itemPrefix } from "./engine.ts";
import { conditionFailed, validationError } from "./errors.ts";
import { refuseLargeItem } from "./sizes.ts";
import type { Change } from "./stream.ts";
import { prepareUpdate } from "./updates.ts";

const actions = { Put: putItem, Update: updateItem, Delete: deleteItem };

/** What is to happen to one item. `Check` only tests a condition. */
export interface Write {
  kind: keyof typeof actions | "Check";
  request: Request;
  table: Table;
  key: string;
  /** Answer a failed condition with the item as it is. */
  returnOld: boolean;
}

/** What one write would do, not yet committed. */
export interface Staged {
  write: Write;
  answer: Answer;
  oldItem: Item | undefined;
  newItem: Item | undefined;
  batch: BatchOperation[];
}

/** The key of the item a request is about; throws when it does not fit the table's schema. */
export function locate(request: Request, table: Table): string {
  const target = request.Item ?? request.Key ?? {};
  const invalid = request.Item
    ? (db.validateItem(target, table) ?? indexKeyFault(target, table))
    : db.validateKey(target, table);
  if (invalid) throw invalid;
  return db.createKey(target, table);
}

/** Works out one write against the item as it is now; the caller holds the item's lock. */
export async function stage(store: Store, write: Write, oldItem: Item | undefined): Promise<Staged> {
  const { request, kind, table, returnOld } = write;
  if (!conditionHolds(request, oldItem)) throw conditionFailed(returnOld ? oldItem : undefined);
  if (kind === "Check") return { write, answer: {}, oldItem, newItem: oldItem, batch: [] };

  const notes: Notes = { batch: [], newItem: oldItem };
  // The condition has been decided above: dynalite must not decide it again.
  const { _condition, ...rest } = request;
  const prepared = prepareUpdate(rest as Request, oldItem);
  const answer = await new Promise<Answer>((resolve, reject) => {
    const target = notingStore(store, write, oldItem, notes);
    actions[kind](target, prepared, (error, done) => (error ? reject(error) : resolve(done ?? {})));
  });
  if (kind === "Update" && notes.newItem) {
    refuseLargeItem(notes.newItem, "Item size to update has exceeded the maximum allowed size");
    const fault = indexKeyFault(notes.newItem, table);
    if (fault) throw fault;
  }
  return { write, answer: withoutEmptyAttributes(answer), oldItem, ...notes };
}

// UPDATED_OLD of attributes that were not there answers nothing, not an empty map.
function withoutEmptyAttributes({ Attributes, ...answer }: Answer): Answer {
  return Object.keys(Attributes ?? {}).length > 0 ? { ...answer, Attributes } : answer;
}

// An index key may be absent, but not empty; dynalite checks that only for the table's own key.
function indexKeyFault(item: Item, table: Table): Error | undefined {
  for (const { IndexName, KeySchema } of [
    ...(table.GlobalSecondaryIndexes ?? []),
    ...(table.LocalSecondaryIndexes ?? []),
  ]) {
    const empty = KeySchema.find(({ AttributeName }) => {
      const value = item[AttributeName];
      return value?.S === "" || value?.B === "";
    });
    if (!empty) continue;
    const kind = item[empty.AttributeName]?.S === "" ? "string" : "binary";
    return validationError(
      "One or more parameter values are not valid. A value specified for a secondary index key is not supported. " +
        `The AttributeValue for a key attribute cannot contain an empty ${kind} value. ` +
        `IndexName: ${IndexName}, IndexKey: ${empty.AttributeName}`,
    );
  }
  return undefined;
}

interface Notes {
  batch: BatchOperation[];
  newItem: Item | undefined;
}

function notingStore(store: Store, write: Write, oldItem: Item | undefined, notes: Notes): Store {
  const { table, key } = write;
  const items = noting(notes.batch, itemPrefix(table.TableName), "");
  return {
    ...store,
    getTable: (_name: string, ...rest: unknown[]) => (rest.at(-1) as Callback<Table>)(null, table),
    getItemDb: () => ({
      ...items,
      lock: (_keys, work) => work((done) => done),
      get: (_key, callback) => callback(null, oldItem),
      put(itemKey, item, callback) {
        notes.newItem = item as Item;
        items.put(itemKey, item, callback);
      },
      del(itemKey, callback) {
        notes.newItem = undefined;
        items.del(itemKey, callback);
      },
    }),
    getIndexDb: (type, name, index) => noting(notes.batch, indexPrefix(type, name, index), indexSuffix(key)),
  };
}

function noting(batch: BatchOperation[], prefix: string, suffix: string): SubDb {
  const refuse = () => {
    throw new Error("A staged write may only put and delete");
  };
  return {
    lock: refuse,
    get: refuse,
    createValueStream: refuse,
    put(key, value, callback) {
      batch.push({ type: "put", key: prefix + key + suffix, value });
      callback();
    },
    del(key, callback) {
      batch.push({ type: "del", key: prefix + key + suffix });
      callback();
    },
  };
}

/** Counts a write that was turned down: it costs all the same. */
export function countFailure(
  { heat }: Engine,
  write: Write,
  oldItem: Item | undefined,
  transactional: boolean,
): void {
  heat.add(() => [failedLoadOf(measured(write, oldItem, oldItem, transactional))]);
}

function measured(
  { request, table }: Write,
  oldItem: Item | undefined,
  newItem: Item | undefined,
  transactional: boolean,
): MeasuredWrite {
  return { table, key: request.Item ?? request.Key ?? {}, oldItem, newItem, transactional };
}

interface CommitOptions {
  /** Rows that go with them. */
  others?: BatchOperation[];
  expired?: boolean;
  transactional?: boolean;
}

/** Commits staged writes, with other rows in the same batch, and tells the stream. */
export async function commit(
  engine: Engine,
  staged: Staged[],
  { others = [], expired = false, transactional = false }: CommitOptions = {},
): Promise<void> {
  const batch = [...staged.flatMap((one) => one.batch), ...others];
  if (batch.length > 0) await engine.store.db.batch(batch);
  if (!expired) {
    for (const { write, oldItem, newItem } of staged) {
      engine.heat.add(() => loadsOf(measured(write, oldItem, newItem, transactional)));
    }
  }
  engine.stream.publish(staged.filter(changedSomething).map((one) => toChange(one, expired)));
}

// DynamoDB writes no stream record when an item stays as it was.
function changedSomething({ oldItem, newItem }: Staged): boolean {
  return !isDeepStrictEqual(oldItem, newItem);
}

function toChange({ write, oldItem, newItem }: Staged, expired: boolean): Change {
  const keys = keysOf(newItem ?? oldItem ?? {}, write.table);
  return { table: write.table, keys, existed: Boolean(oldItem), exists: Boolean(newItem), expired };
}

/** The primary key of an item, in DynamoDB JSON. */
export function keysOf(item: Item, table: Table): Item {
  const keys: Item = {};
  for (const { AttributeName } of table.KeySchema) {
    const value = item[AttributeName];
    if (!value) throw validationError(`Missing the key ${AttributeName} in the item`);
    keys[AttributeName] = value;
  }
  return keys;
}
