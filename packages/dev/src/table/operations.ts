// The table without a socket: an operation and its body in, a status and a body out. The HTTP server goes the same way.
// Nothing in here waits for a timer unless `holdTransactions` says so.

import type { Answer } from "dynalite/db/index.js";
import { type Authorize, type Caller, requireGrants } from "./authorize.ts";
import { type Engine, findTable } from "./engine.ts";
import { isApiError, unknownOperation } from "./errors.ts";
import { batchGetItem, read } from "./reads.ts";
import { createTable, deleteTable, describeTable, listTables } from "./tables.ts";
import { transactGetItems, transactWriteItems } from "./transactions.ts";
import { describeTimeToLive, updateTimeToLive } from "./ttl.ts";
import type { Body } from "./validate.ts";
import { batchWriteItem, writeItem } from "./writes.ts";

const operations: Record<string, (engine: Engine, body: Body) => Promise<Answer>> = {
  BatchGetItem: batchGetItem,
  BatchWriteItem: batchWriteItem,
  CreateTable: createTable,
  DeleteItem: (engine, body) => writeItem(engine, "Delete", body),
  DeleteTable: deleteTable,
  DescribeTable: describeTable,
  DescribeTimeToLive: describeTimeToLive,
  GetItem: (engine, body) => read(engine, "GetItem", body),
  ListTables: listTables,
  PutItem: (engine, body) => writeItem(engine, "Put", body),
  Query: (engine, body) => read(engine, "Query", body),
  Scan: (engine, body) => read(engine, "Scan", body),
  TransactGetItems: transactGetItems,
  TransactWriteItems: transactWriteItems,
  UpdateItem: (engine, body) => writeItem(engine, "Update", body),
  UpdateTimeToLive: updateTimeToLive,
};

/** Who asks, where that matters. */
export interface Access {
  authorize: Authorize;
  caller: Caller;
}

/** Carries an operation out, ordered failures included; throws an ApiError for what DynamoDB refuses. */
export async function carryOut(
  engine: Engine,
  operation: string,
  body: Body,
  access?: Access,
): Promise<Answer> {
  const run = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (!run) throw unknownOperation(operation);
  if (access) requireGrants(access.authorize, access.caller, operation, body);
  const hashKeyOf = async (name: string) =>
    (await findTable(engine.store, name))?.KeySchema[0]?.AttributeName;
  return engine.faults.around(operation, body, hashKeyOf, (left) => run(engine, left));
}

/** An answer as it would go over the wire; status 0 where the connection would be cut instead. */
export interface EngineAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Answers one call, `answer(engine, "PutItem", body)`. Throws only for faults of the stand-in itself. */
export async function answer(
  engine: Engine,
  operation: string,
  body: Body,
  access?: Access,
): Promise<EngineAnswer> {
  try {
    return { status: 200, body: await carryOut(engine, operation, body, access) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { status: error.statusCode, body: error.body };
  }
}
