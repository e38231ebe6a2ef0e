// The table without a socket, on plain values or on DynamoDB's JSON. The HTTP server goes the same way. Nothing in here
// waits for a timer unless `holdTransactions` says so.
import { type Authorize, type Caller, requireGrants } from "./authorize.ts";
import type { Engine } from "./engine.ts";
import { ApiError, unknownOperation } from "./errors.ts";
import { batchGetItem, getItem, query, scan } from "./reads.ts";
import { readRequest } from "./requests.ts";
import { createTable, describeTable } from "./tables.ts";
import { transactWriteItems } from "./transactions.ts";
import { describeTimeToLive, updateTimeToLive } from "./ttl.ts";
import { type Input, type Item, isMap, isObject, type Value } from "./values.ts";
import { decodeItem, encodeItem } from "./wire-values.ts";
import { writeItem } from "./writes.ts";

const operations: Record<string, (engine: Engine, input: Input) => Promise<Input>> = {
  BatchGetItem: batchGetItem,
  CreateTable: createTable,
  DeleteItem: (engine, input) => writeItem(engine, "Delete", input),
  DescribeTable: describeTable,
  DescribeTimeToLive: describeTimeToLive,
  GetItem: getItem,
  PutItem: (engine, input) => writeItem(engine, "Put", input),
  Query: query,
  Scan: scan,
  TransactWriteItems: transactWriteItems,
  UpdateItem: (engine, input) => writeItem(engine, "Update", input),
  UpdateTimeToLive: updateTimeToLive,
};

/** Who asks, where that matters. */
export interface Access {
  authorize: Authorize;
  caller: Caller;
}

/** Carries out a request on plain values, ordered failures included; throws an ApiError for what DynamoDB refuses. */
export async function ask(engine: Engine, operation: string, input: Input): Promise<Input> {
  return carryOut(engine, operation, input, (value) => value as Item);
}

async function carryOut(
  engine: Engine,
  operation: string,
  body: Input,
  items: (value: unknown) => Item,
  access?: Access,
): Promise<Input> {
  const run = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (!run) throw unknownOperation(operation);
  if (access) requireGrants(access.authorize, access.caller, operation, body);
  const input = readRequest(operation, body, items);
  return engine.faults.around(engine.tables, operation, input, () => run(engine, input));
}

/** The same in DynamoDB's JSON. */
export async function carryOutJson(
  engine: Engine,
  operation: string,
  body: Input,
  access?: Access,
): Promise<Input> {
  return encoded(await carryOut(engine, operation, body, decodeItem, access));
}

/** Answers one call as over the wire; status 0 where that would be cut. Throws only for faults of the stand-in itself. */
export async function answer(engine: Engine, operation: string, body: Input) {
  try {
    return { status: 200, body: await carryOutJson(engine, operation, body) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.statusCode, body: encoded(error.body) };
  }
}

const itemFields = new Set(["Item", "Key", "Attributes", "LastEvaluatedKey"]);
const itemLists = new Set(["Items", "Keys"]);

/** An answer, or what an error says, with the items in it in DynamoDB's JSON. */
export function encoded(answer: Input): Input {
  const result: Input = {};
  for (const [name, value] of Object.entries(answer)) result[name] = encodedField(name, value);
  return result;
}

function encodedField(name: string, value: unknown): unknown {
  if (itemFields.has(name)) return encodeItem(value as Item);
  if (itemLists.has(name)) return (value as Item[]).map(encodeItem);
  if (name === "Responses" && !Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value as Record<string, Item[]>).map(([table, items]) => [table, items.map(encodeItem)]),
    );
  if (Array.isArray(value)) return value.map((member) => (isObject(member) ? encoded(member) : member));
  return isMap(value as Value) ? encoded(value as Input) : value;
}
