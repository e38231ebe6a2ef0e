// Writes outside transactions. They take the same road as those inside: lock, stage, commit, notify the stream.

import type { Answer, Item, Request } from "dynalite/db/index.js";
import { activeTable, type Engine, readItem } from "./engine.ts";
import { isApiError, transactionConflict, validationError } from "./errors.ts";
import { ItemsTaken, taken, withLocks } from "./locks.ts";
import { commit, countFailure, locate, stage, type Write } from "./staging.ts";
import { type Body, choice, validate } from "./validate.ts";

const onFailure = "ReturnValuesOnConditionCheckFailure";

/** PutItem, UpdateItem or DeleteItem. */
export async function writeItem(
  engine: Engine,
  kind: "Put" | "Update" | "Delete",
  body: Body,
): Promise<Answer> {
  const { store } = engine;
  const returnOld = choice(body, onFailure, ["ALL_OLD", "NONE"]) === "ALL_OLD";
  const request = validate(store, `${kind}Item`, body, [onFailure]);
  const table = await activeTable(store, request.TableName);
  const write: Write = { kind, request, table, key: locate(request, table), returnOld };
  const [answer] = await apply(engine, [write]);
  return answer ?? {};
}

/** BatchWriteItem. What meets a running transaction is left unprocessed. */
export async function batchWriteItem(engine: Engine, body: Body): Promise<Answer> {
  const request = validate(engine.store, "BatchWriteItem", body);
  const all = await batchWrites(engine, request);
  const busy = new Set(taken(engine.locks, addresses(all), "single write"));
  const writes = all.filter((_write, position) => !busy.has(position));
  const answers = await apply(engine, writes);
  const UnprocessedItems: Record<string, unknown[]> = {};
  for (const position of busy) {
    const { TableName = "", source } = all[position]?.request ?? ({} as Partial<Request>);
    UnprocessedItems[TableName] = [...(UnprocessedItems[TableName] ?? []), source];
  }
  return { UnprocessedItems, ...batchCapacity(request, writes, answers) };
}

/** Deletes an item if it still is as `unchanged` says; true when it went. Marks the stream record as an expiry. */
export async function expireItem(
  engine: Engine,
  write: Write,
  unchanged: (item: Item) => boolean,
): Promise<boolean> {
  const { store } = engine;
  const remove = async () => {
    const oldItem = await readItem(store, write.table.TableName, write.key);
    if (!oldItem || !unchanged(oldItem)) return false;
    await commit(engine, [await stage(store, write, oldItem)], { expired: true });
    return true;
  };
  // One that a transaction is using is left for the next sweep.
  return withLocks(engine, addresses([write]), "single write", remove).catch(ifTaken(() => false));
}

async function apply(engine: Engine, writes: Write[]): Promise<Answer[]> {
  const { store } = engine;
  const work = async () => {
    const staged = await Promise.all(
      writes.map(async (write) => {
        const oldItem = await readItem(store, write.table.TableName, write.key);
        return stage(store, write, oldItem).catch((error) => {
          countFailure(engine, write, oldItem, false);
          throw error;
        });
      }),
    );
    await commit(engine, staged);
    return staged.map(({ answer }) => answer);
  };
  return withLocks(engine, addresses(writes), "single write", work).catch(
    ifTaken(() => {
      throw transactionConflict();
    }),
  );
}

function addresses(writes: Write[]) {
  return writes.map(({ table, key }) => ({ table: table.TableName, key }));
}

function ifTaken<T>(otherwise: () => T): (error: unknown) => T {
  return (error) => {
    if (error instanceof ItemsTaken) return otherwise();
    throw error;
  };
}

interface WriteRequest {
  PutRequest?: { Item: Item };
  DeleteRequest?: { Key: Item };
}

async function batchWrites(
  engine: Engine,
  { RequestItems, ReturnConsumedCapacity }: Request,
): Promise<Write[]> {
  const writes: Write[] = [];
  for (const [TableName, requests] of Object.entries(RequestItems ?? {})) {
    const table = await activeTable(engine.store, TableName);
    for (const source of requests as WriteRequest[]) {
      const { PutRequest, DeleteRequest } = source;
      const request: Request = { TableName, ReturnConsumedCapacity, source, ...PutRequest, ...DeleteRequest };
      const kind = PutRequest ? "Put" : "Delete";
      writes.push({ kind, request, table, key: locateInBatch(request, table), returnOld: false });
    }
  }
  const distinct = new Set(writes.map(({ table, key }) => `${table.TableName} ${key}`));
  if (distinct.size < writes.length) throw validationError("Provided list of item keys contains duplicates");
  return writes;
}

// A batch does not say which part of a key is wrong.
function locateInBatch(request: Request, table: Write["table"]): string {
  try {
    return locate(request, table);
  } catch (error) {
    const aboutKey = isApiError(error) && /Missing the key|Type mismatch for key/.test(error.message);
    throw aboutKey ? validationError("The provided key element does not match the schema") : error;
  }
}

function batchCapacity(request: Request, writes: Write[], answers: Answer[]): object {
  const level = request.ReturnConsumedCapacity;
  if (level !== "TOTAL" && level !== "INDEXES") return {};
  const units = new Map<string, number>();
  for (const [i, { table }] of writes.entries()) {
    const consumed = answers[i]?.ConsumedCapacity as { CapacityUnits: number } | undefined;
    units.set(table.TableName, (units.get(table.TableName) ?? 0) + (consumed?.CapacityUnits ?? 0));
  }
  const ConsumedCapacity = [...units].map(([TableName, CapacityUnits]) => ({
    TableName,
    CapacityUnits,
    ...(level === "INDEXES" && { Table: { CapacityUnits } }),
  }));
  return { ConsumedCapacity };
}
