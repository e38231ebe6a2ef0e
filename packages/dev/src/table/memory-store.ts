// dynalite's store in plain memory: sorted keys and JSON rows, as LevelDB has them, but every answer is there before the
// next timer, immediate or socket. Making and removing tables is dynalite's own and does use timers.

import type { BatchOperation, Callback, RangeOptions, Store, SubDb } from "dynalite/db/index.js";

/** A store that holds nothing, or what another one holds at this moment. */
export function memoryStore(from?: Store): Store {
  const rows = new Map<string, unknown>(from ? (contents.get(from) ?? refuse()) : []);
  const keys = [...rows.keys()].sort();

  function put(key: string, value: unknown): void {
    if (!rows.has(key)) keys.splice(placeOf(keys, key), 0, key);
    rows.set(key, copy(value));
  }

  function del(key: string): void {
    if (rows.delete(key)) keys.splice(placeOf(keys, key), 1);
  }

  /** The keys as they are now: what is put or deleted meanwhile does not disturb the reader. */
  function within({ gt, gte, lt, lte, reverse, limit = -1 }: RangeOptions): string[] {
    const start = gt !== undefined ? placeAfter(keys, gt) : gte !== undefined ? placeOf(keys, gte) : 0;
    const end =
      lte !== undefined ? placeAfter(keys, lte) : lt !== undefined ? placeOf(keys, lt) : keys.length;
    const found = keys.slice(start, Math.max(start, end));
    if (reverse) found.reverse();
    return limit >= 0 ? found.slice(0, limit) : found;
  }

  function under(prefix: string): SubDb & Store["tableDb"] {
    return {
      awsAccountId: "000000000000",
      awsRegion: process.env.AWS_REGION ?? "us-east-1",
      lock: (_keys, work) => void work((done) => done),
      get(key, callback) {
        const value = rows.get(prefix + key);
        if (value === undefined) callback(Object.assign(new Error("Not found"), { name: "NotFoundError" }));
        else callback(null, copy(value));
      },
      put(key, value, callback) {
        put(prefix + key, value);
        callback(null);
      },
      del(key, callback) {
        del(prefix + key);
        callback(null);
      },
      createValueStream() {
        throw new Error("Values are read through the store's own iterators");
      },
    };
  }

  function clear(prefix: string, callback: Callback): void {
    for (const key of within({ gte: prefix, lt: `${prefix}\xff` })) del(key);
    callback(null);
  }

  const itemPrefix = (table: string) => `item-${table}~`;
  const indexPrefix = (type: string, table: string, index: string) =>
    `index-${type.toLowerCase()}~${table}~${index}~`;
  const tableDb = under("table~");
  const store: Store = {
    options: { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0, maxItemSize: 400 * 1024 },
    db: {
      open: async () => {},
      close: async () => {},
      get: async (key) => copy(rows.get(key)),
      put: async (key, value) => put(key, value),
      del: async (key) => del(key),
      async batch(operations: BatchOperation[]) {
        for (const operation of operations) {
          if (operation.type === "put") put(operation.key, operation.value);
          else del(operation.key);
        }
      },
      async *values(range) {
        for (const key of within(range)) yield copy(rows.get(key));
      },
      async *iterator(range) {
        for (const key of within(range)) yield [key, copy(rows.get(key))];
      },
    },
    tableDb,
    getTable(name, ...rest) {
      tableDb.get(name, (error, table) => {
        const callback = rest.at(-1) as Callback;
        if (!error) return callback(null, table);
        const body = {
          __type: "com.amazonaws.dynamodb.v20120810#ResourceNotFoundException",
          message: `Requested resource not found: Table: ${name} not found`,
        };
        callback(Object.assign(error as Error, { statusCode: 400, body }));
      });
    },
    getItemDb: (table) => under(itemPrefix(table)),
    getIndexDb: (type, table, index) => under(indexPrefix(type, table, index)),
    deleteTagDb: (table, callback) => clear(`tag-${table}~`, callback),
    deleteItemDb: (table, callback) => clear(itemPrefix(table), callback),
    deleteIndexDb: (type, table, index, callback) => clear(indexPrefix(type, table, index), callback),
  };
  contents.set(store, rows);
  return store;
}

const contents = new WeakMap<Store, Map<string, unknown>>();

function refuse(): never {
  throw new Error("Only a store in memory can be copied");
}

/** Where the first key lies that is not before `key`. */
function placeOf(keys: string[], key: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function placeAfter(keys: string[], key: string): number {
  const place = placeOf(keys, key);
  return keys[place] === key ? place + 1 : place;
}

/** Nobody shares an object with the store. */
function copy(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  const result: Record<string, unknown> = {};
  for (const name in value) {
    const inner = (value as Record<string, unknown>)[name];
    if (inner !== undefined) result[name] = copy(inner);
  }
  return result;
}
