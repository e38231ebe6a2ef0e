// TransactWriteItems and TransactGetItems: all parts or none, one reason per part when it is none.

import getItem from "dynalite/actions/getItem.js";
import type { Answer, Request, Table } from "dynalite/db/index.js";
import { capacityLevel, transactionCapacity } from "./capacity.ts";
import { activeTable, type Engine, readItem } from "./engine.ts";
import {
  type ApiError,
  type CancellationReason,
  isApiError,
  transactionCancelled,
  transactionMet,
  validationError,
} from "./errors.ts";
import { type Intent, ItemsTaken, withLocks } from "./locks.ts";
import { readTables, viewFor } from "./reads.ts";
import { refuseLargeTransaction } from "./sizes.ts";
import { commit, countFailure, locate, type Staged, stage, type Write } from "./staging.ts";
import { alreadyDone, oneAtATime, readToken, tokenRow } from "./tokens.ts";
import { type Body, choice, isObject, type KnownOperation, refuseUnknown, validate } from "./validate.ts";

const maxItems = 100;

const expressions = [
  "TableName",
  "ConditionExpression",
  "ExpressionAttributeNames",
  "ExpressionAttributeValues",
];
const onFailure = "ReturnValuesOnConditionCheckFailure";
const writeKinds = {
  Put: { rules: "PutItem", kind: "Put", fields: [...expressions, onFailure, "Item"] },
  Update: {
    rules: "UpdateItem",
    kind: "Update",
    fields: [...expressions, onFailure, "Key", "UpdateExpression"],
  },
  Delete: { rules: "DeleteItem", kind: "Delete", fields: [...expressions, onFailure, "Key"] },
  ConditionCheck: { rules: "DeleteItem", kind: "Check", fields: [...expressions, onFailure, "Key"] },
} as const satisfies Record<string, { rules: KnownOperation; kind: Write["kind"]; fields: string[] }>;

type WriteKind = keyof typeof writeKinds;
const writeKindNames = Object.keys(writeKinds) as WriteKind[];

/** Carries out all parts or none. */
export async function transactWriteItems(engine: Engine, body: Body): Promise<Answer> {
  const { store } = engine;
  refuseUnknown(
    body,
    ["TransactItems", "ClientRequestToken", "ReturnConsumedCapacity", "ReturnItemCollectionMetrics"],
    "TransactWriteItems",
  );
  const level = capacityLevel(body);
  const parts = splitParts(
    body,
    writeKindNames,
    "TransactItems can only contain one of Check, Put, Update or Delete",
  );
  const token = readToken(body.ClientRequestToken, body.TransactItems);
  const requests = parts.map(({ kind, fields }) => readWritePart(engine, kind, fields));
  const writes = await locateAll(engine, requests);

  return oneAtATime(engine, token, () =>
    locked(engine, writes, "transaction", async () => {
      if (await alreadyDone(store, token, engine.now())) {
        const found = await Promise.all(
          writes.map((write) => readItem(store, write.table.TableName, write.key)),
        );
        return transactionCapacity(
          level,
          "read",
          touchedBy(writes, (i) => [found[i]]),
        ) as Answer;
      }
      const staged = await stageAll(engine, writes);
      await engine.pause?.();
      await commit(engine, staged, { others: tokenRow(token, engine.now()), transactional: true });
      const touched = touchedBy(writes, (i) => [staged[i]?.oldItem, staged[i]?.newItem]);
      return transactionCapacity(level, "write", touched) as Answer;
    }),
  );
}

/** Reads all parts at one moment. */
export async function transactGetItems(engine: Engine, body: Body): Promise<Answer> {
  const { store } = engine;
  refuseUnknown(body, ["TransactItems", "ReturnConsumedCapacity"], "TransactGetItems");
  const level = capacityLevel(body);
  const parts = splitParts(body, ["Get"], "TransactItems can only contain Get");
  const requests = parts.map(({ fields }) => {
    refuseUnknown(fields, ["TableName", "Key", "ProjectionExpression", "ExpressionAttributeNames"], "Get");
    return { kind: "Get" as const, request: validate(store, "GetItem", fields), returnOld: false };
  });
  const reads = await locateAll(engine, requests);
  const tables = await readTables(
    store,
    reads.map((read) => read.table.TableName),
  );

  return locked(engine, reads, "transactional read", async () => {
    const items = await Promise.all(reads.map((read) => readItem(store, read.table.TableName, read.key)));
    refuseLargeTransaction(items);
    const answers = await Promise.all(reads.map((read) => viewFor(store, tables, read.request).run(getItem)));
    const Responses = answers.map(({ Item }) => (Item ? { Item } : {}));
    return {
      Responses,
      ...transactionCapacity(
        level,
        "read",
        touchedBy(reads, (i) => [items[i]]),
      ),
    };
  });
}

interface Part<K extends string> {
  kind: K;
  fields: Body;
}

function splitParts<K extends string>(body: Body, kinds: readonly K[], sentence: string): Part<K>[] {
  const items = body.TransactItems;
  const count = Array.isArray(items) ? items.length : 0;
  if (!Array.isArray(items) || count === 0 || count > maxItems) {
    const bound = count > maxItems ? `less than or equal to ${maxItems}` : "greater than or equal to 1";
    throw validationError(
      "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: " +
        `Member must have length ${bound}`,
    );
  }
  return items.map((item: unknown) => {
    const named = isObject(item) ? Object.keys(item).filter((name) => item[name] != null) : [];
    const kind = kinds.find((name) => name === named[0]);
    const fields = kind && isObject(item) ? item[kind] : undefined;
    if (named.length !== 1 || !kind || !isObject(fields)) throw validationError(sentence);
    return { kind, fields };
  });
}

interface Unlocated<K extends string> {
  kind: K;
  request: Request;
  returnOld: boolean;
}

function readWritePart({ store }: Engine, name: WriteKind, fields: Body): Unlocated<Write["kind"]> {
  const { rules, kind, fields: known } = writeKinds[name];
  refuseUnknown(fields, known, name);
  if (name === "ConditionCheck" && fields.ConditionExpression == null) {
    throw validationError("The ConditionExpression parameter is required for ConditionCheck");
  }
  if (name === "Update" && fields.UpdateExpression == null) {
    throw validationError("The UpdateExpression parameter is required for Update");
  }
  const returnOld = choice(fields, onFailure, ["ALL_OLD", "NONE"]) === "ALL_OLD";
  return { kind, request: validate(store, rules, fields, [onFailure]), returnOld };
}

type Located<K extends string> = Unlocated<K> & { table: Table; key: string };

// Finds every part's table and key. A key that does not fit its table is that part's reason, not the request's error.
async function locateAll<K extends string>(engine: Engine, parts: Unlocated<K>[]): Promise<Located<K>[]> {
  const located: Located<K>[] = [];
  const reasons: CancellationReason[] = [];
  for (const part of parts) {
    const table = await activeTable(engine.store, part.request.TableName);
    try {
      located.push({ ...part, table, key: locate(part.request, table) });
      reasons.push({ Code: "None" });
    } catch (error) {
      reasons.push(toReason(error));
    }
  }
  if (located.length < parts.length) throw transactionCancelled(reasons);
  const seen = new Set(located.map(({ table, key }) => `${table.TableName} ${key}`));
  if (seen.size < located.length) {
    throw validationError("Transaction request cannot include multiple operations on one item");
  }
  return located;
}

async function stageAll(engine: Engine, writes: Write[]): Promise<Staged[]> {
  const { store } = engine;
  const found: Staged["oldItem"][] = [];
  const staged: Staged[] = [];
  const reasons: CancellationReason[] = [];
  for (const write of writes) {
    const oldItem = await readItem(store, write.table.TableName, write.key);
    found.push(oldItem);
    try {
      staged.push(await stage(store, write, oldItem));
      reasons.push({ Code: "None" });
    } catch (error) {
      reasons.push(toReason(error));
    }
  }
  if (staged.length < writes.length) {
    for (const [i, write] of writes.entries()) countFailure(engine, write, found[i], true);
    throw transactionCancelled(reasons);
  }
  refuseLargeTransaction(staged.map(({ oldItem, newItem }) => newItem ?? oldItem));
  return staged;
}

function toReason(error: unknown): CancellationReason {
  if (!isApiError(error)) throw error;
  const failedCondition = String(error.body.__type).endsWith("#ConditionalCheckFailedException");
  return {
    Code: failedCondition ? "ConditionalCheckFailed" : "ValidationError",
    Message: String(error.body.message),
    ...itemOf(error),
  };
}

function itemOf(error: ApiError): { Item?: object } {
  return isObject(error.body.Item) ? { Item: error.body.Item } : {};
}

async function locked<T>(
  engine: Engine,
  parts: { table: Table; key: string }[],
  intent: Intent,
  work: () => Promise<T>,
): Promise<T> {
  const items = parts.map(({ table, key }) => ({ table: table.TableName, key }));
  return withLocks(engine, items, intent, work).catch((error) => {
    throw error instanceof ItemsTaken ? transactionMet(error.positions, parts.length) : error;
  });
}

function touchedBy(parts: { table: Table }[], images: (index: number) => Staged["oldItem"][]) {
  return parts.map(({ table }, index) => ({ table: table.TableName, images: images(index) }));
}
