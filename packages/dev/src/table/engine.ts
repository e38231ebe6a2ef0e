// The store behind the stand-in: one LevelDB folder (or memory), opened by one process at a time.

import { mkdir } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import db, { type BatchOperation, type Item, type Store, type Table } from "dynalite/db/index.js";
import { adviceFor } from "../data-copies.ts";
import { tableNotFound } from "./errors.ts";
import { type Faults, planFaults } from "./faults.ts";
import { createHeat, type Heat } from "./heat.ts";
import { createLocks, type Locks } from "./locks.ts";
import { memoryStore } from "./memory-store.ts";
import { createStream, type Stream } from "./stream.ts";
import { findDamage, watchLength } from "./verify-level.ts";

/** What every operation works with. `now` is in milliseconds. */
export interface Engine {
  store: Store;
  stream: Stream;
  now: () => number;
  locks: Locks;
  faults: Faults;
  heat: Heat;
  /** What a transaction waits for between its checks and its commit. */
  pause: (() => Promise<void>) | undefined;
}

/** An engine on an open store: what the HTTP server runs on, and what tests and simulations may run without one. A
 *  `stream` of one's own is told of each commit in the same moment; ours tells its listeners in a later one. */
export function createEngine(
  store: Store,
  now: () => number = Date.now,
  stream: Stream = createStream(now),
): Engine {
  return {
    store,
    stream,
    now,
    locks: createLocks(),
    faults: planFaults(),
    heat: createHeat(),
    pause: undefined,
  };
}

/** Opens the store in a folder, or one in memory; throws a sentence for people when another process holds the folder. */
export async function openStore(dir?: string, { sync = true } = {}): Promise<Store> {
  if (!dir) return memoryStore();
  await mkdir(dir, { recursive: true });
  await refuseDamage(dir);
  const store = db.create({ path: dir, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  if (sync) writeThrough(store);
  try {
    await store.db.open();
  } catch (error) {
    throw explainOpenFailure(error, dir);
  }
  const stopWatching = watchLength(dir);
  const { close } = store.db;
  const closeAndNote = async () => {
    stopWatching();
    await close.call(store.db);
  };
  // dynalite's orderly end looks for the original among the properties of what it calls.
  store.db.close = Object.assign(closeAndNote, close);
  await repairTables(store);
  return store;
}

// What was answered is on the disk, also after a power cut. dynalite's wrapper of `batch` loses the options; dynalite
// itself calls it with a callback.
function writeThrough(store: Store): void {
  const { batch } = Object.getPrototypeOf(store.db) as Store["db"];
  const synced = (operations: BatchOperation[]) => batch.call(store.db, operations, { sync: true });
  store.db.batch = async (operations, callback) => {
    if (typeof callback !== "function") return synced(operations);
    synced(operations).then(() => callback(null), callback);
  };
}

/** Throws when the files are damaged. Twice looked, since a shop that is running changes them meanwhile. */
export async function refuseDamage(dir: string): Promise<void> {
  if (!findDamage(dir)) return;
  await sleep(300);
  const damaged = findDamage(dir);
  if (!damaged) return;
  const [dataDir, name] = [dirname(dir), basename(dir)];
  throw new Error(`${damaged.file} is damaged: ${damaged.how}. ${adviceFor(dataDir, name)}`);
}

function explainOpenFailure(error: unknown, dir: string | undefined): Error {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const locked = cause instanceof Error && "code" in cause && cause.code === "LEVEL_LOCKED";
  const message = locked
    ? `The data folder ${dir} is in use by another process. Stop the other shop, or choose another folder with --data.`
    : `The data folder ${dir} could not be opened: ${cause instanceof Error ? cause.message : cause}. ` +
      adviceFor(dirname(dir ?? ""), basename(dir ?? ""));
  return new Error(message, { cause });
}

/** The prefix of a table's items; dynalite's own layout. */
export const itemPrefix = (table: string) => `item-${table}~`;

/** The prefix of an index's rows; dynalite's own layout. */
export const indexPrefix = (type: string, table: string, index: string) =>
  `index-${type.toLowerCase()}~${table}~${index}~`;

/**
 * dynalite tells index rows of equal index keys apart by 24 bits of a hash, so that among a few thousand rows
 * one would replace another. The item's whole key behind it makes them unique; `reads.ts` pages accordingly.
 */
export const indexSuffix = (itemKey: string) => `/${itemKey}`;

/** Where a table's time-to-live setting lies. Our own rows begin with `local-`, which dynalite never uses. */
export const ttlKey = (table: string) => `local-ttl~${table}`;

/** All rows under a prefix, in key order. */
export function rowsUnder(store: Store, prefix: string): AsyncIterable<[string, unknown]> {
  return store.db.iterator({ gte: prefix, lt: `${prefix}\xff` });
}

/** A table that is ready for use, or ResourceNotFoundException. */
export async function activeTable(store: Store, name: string): Promise<Table> {
  const table = await findTable(store, name);
  if (table?.TableStatus !== "ACTIVE" && table?.TableStatus !== "UPDATING") throw tableNotFound();
  return table;
}

/** A table's description, whatever its status. */
export async function findTable(store: Store, name: string): Promise<Table | undefined> {
  return (await store.db.get(`table~${name}`)) as Table | undefined;
}

/** The item under a key, or undefined. */
export async function readItem(store: Store, table: string, key: string): Promise<Item | undefined> {
  return (await store.db.get(itemPrefix(table) + key)) as Item | undefined;
}

/** dynalite changes a table's status with a timer: waits until it has settled. */
export async function settled(store: Store, name: string): Promise<void> {
  for (;;) {
    const status = (await findTable(store, name))?.TableStatus;
    if (status === undefined || status === "ACTIVE") return;
    await sleep(1);
  }
}

// A process killed while it made or removed a table leaves a status that no timer will ever change.
async function repairTables(store: Store): Promise<void> {
  for await (const [key, value] of rowsUnder(store, "table~")) {
    const table = value as Table;
    if (table.TableStatus === "CREATING" || table.TableStatus === "UPDATING") {
      const indexes = table.GlobalSecondaryIndexes?.map((index) => ({ ...index, IndexStatus: "ACTIVE" }));
      await store.db.put(key, {
        ...table,
        TableStatus: "ACTIVE",
        ...(indexes && { GlobalSecondaryIndexes: indexes }),
      });
    }
    if (table.TableStatus === "DELETING") await removeTableRows(store, table.TableName, key);
  }
}

async function removeTableRows(store: Store, name: string, tableKey: string): Promise<void> {
  for (const prefix of [itemPrefix(name), `index-global~${name}~`, `index-local~${name}~`]) {
    for await (const [key] of rowsUnder(store, prefix)) await store.db.del(key);
  }
  await store.db.batch([
    { type: "del", key: ttlKey(name) },
    { type: "del", key: tableKey },
  ]);
}
