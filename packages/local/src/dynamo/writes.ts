// Writes outside transactions. They take the same road as those inside: lock, stage, commit, ring the stream.

import type { Answer, Item, Request } from "dynalite/db/index.js";
import { activeTable, type Engine, readItem } from "./engine.ts";
import { isApiError, validationError } from "./errors.ts";
import { withLocks } from "./locks.ts";
import { commit, locate, stage, type Write } from "./staging.ts";
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

/** BatchWriteItem. Nothing is ever left unprocessed. */
export async function batchWriteItem(engine: Engine, body: Body): Promise<Answer> {
  const request = validate(engine.store, "BatchWriteItem", body);
  const writes = await batchWrites(engine, request);
  const answers = await apply(engine, writes);
  return { UnprocessedItems: {}, ...batchCapacity(request, writes, answers) };
}

/** Deletes an item if it still is as `unchanged` says; true when it went. Marks the stream record as an expiry. */
export async function expireItem(
  engine: Engine,
  write: Write,
  unchanged: (item: Item) => boolean,
): Promise<boolean> {
  const { store } = engine;
  return withLocks(store, [{ table: write.table.TableName, key: write.key }], async () => {
    const oldItem = await readItem(store, write.table.TableName, write.key);
    if (!oldItem || !unchanged(oldItem)) return false;
    await commit(engine, [await stage(store, write, oldItem)], [], true);
    return true;
  });
}

async function apply(engine: Engine, writes: Write[]): Promise<Answer[]> {
  const { store } = engine;
  const items = writes.map(({ table, key }) => ({ table: table.TableName, key }));
  return withLocks(store, items, async () => {
    const staged = await Promise.all(
      writes.map(async (write) =>
        stage(store, write, await readItem(store, write.table.TableName, write.key)),
      ),
    );
    await commit(engine, staged);
    return staged.map(({ answer }) => answer);
  });
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
    for (const { PutRequest, DeleteRequest } of requests as WriteRequest[]) {
      const request: Request = { TableName, ReturnConsumedCapacity, ...PutRequest, ...DeleteRequest };
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
