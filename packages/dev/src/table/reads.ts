// dynalite's own reads, run against a view of the store that closes its iterators and knows our index rows.

import getItem from "dynalite/actions/getItem.js";
import query from "dynalite/actions/query.js";
import scan from "dynalite/actions/scan.js";
import db, {
  type Answer,
  type Callback,
  type Expression,
  type Item,
  type RangeOptions,
  type Request,
  type Store,
  type SubDb,
  type Table,
} from "dynalite/db/index.js";
import { holds } from "./conditions.ts";
import { activeTable, type Engine, indexPrefix, indexSuffix, itemPrefix } from "./engine.ts";
import { tableNotFound } from "./errors.ts";
import { itemBytes } from "./sizes.ts";
import { type Body, validate } from "./validate.ts";
import { ValueStream } from "./value-stream.ts";

const actions = { GetItem: getItem, Query: query, Scan: scan };
const mostBytesOfBatch = 16 * 1024 * 1024;

/** GetItem, Query or Scan. */
export async function read(engine: Engine, operation: keyof typeof actions, body: Body): Promise<Answer> {
  const { store } = engine;
  const request = validate(store, operation, body, ["ConsistentRead"]);
  // dynalite knows it everywhere but in a scan. Ours is always consistent; an index has to refuse it.
  if (body.ConsistentRead === true) request.ConsistentRead = true;
  const tables = await readTables(store, [request.TableName]);
  const run = (prepared: Request) => viewFor(store, tables, prepared).run(actions[operation]);
  const filter = request._filter?.expression;
  return filter ? filtered(await run(unfiltered(request)), filter, request) : run(request);
}

/** BatchGetItem. As on AWS what it finds comes in no order, and what exceeds 16 MB comes back unprocessed. */
export async function batchGetItem({ store }: Engine, body: Body): Promise<Answer> {
  const request = validate(store, "BatchGetItem", body);
  const wanted = (request.RequestItems ?? {}) as Record<string, BatchPart>;
  const sent = (body.RequestItems ?? {}) as Record<string, object>;
  const tables = await readTables(store, Object.keys(wanted));
  const level = request.ReturnConsumedCapacity;
  const Responses: Record<string, unknown[]> = {};
  const UnprocessedKeys: Record<string, object> = {};
  const ConsumedCapacity: object[] = [];
  let bytes = 0;
  for (const [TableName, { Keys, ...options }] of Object.entries(wanted)) {
    const found: unknown[] = [];
    const left: Item[] = [];
    let units = 0;
    for (const Key of Keys) {
      const get: Request = { TableName, Key, ...options, ReturnConsumedCapacity: level };
      const answer = await viewFor(store, tables, get).run(getItem);
      const item = answer.Item as Item | undefined;
      bytes += item ? itemBytes(item) : 0;
      if (bytes > mostBytesOfBatch) {
        left.push(Key);
        continue;
      }
      if (item) found.push(item);
      units += (answer.ConsumedCapacity as { CapacityUnits: number } | undefined)?.CapacityUnits ?? 0;
    }
    Responses[TableName] = shuffled(found);
    if (left.length > 0) UnprocessedKeys[TableName] = { ...sent[TableName], Keys: left };
    const Table = level === "INDEXES" ? { Table: { CapacityUnits: units } } : {};
    ConsumedCapacity.push({ TableName, CapacityUnits: units, ...Table });
  }
  const capacity = level === "TOTAL" || level === "INDEXES" ? { ConsumedCapacity } : {};
  return { Responses, UnprocessedKeys, ...capacity };
}

interface BatchPart {
  Keys: Item[];
  [option: string]: unknown;
}

function shuffled<T>(values: T[]): T[] {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

// dynalite's filters have the faults that conditions.ts speaks of, so it reads without one (it still checks that the
// filter is allowed) and the filter is applied afterwards, as DynamoDB itself does.
function unfiltered(request: Request): Request {
  const always = { type: "=", args: [{ S: "" }, { S: "" }] };
  return {
    ...request,
    Select: undefined,
    AttributesToGet: undefined,
    _filter: { ...request._filter, expression: always },
    _projection: request._projection && { ...request._projection, paths: undefined },
  };
}

function filtered(answer: Answer, filter: Expression, request: Request): Answer {
  const { Items: read, ...rest } = answer;
  const kept = (read as Item[]).filter((item) => holds(filter, item));
  const paths = request._projection?.paths;
  const Items = paths ? kept.map((item) => db.mapPaths(paths, item)) : kept;
  return { ...rest, Count: kept.length, ...(request.Select !== "COUNT" && { Items }) };
}

/** The named tables, all of them ready. */
export async function readTables(store: Store, names: string[]): Promise<Map<string, Table>> {
  const tables = new Map<string, Table>();
  for (const name of names) tables.set(name, await activeTable(store, name));
  return tables;
}

type Action = (store: Store, request: Request, callback: Callback<Answer>) => void;

/** A store for one read of `request`. The tables come beforehand, so that a fault in the action reaches its caller. */
export function viewFor(store: Store, tables: Map<string, Table>, request: Request) {
  const view: Store = {
    ...store,
    getTable(name: string, ...rest: unknown[]) {
      const table = tables.get(name);
      const callback = rest.at(-1) as Callback<Table>;
      if (table) callback(null, table);
      else callback(tableNotFound());
    },
    getItemDb: (name) => readable(store, store.getItemDb(name), itemPrefix(name)),
    getIndexDb: (type, name, index) =>
      readable(
        store,
        store.getIndexDb(type, name, index),
        indexPrefix(type, name, index),
        pageStart(request, tables.get(name)),
      ),
  };
  return {
    run: (action: Action) =>
      new Promise<Answer>((resolve, reject) => {
        action(view, request, (error, answer) => (error ? reject(error) : resolve(answer ?? {})));
      }),
  };
}

/** dynalite continues an index from the key it would have written; our rows have more behind it. */
interface PageStart {
  dynaliteKey: string;
  ourKey: string;
}

function pageStart(request: Request, table: Table | undefined): PageStart | undefined {
  const start = request.ExclusiveStartKey;
  const indexes = [...(table?.GlobalSecondaryIndexes ?? []), ...(table?.LocalSecondaryIndexes ?? [])];
  const index = indexes.find(({ IndexName }) => IndexName === request.IndexName);
  if (!start || !table || !index) return undefined;
  const dynaliteKey = db.createIndexKey(start, table, index.KeySchema);
  return { dynaliteKey, ourKey: dynaliteKey + indexSuffix(db.createKey(start, table)) };
}

function readable(store: Store, rows: SubDb, prefix: string, start?: PageStart): SubDb {
  const place = (key: string) => prefix + (key === start?.dynaliteKey ? start.ourKey : key);
  return {
    ...rows,
    createValueStream({ gt, gte, lt, lte, reverse = false, limit = -1 }: RangeOptions) {
      const lower = gt ? { gt: place(gt) } : { gte: prefix + (gte ?? "") };
      const upper = lte ? { lte: prefix + lte } : { lt: lt ? place(lt) : `${prefix}\xff` };
      return new ValueStream(store.db.values({ ...lower, ...upper, reverse, limit }));
    },
  };
}
